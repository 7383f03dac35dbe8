/// A command of the program: what it is called, what it does, and how it is run.
struct Command: Sendable {
  let name: String
  /// What it takes, as the help spells it: "FILE".
  let operands: String
  /// What it does, in a few words.
  let summary: String
  /// Runs it with the arguments after its name.
  let run: @Sendable (ArraySlice<String>, Console) throws(Failure) -> Void

  static let all = ChartKind.all.map(chart) + [gallery, web]

  private static func chart(_ kind: ChartKind) -> Command {
    Command(name: kind.name, operands: "FILE", summary: kind.summary) { arguments, console throws(Failure) in
      try ChartCommand(kind: kind, console: console).run(arguments)
    }
  }

  private static let gallery = Command(
    name: "gallery", operands: "DIR", summary: "write every sample chart, with a page that shows them"
  ) { arguments, console throws(Failure) in
    try GalleryCommand(console: console).run(arguments)
  }

  private static let web = Command(
    name: "web", operands: "DIR", summary: "write the scripts and modules that a web page of one's own imports"
  ) { arguments, console throws(Failure) in
    try WebCommand(console: console).run(arguments)
  }
}
