/// A tier progress chart that an app's own types feed and style: the view door. It shows a row of tiers, and how far an amount has come
/// through them.
///
///     let chart = TierChartView(size: ChartSize(width: 320, height: 160))
///     chart.dataSource = loyalty             // says which tiers there are, and how far the amount is
///     chart.delegate = dashboard             // gives colours, hears of touches
///     let drawing = chart.drawing(at: 0)     // a picture for any renderer
///
/// The data source is read at the first drawing, geometry query or touch after it was set, and then at each `reloadData`. It and the
/// delegate are not kept alive. A chart is used in the isolation that made it; its drawings may go anywhere.
public final class TierChartView: ChartView, SessionChart {
  /// Says which tiers there are and how far the amount has come; nil is an empty chart. Setting it makes the chart read anew.
  @Weak public var dataSource: (any TierChartViewDataSource)? { didSet { reread() } }

  /// Gives colours and styles, and hears of selections. Another one ends what the former was told had begun.
  @Weak public var delegate: (any TierChartViewDelegate)? {
    willSet { if delegate !== newValue { dismissDelegate() } }
    didSet { if delegate !== oldValue { welcomeDelegate() } }
  }

  /// Called when the picture has changed, once for everything that happens together, after the delegate has heard of it.
  public var needsDisplay: (() -> Void)?

  /// The size in points. Setting it lays the chart out again at the next drawing, query or touch; a motion under way is cut short.
  public var size: ChartSize { didSet { if size != oldValue { relayout() } } }
  /// What the chart knows of the world. Setting it lays the chart out again.
  public var environment: ChartEnvironment { didSet { relayout() } }

  /// What stands above the tiers; nothing by default. A header too tall for the view is left out, the footer first.
  public var header = ChartHeader.none {
    didSet {
      options.header = header.content
      relayout()
    }
  }
  /// What stands below the tiers; nothing by default.
  public var footer = ChartHeader.none {
    didSet {
      options.footer = footer.content
      relayout()
    }
  }

  /// The chart's settings as one value.
  public internal(set) var options = TierOptions()
  /// Whether a selection outlives the finger; true by default. A kept one ends when it, or an empty place, is tapped.
  public var keepsSelection = true
  /// Whether the selected tier has a tooltip; true by default.
  public var showsTooltip = true { didSet { redecorate() } }

  /// How tiers come on the screen when there are some for the first time; nil: they are there. Nil by default.
  ///
  /// `.grow`: the highlight runs from the track's start to the amount, and its marker with it. `.sweep`: the row is uncovered along the
  /// track meanwhile. `.fade`: all appears in its place.
  public var entrance: Entrance?

  // What has been read, laid out and drawn; each depends on the one before.
  var model = TierModel(tiers: [], amount: nil)
  /// The model's tiers in order.
  var order = TierOrder([])
  var plan: TierPlan?
  /// The tiers at rest, shown and folded: the same items either way.
  var marks = (shown: Drawing.Sheet(), folded: Drawing.Sheet())
  /// What of them moves, at rest and expanded.
  var scene: TierScene?
  /// The tiers that the delegate has drawn itself.
  var ownTiers = KeyTable<Int, OwnTier>()
  /// Not checked for overlapping accesses, which cost more than the look-ups in it: nothing of it is held open while anybody is called.
  @exclusivity(unchecked) var session = ChartSession<any TierChartViewDelegate, TierMotion>()
  var selectedID: Mark.ID?

  /// Makes a chart; of no size, until a host or the app gives it one, unless told otherwise.
  public init(size: ChartSize = .zero, environment: ChartEnvironment = .standard) {
    self.size = size
    self.environment = environment
  }
}

extension TierChartView {
  /// Whether the highlight is shown or folded away.
  public var state: ChartState { session.state }

  /// True only while the data source is being read.
  public var isReloading: Bool { session.isReloading }

  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while its tier's identity is still there and may be selected; otherwise it ends, `.removed`.
  /// - Parameters:
  ///   - animated: Whether the highlight travels along the track from where it is on the screen to the new amount, within 0.25 s from
  ///     the next drawing. Tiers move and change their widths meanwhile; new ones open between their neighbours, those that are gone
  ///     close. Words are the new ones from the start.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  /// - Complexity: O(n log n) in the number of tiers, of which 1,000 are read.
  public func reloadData(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    reload(animated: animated, completion: completion)
  }

  /// Folds the highlight and its marker away, or shows them again; the row of tiers stays. A collapsed chart ignores touches.
  ///
  /// - Parameters:
  ///   - animated: Whether the highlight moves there within 0.25 s from the next drawing.
  ///   - completion: Called once: true when it has arrived, at once if nothing moves; false when another motion took over.
  public func setState(_ state: ChartState, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    change(to: state, animated: animated, completion: completion)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  public func isMoving(at time: Double) -> Bool { moves(at: time) }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too. At +∞
  /// everything has come to rest.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(n) in the number of tiers.
  public func drawing(at time: Double) -> Drawing { picture(at: time) { session.picture } }

  /// The tier that is selected, by its place in the data; nil for none. Setting it is silent, but for the end of a selection that a
  /// touch had begun; a tier that is not drawn, may not be selected or does not exist is nil, and so is any tier while the chart is
  /// collapsed.
  public var selectedIndex: Int? {
    get { selectedNow?.item }
    set { select(byCode: newValue.map { ChartIndex(item: $0) }) }
  }

  /// Takes an input: a touch, a pointer that hovers, or a key, that selects, moves on or ends; a wheel is ignored. While the chart is
  /// collapsed all are ignored; while the source is being read, only that a finger is lifted, or a pointer leaves, counts.
  /// - Complexity: That of finding the mark. A key looks once at each missing mark that it passes over, and asks the delegate about 1,000
  ///   marks at most.
  @discardableResult public func handle(_ input: ChartInput) -> InputResponse { take(input) }
}
