/// Everything about a bar chart that is neither its data nor the style of a bar.
public struct BarOptions: Hashable, Sendable {
  /// What stands round the plot.
  public var frame: FrameOptions {
    get { framed.value }
    set { framed = Shared(newValue) }
  }
  private var framed: Shared<FrameOptions>
  /// Points between bars (between groups, where there are several series), with the outer edges flush; nil for the look's rule: 30 % of
  /// the band, and a bar at most 96 wide. Kept inside what the plot can hold.
  public var barPadding: Double?
  /// The least value that the axis shows, exactly; nil for the data's own (and 0). What lies below is clipped.
  public var minimumValue: Double?
  /// The greatest value that the axis shows, exactly; nil for the data's own (and 0). What lies above is clipped.
  public var maximumValue: Double?
  /// Whether bars hang from the top.
  public var isInverted: Bool
  /// Whether each bar has its value written at its end, where there is room.
  public var showsValueLabels: Bool
  /// Whether there is a soft column behind the selected bar.
  public var showsSelectionBand: Bool
  /// The soft column's look.
  public var selectionBand: SelectionBand
  /// What a selection stands for.
  public var selectionMode: SelectionMode
  /// How wide all bars are together, and which of them are shown.
  public var scroll: ScrollOptions

  /// Makes options; the look's own in every part not given.
  public init(
    frame: FrameOptions = FrameOptions(), barPadding: Double? = nil, minimumValue: Double? = nil, maximumValue: Double? = nil,
    isInverted: Bool = false, showsValueLabels: Bool = false, showsSelectionBand: Bool = true,
    selectionBand: SelectionBand = SelectionBand(), selectionMode: SelectionMode = .mark,
    scroll: ScrollOptions = ScrollOptions()
  ) {
    framed = Shared(frame)
    self.barPadding = barPadding
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
    self.isInverted = isInverted
    self.showsValueLabels = showsValueLabels
    self.showsSelectionBand = showsSelectionBand
    self.selectionBand = selectionBand
    self.selectionMode = selectionMode
    self.scroll = scroll
  }

  /// The bars and nothing else: no axes, no room at the edges.
  public static let bare = BarOptions(frame: .bare)
}
