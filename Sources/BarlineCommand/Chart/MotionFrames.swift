import Barline
import BarlineData

/// Pictures of a chart's motion, evenly over it, in numbered files: what a film is made of.
struct MotionFrames {
  let kind: ChartKind
  let table: DataTable
  let request: ChartRequest

  /// No motion is followed for longer, in seconds.
  private static let longest = 60.0
  /// How closely the end of a motion is looked for.
  private static let step = 1.0 / 60

  /// Writes the pictures, and says how long the motion is. What was asked for is played at its times; each event is said
  /// as a line.
  func write(_ count: Int, to output: PictureOutput, _ console: Console) throws(Failure) {
    let end: Double
    if let time = request.time { end = time } else { end = try length() }
    let stage = try kind.stage(of: table, request) { console.say($0.description) }
    kind.begin(stage, request)
    // Marks are where they are at the start.
    var inputs: ArraySlice<ChartInput> = []
    request.script.play(on: stage.chart) { inputs.append($0) }
    var losses = Losses()
    var cut: String?
    for number in 1...count {
      let time = count == 1 ? end : end * Double(number - 1) / Double(count - 1)
      while let input = inputs.first, input.time <= time { stage.chart.handle(inputs.removeFirst()) }
      let drawing = stage.drawing(at: time)
      output.add(drawing, to: &losses)
      if number == count { cut = drawing.cutTexts(table, request) }
      try output.write(drawing, number: number, of: count, console)
    }
    output.tell(losses, console)
    for note in stage.notes + request.notes(stage.diagnostics()) + [cut].compactMap({ $0 }) { console.note(note) }
    console.note("\(count) pictures over \(OptionValues.short(end)) s")
    withExtendedLifetime(stage.source) {}
  }

  /// How long the chart moves, by playing it once unseen.
  private func length() throws(Failure) -> Double {
    let stage = try kind.make(table, request) { _ in }
    kind.begin(stage, request)
    let chart = stage.chart
    var last = 0.0
    request.script.play(on: chart) { input in
      chart.handle(input)
      last = input.time
    }
    // Whole steps, so that a quarter of a second is one.
    var steps = Int(saturating: (last / Self.step).rounded())
    var time: Double { Double(steps) * Self.step }
    _ = chart.drawing(at: time)
    while time < Self.longest, chart.isMoving(at: time) {
      steps += 1
      _ = chart.drawing(at: time)
    }
    return withExtendedLifetime(stage.source) { time }
  }
}
