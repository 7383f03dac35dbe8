import BarlineDrawing

/// A figure as SVG has it: as the plainest element that draws it.
enum SVGShape {
  case rect(ChartRect, radius: Double)
  case corners(ChartRect, CornerRadii)
  /// A rectangle without area: SVG draws no outline of a `<rect>` of no width or height, though there is a line to be seen.
  case flat(ChartRect)
  case circle(center: ChartPoint, radius: Double)
  case sector(Sector)
  case path(BezierPath)

  init(_ figure: Figure, stroked: Bool) {
    switch figure {
    case .rect(let rect): self = stroked && rect.isEmpty ? .flat(rect) : .rect(rect, radius: 0)
    case .roundedRect(let rect, let radii):
      let fitted = radii.fitted(to: rect)
      let equal = fitted.topLeft == fitted.topRight && fitted.topLeft == fitted.bottomRight && fitted.topLeft == fitted.bottomLeft
      if stroked && rect.isEmpty {
        self = .flat(rect)
      } else {
        self = equal ? .rect(rect, radius: fitted.topLeft) : .corners(rect, fitted)
      }
    case .circle(let center, let radius): self = .circle(center: center, radius: radius)
    case .sector(let sector): self = .sector(sector)
    case .path(let path): self = .path(path)
    }
  }

  /// The start of the element.
  var tag: StaticString {
    switch self {
    case .rect: "<rect"
    case .circle: "<circle"
    case .corners, .flat, .sector, .path: "<path"
    }
  }

  /// Whether the element would be empty.
  var isEmpty: Bool {
    if case .path(let path) = self { path.isEmpty } else { false }
  }
}

extension ByteText {
  /// Writes an attribute that is a number.
  mutating func append(_ name: StaticString, _ number: Double) {
    append(name, number: number, decimals: 3, then: UInt8(ascii: "\""))
  }

  /// Writes a rectangle as attributes.
  mutating func append(_ rect: ChartRect) {
    append(rect, names: (" x=\"", " y=\"", " width=\"", " height=\""), decimals: 3)
  }

  /// Writes the attributes that say where a shape is and what form it has; a path in steps where it is long, or is to be short.
  mutating func append(geometryOf shape: SVGShape, inSteps: Bool = false) {
    switch shape {
    case .rect(let rect, let radius):
      append(rect)
      if radius > 0 { append(" rx=\"", radius) }
    case .circle(let center, let radius):
      append(" cx=\"", center.x)
      append(" cy=\"", center.y)
      append(" r=\"", max(0, radius))
    case .corners(let rect, let radii): appendPath { $0.outline(rect, radii) }
    case .flat(let rect): appendPath { $0.outline(rect, CornerRadii(0)) }
    case .sector(let sector): appendPath { $0.outline(sector) }
    case .path(let path): appendPath { $0.outline(path, inSteps: inSteps) }
    }
  }

  private mutating func appendPath(_ write: (inout SVGPathData) -> Void) {
    append(" d=\"")
    var data = SVGPathData(text: ByteText())
    swap(&data.text, &self)
    write(&data)
    swap(&data.text, &self)
    append("\"")
  }
}
