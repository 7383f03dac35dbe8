import BarlineWeb

/// Writes what a page of one's own imports.
struct WebCommand {
  let console: Console

  private static let options: [CommandOption<Void>] = []

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var nothing: Void = ()
    switch try OptionParser(command: "barline web", options: Self.options).parse(arguments, into: &nothing) {
    case .help: try console.write(Self.help)
    case .operands(let operands):
      guard let directory = operands.first, operands.count == 1, !directory.isEmpty else {
        throw .usage("web takes one DIR, the directory to write to")
      }
      try OutputFile.makeDirectories(directory)
      for file in WebModule.files { try OutputFile.write(file.bytes, at: "\(directory)/\(file.name)") }
      try console.write("\(directory)/barline.mjs: what a page imports\n")
    }
  }

  private static var help: String {
    var help = HelpText()
    help.block("usage", ["barline web DIR"])
    help.paragraph(
      "Writes into DIR what a web page imports to make charts of its own: barline.mjs, the two scripts that it imports, and a WebAssembly module for each kind of chart. Docs/Web.md says what a page does with them. For a page that is made by this program, see -o NAME.html of the kinds of chart."
    )
    help.block("Example", ["barline web public/barline"])
    help.list("Exit status", Program.statuses)
    return help.text
  }
}
