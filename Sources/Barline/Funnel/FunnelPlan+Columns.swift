extension FunnelPlan {
  /// Draws stages one by one, without marks.
  func drawBareStages(of model: FunnelModel, folded: Bool, into recorder: inout Drawing.Recorder) {
    recorder.reserve(items: count + 2, numbers: 8 * count)
    for position in 0..<count where !value(at: position, in: model).isNaN {
      drawStage(of: model, position, shape(at: position, in: model), folded: folded, isSelected: false, into: &recorder)
    }
  }

  /// Draws the widest stage of each pixel as a bar. How many there are depends on the size alone, so that two reloads of one size can
  /// turn into each other.
  func drawColumns(of model: FunnelModel, folded: Bool, into recorder: inout Drawing.Recorder) {
    let count = columns
    recorder.reserve(items: count + 2, numbers: 4 * count)
    let length = (grid.direction == .down ? area.height : area.width) / Double(count)
    for column in 0..<count {
      let position = widest(inColumn: column, of: model)
      let edges = grid.across(position.map { grid.width(of: value(at: $0, in: model)) } ?? 0)
      let start = grid.start + Double(column) * length
      let (from, to) = (
        grid.point(along: start, across: edges.from), grid.point(along: folded ? start : start + length, across: edges.to)
      )
      let rect = ChartRect(left: from.x, top: from.y, right: to.x, bottom: to.y)
      let color = position.map { model.color(position: $0, in: sequence) } ?? .accent
      recorder.fill(.rect(rect), paint: .color(color))
    }
  }

  /// What folds an app's own drawing of a stage onto the edge where the stage starts.
  func foldOntoStart(_ position: Int) -> Affine {
    let start = grid.along(position).start
    return grid.direction == .down
      ? Affine(a: 1, b: 0, c: 0, d: 0, tx: 0, ty: start) : Affine(a: 0, b: 0, c: 0, d: 1, tx: start, ty: 0)
  }
}
