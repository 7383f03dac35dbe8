extension Drawing.Sheet {
  /// Cuts what is in the outermost layers to a rectangle; a layer that is moved or cut already stays as it is. The sheet is another then,
  /// and has no revision.
  ///
  /// - Complexity: O(n) in the number of items.
  package mutating func cut(to rect: ChartRect) {
    let outer = outerLayers
    change { sheet in
      for layer in outer where sheet.layers[layer].isPlain { sheet.layers[layer].clip = .rect(rect) }
    }
    revision = 0
  }

  /// The places of the outermost layers in their table.
  var outerLayers: [Int] {
    var (outer, depth) = ([Int](), 0)
    for item in items {
      switch item.verb {
      case .push:
        if depth == 0 { outer.append(Int(item.extra)) }
        depth += 1
      case .pop: depth -= 1
      case .fill, .stroke, .text: break
      }
    }
    return outer
  }
}
