import Barline
import BarlineSVG
import BarlineSamples

/// Writes every sample into a directory, light and dark, with a page that shows them all.
struct GalleryCommand {
  let console: Console

  private static let options: [CommandOption<Void>] = []

  func run(_ arguments: some Collection<String>) throws(Failure) {
    var nothing: Void = ()
    switch try OptionParser(command: "barline gallery", options: Self.options).parse(arguments, into: &nothing) {
    case .help: try console.write(Self.help)
    case .operands(let operands):
      guard let directory = operands.first, operands.count == 1, !directory.isEmpty else {
        throw .usage("gallery takes one DIR, the directory to write to")
      }
      try write(to: directory)
    }
  }

  private func write(to directory: String) throws(Failure) {
    try makeDirectories(directory)
    for sample in Samples.all {
      let drawing = sample.drawing()
      try write(SVGRenderer(theme: .light).string(drawing), to: "\(directory)/\(sample.name).svg")
      try write(SVGRenderer(theme: .dark).string(drawing), to: "\(directory)/\(sample.name)-dark.svg")
    }
    let page = "\(directory)/index.html"
    try write(GalleryPage.text(Samples.all), to: page)
    try console.write("\(page): \(Samples.all.count) samples, light and dark\n")
  }

  private func write(_ text: String, to path: String) throws(Failure) {
    try Failure.about(path) { () throws(SystemError) in try OutputFile.write(Array(text.utf8), to: path) }
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
    help.block("usage", ["barline gallery DIR"])
    help.paragraph(
      "Writes every sample chart into DIR as SVG, light and dark, with a page that shows them: DIR/index.html. DIR is made if it is not there; files of the same names are written over."
    )
    help.block("Example", ["barline gallery out"])
    help.list("Exit status", Program.statuses)
    return help.text
  }
}
