extension Drawing.Sheet {
  /// The ids that more than one layer carries, each once, in the order in which they first come again.
  ///
  /// A drawing's ids should be unique; one that is not is no reason to stop: a tween and `extract` take the first, a touch the plan's own
  /// answer. Tests and the golden pictures hold that this is empty.
  package var duplicateMarks: [Mark.ID] {
    var counts = KeyTable<Mark.ID, Int>()
    var again: [Mark.ID] = []
    for layer in layers {
      guard let id = layer.mark?.id else { continue }
      let count = (counts[id] ?? 0) + 1
      counts.set(id, count)
      if count == 2 { again.append(id) }
    }
    return again
  }
}
