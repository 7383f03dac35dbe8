import BarlineDrawing

/// Barline's figures, paints and strokes in cairo's words.
extension CairoFunctions {
  /// Cairo's own coordinates are whole 256ths in 32 bits: what is farther out is drawn at the edge of that.
  private func bounded(_ number: Double) -> Double { min(max(number, -4_000_000), 4_000_000) }

  /// Maps what follows.
  func transform(_ context: Context?, _ map: Affine) {
    // A map that flattens everything would stop cairo: nothing is seen of it anyway, so it is made small instead.
    let isFlat = map.inverse == nil
    let matrix =
      isFlat ? [1e-6, 0, 0, 1e-6, bounded(map.tx), bounded(map.ty)] : [map.a, map.b, map.c, map.d, map.tx, map.ty]
    cairo_transform(context, matrix)
  }

  /// Makes a figure the path.
  func trace(_ figure: Figure, on context: Context?) {
    cairo_new_path(context)
    switch figure {
    case .rect(let rect): trace(rect, on: context)
    case .roundedRect, .sector: trace(figure.outline, on: context)
    case .circle(let center, let radius):
      guard radius > 0 else { break }
      cairo_arc(context, bounded(center.x), bounded(center.y), bounded(radius), 0, 2 * .pi)
      cairo_close_path(context)
    case .path(let path): trace(path, on: context)
    }
  }

  private func trace(_ rect: ChartRect, on context: Context?) {
    let (left, top) = (bounded(rect.minX), bounded(rect.minY))
    cairo_rectangle(context, left, top, bounded(rect.maxX) - left, bounded(rect.maxY) - top)
  }

  private func trace(_ path: BezierPath, on context: Context?) {
    let numbers = path.numbers
    var place = 0
    for verb in path.verbs {
      switch verb {
      case .move: cairo_move_to(context, bounded(numbers[place]), bounded(numbers[place + 1]))
      case .line: cairo_line_to(context, bounded(numbers[place]), bounded(numbers[place + 1]))
      case .cubic:
        cairo_curve_to(
          context, bounded(numbers[place]), bounded(numbers[place + 1]), bounded(numbers[place + 2]),
          bounded(numbers[place + 3]), bounded(numbers[place + 4]), bounded(numbers[place + 5]))
      case .close: cairo_close_path(context)
      }
      place += verb.count
    }
  }

  /// Makes a resolved paint what is drawn with.
  func setSource(_ paint: Paint, opacity: Double, on context: Context?) {
    switch paint {
    case .color(let color): setSource(color, opacity: opacity, on: context)
    case .linear(let stops, let from, let to):
      // One colour, or a gradient without a length: as SVG has it, all of it is the last colour.
      guard stops.count > 1, from != to else { return setSource(stops.last?.color, opacity: opacity, on: context) }
      var ramp = Ramp(stops)
      let isCut = ramp.startsTwice || ramp.endsTwice
      if isCut { ramp.squeeze(from: 0.25, to: 0.75) }
      let (dx, dy) = isCut ? ((to.x - from.x) / 2, (to.y - from.y) / 2) : (0, 0)
      let pattern = cairo_pattern_create_linear(
        bounded(from.x - dx), bounded(from.y - dy), bounded(to.x + dx), bounded(to.y + dy))
      setSource(pattern, ramp, opacity, context)
    case .radial(let stops, let center, let radius):
      guard stops.count > 1, radius > 0 else { return setSource(stops.last?.color, opacity: opacity, on: context) }
      var ramp = Ramp(stops)
      // Nothing lies before the middle.
      while ramp.startsTwice { ramp.stops.removeFirst() }
      let isCut = ramp.endsTwice
      if isCut { ramp.squeeze(from: 0, to: 0.5) }
      let (x, y) = (bounded(center.x), bounded(center.y))
      setSource(cairo_pattern_create_radial(x, y, 0, x, y, bounded(isCut ? radius * 2 : radius)), ramp, opacity, context)
    }
  }

  private func setSource(_ pattern: Pattern?, _ ramp: Ramp, _ opacity: Double, _ context: Context?) {
    for (offset, color) in ramp.stops {
      cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha * opacity)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }

  private func setSource(_ color: ChartColor?, opacity: Double, on context: Context?) {
    guard case .rgba(let color)? = color else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
  }

  /// Makes a stroke the way in which lines are drawn.
  func set(_ stroke: Stroke, on context: Context?) {
    cairo_set_line_width(context, bounded(stroke.width))
    cairo_set_line_cap(context, UInt32(stroke.cap.rawValue))
    cairo_set_line_join(context, UInt32(stroke.join.rawValue))
    // Barline has limits below one bevel everything, cairo counts from one.
    cairo_set_miter_limit(context, max(1, stroke.miterLimit))
    // A line that ends where a dash would begin gets a dot there from cairo, where caps are drawn; from nobody else.
    let ahead = stroke.cap == .butt ? 0 : 1.0 / 64
    cairo_set_dash(context, stroke.dash, CInt(clamping: stroke.dash.count), bounded(stroke.dashPhase) - ahead)
  }
}
