import Barline

/// The options of chart commands: those that all share are here, those of a kind of chart beside it.
enum ChartOptions {
  typealias Option = CommandOption<ChartRequest>

  /// Options under a heading of the help.
  struct Group: Sendable {
    let heading: String
    let options: [Option]

    init(_ heading: String, _ options: [Option]) {
      self.heading = heading
      self.options = options
    }
  }

  /// What every chart is asked for besides its data and its form.
  static func shared(height: Double) -> [Group] {
    [
      Group("Picture", picture(height: height)), Group("Output", output), Group("Terminal", terminal),
      Group("Touch and time", motion),
    ]
  }

  /// What the first row holds.
  static let firstRow = Option(
    "--first-row", value: FirstRowName.list,
    "What the first row of a CSV or TSV holds. Default: names, unless it looks like data; where looks may deceive it is told."
  ) { request, text throws(Failure) in
    request.firstRow = try FirstRowName.named(text, of: "--first-row") == .names ? .names : .data
  }

  /// What the numbers count.
  static let unit = Option(
    "--unit", value: "TEXT",
    "What the values count: kg is written behind them, $ before. Default: what all are written with: %, €, kg."
  ) {
    $0.unit = $1
  }

  private static func picture(height: Double) -> [Option] {
    [
      Option(
        "--title", value: "TEXT",
        "The title. Default: the name of the column drawn, in words; none where a legend has the names of several. \"\" for none."
      ) {
        $0.title = $1
      },
      Option(
        "--subtitle", value: "TEXT",
        "A quieter line under it. Default: none, or the year or the day that the labels along the axis leave out."
      ) { $0.subtitle = $1 },
      Option("--width", value: "POINTS", "Default: 640; on a terminal, where a column has 8 points, its width.") {
        request, text throws(Failure) in
        request.width = try OptionValues.number(text, of: "--width", in: ChartRequest.sizes)
      },
      Option(
        "--height", value: "POINTS",
        "Default: \(OptionValues.short(height)); on a terminal, where a row has 16, in proportion to the width."
      ) { request, text throws(Failure) in
        request.height = try OptionValues.number(text, of: "--height", in: ChartRequest.sizes)
      },
      Option(
        "--size", value: "WxH", "Width and height in one: 640x360."
      ) { request, text throws(Failure) in
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { throw .usage("--size: \"\(text)\" is not WIDTHxHEIGHT, such as 640x360") }
        request.width = try OptionValues.number(parts[0], of: "--size", in: ChartRequest.sizes)
        request.height = try OptionValues.number(parts[1], of: "--size", in: ChartRequest.sizes)
      },
      Option(
        "--theme", value: PictureTheme.list,
        "Default: light; for html auto, and on a terminal its own, as far as it tells. auto: both in one file, as the reader's system is set."
      ) { request, text throws(Failure) in
        request.theme = try .named(text, of: "--theme")
      },
    ]
  }

  private static let output: [Option] = [
    Option("--output", short: "-o", value: "PATH", "The file to write, whole or not at all. Default, and -: standard output.") {
      request, text throws(Failure) in
      guard !text.isEmpty else { throw .usage("--output: a path has at least one character") }
      request.output = text == "-" ? nil : text
    },
    Option(
      "--format", value: PictureFormat.list,
      "Default: what the name of the file ends in; without a file txt on a terminal, else svg. html: a page in which the chart answers touches and keys. txt: cells of text. drawing: the display list as text."
    ) { request, text throws(Failure) in
      request.format = try .named(text, of: "--format")
    },
    Option(
      "--interactive",
      "An svg that shows by itself, without a script, what is selected while a mark is pointed at or has the keyboard; at most 1000 marks."
    ) { request, _ in request.isInteractive = true },
    Option("--scale", value: "PIXELS", "How many pixels a point has in a PNG, along each side. Default: 2.") {
      request, text throws(Failure) in
      request.scale = try OptionValues.number(text, of: "--scale", in: 0.1...50)
    },
  ]

  private static let terminal: [Option] = [
    Option(
      "--color", value: ColorChoice.list,
      "How many colours a txt has. Default: auto, what the terminal has, and none in a file or where NO_COLOR is set."
    ) { request, text throws(Failure) in
      if ColorChoice(rawValue: text) == nil, (try? ColorName.list(text, of: "--color")) != nil {
        throw .usage(
          "--color: \"\(text)\" is none of \(ColorChoice.list), how many colours a txt has; --colors \(text) is for marks")
      }
      request.color = try .named(text, of: "--color")
    },
    Option("--glyphs", value: GlyphChoice.list, "The signs of a txt. Default: braille, or what the terminal has.") {
      request, text throws(Failure) in
      request.glyphs = try .named(text, of: "--glyphs")
    },
  ]

  private static let motion: [Option] = [
    Option(
      "--touch", value: "INPUT...",
      "What is done to the picture: a finger's tap:P, began:P, moved:P, ended, cancelled; a pointer's hover:P, leave; wheel:P,DX,DY; key:left, right, up, down, home, end, enter, escape. P is X,Y in points from the top left, or a mark: #ITEM or #ITEM.SERIES, counted from 0. Several between spaces, or several times; a sixtieth of a second lies between two. What is selected is told on standard error, a line an event."
    ) { request, text throws(Failure) in
      try request.add(inputs: text)
    },
    Option("--at", value: "SECONDS", "Draws the moment so long after the data were loaded, while marks move. Default: at rest.") {
      request, text throws(Failure) in
      request.time = try OptionValues.number(text, of: "--at", in: 0...1e9)
    },
    Option(
      "--frames", value: "N",
      "Writes N pictures evenly over the motion, from its first moment to its last, or to that of --at: with -o chart.png, chart-01.png and so on."
    ) { request, text throws(Failure) in
      request.frames = try OptionValues.whole(text, of: "--frames", in: ChartRequest.frameCounts)
    },
    Option(
      "--entrance", value: "STYLE[:SECONDS]",
      "With --at, --frames or html: marks come on the screen by \(EntranceName.list), within a second unless told otherwise. Default: the short motion of new data."
    ) { request, text throws(Failure) in
      request.entrance = try Entrance(option: text)
    },
  ]
}

/// What a first row can hold.
private enum FirstRowName: String, OptionChoice {
  case names, data
}
