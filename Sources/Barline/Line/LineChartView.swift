/// A line chart that an app's own types feed and style: the view door.
///
///     let chart = LineChartView(size: ChartSize(width: 320, height: 200))
///     chart.dataSource = temperatures        // says how many points, and how high each is
///     chart.delegate = dashboard             // gives styles, hears of touches
///     let drawing = chart.drawing(at: 0)     // a picture for any renderer
///
/// The data source is read at the first drawing, geometry query or touch after it was set, and then at each `reloadData`. It and the
/// delegate are not kept alive. A chart is used in the isolation that made it; its drawings may go anywhere.
public final class LineChartView: ChartView {
  /// Says how many lines and points there are and how high each is; nil is an empty chart. Setting it makes the chart read anew.
  @Weak public var dataSource: (any LineChartViewDataSource)? {
    didSet {
      needsReload = true
      changed()
    }
  }

  /// Gives styles and hears of selections. Another one ends what the former was told had begun.
  @Weak public var delegate: (any LineChartViewDelegate)? {
    willSet { if delegate !== newValue { send(selection.replaceDelegate()) } }
    didSet {
      guard delegate !== oldValue else { return }
      needsReload = true
      decorate()
      changed()
    }
  }

  /// Called when the picture has changed, once for everything that happens together, after the delegate has heard of it.
  public var needsDisplay: (() -> Void)?

  /// The size in points. Setting it lays the chart out again at the next drawing, query or touch; a motion under way is cut short.
  public var size: ChartSize { didSet { if size != oldValue { relayout() } } }
  /// What the chart knows of the world. Setting it lays the chart out again.
  public var environment: ChartEnvironment { didSet { relayout() } }

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
  /// Whether lines are shown or folded away.
  public internal(set) var state = ChartState.expanded
  /// True only while the data source is being read.
  public internal(set) var isReloading = false
  /// Whether a selection outlives the finger; false by default. A kept one ends when it, or an empty place, is tapped.
  public var keepsSelection = false
  /// Whether the selected point has a tooltip; true by default.
  public var showsTooltip = true {
    didSet {
      decorate()
      changed()
    }
  }

  // What has been read, laid out and drawn; each depends on the one before.
  var model = LineModel(lines: [])
  /// Not checked for overlapping accesses, which cost more than the look-up: it is changed by its own methods alone, which call nobody.
  @exclusivity(unchecked) var labels = ItemNames()
  var plan: LinePlan?
  var picture = Drawing()
  var marks = Drawing.Sheet()
  var axes = (value: ValueAxis(), category: CategoryAxis(), position: PositionAxis())

  var needsReload = true
  var needsLayout = true
  var isLayingOut = false
  /// Whether the host is being given a picture: it need not be told then that there is another.
  var isDrawing = false
  /// How often the source has been read: what was asked before the last time is out of date.
  var readings = 0
  /// A reload that was asked for while one was under way, and whether it was to be animated.
  var wantsReload: Bool?
  /// The data source that was read last, whose labels and identities belong to the model.
  @Weak var source: (any LineChartViewDataSource)?
  /// Who the lines are that the plan was made of: the model may have been read anew since.
  var drawnIDs: [Mark.ID] = []
  /// Whether the delegate is being asked if a point may be selected.
  var isAsking = false
  /// Whether the selection is being drawn, and whether that is to be done once more.
  var isDecorating = false
  var wantsDecoration = false
  var selection = Selection()
  var selectedID: (line: ChartID, item: ChartID)?
  /// Whether `selectedID` is that of the point that is selected.
  var isIdentified = true
  /// Whether the source is being asked for a label or an identity.
  var isNaming = false
  /// The line that the finger has chosen, and keeps until it is lifted.
  var heldLine: Int?
  var motion: LineMotion?
  var clock = -Double.infinity
  var revision: UInt64 = 0
  var outbox = Outbox<any LineChartViewDelegate>()
  var wantsDisplay = false

  /// Makes a chart; of no size, until a host or the app gives it one, unless told otherwise.
  public init(size: ChartSize = .zero, environment: ChartEnvironment = .standard) {
    self.size = size
    self.environment = environment
  }

  /// Something has changed that needs the chart to be laid out anew, but not read anew.
  func relayout() {
    needsLayout = true
    changed()
  }

  /// The picture has changed: what the delegate is owed is delivered, and then the host is told, once.
  func changed() {
    wantsDisplay = true
    deliver()
  }

  /// Delivers what is in the outbox, in order, and then tells the host.
  func deliver() {
    guard !isReloading, !isLayingOut, outbox.open() else { return }
    while let (message, delegate) = outbox.next() {
      switch message {
      case .begin(let index, let touch): delegate.lineChartView(self, didBeginSelectionAt: index, touch: touch)
      case .move(let index, let touch): delegate.lineChartView(self, didMoveSelectionTo: index, touch: touch)
      case .end(let index, let touch, let reason):
        delegate.lineChartView(self, didEndSelectionAt: index, touch: touch, reason: reason)
      }
    }
    guard wantsDisplay, !isDrawing else { return }
    wantsDisplay = false
    needsDisplay?()
  }
}
