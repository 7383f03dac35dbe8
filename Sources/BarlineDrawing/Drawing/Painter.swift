/// Something that receives a picture, a figure at a time, in drawing order: what a backend writes.
///
/// Five verbs and no setters, so that no state can leak from one figure to the next; the only state is the stack of layers.
/// A painter never throws: it keeps its first error, and its renderer throws that at the end.
///
///     struct Counter: Painter {
///       var figures = 0
///       mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { figures += 1 }
///       mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { figures += 1 }
///       mutating func draw(_ text: TextRun) {}
///       mutating func push(_ layer: Layer) {}
///       mutating func pop() {}
///     }
public protocol Painter {
  /// Fills a figure.
  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint)
  /// Draws a line along a figure's outline.
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint)
  /// Writes a line of text.
  mutating func draw(_ text: TextRun)
  /// Starts a layer, which holds until the `pop` that belongs to it.
  mutating func push(_ layer: Layer)
  /// Ends the layer started last.
  mutating func pop()
}

/// What a renderer can draw as it is meant; what it cannot is known before anything is drawn.
public struct DrawingFeatures: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Linear and radial gradients.
  public static let gradients = DrawingFeatures(rawValue: 1)
  /// Dashed strokes.
  public static let dashes = DrawingFeatures(rawValue: 2)
  /// Clips.
  public static let clips = DrawingFeatures(rawValue: 4)
  /// Opacity of a group as a whole, and colours that show what is under them.
  public static let opacity = DrawingFeatures(rawValue: 8)
  /// Turned text and turned figures.
  public static let rotation = DrawingFeatures(rawValue: 16)
  /// Curved outlines.
  public static let curves = DrawingFeatures(rawValue: 32)
  /// Text in a font.
  public static let fonts = DrawingFeatures(rawValue: 64)
  /// Everything that a drawing can hold.
  public static let all: DrawingFeatures = [.gradients, .dashes, .clips, .opacity, .rotation, .curves, .fonts]
}

/// Why a renderer gave no picture.
public enum RenderError: Error, Equatable, Sendable {
  /// The drawing needs something that the renderer cannot draw.
  case unsupported(String)
  /// A library that the renderer loads is not installed; the packages that hold it are named.
  case missingLibrary(name: String, packages: [String])
  /// A file could not be read or written; the number is the system's `errno`.
  case io(path: String, errno: Int32)

  /// What went wrong, in a sentence for the person who can mend it.
  public var message: String {
    switch self {
    case .unsupported(let feature): return "this renderer cannot draw \(feature)"
    case .missingLibrary(let name, let packages):
      var list = ""
      for package in packages { list += list.isEmpty ? package : ", " + package }
      return "the library \(name) is not installed (packages: \(list))"
    case .io(let path, let errno): return "\(path): input or output failed (errno \(errno))"
    }
  }
}

/// Something that makes a picture of a drawing: bytes for SVG or PNG, a string for a terminal.
///
/// Swapping the backend of an app is swapping one value:
///
///     let bytes = try SVGRenderer(theme: .dark).render(chart.drawing(at: 0))
public protocol Renderer<Output> {
  /// What it makes.
  associatedtype Output
  /// What it can draw as it is meant.
  var support: DrawingFeatures { get }
  /// Makes the picture. Throws the first thing that went wrong.
  func render(_ drawing: Drawing) throws(RenderError) -> Output
}
