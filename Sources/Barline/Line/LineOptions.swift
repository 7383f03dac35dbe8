/// Everything about a line chart that is neither its data nor the style of a line.
public struct LineOptions: Hashable, Sendable {
  /// What stands round the plot.
  public var frame: FrameOptions {
    get { framed.value }
    set { framed = Shared(newValue) }
  }
  private var framed: Shared<FrameOptions>
  /// The axis of positions, where lines have their own.
  public var positionAxis: PositionAxis
  /// The least value that the axis shows, exactly; nil for the data's own. What lies below is clipped.
  public var minimumValue: Double?
  /// The greatest value that the axis shows, exactly; nil for the data's own. What lies above is clipped.
  public var maximumValue: Double?
  /// Whether there is a hairline or a band behind the selected point.
  public var showsSelectionBand: Bool
  /// Its look.
  public var selectionBand: LineSelectionBand
  /// Whether the selected line is shown: the others dimmed, and its selected colours used.
  public var showsLineSelection: Bool
  /// What a selection stands for.
  public var selectionMode: SelectionMode
  /// How wide all of the lines are, and which part of them is shown.
  public var scroll: ScrollOptions
  /// Whether areas and dots follow the strokes of their lines in an `Entrance` that sweeps, rather than being there from the first.
  public var sweepsAreasAndDots: Bool

  /// Makes options; the look's own in every part not given.
  public init(
    frame: FrameOptions = FrameOptions(), positionAxis: PositionAxis = PositionAxis(), minimumValue: Double? = nil,
    maximumValue: Double? = nil, showsSelectionBand: Bool = true, selectionBand: LineSelectionBand = LineSelectionBand(),
    showsLineSelection: Bool = true, selectionMode: SelectionMode = .mark, scroll: ScrollOptions = ScrollOptions(),
    sweepsAreasAndDots: Bool = true
  ) {
    framed = Shared(frame)
    self.positionAxis = positionAxis
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.showsSelectionBand = showsSelectionBand
    self.selectionBand = selectionBand
    self.showsLineSelection = showsLineSelection
    self.selectionMode = selectionMode
    self.scroll = scroll
    self.sweepsAreasAndDots = sweepsAreasAndDots
  }

  /// The lines and nothing else: no axes, no room at the edges but for the lines' own width. For sparklines.
  public static let bare = LineOptions(frame: .bare)
}
