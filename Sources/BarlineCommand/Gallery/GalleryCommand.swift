import Barline
import BarlineSamples
import BarlineTerminal

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
    try makeDirectories(directory)
    let ending = request.format.rawValue
    for sample in Samples.all {
      let drawing = request.format == .txt ? sample.drawing(on: TerminalGrid(around: sample.size)) : sample.drawing()
      for (theme, name) in [(PictureTheme.light, sample.name), (.dark, sample.name + "-dark")] {
        try write(request.format.bytes(drawing, theme, scale: request.scale), to: "\(directory)/\(name).\(ending)")
      }
    }
    let page = "\(directory)/index.html"
    try write(Array(GalleryPage(format: request.format).text(Samples.all).utf8), to: page)
    try console.write("\(page): \(Samples.all.count) samples, light and dark\n")
  }

  private func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    try Failure.about(path) { () throws(SystemError) in try OutputFile.write(bytes, to: path) }
  }

  /// Makes a directory and those above it, as far as they are not there.
  private func makeDirectories(_ path: String) throws(Failure) {
    if FileKind(at: path)?.isDirectory == true { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeDirectories(String(path[..<slash])) }
    if path.hasSuffix("/") { return }
    try Failure.about(path) { () throws(SystemError) in try Files.makeDirectory(path) }
  }

  private static var help: String {
    var help = HelpText()
    help.block("usage", ["barline gallery DIR [OPTION]..."])
    help.paragraph(
      "Writes every sample chart into DIR, light and dark, with a page that shows them: DIR/index.html. DIR is made if it is not there; files of the same names are written over."
    )
    help.list("Options", options.map { ($0.spelling, $0.says) })
    help.block("Examples", ["barline gallery out", "barline gallery out --format png"])
    help.list("Exit status", Program.statuses)
    return help.text
  }
}
