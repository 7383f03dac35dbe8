/// The labels under a category axis: as many as there is room for, never one over another, never outside the chart.
///
/// Where they do not fit side by side they are wrapped in two lines. Where that is not enough, numbers and dates are thinned out, round
/// ones first to stay (1960, 1970 …; Januaries), while names are wrapped in three lines, or four under wide bars, then slanted or
/// set upright, or wrapped in four lines where that cuts less of them, then staggered if that is asked for, then elided. When a single
/// name, or an eighth of them, is too long for two lines, it is elided and the others stay as they are.
package struct CategoryLabels: Equatable, Sendable {
  /// How the labels are set.
  package enum Mode: Equatable, Sendable {
    /// Nothing is shown.
    case none
    /// One line each, level.
    case flat
    /// A line or several each, level.
    case wrapped
    /// Rising by 45°, the end under the mark.
    case slanted
    /// Rising by 90°, the end under the mark.
    case upright
    /// Level, by turns in a first and a second row.
    case staggered
  }

  /// A label that has found its place.
  package struct Label: Equatable, Sendable {
    /// Which item it belongs to.
    package let index: Int
    /// Which of the runs are its lines.
    package let lines: Range<Int>
    /// The room it takes.
    package let box: TurnedRect
  }

  /// The labels in the order of their items.
  package internal(set) var labels: [Label]
  /// Their lines.
  package internal(set) var runs: [TextRun]
  /// How they are set.
  package internal(set) var mode: Mode
  /// From the top that was asked for to the bottom of the lowest label.
  package internal(set) var height: Double
  /// How many items have a place in the plot but no label, though there is a text for it or it was not asked for.
  package internal(set) var dropped: Int
  /// Whether turned labels are cut.
  var isCut = false
  /// How much further left the chart's edge would have to be for no turned label to be cut by it.
  var missing = 0.0

  /// The size of category labels in points, before scaling.
  package static let size = 11.0
  /// The least distance between two labels side by side.
  static let gap = 6.0
  /// The same where a label stands off its item's middle, moved inside the chart's edge.
  static let edgeGap = 3.0

  /// No labels.
  package static let empty = CategoryLabels()

  init() { (labels, runs, mode, height, dropped) = ([], [], .none, 0, 0) }

  /// How wide all that is written is.
  var textWidth: Double { runs.reduce(0) { $0 + $1.width } }
  /// How many labels there are.
  package var count: Int { labels.count }

  /// Lays out the labels of items at even distances.
  ///
  /// Only labels that may be shown are asked for: at most a few hundred, however many items there are.
  ///
  /// - Parameters:
  ///   - count: The number of items; 0 or less lays out nothing.
  ///   - firstCenter: Where the first item's middle is across.
  ///   - step: From one item's middle to the next; negative where items run from right to left.
  ///   - left: No label goes further left: the chart's edge.
  ///   - right: No label goes further right.
  ///   - top: The top of the labels.
  ///   - maximumHeight: The most height they may take, a third of the chart; less than a line lays out nothing.
  ///   - staggers: Whether names that cannot be turned may stand in two rows by turns.
  ///   - environment: Text size and measurer.
  ///   - label: The text of an item; an empty one leaves its place free.
  package init(
    count: Int, firstCenter: Double, step: Double, left: Double, right: Double, top: Double, maximumHeight: Double,
    staggers: Bool = false, environment: ChartEnvironment, label: (Int) -> String
  ) {
    self.init()
    let isMirrored = step < 0
    guard
      let axis = CategoryRoom(
        count: count, first: isMirrored ? -firstCenter : firstCenter, step: step.magnitude, left: isMirrored ? -right : left,
        right: isMirrored ? -left : right, top: top, maximumHeight: maximumHeight, environment: environment)
    else {
      dropped = max(0, count)
      return
    }
    self = axis.labels(staggers: staggers, label)
    if isMirrored {
      mirror()
      missing = 0
    }
  }

  /// Draws the labels.
  package func draw(into recorder: inout Drawing.Recorder, color: ChartColor = .secondary) {
    for var run in runs {
      run.style.color = color
      recorder.draw(run)
    }
  }

  /// Turns a layout of items from left to right into one from right to left.
  private mutating func mirror() {
    for place in runs.indices { runs[place] = runs[place].mirrored(in: 0) }
    labels = labels.map { Label(index: $0.index, lines: $0.lines, box: $0.box.mirrored(in: 0)) }
  }
}
