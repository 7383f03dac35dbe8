/// Everything about a pie chart that is neither its data nor the style of a slice. Angles in radians, lengths in points.
public struct PieOptions: Hashable, Sendable {
  /// What stands above and below the pie, and how numbers are written: of its axes only the value axis's format and unit are used. The
  /// legend's own rule for a pie: shown where no label says which slice is which.
  public var frame: FrameOptions {
    get { framed.value }
    set { framed = Shared(newValue) }
  }
  private var framed: Shared<FrameOptions>
  /// Disc, ring or half ring.
  public var shape: PieShape
  /// Where the first slice starts: clockwise from twelve o'clock. Not finite: 0. A half ring does not turn.
  public var startAngle: Double
  /// Which way slices follow one another.
  public var direction: PieDirection
  /// The width of the gap between two slices, the same from the rim to the middle; nil for the look's 1.5. Each slice gives half of it on
  /// each side, but never more than leaves it four fifths of its own width at the rim. A slice that is alone has no gap.
  public var gap: Double?
  /// The least angle of a slice that is drawn at all; what thin ones gain the others lose in proportion. Where not all have room for it,
  /// all are equal. Labels still say true shares.
  public var minimumAngle: Double
  /// The radius of slices' corners, made smaller where a slice is.
  public var cornerRadius: Double
  /// Where slices have their labels.
  public var labels: PieLabelPlacement
  /// What they say.
  public var labelContent: PieLabelContent
  /// How many decimals shares are written with, 0…6; nil for none where every share is a whole number of per cent, and else one. The
  /// shares written add up to exactly 100.
  public var shareDecimals: Int?
  /// What stands in the middle; nil for the look's rule: the total in a ring, nothing in a disc.
  public var center: PieCenter?
  /// How far a selected slice moves out; nil for the look's: 3…8, by the size of the pie.
  public var selectedOffset: Double?

  /// Makes options; the look's own in every part not given.
  public init(
    frame: FrameOptions = FrameOptions(), shape: PieShape = .pie, startAngle: Double = 0, direction: PieDirection = .clockwise,
    gap: Double? = nil, minimumAngle: Double = 0, cornerRadius: Double = 0, labels: PieLabelPlacement = .outside,
    labelContent: PieLabelContent = .nameAndShare, shareDecimals: Int? = nil, center: PieCenter? = nil,
    selectedOffset: Double? = nil
  ) {
    framed = Shared(frame)
    self.shape = shape
    self.startAngle = startAngle
    self.direction = direction
    self.gap = gap
    self.minimumAngle = minimumAngle
    self.cornerRadius = cornerRadius
    self.labels = labels
    self.labelContent = labelContent
    self.shareDecimals = shareDecimals
    self.center = center
    self.selectedOffset = selectedOffset
  }

  /// The pie and nothing else: no labels, no legend, no room at the edges but what a selected slice moves into.
  public static let bare = PieOptions(frame: .bare, labels: .none, center: PieCenter.none)

  /// What stands in the middle, with the look's rule applied.
  package var shownCenter: PieCenter { center ?? (shape.hole > 0 ? .total(title: nil) : .none) }

  /// The gap between two slices, as it is asked for.
  package var wantedGap: Double { max(0, (gap ?? 1.5).finite(or: 0)) }
}
