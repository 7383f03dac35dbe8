import Barline
import BarlineSVG

/// Where a picture goes, as what, and in which colours.
struct PictureOutput {
  private let path: String?
  private let format: PictureFormat
  private let theme: PictureTheme

  /// Refuses, before anything is read, what could not be written or would be written over.
  init(_ request: ChartRequest) throws(Failure) {
    path = request.output
    theme = request.theme
    format = request.format ?? .svg
    guard let path else { return }
    if request.format == nil { try Self.checkEnding(path) }
    if request.file != DataFile.standardInput, let kind = FileKind(at: path), kind.isRegular,
      kind.identity == FileKind(at: request.file)?.identity
    {
      throw .usage("--output: \"\(path)\" is the data file itself")
    }
  }

  /// A name that promises another format would be a lie.
  private static func checkEnding(_ path: String) throws(Failure) {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return }
    let ending = path[path.index(after: dot)...].lowercased()
    guard ["png", "pdf", "html", "htm", "jpg", "jpeg", "gif", "webp", "eps", "ps"].contains(ending) else { return }
    throw .usage(
      "--output: \(ending) is not written yet; formats are \(PictureFormat.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  func write(_ drawing: Drawing, _ console: Console) throws(Failure) {
    let bytes = bytes(drawing)
    guard let path else { return try console.write(bytes) }
    try Failure.about(path) { () throws(SystemError) in try OutputFile.write(bytes, to: path) }
  }

  private func bytes(_ drawing: Drawing) -> [UInt8] {
    switch format {
    case .svg: Array(renderer.string(drawing).utf8)
    case .drawing: Array(drawing.dump.utf8)
    }
  }

  private var renderer: SVGRenderer {
    switch theme {
    case .light: SVGRenderer(theme: .light)
    case .dark: SVGRenderer(theme: .dark)
    case .auto: SVGRenderer(light: .light, dark: .dark)
    }
  }
}
