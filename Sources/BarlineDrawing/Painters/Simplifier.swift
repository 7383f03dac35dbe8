/// A painter that stands in front of a weak one: what that one can draw is passed on, and the rest is drawn in simpler figures.
///
///     var painter = Simplifier(MyPainter(), support: [.clips, .curves])
///     drawing.replay(into: &painter, resolving: .light)
///     painter.target   // has been given no dash, no gradient, and no colour that shows through
///
/// - Without `gradients` a figure is filled in bands of one colour each, between clips; where there are no clips either, in the colour
///   of the gradient's middle.
/// - Without `dashes` lines are whole; without `clips` nothing is cut off.
/// - Without `opacity` a colour is mixed with the ground, whatever is under it.
/// - Without `curves` outlines are polygons.
/// - Without `rotation` text is level, and turned figures are given as paths where they lie.
///
/// What it changed is what `Renderer.approximations(for:)` says beforehand.
public struct Simplifier<Target: Painter>: Painter {
  /// The painter that draws.
  public private(set) var target: Target
  private let support: DrawingFeatures
  private let ground: ChartColor
  private let bands: Int
  /// How much is seen of the layers that are open, and where their figures go: nil where the target itself knows.
  private var layers: [(opacity: Double, map: Affine?)] = [(1, nil)]

  /// Puts a simplifier in front of a painter.
  ///
  /// - Parameters:
  ///   - target: The painter that draws.
  ///   - support: What it can draw.
  ///   - ground: What colours that show through are mixed with, without `opacity`: an opaque colour.
  ///   - bands: How many bands a gradient has, 2…64; 12 by default.
  public init(_ target: Target, support: DrawingFeatures, ground: ChartColor = .ground, bands: Int = 12) {
    self.target = target
    self.support = support
    self.ground = ground
    self.bands = min(max(bands, 2), 64)
  }

  private var opacity: Double { layers[layers.count - 1].opacity }
  private var map: Affine? { layers[layers.count - 1].map }

  /// Fills a figure, in bands where it has to.
  public mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    guard opacity > 0 else { return }
    let figure = simple(figure)
    paintBands(of: paint) { target, paint in target.fill(figure, rule: rule, paint: paint) }
  }

  /// Draws a line, in bands and without its dashes where it has to.
  public mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    guard opacity > 0 else { return }
    let figure = simple(figure)
    var stroke = stroke
    if !support.contains(.dashes) { (stroke.dash, stroke.dashPhase) = ([], 0) }
    paintBands(of: paint) { target, paint in target.stroke(figure, stroke: stroke, paint: paint) }
  }

  /// Writes text, level where it has to be.
  public mutating func draw(_ text: TextRun) {
    guard opacity > 0 else { return }
    var text = text
    if let map { text.baseline = map.apply(to: text.baseline) }
    if !support.contains(.rotation) { text.rotation = 0 }
    text.style.color = solid(text.style.color)
    target.draw(text)
  }

  /// Starts a layer, without what the target lacks.
  public mutating func push(_ layer: Layer) {
    var (layer, next) = (layer, layers[layers.count - 1])
    let turns = !support.contains(.rotation) && layer.transform?.turns == true
    if next.map != nil || turns {
      let whole = (layer.transform ?? .identity).then(next.map ?? .identity)
      next.map = whole
      layer.transform = nil
      if let clip = layer.clip { layer.clip = .path(clip.outline.mapped(whole)) }
    }
    if !support.contains(.clips) {
      layer.clip = nil
    } else if let clip = layer.clip, !support.contains(.curves) {
      layer.clip = clip.polygon
    }
    if !support.contains(.opacity) {
      next.opacity *= layer.opacity
      layer.opacity = 1
    }
    layers.append(next)
    target.push(layer)
  }

  /// Ends the layer started last.
  public mutating func pop() {
    guard layers.count > 1 else { return }
    layers.removeLast()
    target.pop()
  }

  // MARK: Simpler

  private func simple(_ figure: Figure) -> Figure {
    let placed = map.map { Figure.path(figure.outline.mapped($0)) } ?? figure
    return support.contains(.curves) ? placed : placed.polygon
  }

  /// A colour as the target can draw it.
  private func solid(_ color: ChartColor) -> ChartColor {
    guard !support.contains(.opacity), color.showsThrough || opacity < 1 else { return color }
    switch color {
    case .rgba(let fixed):
      if case .rgba(let under) = ground { return .rgba(fixed.faded(opacity).over(under)) }
      return .mix(ground, .rgba(RGBA(red: fixed.red, green: fixed.green, blue: fixed.blue)), fixed.alpha * opacity)
    case .token(let token, let own): return .mix(ground, .token(token, opacity: 1), own * opacity)
    case .mix, .onMark: return .mix(ground, color, opacity)
    }
  }

  /// Paints with one colour, or with one after the other, each within its band.
  private mutating func paintBands(of paint: Paint, _ draw: (inout Target, Paint) -> Void) {
    let paint = map.map { paint.mapped($0) } ?? paint
    if case .color(let color) = paint { return draw(&target, .color(solid(color))) }
    guard !support.contains(.gradients) else { return draw(&target, paint.mapColors(solid)) }
    guard support.contains(.clips), let bands = paint.bands(bands) else {
      return draw(&target, .color(solid(paint.color(at: 0.5))))
    }
    for band in bands {
      target.push(Layer(clip: support.contains(.curves) ? band.area : band.area.polygon))
      draw(&target, .color(solid(band.color)))
      target.pop()
    }
  }
}
