import Barline

/// A small picture that shows one thing a painter has to get right.
public struct ConformancePicture: Sendable {
  /// What it is called: a name for a file.
  public let name: String
  /// What is to be seen where the painter is right.
  public let shows: String
  /// The picture.
  public let drawing: Drawing
}

/// The pictures that every backend plays: draw them all, and look at them or compare them with another renderer's.
///
///     for picture in ConformancePictures.all {
///       let bytes = try MyRenderer().render(picture.drawing)
///       // write bytes to picture.name, look for picture.shows
///     }
public enum ConformancePictures {
  /// All of them, in a fixed order; the names are unique.
  public static let all: [ConformancePicture] = [
    figures, strokes, dashes, gradients, flatGradients, clips, transforms, opacity, anchors, rotations, tokens, contrast,
    hairlines, scripts, blanks, marks, nothing, hostile, numbers, sectors,
  ]

  /// Draws a picture of 240 × 120 points on the theme's ground.
  static func picture(
    _ name: String, _ shows: String, title: String = "", _ draw: (inout Drawing.Recorder) -> Void
  ) -> ConformancePicture {
    var drawing = Drawing(size: ChartSize(width: 240, height: 120), title: title)
    drawing.frame = Drawing.Sheet { $0.fill(.rect(ChartRect(size: drawing.size)), paint: .color(.ground)) }
    drawing.marks = Drawing.Sheet(draw)
    return ConformancePicture(name: name, shows: shows, drawing: drawing)
  }

  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Figure {
    .rect(ChartRect(x: x, y: y, width: width, height: height))
  }

  static func point(_ x: Double, _ y: Double) -> ChartPoint { ChartPoint(x: x, y: y) }

  /// A path through points.
  static func line(_ points: [(Double, Double)], closed: Bool = false) -> Figure {
    var path = BezierPath()
    for (x, y) in points { path.line(to: point(x, y)) }
    if closed { path.close() }
    return .path(path)
  }

  static func text(
    _ string: String, _ x: Double, _ y: Double, anchor: TextAnchor = .start, rotation: Double = 0, size: Double = 12,
    weight: TextWeight = .regular, color: ChartColor = .text, tabularDigits: Bool = false
  ) -> TextRun {
    let style = TextStyle(size: size, weight: weight, color: color, tabularDigits: tabularDigits)
    return TextRun(
      string, style: style, baseline: point(x, y), anchor: anchor, rotation: rotation,
      width: TextMeasurer.table.width(of: string, style: style))
  }

  /// A star of five points, which crosses itself.
  static func star(_ x: Double, _ y: Double, _ radius: Double) -> Figure {
    // Sines and cosines of the corners, every second one.
    let corners = [(0.0, -1.0), (0.588, 0.809), (-0.951, -0.309), (0.951, -0.309), (-0.588, 0.809)]
    return line(corners.map { (x + $0.0 * radius, y + $0.1 * radius) }, closed: true)
  }
}
