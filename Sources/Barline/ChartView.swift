/// All that a host, a test or a server may know of a chart, whatever kind it is.
///
/// A chart lives in whichever isolation made it; it is not `Sendable`. Its drawings are.
public protocol ChartView: AnyObject {
  /// The size in points. Setting it lays the chart out again. Zero, negative or NaN: an empty drawing.
  var size: ChartSize { get set }
  /// What the chart knows of the world. Setting it lays the chart out again.
  var environment: ChartEnvironment { get set }
  /// Called when the picture has changed; a host then asks for a drawing when it is next ready to show one.
  var needsDisplay: (() -> Void)? { get set }
  /// What the chart looks like at a time, in seconds of any monotone clock; earlier than the last counts as the last.
  func drawing(at time: Double) -> Drawing
  /// Whether the picture is changing by itself at a time, or about to: whether a host should ask for another drawing soon.
  func isMoving(at time: Double) -> Bool
  /// Takes an input and says whether it meant anything to the chart.
  @discardableResult func handle(_ input: ChartInput) -> InputResponse
  /// Where a mark is, for whoever points at it without a finger of its own: a test, a script, a page. Nil where there is none.
  func point(ofMarkAt index: ChartIndex) -> ChartPoint?
  /// What the chart shows while each of its marks in view is selected; nil where there are more than a limit. See `SVGRenderer`.
  func states(upTo limit: Int) -> [PictureState]?
}

extension ChartView {
  /// Takes a touch: short for `handle(.touch(touch))`.
  @discardableResult public func touch(_ touch: ChartTouch) -> InputResponse { handle(.touch(touch)) }

  /// A chart that does not say otherwise has no marks.
  public func point(ofMarkAt index: ChartIndex) -> ChartPoint? { nil }

  /// A chart that does not say otherwise has no marks.
  public func states(upTo limit: Int) -> [PictureState]? { [] }
}

/// Which mark: an item along the axis, and its series.
public struct ChartIndex: Hashable, Sendable {
  /// The item along the axis, from 0.
  public var item: Int
  /// The series, from 0; 0 where there is one.
  public var series: Int

  /// Makes an index; the first series unless told otherwise.
  @inlinable public init(item: Int, series: Int = 0) {
    self.item = item
    self.series = series
  }
}

/// Whether a chart shows its marks or has folded them away.
public enum ChartState: UInt8, Hashable, Sendable {
  /// The marks are shown and answer touches.
  case expanded
  /// The marks are folded away, and touches are ignored.
  case collapsed
}

/// Which marks a selection stands for.
public enum SelectionMode: UInt8, Hashable, Sendable {
  /// The one mark that was touched.
  case mark
  /// All series at the item that was touched, told in one tooltip.
  case allSeries
}
