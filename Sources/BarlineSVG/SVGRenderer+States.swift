import BarlineDrawing

extension SVGRenderer {
  /// Writes a document that shows the states of a picture by itself, without a script: while a mark is pointed at, or has the keyboard (the tab
  /// key goes from one to the next), its selection and its card are seen.
  ///
  ///     let chart = BarChartView(size: ChartSize(width: 640, height: 360))
  ///     let svg = SVGRenderer().string(chart.drawing(at: .infinity), states: chart.states(upTo: 1000) ?? [])
  ///
  /// What the drawing itself has selected is not drawn. Where nothing can be pointed at (in an `<img>`, on paper, in a viewer without style
  /// sheets) the picture is the one without a selection. Without states it is the same as `render(_:)`.
  /// - Complexity: O(n) in the number of items, of all states; a state of a bar takes about two kilobytes.
  public func render(_ drawing: Drawing, states: [PictureState]) throws(RenderError) -> [UInt8] { bytes(of: drawing, states) }

  /// Writes a document that shows the states of a picture by itself, as a string.
  public func string(_ drawing: Drawing, states: [PictureState]) -> String {
    String(decoding: bytes(of: drawing, states), as: UTF8.self)
  }

  private func bytes(of drawing: Drawing, _ all: [PictureState]) -> [UInt8] {
    guard !all.isEmpty, !drawing.size.isEmpty else { return bytes(of: drawing) }
    let states = SVGStates(all)
    var painter = SVGPainter(capacity: 4096 + all.count * 2048, inks: SVGInks(light: light, dark: dark))
    painter.document.append(root: drawing)
    let head = painter.document.count
    painter.document.append("<g pointer-events=\"none\">\n")
    drawing.frame.replay(into: &painter)
    painter.document.append("</g>\n<g id=\"\0-i\">\n")
    for number in all.indices { states.append(placeOf: number, to: &painter.document) }
    // What is said of marks is said of their places.
    painter.document.append("<g id=\"\0-m\" pointer-events=\"none\" aria-hidden=\"true\">\n")
    painter.names = states.names
    var layered = LayeredPainter(painter, states)
    drawing.marks.replay(into: &layered)
    painter = layered.painter
    painter.names = [:]
    painter.document.append("</g>\n")
    for (number, state) in all.enumerated() {
      painter.document.append("<g id=\"\0-s")
      painter.document.append(whole: number)
      painter.document.append("\" display=\"none\" pointer-events=\"none\" aria-hidden=\"true\">\n")
      state.selection.replay(into: &painter)
      state.tooltip.replay(into: &painter)
      painter.document.append("</g>\n")
    }
    painter.document.append("</g>\n</svg>\n")
    painter.inks.behaviour = states.rules
    return painter.inks.finish(&painter.document, head: head, prefix: idPrefix)
  }
}
