import Barline

/// What a delegate has heard of selections: events, and the touches that came with them, in order.
public struct SelectionRecord: Hashable, Sendable {
  /// What has been heard, in order.
  public private(set) var events: [SelectionEvent] = []
  /// The touch that came with each event; nil where none did.
  public private(set) var touches: [ChartTouch?] = []

  /// Makes an empty record.
  public init() {}

  /// Writes down an event, and the touch that came with it.
  ///
  /// The end of a datum that is gone (`.removed`) comes without words: it takes those that were last said of it.
  public mutating func add(_ event: SelectionEvent, touch: ChartTouch?) {
    var event = event
    if event.kind == .ended(.removed), let last = events.last, last.index == event.index {
      (event.label, event.seriesName, event.value) = (last.label, last.seriesName, last.value)
    }
    events.append(event)
    touches.append(touch)
  }
}

/// A delegate that writes down what it hears: `BarDelegateLog`, `LineDelegateLog` and their like.
public protocol SelectionLog: AnyObject {
  /// What it has heard.
  var record: SelectionRecord { get set }
}

extension SelectionLog {
  /// What has been heard, in order.
  public var events: [SelectionEvent] { record.events }

  /// The touch that came with each event; nil where none did.
  public var touches: [ChartTouch?] { record.touches }

  /// The events as lines, the same as the command prints.
  public var lines: [String] { record.events.map(\.description) }

  /// What is wrong with the order of events; empty where each begin has been ended exactly once, or is the last and still lasts.
  public var problems: [String] { record.events.orderProblems }

  /// Whether a selection has begun that has not ended.
  public var isSelecting: Bool { record.events.last.map { $0.isEnd == false } ?? false }

  /// Forgets what has been heard.
  public func clear() { record = SelectionRecord() }
}
