import Barline
import BarlineData

/// The program: finds the command that is meant, and says how it ended.
struct Program {
  let console = Console()

  /// What the process can end with, and what each means.
  static let statuses: [(term: String, says: String)] = [
    ("0", "Done; also for a table without values, whose chart says so."),
    ("1", "The data cannot be drawn, or a file cannot be read or written."),
    ("2", "The command was not used properly."),
    ("3", "A PNG or PDF needs a library that is not installed: cairo or Pango. SVG needs none."),
  ]

  /// Runs the arguments after the program's name, and gives the status to end with.
  func run(_ arguments: ArraySlice<String>) -> Int32 {
    outliveFileLimits()
    do throws(Failure) {
      try start(arguments)
      return 0
    } catch {
      if let message = error.message { console.fail(message) }
      return error.status
    }
  }

  /// Refuses arguments that are no text: made into one, the name of a file would mean another file.
  private func checkArguments() throws(Failure) {
    for place in 1..<max(1, Int(CommandLine.argc)) {
      guard let letters = CommandLine.unsafeArgv[place], String(validatingCString: letters) == nil else { continue }
      throw .usage(
        "\"\(String(cString: letters))\" is not UTF-8; a file of such a name is read with - < FILE and written with > FILE")
    }
  }

  private func start(_ arguments: ArraySlice<String>) throws(Failure) {
    try checkArguments()
    guard let first = arguments.first else { throw .usage("a command is missing; barline --help lists them") }
    let rest = arguments.dropFirst()
    switch first {
    case "--version": try console.write("barline \(BarlineVersion.current)\n")
    case "--help", "-h": try console.write(help)
    case "help":
      guard let name = rest.first else { return try console.write(help) }
      try command(name).run(["--help"], console)
    default: try command(first).run(rest, console)
    }
  }

  private func command(_ name: String) throws(Failure) -> Command {
    if let command = Command.all.first(where: { $0.name == name }) { return command }
    let kind = name.utf8.first == UInt8(ascii: "-") ? "option" : "command"
    if let near = NearestName.find(name, among: Command.all.map(\.name) + ["help", "--help", "--version"]) {
      throw .usage("unknown \(kind) \(name); did you mean \(near)?")
    }
    if FileKind(at: name)?.isRegular == true { throw .usage("unknown command \(name); did you mean barline bar \(name)?") }
    throw .usage("unknown \(kind) \(name); barline --help lists them")
  }

  private var help: String {
    var help = HelpText()
    help.block("usage", ["barline COMMAND ..."])
    help.paragraph("Draws data files as charts.")
    help.list(
      "Commands", Command.all.map { ("\($0.name) \($0.operands)", $0.summary) } + [("help COMMAND", "say how a command is used")])
    help.list(
      "Options", [("-h, --help", "Say this, or, after a command, how it is used."), ("--version", "Say which version this is.")])
    help.block("Examples", ["barline bar data.csv", "barline bar data.csv > bars.svg", "barline help bar"])
    help.list("Exit status", Self.statuses)
    return help.text
  }
}
