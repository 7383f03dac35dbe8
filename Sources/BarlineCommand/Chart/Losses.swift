import Barline
import BarlineTerminal

/// What pictures lose as they are written, as far as somebody would want to know: told once, for however many pictures.
struct Losses {
  private var features: DrawingFeatures = []

  /// Adds what a renderer says of a drawing.
  ///
  /// That the letters of a terminal are of one size, its curves as fine as its dots and its faint areas shaded is what a terminal is, and
  /// no news; nor is a gradient that fades one colour, or changes at once to the next, which loses nothing.
  mutating func add(_ drawing: Drawing, by renderer: some Renderer) {
    var lost = renderer.approximations(for: drawing).intersection([.gradients, .dashes, .clips])
    if lost.contains(.gradients), !drawing.hasSoftGradients { lost.remove(.gradients) }
    features.formUnion(lost)
  }

  /// The sentence to say; nil where nothing is lost.
  ///
  /// - Parameter format: What the pictures are written as.
  func note(_ format: PictureFormat) -> String? {
    features.isEmpty ? nil : "as \(format.rawValue), " + features.phrases.joined(separator: ", ")
  }
}

extension Drawing {
  /// Whether something is painted in colours that pass into each other.
  fileprivate var hasSoftGradients: Bool {
    var finder = SoftGradientFinder()
    replay(into: &finder)
    return finder.found
  }
}

/// Looks for gradients whose colours pass into each other.
private struct SoftGradientFinder: Painter {
  private(set) var found = false

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { look(at: paint) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { look(at: paint) }
  mutating func draw(_ text: TextRun) {}
  mutating func push(_ layer: Layer) {}
  mutating func pop() {}

  private mutating func look(at paint: Paint) {
    switch paint {
    case .color: break
    case .linear(let stops, _, _), .radial(let stops, _, _):
      found = found || zip(stops, stops.dropFirst()).contains { $0.offset != $1.offset && $0.color.opaque != $1.color.opaque }
    }
  }
}

extension ChartColor {
  /// The colour where nothing shows through it.
  fileprivate var opaque: ChartColor {
    switch self {
    case .rgba(let color): .rgba(RGBA(red: color.red, green: color.green, blue: color.blue))
    case .token(let token, _): .token(token, opacity: 1)
    case .mix, .onMark: self
    }
  }
}
