import Barline
import BarlineData
import BarlineTerminal

/// Shows a chart on the whole terminal, where it is touched with the mouse and the keys.
struct ViewCommand {
  let console: Console

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var rest = Array(arguments)[...]
    var kind: ChartKind?
    if let named = rest.first.flatMap({ name in ChartKind.all.first { $0.name == name } }) {
      kind = named
      rest.removeFirst()
    }
    var request = ChartRequest()
    let options = (kind ?? .line).groups.flatMap(\.options) + [Self.follow]
    let parser = OptionParser(command: "barline view", options: options, elsewhere: (kind ?? .line).elsewhere)
    switch try parser.parse(rest, into: &request) {
    case .help: try console.write(help(kind))
    case .operands(let operands):
      guard let file = operands.first, operands.count == 1 else {
        throw .usage(
          operands.isEmpty
            ? "view needs a FILE, or - for standard input"
            : "view takes a kind of chart (\(Self.kinds)) and one FILE; \"\(operands[1])\" is too many")
      }
      request.file = file
      try show(request, as: kind)
    }
  }

  private static let kinds = ChartKind.all.map(\.name).joined(separator: ", ")

  private static let follow = ChartOptions.Option(
    "--follow", "Reads the file again when it has grown or been replaced, and shows what is new."
  ) { request, _ throws(Failure) in
    request.follows = true
  }

  private func show(_ request: ChartRequest, as kind: ChartKind?) throws(Failure) {
    if let option = request.fileOption {
      throw .usage("\(option): view writes no file; barline \(kind?.name ?? "bar") FILE \(option) does")
    }
    guard Descriptor.standardOutput.isTerminal else {
      throw .usage("view shows a chart on a terminal, and standard output is none; barline bar FILE -o chart.svg writes a file")
    }
    guard !request.follows || request.file != DataFile.standardInput else {
      throw .usage("--follow: standard input cannot be read again")
    }
    let version = FileKind(at: request.file)?.version
    let table = try DataFile.read(request.file, firstRow: request.firstRow, follows: request.follows)
    let kind = kind ?? Self.kind(of: table, request)
    let status = ViewStatus(name: DataFile.name(request.file))
    var request = request
    request.cells = .window(variable: environmentVariable)
    var words: (SelectionEvent) -> String = { _ in "" }
    // On a terminal it would be written into the picture.
    let log = Descriptor.standardError.isTerminal ? nil : console
    let stage = try kind.stage(of: table, request) { event in
      status.event = words(event)
      log?.say(event.description)
    }
    words = stage.words
    kind.begin(stage, request)
    if let note = stage.notes.first { status.event = "note: " + note }
    request.script.play(on: stage.chart)
    let loop = ViewLoop(stage: stage, request: request, status: status, version: version)
    try withExtendedLifetime(stage.source) { () throws(Failure) in try loop.run() }
  }

  /// Lines where rows have positions or are many, else bars.
  private static func kind(of table: DataTable, _ request: ChartRequest) -> ChartKind {
    let data = try? ChartData(table, for: request, spacing: .positions)
    return data.map { $0.positions != nil || $0.count > 60 } ?? false ? .line : .bar
  }

  private func help(_ kind: ChartKind?) -> String {
    var help = HelpText()
    help.block("usage", ["barline view [KIND] FILE [OPTION]..."])
    help.paragraph(
      "Shows a chart on the whole terminal. KIND is \(Self.kinds); without it, lines where rows have dates or numbers or are many, else bars. The options are those of the kind."
    )
    help.list(
      "Keys and mouse",
      [
        ("arrows, home, end", "Select the mark beside, over or under the one that is selected."),
        ("enter, escape", "Tap what is selected; end the selection."),
        ("page up, page down", "Scroll a chart that shows a part (--visible)."),
        ("mouse", "Hover and press to select, drag and turn the wheel to scroll."),
        ("q, Ctrl-C, escape twice", "End. Ctrl-Z suspends, Ctrl-L draws anew."),
      ])
    help.paragraph(
      "The line under the chart says what is selected. What happens is told on standard error too, unless that is a terminal.")
    help.list("Data", [(Self.follow.spelling, Self.follow.says)])
    for group in kind?.groups ?? [] { help.list(group.heading, group.options.map { ($0.spelling, $0.says) }) }
    help.block(
      "Examples",
      [
        "barline view wheat.csv", "barline view line weather.csv --y temp_max --visible 2014-01..2014-12",
        "barline view pie energy.csv --donut", "barline view line log.csv --follow",
      ])
    help.list("Exit status", Program.statuses)
    return help.text
  }
}

/// The line under the chart: the file, what happened last, and how to end.
final class ViewStatus {
  let name: String
  /// What is selected, or a note.
  var event = ""
  /// What keeps the file from being read anew; nil for nothing.
  var trouble: String?

  init(name: String) { self.name = name }

  /// The line in at most so many cells, its end kept on the right.
  func line(columns: Int) -> String {
    let left = " " + name + (trouble.map { " · " + $0 } ?? (event.isEmpty ? "" : " · " + event))
    let right = "q quits "
    let style = TextStyle(size: 11)
    func cells(_ text: String) -> Int { Int(saturating: TextMeasurer.terminal.width(of: text, style: style) / 8) }
    let room = columns - cells(right) - 1
    guard room > 4 else { return "" }
    let shown = elided(left, to: Double(room) * 8, style: style, measurer: .terminal) ?? ""
    return shown + String(repeating: " ", count: max(1, columns - cells(shown) - cells(right))) + right
  }
}

extension ChartRequest {
  /// An option of files that are written, if one was given.
  fileprivate var fileOption: String? {
    let options = [
      ("--output", output != nil), ("--frames", frames != nil), ("--format", format != nil), ("--interactive", isInteractive),
      ("--scale", scale != nil),
    ]
    return options.first { $0.1 }?.0
  }
}
