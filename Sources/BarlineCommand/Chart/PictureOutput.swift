import Barline
import BarlineCairo
import BarlineSVG
import BarlineTerminal
import BarlineWeb

/// Where a picture goes, as what, and in which colours.
struct PictureOutput {
  private let path: String?
  private let format: PictureFormat
  private let theme: PictureTheme
  private let scale: Double
  private let look: TerminalLook
  /// The terminal's window, where the picture is shown in one.
  private let window: TerminalGrid?
  /// What was asked for and changes nothing in what is written.
  private let vain: [String]

  /// Refuses, before anything is read, what could not be written or would be written over.
  init(_ request: ChartRequest) throws(Failure) {
    path = request.output
    scale = request.scale ?? 2
    let isTerminal = request.output == nil && Descriptor.standardOutput.isTerminal
    look = TerminalLook(request, isTerminal: isTerminal, variable: environmentVariable)
    window = isTerminal ? .window(variable: environmentVariable) : nil
    if let format = request.format {
      self.format = format
    } else {
      format = try Self.format(of: request.output) ?? (isTerminal && !request.isInteractive ? .txt : .svg)
    }
    vain = request.vainOptions(format)
    theme = request.theme ?? (format == .html ? .auto : .light)
    if theme == .auto, format == .png || format == .pdf {
      throw .usage("--theme: auto follows the reader, which only svg and html can; a \(format.rawValue) is light or dark")
    }
    if request.isInteractive {
      guard format == .svg else {
        throw .usage("--interactive: \(format == .html ? "an" : "a") \(format.rawValue) shows nothing by itself; svg does")
      }
      guard request.script.words.isEmpty, !request.isMoving else {
        throw .usage("--interactive shows a chart at rest and each selection by itself; it takes no --touch, --at or --frames")
      }
    }
    if request.frames != nil, format == .html {
      throw .usage("--frames: an html moves by itself; the moments of a motion are written as \(PictureFormat.moments)")
    }
    guard let path else {
      if request.frames != nil { throw .usage("--frames needs -o NAME, from which the names of the pictures are made") }
      return
    }
    let data = request.file == DataFile.standardInput ? FileKind(of: .standardInput) : FileKind(at: request.file)
    if let kind = FileKind(at: path), kind.isRegular, kind.identity == data?.identity {
      throw .usage("--output: \"\(path)\" is the data file itself")
    }
  }

  /// What is to be said of a file whose name promises something else than is written; nil where it does not.
  private var misnomer: String? {
    guard let path, let ending = Self.ending(of: path) else { return nil }
    let promised = Self.format(endingIn: ending)
    guard promised != format, promised != nil || Self.foreign.contains(ending) else { return nil }
    // The text of a display list is text.
    if format == .drawing, promised == .txt { return nil }
    return "\(path) is written as \(format.rawValue), as --format says, although it ends in \(ending)"
  }

  /// What a picture is written as; SVG where the name of the file promises nothing that is written.
  static func format(of request: ChartRequest) -> PictureFormat {
    if let format = request.format { return format }
    do throws(Failure) { return try format(of: request.output) ?? .svg } catch { return .svg }
  }

  /// What the name of a file promises; nil for nothing. One that promises what is not written yet would be a lie.
  private static func format(of path: String?) throws(Failure) -> PictureFormat? {
    guard let path, let ending = ending(of: path) else { return nil }
    if let format = format(endingIn: ending) { return format }
    guard foreign.contains(ending) else { return nil }
    throw .usage(
      "--output: \(ending) is not written yet; formats are \(PictureFormat.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private static let foreign = ["jpg", "jpeg", "gif", "webp", "eps", "ps"]

  /// The letters after the last point of a file's name, as small ones; nil where there is none.
  private static func ending(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
    return path[path.index(after: dot)...].lowercased()
  }

  private static func format(endingIn ending: String) -> PictureFormat? {
    ending == "htm" ? .html : PictureFormat(rawValue: ending)
  }

  /// The cells that a chart is to be laid out for; nil where the picture has none.
  ///
  /// - Parameter height: The height of a picture 640 points wide.
  func cells(for request: ChartRequest, height: Double) -> TerminalGrid? {
    format == .txt ? TerminalGrid(for: request, height: height, in: window) : nil
  }

  /// Whether a page is written, in which the chart lives on.
  var isPage: Bool { format == .html }

  /// Writes a picture, and the states that it shows by itself.
  func write(_ drawing: Drawing, _ states: [PictureState] = [], _ console: Console) throws(Failure) {
    let bytes =
      states.isEmpty
      ? try format.bytes(drawing, theme, scale: scale, look: look) : Array(theme.renderer.string(drawing, states: states).utf8)
    try write(bytes, console)
    var losses = Losses()
    add(drawing, to: &losses)
    tell(losses, console)
  }

  /// Adds what is lost of a picture.
  func add(_ drawing: Drawing, to losses: inout Losses) {
    if format == .txt { losses.add(drawing, by: format.terminal(theme, look: look)) }
  }

  /// Says once what was lost of all pictures, what was asked for in vain, and where their names promise something else.
  func tell(_ losses: Losses, _ console: Console) {
    for note in vain + [misnomer].compactMap({ $0 }) { console.note(note) }
    if let note = losses.note(format) { console.note(note) }
  }

  private func write(_ bytes: [UInt8], _ console: Console) throws(Failure) {
    guard let path else { return try console.write(bytes) }
    try Failure.about(path) { () throws(SystemError) in try OutputFile.write(bytes, to: path) }
  }

  /// Writes a page in which the chart lives on.
  func write(page drawing: Drawing, of chart: any ChartView, _ console: Console) throws(Failure) {
    let live = chart as? any EncodableChart
    for loss in live?.encodingLosses ?? [] { console.note(loss.description) }
    let part = WebPage.Chart(bytes: live?.encoded() ?? [], drawing: drawing, keepsTaps: true)
    try write(WebPage(title: drawing.title, charts: [part], theme: theme.page).bytes, console)
    tell(Losses(), console)
  }

  /// Writes one of several pictures beside where a single one would be: the third of twelve is `chart-03.svg`.
  func write(_ drawing: Drawing, number: Int, of count: Int, _ console: Console) throws(Failure) {
    guard let path else { return }
    let digits = String(number)
    let place = String(repeating: "0", count: max(0, String(count).count - digits.count)) + digits
    let dot = path.lastIndex(of: ".").flatMap { path[$0...].contains("/") ? nil : $0 } ?? path.endIndex
    let name = path[..<dot] + "-" + place + path[dot...]
    let bytes = try format.bytes(drawing, theme, scale: scale, look: look)
    try Failure.about(name) { () throws(SystemError) in try OutputFile.write(bytes, to: name) }
  }
}

extension PictureFormat {
  /// The formats that hold a moment, in a sentence.
  fileprivate static var moments: String {
    let names = allCases.filter { $0 != .html }.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// A picture as a file's bytes.
  ///
  /// - Parameter look: How it is written in cells; nil for without colours.
  func bytes(
    _ drawing: Drawing, _ theme: PictureTheme, scale: Double, look: TerminalLook? = nil
  ) throws(Failure) -> [UInt8] {
    switch self {
    // Without its chart a page shows the picture alone.
    case .html:
      let part = WebPage.Chart(bytes: [], drawing: drawing)
      return WebPage(title: drawing.title, charts: [part], theme: theme.page).bytes
    case .svg: return Array(theme.renderer.string(drawing).utf8)
    case .txt: return terminal(theme, look: look).frame(of: drawing).bytes
    case .drawing: return Array(drawing.dump.utf8)
    case .png, .pdf:
      do throws(RenderError) {
        let colors: Theme = theme == .dark ? .dark : .light
        if self == .pdf { return try PDFRenderer(theme: colors).render(drawing) }
        return try PNGRenderer(theme: colors, scale: scale).render(drawing)
      } catch {
        let message = "\(rawValue): \(error.message)"
        if case .missingLibrary = error { throw .missing(message) }
        throw .data(message)
      }
    }
  }

  /// What writes in cells.
  ///
  /// - Parameter look: How; nil for without colours.
  func terminal(_ theme: PictureTheme, look: TerminalLook? = nil) -> TerminalRenderer {
    let look = look ?? TerminalLook(colors: .none, glyphs: .braille, theme: theme == .dark ? .dark : .light)
    return TerminalRenderer(colors: look.colors, theme: look.theme, glyphs: look.glyphs)
  }
}

extension ChartRequest {
  /// The options that change nothing in a picture of a format.
  fileprivate func vainOptions(_ format: PictureFormat) -> [String] {
    let isShown = isMoving || format == .html
    let options: [(name: String, isVain: Bool, use: String)] = [
      ("--scale", scale != nil && format != .png, "is for png"),
      ("--color", color != .auto && format != .txt, "is for txt"),
      ("--glyphs", glyphs != nil && format != .txt, "is for txt"),
      ("--entrance", entrance != nil && !isShown, "is seen with --at, with --frames and in html"),
    ]
    return options.filter(\.isVain).map { "\($0.name) \($0.use); this \(format.rawValue) is the same without it" }
      + overruled.sorted { $0.key < $1.key }.map { "\($0.key) counts for nothing: \($0.value) comes after it" }
  }
}

extension PictureTheme {
  /// The theme as pages have it.
  var page: PageTheme {
    switch self {
    case .light: .light
    case .dark: .dark
    case .auto: .auto
    }
  }

  var renderer: SVGRenderer {
    switch self {
    case .light: SVGRenderer(theme: .light)
    case .dark: SVGRenderer(theme: .dark)
    case .auto: SVGRenderer(light: .light, dark: .dark)
    }
  }
}
