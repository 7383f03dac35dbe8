extension Drawing.Sheet {
  /// Cuts what is in the outermost layers to a rectangle; a layer that is moved or cut already stays as it is. The sheet is another then,
  /// and has no revision.
  ///
  /// - Complexity: O(n) in the number of items.
  package mutating func cut(to rect: ChartRect) {
    revision = 0
    var depth = 0
    for place in items.indices {
      switch items[place].verb {
      case .push:
        let outer = Int(items[place].extra)
        if depth == 0, layers[outer].isPlain { layers[outer].clip = .rect(rect) }
        depth += 1
      case .pop: depth -= 1
      case .fill, .stroke, .text: break
      }
    }
  }
}
