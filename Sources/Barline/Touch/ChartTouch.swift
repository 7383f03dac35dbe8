/// A finger, or a mouse button held down, at one moment.
public struct ChartTouch: Hashable, Sendable {
  /// What has just happened to it.
  public enum Phase: UInt8, Hashable, Sendable {
    /// It came down.
    case began
    /// It moved, or may have.
    case moved
    /// It was lifted.
    case ended
    /// It was taken away by something else, such as a scroll view.
    case cancelled
  }

  /// Tells one finger from another while they are down.
  public var id: Int
  /// What has just happened to it.
  public var phase: Phase
  /// Where it is, in points of the chart's view.
  public var point: ChartPoint
  /// When, in seconds of the clock that drawings use.
  public var time: Double

  /// Makes a touch.
  public init(id: Int = 1, phase: Phase, point: ChartPoint, time: Double = 0) {
    self.id = id
    self.phase = phase
    self.point = point
    self.time = time
  }
}

/// Something that a person does to a chart.
///
/// Touches come first: while a finger is down, hovering, the wheel and keys are ignored.
public enum ChartInput: Hashable, Sendable {
  /// A finger or a held button.
  case touch(ChartTouch)
  /// A pointer that moves over the chart without being held down, or leaves it.
  case hover(ChartHover)
  /// A wheel that is turned, or two fingers that move on a pad.
  case wheel(ChartWheel)
  /// A key that is pressed, or repeats, while the chart has the keyboard.
  case key(ChartKeyPress)

  /// When it happened, in seconds of the clock that drawings use.
  public var time: Double {
    switch self {
    case .touch(let touch): touch.time
    case .hover(let hover): hover.time
    case .wheel(let wheel): wheel.time
    case .key(let press): press.time
    }
  }
}

/// What an input meant to a chart, so that a host can settle who else may have it.
public enum InputResponse: UInt8, Hashable, Sendable {
  /// Nothing: it belongs to whatever lies around the chart.
  case ignored
  /// Too early to say: a finger has come down on a chart that scrolls, and may still mean to scroll, to tap or to select.
  case undecided
  /// The chart's own.
  case claimed
}

/// Why a selection ended.
public enum SelectionEnd: UInt8, Hashable, Sendable {
  /// The finger was lifted, or a kept selection was tapped away, or escape was pressed.
  case ended
  /// The touch was cancelled.
  case cancelled
  /// The finger or the pointer moved to where nothing can be selected, or the pointer left the chart.
  case left
  /// The chart was collapsed.
  case collapsed
  /// Its datum is gone, or can no longer be selected.
  case removed
  /// Another selection, or another delegate, took its place.
  case replaced
}
