extension Drawing.Sheet {
  /// What is drawn of a mark, as a sheet of its own without any mark: for drawing it once more, on top.
  ///
  /// The clips, transforms and opacities of the layers around it are kept; dimming is not in a sheet and so not in the answer.
  ///
  /// - Returns: nil where the sheet has no such mark.
  package func extract(_ id: Mark.ID, repaint: Paint? = nil) -> Drawing.Sheet? {
    var recorder = Drawing.Recorder()
    return recorder.append(from: self, mark: id, repaint: repaint) ? recorder.finish() : nil
  }

  /// The layers around a mark's own, outermost first, and the items of its own from push to pop; nil where there is no such mark.
  func place(of id: Mark.ID) -> (around: [Int], items: Range<Int>)? {
    var layer = 0
    while layer < layers.count, !layers[layer].isMarked(id) { layer += 1 }
    guard layer < layers.count else { return nil }
    var open: [Int] = []
    var (start, depth) = (0, 0)
    while start < items.count {
      let item = items[start]
      if item.verb == .push {
        if Int(item.extra) == layer { break }
        open.append(Int(item.extra))
      } else if item.verb == .pop {
        open.removeLast()
      }
      start += 1
    }
    var end = start
    repeat {
      if items[end].verb == .push { depth += 1 }
      if items[end].verb == .pop { depth -= 1 }
      end += 1
    } while depth > 0 && end < items.count
    return (open, start..<end)
  }
}

extension Drawing.Recorder {
  /// Draws a mark of a sheet once more, without its `Mark`, in the layers that stood around it.
  ///
  /// - Parameters:
  ///   - sheet: The sheet that holds the mark.
  ///   - id: What the mark is known by.
  ///   - repaint: The paint for its fills and strokes; nil for their own. Text keeps its colour.
  /// - Returns: Whether the sheet has such a mark.
  /// - Complexity: O(n) in the number of items, a few nanoseconds each.
  @discardableResult package mutating func append(from sheet: Drawing.Sheet, mark id: Mark.ID, repaint: Paint? = nil) -> Bool {
    guard let (around, items) = sheet.place(of: id) else { return false }
    var opened = 0
    for place in around where sheet.layers[place].isMoreThanMark {
      push(sheet.layers[place].unmarked)
      opened += 1
    }
    // Whether each open layer was worth writing, so that its pop is written as well.
    var written: [Bool] = []
    for item in sheet.items[items] {
      switch item.verb {
      case .fill:
        fill(
          sheet.figure(of: item), rule: item.option == 0 ? .nonZero : .evenOdd, paint: repaint ?? sheet.paints[Int(item.paint)])
      case .stroke:
        stroke(sheet.figure(of: item), stroke: sheet.strokes[item.stroke], paint: repaint ?? sheet.paints[Int(item.paint)])
      case .text: draw(sheet.text(of: item, style: sheet.styles[Int(item.paint)]))
      case .push:
        let layer = sheet.layers[Int(item.extra)]
        written.append(layer.isMoreThanMark)
        if layer.isMoreThanMark { push(layer.unmarked) }
      case .pop:
        if written.popLast() == true { pop() }
      }
    }
    for _ in 0..<opened { pop() }
    return true
  }
}

extension Layer {
  /// Whether its mark has an id. A method, so that a search reads layers in place and copies none.
  @inline(never) fileprivate func isMarked(_ id: Mark.ID) -> Bool { mark?.id.item == id.item && mark?.id == id }

  /// Whether it changes how anything looks.
  fileprivate var isMoreThanMark: Bool { transform != nil || clip != nil || opacity != 1 }

  /// The same layer without its mark.
  fileprivate var unmarked: Layer {
    var layer = self
    layer.mark = nil
    return layer
  }
}
