import Barline

/// The options that chart commands share, in the groups that their help shows.
enum ChartOptions {
  typealias Option = CommandOption<ChartRequest>

  static let groups: [(heading: String, options: [Option])] = [
    ("Data", data), ("Picture", picture), ("Output", output), ("Touch and time", motion),
  ]

  private static let data: [Option] = [
    Option(
      "--x", value: "COL",
      "The column along the axis. Default: the first column of texts or dates; else a first column whose numbers rise row by row (years); else the row's number."
    ) {
      $0.x = $1
    },
    Option(
      "--y", value: "COL,COL",
      "The columns drawn. Default: the first other column of numbers; where no column holds texts all others, up to 10 columns and 200 bars."
    ) {
      $0.y.append($1)
    },
    Option(
      "--series", value: "COL",
      "For tables in long form (year, source, output): each value of this column is a series of its own. Rows with the same x and series are added up. Default: a column of up to 10 texts that makes each row of a repeated x one of a kind. \"\" for none."
    ) {
      $0.series = $1
    },
  ]

  private static let picture: [Option] = [
    Option(
      "--title", value: "TEXT",
      "The title. Default: the names of the columns drawn, in words, where they are at most three. \"\" for none."
    ) {
      $0.title = $1
    },
    Option("--subtitle", value: "TEXT", "A quieter line under it. Default: none.") { $0.subtitle = $1 },
    Option("--width", value: "POINTS", "Default: 640.") { request, text throws(Failure) in
      request.width = try OptionValues.number(text, of: "--width", in: ChartRequest.sizes)
    },
    Option("--height", value: "POINTS", "Default: 360.") { request, text throws(Failure) in
      request.height = try OptionValues.number(text, of: "--height", in: ChartRequest.sizes)
    },
    Option("--theme", value: PictureTheme.list, "Default: light. auto: both in one file, as the reader's system is set.") {
      request, text throws(Failure) in
      request.theme = try .named(text, of: "--theme")
    },
  ]

  private static let output: [Option] = [
    Option("--output", short: "-o", value: "PATH", "The file to write, as a whole or not at all. Default: standard output.") {
      request, text throws(Failure) in
      guard !text.isEmpty else { throw .usage("--output: a path has at least one character") }
      request.output = text
    },
    Option("--format", value: PictureFormat.list, "Default: svg. drawing: the display list as text.") {
      request, text throws(Failure) in
      request.format = try .named(text, of: "--format")
    },
  ]

  private static let motion: [Option] = [
    Option(
      "--touch", value: "PHASE:X,Y",
      "A finger on the picture, in points from its top left: began, moved, ended or cancelled. Give it several times for a whole touch; a sixtieth of a second lies between two. What is selected is told on standard error, a line an event."
    ) { request, text throws(Failure) in
      request.touches = try request.touches.adding(option: text)
    },
    Option("--at", value: "SECONDS", "Draws the moment so long after the data were loaded, while marks grow. Default: at rest.") {
      request, text throws(Failure) in
      request.time = try OptionValues.number(text, of: "--at", in: 0...1e9)
    },
  ]
}
