extension Drawing.Sheet {
  /// The last outermost layer of a sheet.
  package struct LastLayer {
    /// Its items, from push to pop.
    package let items: Range<Int>
    /// Where the numbers of its items start.
    package let firstNumber: Int
  }

  /// The last outermost layer, where it has no mark; nil where it has one, or there is no layer.
  package var lastLayer: LastLayer? {
    guard items.last?.verb == .pop else { return nil }
    var (start, depth) = (items.count - 1, 1)
    while depth > 0, start > 0 {
      start -= 1
      if items[start].verb == .pop { depth += 1 }
      if items[start].verb == .push { depth -= 1 }
    }
    guard items[start].verb == .push, layers[Int(items[start].extra)].mark == nil else { return nil }
    return LastLayer(items: start..<items.count, firstNumber: Int(items[start].numbers))
  }

  /// Whether the last layers of two sheets have the same shape.
  package func hasSameShape(_ layer: LastLayer, as other: Drawing.Sheet, _ otherLayer: LastLayer) -> Bool {
    hasSameShape(layer.items, as: other, otherLayer.items)
  }

  /// The sheet with its last layer replaced by that of another sheet, as strong as its own was.
  ///
  /// - Complexity: O(n) in the number of items.
  package func replacing(_ layer: LastLayer, by otherLayer: LastLayer, of other: Drawing.Sheet) -> Drawing.Sheet {
    let opacity = layers[Int(items[layer.items.lowerBound].extra)].opacity
    var recorder = Drawing.Recorder()
    recorder.append(self, 0..<layer.items.lowerBound)
    recorder.append(other, otherLayer.items, opacity: opacity)
    return recorder.finish()
  }
}

extension Drawing.Recorder {
  /// Records a run of a sheet's items again; its first layer gets another opacity where one is given.
  fileprivate mutating func append(_ sheet: Drawing.Sheet, _ run: Range<Int>, opacity: Double? = nil) {
    for place in run {
      let item = sheet.items[place]
      switch item.verb {
      case .fill: fill(sheet.figure(of: item), rule: item.option == 0 ? .nonZero : .evenOdd, paint: sheet.paints[Int(item.paint)])
      case .stroke: stroke(sheet.figure(of: item), stroke: sheet.strokes[item.stroke], paint: sheet.paints[Int(item.paint)])
      case .text: draw(sheet.text(of: item, style: sheet.styles[Int(item.paint)]))
      case .push:
        var layer = sheet.layers[Int(item.extra)]
        if place == run.lowerBound, let opacity { layer.opacity = opacity }
        push(layer)
      case .pop: pop()
      }
    }
  }
}
