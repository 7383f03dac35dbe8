/// What a mark is filled with: one colour, or colours along an axis.
public enum MarkFill: Hashable, Sendable {
  /// One colour.
  case color(ChartColor)
  /// Colours along an axis.
  case gradient(MarkGradient)
}

/// Colours along an axis of a mark, of the plot, or of everything a chart holds.
public struct MarkGradient: Hashable, Sendable {
  /// The direction in which colours change.
  public enum Axis: UInt8, Hashable, Sendable {
    /// From the bottom to the top.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// What the first and the last colour belong to.
  public enum Extent: UInt8, Hashable, Sendable {
    /// The edges of each mark.
    case mark
    /// The edges of the plot: one gradient runs through all marks.
    case plot
    /// The edges of all content, also of what has been scrolled away; the same as `plot` where nothing scrolls.
    case content
  }

  /// The colours, with their places from 0 to 1.
  public var stops: [ColorStop]
  /// The direction in which they change.
  public var axis: Axis
  /// What the first and the last belong to.
  public var extent: Extent

  /// Makes a gradient from stops; vertical, through each mark, unless told otherwise.
  public init(stops: [ColorStop], axis: Axis = .vertical, extent: Extent = .mark) {
    self.stops = stops
    self.axis = axis
    self.extent = extent
  }

  /// Makes a gradient of colours at equal distances; of none, nothing is drawn.
  public init(_ colors: [ChartColor], axis: Axis = .vertical, extent: Extent = .mark) {
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { ColorStop(offset: Double($0.offset) / last, color: $0.element) }
    self.init(stops: stops, axis: axis, extent: extent)
  }

  /// The gradient as a paint, in the drawing's coordinates.
  ///
  /// - Parameter content: All of the content, where it is wider than the plot; nil for the plot.
  package func paint(mark: ChartRect, plot: ChartRect, content: ChartRect? = nil) -> Paint {
    let box = extent == .mark ? mark : extent == .content ? content ?? plot : plot
    switch axis {
    case .vertical: return .linear(stops, from: ChartPoint(x: box.midX, y: box.maxY), to: ChartPoint(x: box.midX, y: box.minY))
    case .horizontal: return .linear(stops, from: ChartPoint(x: box.minX, y: box.midY), to: ChartPoint(x: box.maxX, y: box.midY))
    }
  }
}

/// How a bar looks. Every part that is nil is the look's own.
public struct BarStyle: Hashable, Sendable {
  /// What the bar is filled with; nil for the theme's accent, or its series' colour where there are several series.
  public var fill: MarkFill?
  /// What it is filled with while it is selected; nil for the same.
  public var selectedFill: MarkFill?
  /// The radius of the two corners at the value's end, in points; nil for 3. At most a quarter of the bar's width, and its height; none
  /// on bars less than 4 wide. Negative or not finite: 0.
  public var cornerRadius: Double?

  /// Makes a style; the look's own in every part not given.
  public init(fill: MarkFill? = nil, selectedFill: MarkFill? = nil, cornerRadius: Double? = nil) {
    self.fill = fill
    self.selectedFill = selectedFill
    self.cornerRadius = cornerRadius
  }

  /// Makes a style of one colour.
  public init(color: ChartColor, selectedColor: ChartColor? = nil) {
    self.init(fill: .color(color), selectedFill: selectedColor.map { .color($0) })
  }

  /// The look's own.
  public static let standard = BarStyle()
}

/// The soft column behind the selected mark.
public struct SelectionBand: Hashable, Sendable {
  /// Its colour at the end where it is strongest; it fades to nothing at the other. Nil for the look's own.
  public var color: ChartColor?
  /// Whether it reaches up through the header's padding.
  public var extendsIntoHeaderPadding: Bool
  /// Whether it reaches down through the footer's padding.
  public var extendsIntoFooterPadding: Bool

  /// Makes a band: the look's own colour, as high as the plot, unless told otherwise.
  public init(color: ChartColor? = nil, extendsIntoHeaderPadding: Bool = false, extendsIntoFooterPadding: Bool = false) {
    self.color = color
    self.extendsIntoHeaderPadding = extendsIntoHeaderPadding
    self.extendsIntoFooterPadding = extendsIntoFooterPadding
  }
}
