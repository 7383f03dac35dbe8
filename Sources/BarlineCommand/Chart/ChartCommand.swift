import Barline
import BarlineData
import BarlineSVG

/// Draws a data file as a chart of some kind: reads, chooses columns, touches, renders, writes.
struct ChartCommand {
  let kind: ChartKind
  let console: Console

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var request = ChartRequest()
    let parser = OptionParser(command: "barline \(kind.name)", options: ChartOptions.groups.flatMap(\.options))
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
    let table = try DataFile.read(request.file)
    let data = try ChartData(table, for: request, spacing: kind.spacing)
    try output.write(picture(of: data, for: request), console)
  }

  /// The chart's picture, once the touches have been played.
  private func picture(of data: ChartData, for request: ChartRequest) -> Drawing {
    let header = ChartHeader.text(request.title ?? data.title, subtitle: request.subtitle)
    let stage = kind.make(data, header) { console.say($0) }
    let chart = stage.chart
    chart.size = ChartSize(width: request.width, height: request.height)
    if request.time != nil {
      stage.load()
      _ = chart.drawing(at: 0)
    }
    for touch in request.touches.touches { chart.touch(touch) }
    let drawing = chart.drawing(at: request.time ?? request.touches.touches.last?.time ?? 0)
    for note in data.notes + notes(stage.diagnostics(), request) { console.note(note) }
    return withExtendedLifetime(stage.source) { drawing }
  }

  /// What was asked for, or is needed to read the picture, and is not there. That labels were left out is no news.
  private func notes(_ diagnostics: [Diagnostic], _ request: ChartRequest) -> [String] {
    diagnostics.compactMap { diagnostic in
      switch diagnostic {
      case .headerDropped: request.title == nil ? nil : diagnostic.description
      case .subtitleDropped, .legendDropped: diagnostic.description
      default: nil
      }
    }
  }

  private var help: String {
    var help = HelpText()
    help.block("usage", ["barline \(kind.name) FILE [OPTION]..."])
    help.paragraph(kind.describes)
    help.paragraph(
      "FILE holds CSV or TSV (commas, semicolons or tabs; the first row names the columns), a JSON array of objects, or NDJSON. With - it is standard input. With no option at all sensible columns are drawn."
    )
    for (heading, options) in ChartOptions.groups { help.list(heading, options.map { ($0.spelling, $0.says) }) }
    help.block("Examples", kind.examples)
    help.list("Exit status", Program.statuses)
    return help.text
  }
}
