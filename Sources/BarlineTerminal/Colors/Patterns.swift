import BarlineDrawing

/// How series are told apart where there are no colours: areas by the sign that fills them, lines by their dashes.
///
/// A colour's number is its place in the theme's series; other colours follow in the order in which they are met.
struct Patterns {
  private let isOn: Bool
  private var order: [UInt32] = []
  /// The colours that lines are drawn in.
  private var lines: Set<UInt32> = []

  /// Patterns for a drawing; with colours there are none.
  init(_ drawing: Drawing, theme: Theme, colors: TerminalColors) {
    isOn = colors == .none
    guard isOn else { return }
    var survey = Survey()
    drawing.replay(into: &survey, resolving: theme)
    let known = theme.series.map { Ink($0).rgb }
    let ground = Ink(theme.ground).rgb
    var met = survey.fills.filter { $0 != ground && $0 != Ink(theme.text).rgb }
    met += survey.lines.filter { !met.contains($0) }
    // The series in the theme's order, then the others.
    order = known.filter { met.contains($0) }
    if met.contains(Ink(theme.accent).rgb), !order.contains(Ink(theme.accent).rgb) { order.insert(Ink(theme.accent).rgb, at: 0) }
    order += met.filter { !order.contains($0) }
    lines = Set(survey.lines).subtracting(survey.areas)
  }

  /// Whether one colour alone fills areas, so that shading is free to mean faintness.
  var isLone: Bool { order.count <= 1 }

  private func number(_ ink: Ink) -> Int? { isOn ? order.firstIndex(of: ink.rgb) : nil }

  /// The sign that fills an area; nil for a full block.
  func area(of ink: Ink) -> Unicode.Scalar? {
    guard let number = number(ink), number > 0 else { return nil }
    return Self.areas[number % Self.areas.count]
  }

  /// The dashes of a line, in points; none for a solid one.
  func dash(of ink: Ink, in inks: PaintInk) -> [Double] {
    guard isOn, lines.count > 1, lines.contains(ink.rgb), let number = number(ink) else { return [] }
    return Self.dashes[number % Self.dashes.count]
  }

  /// The sign of a small figure, such as a legend's swatch; nil for its own.
  func sign(of ink: Ink, in inks: PaintInk) -> Character? {
    guard isOn, order.count > 1, let number = number(ink) else { return nil }
    if lines.contains(ink.rgb) { return Self.signs[number % Self.signs.count] }
    return Character(Self.areas[number % Self.areas.count])
  }

  private static let areas: [Unicode.Scalar] = ["█", "▒", "░", "#", "o", "+", "=", "x", "*", "▓"]
  private static let dashes: [[Double]] = [
    [], [4, 8], [16, 12], [4, 20], [24, 8, 4, 8], [8, 8], [16, 8, 4, 8, 4, 8], [32, 16], [4, 12, 4, 28], [12, 20],
  ]
  private static let signs: [Character] = ["━", "┉", "╍", "·", "┅", "┄", "╌", "─", "…", "-"]
}

/// Looks through a drawing for the colours of its areas and lines.
private struct Survey: Painter {
  private(set) var fills: [UInt32] = []
  private(set) var areas: Set<UInt32> = []
  private(set) var lines: [UInt32] = []

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    let color = paint.color(at: .zero)
    guard color.alpha >= 0.3 else { return }
    let rgb = Ink(color).rgb
    if !fills.contains(rgb) { fills.append(rgb) }
    // Swatches and dots belong to whatever they stand for.
    switch figure {
    case .circle: return
    case .roundedRect(let rect, let radii) where radii == CornerRadii(radii.topLeft) && rect.width <= 12: return
    case .path(let path) where Signs.shape(path) != nil: return
    default: areas.insert(rgb)
    }
  }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    guard stroke.width > 1.25, let color = paint.plain, color.alpha >= 0.3 else { return }
    let rgb = Ink(color).rgb
    if !lines.contains(rgb) { lines.append(rgb) }
  }

  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) {}
  mutating func pop() {}
}
