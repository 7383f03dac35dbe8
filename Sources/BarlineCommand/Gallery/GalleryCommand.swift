import Barline
import BarlineSamples
import BarlineTerminal
import BarlineWeb

/// Writes every sample into a directory, light and dark, with a page that shows them all.
struct GalleryCommand {
  let console: Console

  /// What was asked of it.
  struct Request {
    var format = PictureFormat.svg
    var scale = 2.0
  }

  private static let options: [CommandOption<Request>] = [
    CommandOption("--format", value: PictureFormat.list, "What the pictures are written as. Default: svg.") {
      request, text throws(Failure) in
      request.format = try .named(text, of: "--format")
    },
    CommandOption("--scale", value: "PIXELS", "How many pixels a point has in a PNG, along each side. Default: 2.") {
      request, text throws(Failure) in
      request.scale = try OptionValues.number(text, of: "--scale", in: 0.1...50)
    },
  ]

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var request = Request()
    switch try OptionParser(command: "barline gallery", options: Self.options).parse(arguments, into: &request) {
    case .help: try console.write(Self.help)
    case .operands(let operands):
      guard let directory = operands.first, operands.count == 1, !directory.isEmpty else {
        throw .usage("gallery takes one DIR, the directory to write to")
      }
      try write(request, to: directory)
    }
  }

  private func write(_ request: Request, to directory: String) throws(Failure) {
    try OutputFile.makeDirectories(directory)
    let page = "\(directory)/index.html"
    if request.format == .html {
      try OutputFile.write(Self.live.bytes, at: page)
      return try console.write("\(page): \(Samples.all.count) samples, which answer touches\n")
    }
    let ending = request.format.rawValue
    var losses = Losses()
    for sample in Samples.all {
      let drawing = request.format == .txt ? sample.drawing(on: TerminalGrid(around: sample.size)) : sample.drawing()
      for (theme, name) in [(PictureTheme.light, sample.name), (.dark, sample.name + "-dark")] {
        let bytes = try request.format.bytes(drawing, theme, scale: request.scale)
        try OutputFile.write(bytes, at: "\(directory)/\(name).\(ending)")
      }
      if request.format == .txt { losses.add(drawing, by: request.format.terminal(.light)) }
    }
    try OutputFile.write(Array(GalleryPage(format: request.format).text(Samples.all).utf8), at: page)
    try console.write("\(page): \(Samples.all.count) samples, light and dark\n")
    if let note = losses.note(request.format) { console.note(note) }
  }

  /// A page of all samples, as they are at rest, in which they live on.
  private static var live: WebPage {
    let charts = Samples.all.map { sample in
      let chart = sample.makeChart()
      return withExtendedLifetime(chart.app) {
        let drawing = chart.view.drawing(at: .infinity)
        let bytes = (chart.view as? any EncodableChart)?.encoded() ?? []
        return WebPage.Chart(bytes: bytes, drawing: drawing, keepsTaps: true)
      }
    }
    return WebPage(title: "Barline gallery", charts: charts)
  }

  private static var help: String {
    var help = HelpText()
    help.block("usage", ["barline gallery DIR [OPTION]..."])
    help.paragraph(
      "Writes every sample chart into DIR, light and dark, with a page that shows them: DIR/index.html; with --format html that page alone, in which the charts answer touches. DIR is made if it is not there; files of the same names are written over."
    )
    help.list("Options", options.map { ($0.spelling, $0.says) })
    help.block("Examples", ["barline gallery out", "barline gallery out --format png", "barline gallery out --format html"])
    help.list("Exit status", Program.statuses)
    return help.text
  }
}
