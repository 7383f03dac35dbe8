/// What a line does where a point is missing.
public enum GapPolicy: UInt8, Hashable, Sendable {
  /// It stops, and goes on at the next point. A point between two gaps is a dot.
  case `break`
  /// It goes straight on to the next point.
  case bridge
  /// It goes down to zero, as if the value were 0.
  case zero
}

/// What lies between a line and its foot.
public struct AreaStyle: Hashable, Sendable {
  /// Where an area stands.
  public enum Foot: UInt8, Hashable, Sendable {
    /// On zero, or the end of the axis nearest to it.
    case zero
    /// On the lower end of the axis.
    case axis
  }

  /// What it is filled with; nil for the line's colour, fading from 20 % to nothing at the foot. A gradient runs through the whole plot,
  /// or the whole content where that scrolls, along either axis, however flat the line is; the area shows its part of it.
  public var fill: MarkFill?
  /// What it is filled with while its line is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// Where it stands; on zero by default, which the axis then includes.
  public var foot: Foot

  /// Makes an area; the look's own, on zero, unless told otherwise.
  public init(fill: MarkFill? = nil, selectedFill: MarkFill? = nil, foot: Foot = .zero) {
    self.fill = fill
    self.selectedFill = selectedFill
    self.foot = foot
  }
}

/// A colour for the part of a line whose values lie in a range.
public struct ValueColor: Hashable, Sendable {
  /// The colour holds from this value on, up to the next one's.
  public var from: Double
  /// The colour.
  public var color: ChartColor

  /// Makes a colour for values from a bound on.
  public init(from: Double, color: ChartColor) {
    self.from = from
    self.color = color
  }
}

/// Where a touch means a point of a line.
public enum LineTouchArea: UInt8, Hashable, Sendable {
  /// Anywhere in the plot: the point nearest across, of the line that is drawn nearest.
  case plot
  /// On a dot as it is drawn, an enlarged one included, or at most 8 points beside it.
  case dots
}

/// How a line looks. Every part that is nil is the look's own.
public struct LineStyle: Hashable, Sendable {
  /// What the line is drawn with; nil for the theme's accent, or its series' colour where there are several lines.
  public var paint: MarkFill?
  /// What it is drawn with while it is selected; nil for the same.
  public var selectedPaint: MarkFill?
  /// The width in points; 2 by default. Not finite or negative: 0, which draws nothing.
  public var width: Double
  /// Lengths of dashes and gaps by turns; empty, the default, for a solid line.
  public var dash: [Double]
  /// How the line gets from point to point; straight by default.
  public var curve: LineCurve
  /// What it does where a point is missing; it breaks by default.
  public var gaps: GapPolicy
  /// Whether there is a line at all; without one, points are a scatter of dots.
  public var showsLine: Bool
  /// The area under it; nil, the default, for none.
  public var area: AreaStyle?
  /// Its dots; nil, the default, for none but lone points.
  public var dots: DotStyle?
  /// Colours by value along the line and its area, in any order; empty, the default, for one colour. Below the least bound the line has
  /// its own.
  public var valueColors: [ValueColor]
  /// How strong the line and its area are while another is selected, 0…1, beyond which the nearest end counts; 0.2 by default.
  public var dimmedOpacity: Double
  /// How strong its dots are while another line is selected, likewise; 0 by default.
  public var dimmedDotOpacity: Double
  /// Whether touches may select it; true by default.
  public var isSelectable: Bool
  /// Where a touch means one of its points; nil, the default, for on its dots where values are written in them, and anywhere in the
  /// plot elsewhere.
  public var touchArea: LineTouchArea?

  /// Makes a style; the look's own in every part not given.
  public init(
    paint: MarkFill? = nil, selectedPaint: MarkFill? = nil, width: Double = 2, dash: [Double] = [], curve: LineCurve = .linear,
    gaps: GapPolicy = .break, showsLine: Bool = true, area: AreaStyle? = nil, dots: DotStyle? = nil,
    valueColors: [ValueColor] = [],
    dimmedOpacity: Double = 0.2, dimmedDotOpacity: Double = 0, isSelectable: Bool = true,
    touchArea: LineTouchArea? = nil
  ) {
    self.paint = paint
    self.selectedPaint = selectedPaint
    self.width = width
    self.dash = dash
    self.curve = curve
    self.gaps = gaps
    self.showsLine = showsLine
    self.area = area
    self.dots = dots
    self.valueColors = valueColors
    self.dimmedOpacity = dimmedOpacity
    self.dimmedDotOpacity = dimmedDotOpacity
    self.isSelectable = isSelectable
    self.touchArea = touchArea
  }

  /// Makes a style of one colour.
  public init(color: ChartColor, width: Double = 2) { self.init(paint: .color(color), width: width) }

  /// The look's own.
  public static let standard = LineStyle()

  /// Dots without a line.
  public static let scatter = LineStyle(showsLine: false, dots: .standard)

  /// The width that is drawn.
  package var drawnWidth: Double { showsLine ? max(0, width.finite(or: 0)) : 0 }

  /// The radius of a point that stands alone in a line without dots.
  package var loneRadius: Double { max(LinePlan.loneRadius, drawnWidth * 0.75) }

  /// The radius that a dot of this line is drawn with; 0 for none.
  package func radius(of dot: DotStyle) -> Double { max(0, (dot.radius ?? max(3, width.finite(or: 0) * 1.5)).finite(or: 0)) }
}

/// What stands behind the selected point of a line chart.
public struct LineSelectionBand: Hashable, Sendable {
  /// The width in points; nil, the default, for a hairline. No wider than the plot.
  public var width: Double?
  /// The colour; nil for the look's own. A band fades to nothing at its top.
  public var color: ChartColor?
  /// Whether it follows the finger, or a pointer that hovers; false, the default, keeps it on the point.
  public var followsTouch: Bool
  /// Whether it reaches up through the header's padding.
  public var extendsIntoHeaderPadding: Bool
  /// Whether it reaches down through the footer's padding.
  public var extendsIntoFooterPadding: Bool

  /// Makes a hairline on the point, as high as the plot, unless told otherwise.
  public init(
    width: Double? = nil, color: ChartColor? = nil, followsTouch: Bool = false, extendsIntoHeaderPadding: Bool = false,
    extendsIntoFooterPadding: Bool = false
  ) {
    self.width = width
    self.color = color
    self.followsTouch = followsTouch
    self.extendsIntoHeaderPadding = extendsIntoHeaderPadding
    self.extendsIntoFooterPadding = extendsIntoFooterPadding
  }
}
