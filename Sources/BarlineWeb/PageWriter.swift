import BarlineDrawing
import BarlineSVG

/// Writes a page's parts, one after another.
struct PageWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ markup: String) { bytes.append(contentsOf: markup.utf8) }
  mutating func add(_ markup: [UInt8]) { bytes.append(contentsOf: markup) }
  mutating func add(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Writes text as HTML holds it, within attributes too; what it cannot hold becomes U+FFFD.
  mutating func add(text: String) {
    for letter in text.unicodeScalars {
      switch letter {
      case "&": add("&amp;" as StaticString)
      case "<": add("&lt;" as StaticString)
      case ">": add("&gt;" as StaticString)
      case "\"": add("&quot;" as StaticString)
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": add(" " as StaticString)
      case _ where letter.value < 0x20 || (0x7F...0x9F).contains(letter.value): add("\u{FFFD}" as StaticString)
      default: bytes.append(contentsOf: String(letter).utf8)
      }
    }
  }

  /// Writes bytes for the script: what they are called, how many there are, and text that stands for them.
  mutating func add(packed content: [UInt8], attributes: String = "") {
    add("<script type=\"application/octet-stream\"\(attributes) data-bytes=\"\(content.count)\">")
    add(Base91.encode(content))
    add("</script>\n")
  }

  /// Writes a chart: its picture, and its bytes for the script, by gzip where they are many: a browser takes some milliseconds, and a round
  /// of its other tasks, to unpack the fewest.
  mutating func add(_ chart: WebPage.Chart, _ picture: Picture, _ theme: PageTheme) {
    let size = chart.drawing.size.isEmpty ? ChartSize.zero : chart.drawing.size
    var module = WebModule.of(chart.bytes)
    if size == .zero { module = nil }
    add("<figure")
    if let module {
      add(" data-chart=\"\(module.name)\" data-theme=\"\(theme.rawValue)\"")
      let (width, height) = (Int(saturating: size.width.rounded(.up)), Int(saturating: size.height.rounded(.up)))
      if chart.keepsTaps { add(" data-taps=\"kept\"") }
      add(" data-width=\"\(width)\" data-height=\"\(height)\"")
    }
    add(">\n<div>\n")
    add(picture.markup)
    add("</div>\n")
    if module != nil {
      let packed = chart.bytes.count > 4096 ? Gzip.pack(chart.bytes) : chart.bytes
      add(packed: packed.count < chart.bytes.count ? packed : chart.bytes)
    }
    add("</figure>\n")
  }
}

/// A chart's picture within a page.
struct Picture {
  /// An `<svg>` element.
  let markup: [UInt8]
  /// What its style sheet says; nil where it has none.
  let style: [UInt8]?

  init(_ drawing: Drawing, _ theme: PageTheme, idPrefix: String?) {
    let renderer =
      switch theme {
      case .auto: SVGRenderer(light: .light, dark: .dark, idPrefix: idPrefix)
      case .light: SVGRenderer(theme: .light, idPrefix: idPrefix)
      case .dark: SVGRenderer(theme: .dark, idPrefix: idPrefix)
      }
    (markup, style) = renderer.part(drawing)
  }
}

/// What a page may do, as its Content-Security-Policy says it.
enum PagePolicy {
  static func element(script: [UInt8], styles: [[UInt8]]) -> String {
    func hash(_ bytes: [UInt8]) -> String {
      "'sha256-\(String(decoding: Base64.encode(SHA256.digest(of: bytes)), as: UTF8.self))'"
    }
    var known: [String] = []
    for style in styles.map(hash) where !known.contains(style) { known.append(style) }
    return """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      script-src \(hash(script)) 'wasm-unsafe-eval'; style-src \(known.joined(separator: " ")); \
      base-uri 'none'; form-action 'none'">

      """
  }
}
