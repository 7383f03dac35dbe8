/// What a person does to a chart, written down: touches, hovering, the wheel and keys, in order. A `TouchScript` is the same for one finger.
///
///     let script = InputScript().hovering(at: ChartPoint(x: 40, y: 80)).leaving().pressing(.right, .right).pressing(.escape)
///     script.play(on: chart)
///     script.description   // hover:40,80 leave key:right key:right key:escape
///
/// Inputs are 1/60 of a second apart, from `startTime`.
public struct InputScript: Hashable, Sendable {
  /// The inputs, in order.
  public private(set) var inputs: [ChartInput] = []
  private var startTime: Double

  /// Makes a script of nothing; the clock starts at 0 unless told otherwise.
  public init(startTime: Double = 0) { self.startTime = startTime }

  /// Makes a script of what one finger does, at its own times.
  public init(_ touches: TouchScript) {
    startTime = touches.touches.first?.time ?? 0
    inputs = touches.touches.map { .touch($0) }
  }

  /// The time of the next input.
  private var time: Double { startTime + Double(inputs.count) * TouchScript.interval }

  /// Where a finger was last; the picture's corner where none has been.
  private var last: ChartPoint {
    for case .touch(let touch) in inputs.reversed() { return touch.point }
    return .zero
  }

  /// The script with another input, at its own time.
  public func adding(_ input: ChartInput) -> InputScript {
    var script = self
    script.inputs.append(input)
    return script
  }

  /// The script with a touch: where the finger was last unless told otherwise; finger number 1 unless told otherwise.
  public func touching(_ phase: ChartTouch.Phase, at point: ChartPoint? = nil, id: Int = 1) -> InputScript {
    adding(.touch(ChartTouch(id: id, phase: phase, point: point ?? last, time: time)))
  }

  /// The script with a finger that comes down at a point and is lifted there.
  public func tapping(at point: ChartPoint) -> InputScript { touching(.began, at: point).touching(.ended, at: point) }

  /// The script with a pointer that hovers at a point.
  public func hovering(at point: ChartPoint) -> InputScript { adding(.hover(ChartHover(at: point, time: time))) }

  /// The script with the pointer leaving the chart.
  public func leaving() -> InputScript { adding(.hover(ChartHover(at: nil, time: time))) }

  /// The script with a turn of the wheel at a point, so many points to the right and down.
  public func wheeling(at point: ChartPoint, deltaX: Double = 0, deltaY: Double = 0) -> InputScript {
    adding(.wheel(ChartWheel(at: point, deltaX: deltaX, deltaY: deltaY, time: time)))
  }

  /// The script with keys pressed, one after another.
  public func pressing(_ keys: ChartKey...) -> InputScript {
    keys.reduce(self) { $0.adding(.key(ChartKeyPress($1, time: $0.time))) }
  }

  /// Gives the inputs to a chart, in order, and returns its answers.
  @discardableResult public func play(on chart: some ChartView) -> [InputResponse] { inputs.map { chart.handle($0) } }
}
