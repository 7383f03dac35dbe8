import Barline
import BarlineData
import BarlineTerminal

/// Draws a data file as a chart of some kind: reads, chooses columns, touches, renders, writes.
struct ChartCommand {
  let kind: ChartKind
  let console: Console

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var request = ChartRequest()
    let parser = OptionParser(command: "barline \(kind.name)", options: kind.groups.flatMap(\.options), elsewhere: kind.elsewhere)
    switch try parser.parse(arguments, into: &request) {
    case .help: try console.write(help)
    case .operands(let operands):
      guard let file = operands.first, operands.count == 1 else {
        throw .usage(
          operands.isEmpty
            ? "\(kind.name) needs a FILE, or - for standard input"
            : "\(kind.name) takes one FILE, and \"\(operands[1])\" is a second")
      }
      request.file = file
      try draw(request)
    }
  }

  private func draw(_ request: ChartRequest) throws(Failure) {
    let output = try PictureOutput(request)
    var request = request
    request.cells = output.cells(for: request, height: kind.height)
    let table = try DataFile.read(request.file, firstRow: request.firstRow)
    if let count = request.frames {
      return try MotionFrames(kind: kind, table: table, request: request).write(count, to: output, console)
    }
    let said = EventCount()
    let stage = try kind.stage(of: table, request) { event in
      said.count += 1
      console.say(event.description)
    }
    let picture = picture(of: stage, for: request, said)
    // A page is laid out again, as large as its reader's window.
    if !output.isPage {
      let faults = [picture.cutTexts(table, request), kind.name == "bar" ? picture.valuesMissing(request) : nil]
      for note in faults.compactMap({ $0 }) { console.note(note) }
    }
    if output.isPage { return try output.write(page: picture, of: stage.chart, console) }
    try output.write(picture, request.isInteractive ? states(of: stage) : [], console)
  }

  /// What the picture shows by itself while its marks are pointed at; nothing where there are too many.
  private func states(of stage: ChartKind.Stage) -> [PictureState] {
    let states = withExtendedLifetime(stage.source) { stage.chart.states(upTo: Self.mostStates) }
    if states == nil {
      console.note(
        "--interactive: more than \(Self.mostStates) marks are in view; the picture is written without it (--visible shows fewer)"
      )
    }
    return states ?? []
  }

  /// A picture that shows more by itself would be too large: a state is about two kilobytes.
  private static let mostStates = 1000

  /// The chart's picture, once the touches have been played.
  private func picture(of stage: ChartKind.Stage, for request: ChartRequest, _ said: EventCount) -> Drawing {
    let chart = stage.chart
    kind.begin(stage, request)
    // How many events there had been when each finger came down, or a pointer or a key found nothing.
    var downs: [(input: ChartInput, before: Int)] = []
    var last = 0.0
    let unknown = request.script.marksNot(on: chart)
    request.script.play(on: chart) { input in
      let before = said.count
      let response = chart.handle(input)
      if input.mayBegin(response) { downs.append((input, before)) }
      last = input.time
    }
    // A part of a chart scrolls: at rest a finger that is down has said what it means, and what a drag has left has come to rest.
    let rest = request.visible == nil && request.shownEntrance == nil ? last : .infinity
    let drawing = stage.drawing(at: request.time ?? rest)
    let afters = downs.dropFirst().map(\.before) + [said.count]
    let idle =
      request.visible != nil
      ? [] : zip(downs, afters).filter { $0.before == $1 }.map { "nothing is selected by \($0.0.input.word)" }
    let lost = request.script.marksNot(on: chart).filter(unknown.contains).map { "\($0) finds no mark; they are counted from 0" }
    for note in stage.notes + request.notes(stage.diagnostics()) + idle + lost { console.note(note) }
    return withExtendedLifetime(stage.source) { drawing }
  }

  /// Counts the lines that a chart's events are told in.
  private final class EventCount {
    var count = 0
  }

  private var help: String {
    var help = HelpText()
    help.block("usage", ["barline \(kind.name) FILE [OPTION]..."])
    help.paragraph(kind.describes)
    help.paragraph(
      "FILE holds CSV or TSV (commas, semicolons or tabs; the first row names the columns, unless it looks like data), a JSON array of objects or an object that holds it, or NDJSON. With - it is standard input. With no option at all sensible columns are drawn."
    )
    for group in kind.groups { help.list(group.heading, group.options.map { ($0.spelling, $0.says) }) }
    help.block("Examples", kind.examples)
    help.list("Exit status", Program.statuses)
    return help.text
  }
}

extension ChartKind {
  /// Gives a chart its size; where a moment of its motion is asked for, its data are loaded and its clock starts at 0.
  func begin(_ stage: Stage, _ request: ChartRequest) {
    if let cells = request.cells {
      stage.chart.environment.measurer = .terminal
      stage.chart.size = cells.size
    } else {
      stage.chart.size = ChartSize(width: request.width ?? 640, height: request.height ?? height)
    }
    guard request.isMoving else { return }
    if request.entrance == nil { stage.load() }
    _ = stage.chart.drawing(at: 0)
  }
}

extension ChartRequest {
  /// What was asked for, or is needed to read the picture, and is not there. That labels along an axis were left out is no news, and
  /// what the data made impossible is told by row.
  func notes(_ diagnostics: [Diagnostic]) -> [String] {
    // Without names nobody misses numbers.
    let isNameless = diagnostics.contains { if case .labelsDropped(shown: 0, _) = $0 { true } else { false } }
    return diagnostics.compactMap { diagnostic in
      switch diagnostic {
      case .labelsDropped(let shown, let all):
        shown == 0
          ? "The chart is too small for the names and numbers of its \(all) stages; --size makes it larger."
          : "\(shown) of \(all) stages' names are shown; --size makes the chart larger."
      case .ratesDropped, .valueLabelsDropped: isNameless ? nil : diagnostic.description
      case .headerDropped: title == nil ? nil : diagnostic.description
      case .subtitleDropped: subtitle == nil ? nil : diagnostic.description
      case .legendDropped, .totalDropped, .tooManyValues: diagnostic.description
      case .sliceLabelsDropped: diagnostic.description + " --top N gathers the least."
      case .tiers(.withoutBounds), .tiers(.reversed), .tiers(.ofNoLength): nil
      case .tiers: diagnostic.description
      default: nil
      }
    }
  }
}

extension MarkScript {
  /// The words whose marks a chart does not show.
  fileprivate func marksNot(on chart: any ChartView) -> [String] {
    words.filter { word in
      guard let sign = word.firstIndex(of: "#"), let one = try? MarkScript("hover:" + word[sign...].prefix { $0 != "," }) else {
        return false
      }
      var isThere = false
      one.play(on: chart) { _ in isThere = true }
      return !isThere
    }
  }
}

extension ChartInput {
  /// Whether it was to select something, and may have failed to.
  fileprivate func mayBegin(_ response: InputResponse) -> Bool {
    switch self {
    case .touch(let touch): touch.phase == .began
    case .hover(let hover): hover.point != nil && response == .ignored
    case .key(let press): press.key != .escape && press.key != .enter && response == .ignored
    case .wheel: false
    }
  }
}
