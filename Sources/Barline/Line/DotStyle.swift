/// How a point of a line is shown.
///
///     LineStyle(dots: .standard)     // small discs in the line's colour
///     LineStyle(dots: .value)        // discs with the values in them, which grow when they are tapped
///     LineStyle(dots: DotStyle(radius: 6, symbol: .diamond))
public struct DotStyle: Hashable, Sendable {
  /// The radius in points; nil for one and a half line widths, at least 3, or, where the value is written in it, for what the widest
  /// value of the line needs. Not finite or not positive: no dot.
  public var radius: Double?
  /// What it is filled with; nil for the line's own colour.
  public var fill: MarkFill?
  /// What it is filled with while its line, or it alone, is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// Its shape; nil for a disc, or in a chart of dots without lines, a shape by series.
  public var symbol: DotSymbol?
  /// Whether it goes while its line is selected; false by default.
  public var isHiddenOnSelection: Bool
  /// How the point's value is written in it; nil, the default, for not at all. Of points without marks of their own, beyond 2,000 in a
  /// chart, none is. Where discs that are as large as their values need would overlap side by side, they are plain dots, and
  /// `Diagnostic.valueLabelsDropped` says so.
  public var text: DotText?
  /// How large it is while it is selected, by its size at rest; 1 by default. Not finite: 1; kept between 0.1 and 10.
  public var selectedScale: Double
  /// Whether it pulses when it is tapped, before it stays at its selected size: see ``DotPulse``. False by default; never under reduced
  /// motion.
  public var pulses: Bool

  /// Makes a dot; the look's own in every part not given.
  public init(
    radius: Double? = nil, fill: MarkFill? = nil, selectedFill: MarkFill? = nil, symbol: DotSymbol? = nil,
    isHiddenOnSelection: Bool = false, text: DotText? = nil, selectedScale: Double = 1, pulses: Bool = false
  ) {
    self.radius = radius
    self.fill = fill
    self.selectedFill = selectedFill
    self.symbol = symbol
    self.isHiddenOnSelection = isHiddenOnSelection
    self.text = text
    self.selectedScale = selectedScale
    self.pulses = pulses
  }

  /// The look's own.
  public static let standard = DotStyle()

  /// A disc with the point's value in it, large enough to be read, that grows by two fifths, with a pulse, when it is selected.
  public static let value = DotStyle(text: DotText(), selectedScale: 1.4, pulses: true)

  /// The selected size that is drawn.
  package var drawnScale: Double { min(max(selectedScale.finite(or: 1), 0.1), 10) }

  /// Whether it is a disc that is looked at by itself: one with its value in it, or one that grows.
  package var isDisc: Bool { text != nil || drawnScale != 1 || pulses }
}

/// How a value is written in a dot: as the axis of values writes numbers, without a unit, in the middle.
public struct DotText: Hashable, Sendable {
  /// The size in points, 11 by default. It grows with the reader's text size where the dot's radius is nil, and so fits.
  public var size: Double
  /// How heavy the letters are; regular by default.
  public var weight: TextWeight
  /// The colour; nil, the default, for black or white, whichever is read better on the dot.
  public var color: ChartColor?
  /// The colour while the point is selected; nil for the same.
  public var selectedColor: ChartColor?

  /// Makes a way to write values in dots; the look's own in every part not given.
  public init(size: Double = 11, weight: TextWeight = .regular, color: ChartColor? = nil, selectedColor: ChartColor? = nil) {
    self.size = size
    self.weight = weight
    self.color = color
    self.selectedColor = selectedColor
  }
}
