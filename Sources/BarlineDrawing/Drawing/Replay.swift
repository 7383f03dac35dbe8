extension Drawing {
  /// Draws the picture again, into any painter: the frame first, then the marks, the selection and the tooltip.
  ///
  /// - Parameter painter: What receives the figures; its colours are the tokens themselves.
  /// - Complexity: O(n) in the number of items.
  @inlinable public func replay(into painter: inout some Painter) {
    frame.replay(into: &painter)
    marks.replay(into: &painter, dimming: dimming)
    selection.replay(into: &painter)
    tooltip.replay(into: &painter)
  }

  /// Draws the picture again in a theme's colours.
  ///
  /// - Parameters:
  ///   - painter: What receives the figures.
  ///   - theme: What colour the tokens are; with nil the painter is given the tokens themselves.
  /// - Complexity: O(n) in the number of items.
  @inlinable public func replay(into painter: inout some Painter, resolving theme: Theme?) {
    frame.replay(into: &painter, resolving: theme)
    marks.replay(into: &painter, resolving: theme, dimming: dimming)
    selection.replay(into: &painter, resolving: theme)
    tooltip.replay(into: &painter, resolving: theme)
  }
}

extension Drawing.Sheet {
  /// Draws the sheet again, into any painter.
  ///
  /// - Parameters:
  ///   - painter: What receives the figures; its colours are the tokens themselves.
  ///   - dimming: A factor for the opacity of each top layer, in order.
  /// - Complexity: O(n) in the number of items.
  @inlinable public func replay(into painter: inout some Painter, dimming: [Double] = []) {
    play(into: &painter, paints, styles, dimming)
  }

  /// Draws the sheet again in a theme's colours.
  ///
  /// - Parameters:
  ///   - painter: What receives the figures.
  ///   - theme: What colour the tokens are; with nil the painter is given the tokens themselves.
  ///   - dimming: A factor for the opacity of each top layer, in order.
  /// - Complexity: O(n) in the number of items.
  @inlinable public func replay(into painter: inout some Painter, resolving theme: Theme?, dimming: [Double] = []) {
    guard let theme else { return play(into: &painter, paints, styles, dimming) }
    play(into: &painter, paints.map { theme.resolve($0) }, styles.map { theme.resolve($0) }, dimming)
  }

  @inlinable func play(into painter: inout some Painter, _ paints: [Paint], _ styles: [TextStyle], _ dimming: [Double]) {
    // Spans lend what they hold, where an array's elements would be copied, with all their strings and stops.
    let (allPaints, allLayers) = (paints[...], self.layers[...])
    let (paint, layers) = (allPaints.span, allLayers.span)
    var depth = 0
    var top = 0
    for item in items {
      switch item.verb {
      case .fill where item.shape == .rect:
        // Most figures by far, and the only kind that holds nothing to be let go of.
        painter.fill(
          .rect(rect(at: Int(item.numbers))), rule: item.option == 0 ? .nonZero : .evenOdd, paint: paint[Int(item.paint)])
      case .fill:
        painter.fill(figure(of: item), rule: item.option == 0 ? .nonZero : .evenOdd, paint: paint[Int(item.paint)])
      case .stroke:
        painter.stroke(figure(of: item), stroke: strokes[item.stroke], paint: paint[Int(item.paint)])
      case .text: painter.draw(text(of: item, style: styles[Int(item.paint)]))
      case .push:
        depth += 1
        if depth == 1, top < dimming.count {
          var layer = layers[Int(item.extra)]
          layer.opacity *= dimming[top]
          painter.push(layer)
        } else {
          painter.push(layers[Int(item.extra)])
        }
        if depth == 1 { top += 1 }
      case .pop:
        depth -= 1
        painter.pop()
      }
    }
  }

  /// The figure that an item fills or strokes.
  @inlinable package func figure(of item: Drawing.Item) -> Figure {
    let n = Int(item.numbers)
    switch item.shape {
    case .rect: return .rect(rect(at: n))
    case .roundedRect:
      return .roundedRect(
        rect(at: n),
        CornerRadii(topLeft: numbers[n + 4], topRight: numbers[n + 5], bottomRight: numbers[n + 6], bottomLeft: numbers[n + 7]))
    case .circle: return .circle(center: ChartPoint(x: numbers[n], y: numbers[n + 1]), radius: numbers[n + 2])
    case .sector:
      return .sector(
        Sector(
          center: ChartPoint(x: numbers[n], y: numbers[n + 1]), innerRadius: numbers[n + 2], outerRadius: numbers[n + 3],
          startAngle: numbers[n + 4], endAngle: numbers[n + 5]))
    case .path: return .path(path(at: n, verb: Int(item.extra)))
    }
  }

  @inlinable func rect(at n: Int) -> ChartRect {
    ChartRect(x: numbers[n], y: numbers[n + 1], width: numbers[n + 2], height: numbers[n + 3])
  }

  @usableFromInline func path(at first: Int, verb firstVerb: Int) -> BezierPath {
    var end = firstVerb
    var count = 0
    while verbs[end] != Self.endOfPath {
      count += BezierPath.Verb(rawValue: verbs[end])?.count ?? 0
      end += 1
    }
    return BezierPath(
      verbs: verbs[firstVerb..<end].map { BezierPath.Verb(rawValue: $0) ?? .close },
      numbers: Array(numbers[first..<first + count]))
  }

  @inlinable package func text(of item: Drawing.Item, style: TextStyle) -> TextRun {
    let n = Int(item.numbers)
    return TextRun(
      strings[Int(item.extra)], style: style, baseline: ChartPoint(x: numbers[n], y: numbers[n + 1]),
      anchor: TextAnchor(rawValue: item.option) ?? .start, rotation: numbers[n + 2], width: numbers[n + 3])
  }
}

extension Theme {
  /// A text style with a fixed colour.
  @usableFromInline func resolve(_ style: TextStyle) -> TextStyle {
    var style = style
    style.color = .rgba(resolve(style.color))
    return style
  }
}
