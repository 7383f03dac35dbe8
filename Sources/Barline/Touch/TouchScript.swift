/// A finger's way over a chart, written down: what tests, the command and a gallery play.
///
///     let script = TouchScript.began(at: ChartPoint(x: 40, y: 80)).moved(through: [ChartPoint(x: 90, y: 80)]).ended()
///     script.play(on: chart)
///     script.touches.map(\.phase)   // began, moved, ended
///
/// Touches are 1/60 of a second apart, from `startTime`.
public struct TouchScript: Hashable, Sendable {
  /// The touches, in order.
  public private(set) var touches: [ChartTouch] = []
  private var id: Int
  private var startTime: Double

  /// The time between two touches, in seconds.
  public static let interval = 1.0 / 60

  /// Makes a script of nothing; the finger is number 1 and the clock starts at 0 unless told otherwise.
  public init(id: Int = 1, startTime: Double = 0) {
    self.id = id
    self.startTime = startTime
  }

  /// A finger that comes down at a point.
  public static func began(at point: ChartPoint, id: Int = 1, startTime: Double = 0) -> TouchScript {
    TouchScript(id: id, startTime: startTime).adding(.began, point)
  }

  /// A finger that comes down at a point and is lifted there.
  public static func tap(at point: ChartPoint, startTime: Double = 0) -> TouchScript {
    began(at: point, startTime: startTime).ended()
  }

  /// A finger that comes down, moves straight on in equal steps, 1…10,000 of them, and is lifted at the end.
  public static func drag(from start: ChartPoint, to end: ChartPoint, steps: Int = 10, startTime: Double = 0) -> TouchScript {
    let count = min(max(steps, 1), 10_000)
    let way = (1...count).map { step in
      let share = Double(step) / Double(count)
      return ChartPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    return began(at: start, startTime: startTime).moved(through: way).ended()
  }

  /// The script with the finger moving on through points.
  public func moved(through points: [ChartPoint]) -> TouchScript {
    points.reduce(self) { $0.adding(.moved, $1) }
  }

  /// The script with the finger moving on to a point.
  public func moved(to point: ChartPoint) -> TouchScript { adding(.moved, point) }

  /// The script with the finger lifted, where it was last unless told otherwise.
  public func ended(at point: ChartPoint? = nil) -> TouchScript { adding(.ended, point ?? last) }

  /// The script with the touch cancelled, where it was last.
  public func cancelled() -> TouchScript { adding(.cancelled, last) }

  /// The script with a touch of any phase at a point.
  public func adding(_ phase: ChartTouch.Phase, _ point: ChartPoint) -> TouchScript {
    var script = self
    let time = startTime + Double(touches.count) * Self.interval
    script.touches.append(ChartTouch(id: id, phase: phase, point: point, time: time))
    return script
  }

  /// Gives the touches to a chart, in order, and returns its answers.
  @discardableResult public func play(on chart: some ChartView) -> [InputResponse] {
    touches.map { chart.handle(.touch($0)) }
  }

  private var last: ChartPoint { touches.last?.point ?? .zero }
}
