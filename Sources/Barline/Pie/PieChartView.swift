/// A pie chart that an app's own types feed and style: the view door.
///
///     let chart = PieChartView(size: ChartSize(width: 320, height: 200))
///     chart.dataSource = votes               // says how many slices, and how much
///     chart.delegate = dashboard             // gives colours, hears of touches
///     let drawing = chart.drawing(at: 0)     // a picture for any renderer
///
/// The data source is read at the first drawing, geometry query or touch after it was set, and then at each `reloadData`. It and the
/// delegate are not kept alive. A chart is used in the isolation that made it; its drawings may go anywhere.
public final class PieChartView: ChartView, SessionChart {
  /// Says how many slices there are and how much each is; nil is an empty chart. Setting it makes the chart read anew.
  @Weak public var dataSource: (any PieChartViewDataSource)? { didSet { reread() } }

  /// Gives colours and styles, and hears of selections. Another one ends what the former was told had begun.
  @Weak public var delegate: (any PieChartViewDelegate)? {
    willSet { if delegate !== newValue { dismissDelegate() } }
    didSet { if delegate !== oldValue { welcomeDelegate() } }
  }

  /// Called when the picture has changed, once for everything that happens together, after the delegate has heard of it.
  public var needsDisplay: (() -> Void)?

  /// The size in points. Setting it lays the chart out again at the next drawing, query or touch; a motion under way is cut short.
  public var size: ChartSize { didSet { if size != oldValue { relayout() } } }
  /// What the chart knows of the world. Setting it lays the chart out again.
  public var environment: ChartEnvironment { didSet { relayout() } }

  /// What stands above the pie; nothing by default. A header too tall for the view is left out, the footer first.
  public var header = ChartHeader.none {
    didSet {
      options.frame.header = header.content
      relayout()
    }
  }
  /// What stands below the pie; nothing by default.
  public var footer = ChartHeader.none {
    didSet {
      options.frame.footer = footer.content
      relayout()
    }
  }

  /// The chart's settings as one value.
  public internal(set) var options = PieOptions()
  /// Whether a selection outlives the finger; true by default. It ends when it, or an empty place, is tapped.
  public var keepsSelection = true
  /// Whether the selected slice has a tooltip; true by default.
  public var showsTooltip = true { didSet { redecorate() } }

  /// How slices come on the screen when there are some for the first time: growing from the middle, opening round it, or appearing; nil:
  /// they are there. Nil by default.
  public var entrance: Entrance?

  // What has been read, laid out and drawn; each depends on the one before.
  var model = PieModel(values: [])
  var plan: PiePlan?
  /// The model that the plan was made of.
  var drawn = PieModel(values: [])
  /// The marks, with one slice left out that is drawn with the selection.
  var marks = (sheet: Drawing.Sheet(), hidden: Int?.none, isFolded: false)
  /// The slices that the delegate has drawn itself.
  var ownSlices = KeyTable<Int, Drawing.Sheet>()
  /// The data source that was read last, whose labels and identities belong to the model.
  @Weak var source: (any PieChartViewDataSource)?
  /// Not checked for overlapping accesses, which cost more than the look-ups in it: nothing of it is held open while anybody is called.
  @exclusivity(unchecked) var session = ChartSession<any PieChartViewDelegate, PieMotion>()
  var selectedID: Mark.ID?

  /// Makes a chart; of no size, until a host or the app gives it one, unless told otherwise.
  public init(size: ChartSize = .zero, environment: ChartEnvironment = .standard) {
    self.size = size
    self.environment = environment
  }
}

extension PieChartView {
  /// Whether slices are shown or folded away.
  public var state: ChartState { session.state }

  /// True only while the data source is being read.
  public var isReloading: Bool { session.isReloading }

  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while its datum's identity is still there and may be selected; otherwise it ends, `.removed`.
  /// - Parameters:
  ///   - animated: Whether slices turn from where they are on the screen to their new places, within 0.25 s from the next drawing.
  ///     Slices that are new open between the others, those that are gone close.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  /// - Complexity: O(n) in the number of values, which are read in runs; where there is a delegate, it is asked for each slice's style.
  public func reloadData(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    reload(animated: animated, completion: completion)
  }

  /// Folds the slices away, or shows them again. A collapsed chart ignores touches.
  ///
  /// - Parameters:
  ///   - animated: Whether slices move there within 0.25 s from the next drawing, however many there are.
  ///   - completion: Called once: true when they have arrived, at once if nothing moves; false when another motion took over.
  public func setState(_ state: ChartState, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    change(to: state, animated: animated, completion: completion)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  public func isMoving(at time: Double) -> Bool { moves(at: time) }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too. At +∞
  /// everything has come to rest.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(n) in the number of slices.
  public func drawing(at time: Double) -> Drawing { picture(at: time) { session.picture } }

  /// The slice that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a slice that
  /// is not there or may not be selected is nil, and so is any slice while the chart is collapsed.
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
