/// How heavy letters are.
public enum TextWeight: UInt8, Hashable, Sendable {
  /// Running text: 400 on the usual scale.
  case regular
  /// Titles and values: 600 on the usual scale.
  case semibold
}

/// Where along its width a text is held at its baseline point.
public enum TextAnchor: UInt8, Hashable, Sendable {
  /// At its start: the left end of left-to-right text.
  case start
  /// In the middle.
  case middle
  /// At its end.
  case end
}

/// How a text looks. The family is the renderer's: one stack for a whole drawing.
public struct TextStyle: Hashable, Sendable {
  /// The height of the letters' square, in points.
  public var size: Double
  /// How heavy the letters are.
  public var weight: TextWeight
  /// The colour.
  public var color: ChartColor
  /// Whether all digits have one width, so that numbers stand in columns.
  public var tabularDigits: Bool

  /// Makes a style: regular weight, the theme's text colour and proportional digits unless told otherwise.
  public init(size: Double, weight: TextWeight = .regular, color: ChartColor = .text, tabularDigits: Bool = false) {
    self.size = size
    self.weight = weight
    self.color = color
    self.tabularDigits = tabularDigits
  }
}

/// One line of text that layout has placed.
public struct TextRun: Hashable, Sendable {
  /// What is written.
  public var string: String
  /// How it looks.
  public var style: TextStyle
  /// Where its baseline is held.
  public var baseline: ChartPoint
  /// Which part of the text is held there.
  public var anchor: TextAnchor
  /// The turn about the baseline point: radians, clockwise.
  public var rotation: Double
  /// The width that layout measured, in points.
  public var width: Double

  /// Makes a run; upright and held at its start unless told otherwise.
  public init(
    _ string: String, style: TextStyle, baseline: ChartPoint, anchor: TextAnchor = .start, rotation: Double = 0, width: Double
  ) {
    self.string = string
    self.style = style
    self.baseline = baseline
    self.anchor = anchor
    self.rotation = rotation
    self.width = width
  }
}
