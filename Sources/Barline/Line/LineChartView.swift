/// A line chart that an app's own types feed and style: the view door.
///
///     let chart = LineChartView(size: ChartSize(width: 320, height: 200))
///     chart.dataSource = temperatures        // says how many points, and how high each is
///     chart.delegate = dashboard             // gives styles, hears of touches
///     let drawing = chart.drawing(at: 0)     // a picture for any renderer
///
/// The data source is read at the first drawing, geometry query or touch after it was set, and then at each `reloadData`. It and the
/// delegate are not kept alive. A chart is used in the isolation that made it; its drawings may go anywhere.
public final class LineChartView: ChartView, SessionChart {
  /// Says how many lines and points there are and how high each is; nil is an empty chart. Setting it makes the chart read anew.
  @Weak public var dataSource: (any LineChartViewDataSource)? { didSet { reread() } }

  /// Gives styles and hears of selections. Another one ends what the former was told had begun.
  @Weak public var delegate: (any LineChartViewDelegate)? {
    willSet { if delegate !== newValue { dismissDelegate() } }
    didSet { if delegate !== oldValue { welcomeDelegate() } }
  }

  /// Called when the picture has changed, once for everything that happens together, after the delegate has heard of it.
  public var needsDisplay: (() -> Void)?

  /// The size in points. Setting it lays the chart out again at the next drawing, query or touch; a motion under way is cut short.
  public var size: ChartSize { didSet { if size != oldValue { resized() } } }
  /// What the chart knows of the world. Setting it lays the chart out again.
  public var environment: ChartEnvironment {
    didSet {
      session.scroll.labels = nil
      relayout()
    }
  }

  /// What stands above the plot; nothing by default. A header too tall for the view is left out, the footer first.
  public var header = ChartHeader.none {
    didSet {
      options.frame.header = header.content
      relayout()
    }
  }
  /// What stands below the plot; nothing by default.
  public var footer = ChartHeader.none {
    didSet {
      options.frame.footer = footer.content
      relayout()
    }
  }

  /// The chart's settings as one value. Axes and the selection band are the delegate's where there is one.
  public internal(set) var options = LineOptions()
  /// Whether a selection outlives the finger; unless it is set, it does where values are written in dots, and does not elsewhere. A kept
  /// one ends when it, or an empty place, is tapped; a dot that pulses does so again instead of ending.
  public var keepsSelection: Bool {
    get {
      if keeping == nil { readIfNeeded() }
      return keeping ?? model.lines.contains { $0.hasDotTexts }
    }
    set { keeping = newValue }
  }
  /// Whether the selected point has a tooltip; true by default.
  public var showsTooltip = true { didSet { redecorate() } }

  /// How lines come on the screen when there are some for the first time; nil: they are there. Nil by default.
  ///
  /// They grow from their foot with their areas and dots; or are drawn in by their strokes, each along its own length in the time there
  /// is, areas and dots following unless ``sweepsAreasAndDots`` is false; or fade in.
  public var entrance: Entrance?

  // What has been read, laid out and drawn; each depends on the one before.
  var model = LineModel(lines: [])
  var plan: LinePlan?
  var marks = Drawing.Sheet()
  /// The dots that the delegate has drawn.
  var ownDots = KeyTable<ChartIndex, Drawing.Sheet>()
  /// The marks without the discs that are selected, which are drawn elsewhere.
  var veiled: (ids: [Mark.ID], sheet: Drawing.Sheet)?
  /// The dot that was tapped, while it may still pulse.
  var beat: DotBeat?
  /// Who the lines are that the plan was made of: the model may have been read anew since.
  var drawnIDs: [Mark.ID] = []
  /// The data source that was read last, whose labels and identities belong to the model.
  @Weak var source: (any LineChartViewDataSource)?
  var axes = (value: ValueAxis(), category: CategoryAxis(), position: PositionAxis())
  /// The line that the finger has chosen, and keeps until it is lifted.
  var heldLine: Int?
  /// Not checked for overlapping accesses, which cost more than the look-ups in it: nothing of it is held open while anybody is called.
  @exclusivity(unchecked) var session = ChartSession<any LineChartViewDelegate, LineMotion>()
  var selectedID: Mark.ID?
  /// What `keepsSelection` was set to; nil where it was not.
  var keeping: Bool?

  /// Makes a chart; of no size, until a host or the app gives it one, unless told otherwise.
  public init(size: ChartSize = .zero, environment: ChartEnvironment = .standard) {
    self.size = size
    self.environment = environment
  }
}

extension LineChartView {
  /// Whether lines are shown or folded away.
  public var state: ChartState { session.state }

  /// True only while the data source is being read.
  public var isReloading: Bool { session.isReloading }

  /// Reads the data source and the delegate anew.
  ///
  /// A selection survives while the identities of its line and item are still there and it may be selected; otherwise it ends,
  /// `.removed`.
  /// - Parameters:
  ///   - animated: Whether lines move from where they are on the screen to their new places, within 0.25 s from the next drawing, also
  ///     where they have other counts or gaps. Lines that are new rise from their foot, those that are gone fade.
  ///   - completion: Called once: true when the motion has ended, at once if there is none; false when another took over.
  /// - Complexity: O(n) in the number of points, which are read in runs; the delegate is asked for each line's style, and for each point's
  ///   where the line has dots.
  public func reloadData(animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    reload(animated: animated, completion: completion)
  }

  /// Folds the lines away, or shows them again. A collapsed chart ignores touches.
  ///
  /// - Parameters:
  ///   - animated: Whether lines move there within 0.25 s from the next drawing, however many there are.
  ///   - completion: Called once: true when they have arrived, at once if nothing moves; false when another motion took over.
  public func setState(_ state: ChartState, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    change(to: state, animated: animated, completion: completion)
  }

  /// Whether something is moving at a time, or about to: a motion asked for is pending until the next drawing.
  public func isMoving(at time: Double) -> Bool { moves(at: time) || beats(at: time) }

  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last, NaN too. At +∞
  /// everything has come to rest.
  ///
  /// Reads and lays out what has not been yet. A pending motion starts at this time.
  /// - Complexity: at rest, constant; in motion, O(lines · width).
  public func drawing(at time: Double) -> Drawing { beating(picture(at: time) { session.picture }, at: time) }

  /// The point that is selected; nil for none. Setting it is silent, but for the end of a selection that a touch had begun; a point that is
  /// missing, may not be selected or does not exist is nil, and so is any point while the chart is collapsed.
  public var selectedIndex: ChartIndex? {
    get { selectedNow }
    set { select(byCode: newValue) }
  }

  /// Takes an input: a touch, a pointer that hovers, or a key, that selects, moves on or ends; or a wheel, that scrolls. While the chart is
  /// collapsed it is ignored; while the source is being read, only that a finger is lifted, or a pointer leaves, counts.
  /// - Complexity: That of finding the mark. A key looks once at each missing mark that it passes over, and asks the delegate about 1,000
  ///   marks at most.
  @discardableResult public func handle(_ input: ChartInput) -> InputResponse { take(input) }
}
