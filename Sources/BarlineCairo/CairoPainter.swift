import BarlineDrawing

/// Draws what it is given on a cairo context.
///
/// A layer with less than full opacity is held back until its second figure: with one figure only, which is the rule among dimmed
/// marks, the figure's own paint is made fainter; with more, the layer is drawn beside the picture and laid over it as a whole.
struct CairoPainter: Painter {
  private let cairo: CairoFunctions
  private let context: Context?
  private var texts: PangoTexts
  /// Device pixels a point where lines are to be sharp; nil where there are no pixels.
  private let pixels: Double?
  private let sharpens: Bool

  private var layers: [Pushed] = []
  private var held: Held?
  /// How the coordinates of the layers so far are turned, or moved by parts of pixels: sharp lines would not be sharp.
  private var turns = 0

  /// A layer on its way.
  private struct Pushed {
    var opacity: Double
    var isSaved: Bool
    /// Whether its figures go beside the picture.
    var isGroup: Bool
    var turns: Bool
  }

  /// The first figure of a layer that is not opaque.
  private enum Held {
    case fill(Figure, FillRule, Paint)
    case stroke(Figure, Stroke, Paint)
    case text(TextRun)
  }

  init(_ cairo: CairoFunctions, on context: Context?, texts: PangoTexts, pixels: Double?, sharpens: Bool = true) {
    (self.cairo, self.context, self.texts, self.pixels, self.sharpens) = (cairo, context, texts, pixels, sharpens)
  }

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    guard !holds(.fill(figure, rule, paint)) else { return }
    fill(figure, rule, paint, opacity: 1)
  }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    guard stroke.width > 0, !holds(.stroke(figure, stroke, paint)) else { return }
    self.stroke(figure, stroke, paint, opacity: 1)
  }

  mutating func draw(_ text: TextRun) {
    guard !holds(.text(text)) else { return }
    draw(text, opacity: 1)
  }

  mutating func push(_ layer: Layer) {
    release()
    let map = layer.transform.flatMap { $0 == .identity ? nil : $0 }
    let isSaved = map != nil || layer.clip != nil
    if isSaved { cairo.cairo_save(context) }
    if let map { cairo.transform(context, map) }
    if let clip = layer.clip {
      cairo.trace(clip, on: context)
      cairo.cairo_set_fill_rule(context, layer.clipRule == .evenOdd ? 1 : 0)
      cairo.cairo_clip(context)
    }
    if map != nil { turns += 1 }
    layers.append(Pushed(opacity: min(max(layer.opacity, 0), 1), isSaved: isSaved, isGroup: false, turns: map != nil))
  }

  mutating func pop() {
    guard let layer = layers.popLast() else { return }
    if let figure = held {
      held = nil
      show(figure, opacity: layer.opacity)
    }
    if layer.isGroup {
      cairo.cairo_pop_group_to_source(context)
      cairo.cairo_paint_with_alpha(context, layer.opacity)
    }
    if layer.isSaved { cairo.cairo_restore(context) }
    if layer.turns { turns -= 1 }
  }

  /// Whether a figure is held back, as the first of a layer that is not opaque.
  private mutating func holds(_ figure: Held) -> Bool {
    guard let layer = layers.last, layer.opacity < 1, !layer.isGroup else { return false }
    if held == nil {
      held = figure
      return true
    }
    release()
    return false
  }

  /// There is more than one figure in the layer: what was held back and all that follows goes beside the picture.
  private mutating func release() {
    guard let last = layers.indices.last, layers[last].opacity < 1, !layers[last].isGroup else { return }
    cairo.cairo_push_group(context)
    layers[last].isGroup = true
    guard let figure = held else { return }
    held = nil
    show(figure, opacity: 1)
  }

  private mutating func show(_ figure: Held, opacity: Double) {
    guard opacity > 0 else { return }
    switch figure {
    case .fill(let figure, let rule, let paint): fill(figure, rule, paint, opacity: opacity)
    case .stroke(let figure, let stroke, let paint): self.stroke(figure, stroke, paint, opacity: opacity)
    case .text(let text): draw(text, opacity: opacity)
    }
  }

  private func fill(_ figure: Figure, _ rule: FillRule, _ paint: Paint, opacity: Double) {
    cairo.trace(figure, on: context)
    cairo.cairo_set_fill_rule(context, rule == .evenOdd ? 1 : 0)
    cairo.setSource(paint, opacity: opacity, on: context)
    cairo.cairo_fill(context)
  }

  private func stroke(_ figure: Figure, _ stroke: Stroke, _ paint: Paint, opacity: Double) {
    var (figure, stroke, opacity) = (figure, stroke, opacity)
    if sharpens, let pixels, turns == 0 {
      let line = SharpLine(figure, stroke, pixels: pixels)
      (figure, stroke, opacity) = (line.figure, line.stroke, opacity * line.strength)
    }
    cairo.trace(figure, on: context)
    cairo.setSource(paint, opacity: opacity, on: context)
    cairo.set(stroke, on: context)
    cairo.cairo_stroke(context)
  }

  private mutating func draw(_ text: TextRun, opacity: Double) {
    guard text.style.size > 0, !text.string.isEmpty else { return }
    guard case .rgba(let color) = text.style.color else { return }
    cairo.cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha * opacity)
    texts.show(text, on: context, inPixels: pixels != nil)
  }
}
