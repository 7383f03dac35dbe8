import Barline
import BarlineData
import BarlineTerminal

/// What was asked of a chart command.
struct ChartRequest {
  /// The data file, or "-" for standard input.
  var file = ""
  /// What the first row of delimited text holds.
  var firstRow = FirstRow.automatic
  /// The column along the axis; nil for the default.
  var x: String?
  /// The columns drawn, several between commas; empty for the default.
  var y: [String] = []
  /// The column whose values are the series; nil for one series a y column.
  var series: String?
  /// What names and numbers of a pie or a funnel are.
  var items = ItemRequest()
  /// Beside its data, how a pie looks.
  var pie = ChartSettings<PieChartView>()
  /// What the slices are called that stand out of a pie.
  var exploded: [String] = []
  /// How wide stages are to be, at the least and at the most; nil for the default.
  var stageWidths: (least: Double?, most: Double?)
  /// Beside its data, how a funnel looks.
  var funnel = ChartSettings<FunnelChartView>()
  /// What a row of tiers is asked for.
  var tiers = TierRequest()
  /// The colours of marks in their order; empty for the theme's.
  var colors: [ChartColor] = []
  /// Whether values are written at the marks.
  var showsValues = false
  /// The ends of the axis of values.
  var range = ValueRange()
  /// What the tooltip of a chart with axes tells.
  var selectionMode = SelectionMode.mark
  /// How lines get from point to point.
  var curve = LineCurve.linear
  /// The part of a chart with axes that is shown; nil for everything.
  var visible: VisiblePart?
  /// What values count; nil for what the table says.
  var unit: String?
  /// nil for the default, "" for none.
  var title: String?
  /// nil for the default, "" for none.
  var subtitle: String?
  /// nil for the default: 640 points, or what fits a terminal.
  var width: Double?
  /// nil for the chart's own default.
  var height: Double?
  /// nil for light, and on a terminal for what the terminal has.
  var theme: PictureTheme?
  var color = ColorChoice.auto
  /// The signs of a terminal; nil for what the terminal has.
  var glyphs: GlyphChoice?
  /// Whether a file that grows is read again.
  var follows = false
  /// The cells of a terminal that the chart is laid out for; nil for other pictures.
  var cells: TerminalGrid?
  var format: PictureFormat?
  /// Pixels a point of a PNG; nil for two.
  var scale: Double?
  /// Where the picture goes; nil for standard output.
  var output: String?
  /// nil for a picture at rest.
  var time: Double?
  /// How many pictures are taken of the motion; nil for one picture.
  var frames: Int?
  /// How marks come on the screen, where a moment is asked for; nil for the motion of a reload.
  var entrance: Entrance?
  /// What is done to the picture with a finger, a pointer, the wheel and keys.
  var script = MarkScript()
  /// What options were told that mean something for others, by name.
  private(set) var given: [String: String] = [:]
  /// Options that count for nothing, each with the one after it that says the opposite.
  private(set) var overruled: [String: String] = [:]
  /// Whether the picture shows by itself what is pointed at.
  var isInteractive = false

  /// What stands over the chart, where `title` is what it is called unless told otherwise, and `shared` what the labels along the axis
  /// leave out.
  func header(_ title: String, shared: String = "") -> ChartHeader {
    let isSaid = self.title.map { $0.isEmpty || Self.says($0, shared) } ?? false
    return .text(self.title ?? title, subtitle: subtitle ?? (isSaid ? "" : shared))
  }

  /// Whether a text has the words of another, one after another. Looking for texts in texts would link an engine of regular expressions.
  private static func says(_ text: String, _ other: String) -> Bool {
    func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    let (all, wanted) = (words(text)[...], words(other))
    return all.indices.contains { all[$0...].starts(with: wanted) } || wanted.isEmpty
  }

  /// How marks come on the screen: at rest they are there.
  var shownEntrance: Entrance? { isMoving || isPage ? entrance : nil }

  /// Whether a page is asked for, in which the chart moves.
  var isPage: Bool { PictureOutput.format(of: self) == .html }

  /// Whether a moment of the motion is asked for, or all of it.
  var isMoving: Bool { time != nil || frames != nil }

  static let sizes = 1.0...20_000
  static let frameCounts = 1...10_000
}

/// What the colours of a picture are chosen for.
enum PictureTheme: String, OptionChoice {
  case light, dark
  /// Both in one file, as the reader's system is set.
  case auto
}

/// What a picture is written as.
enum PictureFormat: String, OptionChoice {
  case svg, png, pdf
  /// Text in the cells of a terminal.
  case txt
  /// A page in which the chart answers touches.
  case html
  /// The text of the display list.
  case drawing
}

extension Entrance {
  /// What `--entrance` says: `sweep`, or `sweep:2` for two seconds.
  init(option text: String) throws(Failure) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let style = try EntranceName.named(parts.first ?? "", of: "--entrance")
    let seconds = parts.count == 2 ? try OptionValues.number(parts[1], of: "--entrance", in: 0...1e6) : 1
    self.init(style.style, duration: seconds)
  }
}

/// The ways of coming on the screen, as the command calls them.
enum EntranceName: String, OptionChoice {
  case grow, sweep, fade

  fileprivate var style: Entrance.Style {
    switch self {
    case .grow: .grow
    case .sweep: .sweep
    case .fade: .fade
    }
  }
}

extension ChartRequest {
  /// Notes what an option was told; one before it that says the opposite counts no longer.
  mutating func give(_ option: String, _ text: String = "", insteadOf other: String? = nil) {
    if let other, given.removeValue(forKey: other) != nil { overruled[other] = option }
    given[option] = text
    overruled[option] = nil
  }

  /// Adds what `--touch` says: `began:40,80 ended`, `hover:#3`, `key:right`.
  mutating func add(inputs text: String) throws(Failure) {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { throw .usage("--touch: \"\" says nothing, such as began:40,80") }
    for word in words {
      do throws(InputScriptError) {
        try script.add(word: String(word))
      } catch {
        // These two need no place once a finger has been down.
        guard word != "ended", word != "cancelled" else {
          throw .usage("--touch: nothing had begun that \"\(word)\" could end; began:40,80 begins a touch")
        }
        throw .usage("--touch: \(error)")
      }
    }
  }
}
