import Barline
import BarlineSamples

/// The page of the gallery: each sample's picture, light and dark, with what it shows. It needs no script.
enum GalleryPage {
  static func text(_ samples: [Sample]) -> String {
    var page = head
    page += "<nav>\n"
    for sample in samples { page += "<a href=\"#\(escaped(sample.name))\">\(escaped(sample.title))</a>\n" }
    page += "</nav>\n"
    for sample in samples { page += section(sample) }
    return page + "</main>\n</body>\n</html>\n"
  }

  private static func section(_ sample: Sample) -> String {
    let name = escaped(sample.name)
    return """
      <section id="\(name)">
      <h2>\(escaped(sample.title))</h2>
      <p>\(escaped(sample.shows))</p>
      <div>
      \(picture(sample, name, "light"))
      \(picture(sample, name + "-dark", "dark"))
      </div>
      </section>

      """
  }

  private static func picture(_ sample: Sample, _ file: String, _ theme: String) -> String {
    let size = "width=\"\(whole(sample.size.width))\" height=\"\(whole(sample.size.height))\""
    return
      "<a href=\"\(file).svg\"><img src=\"\(file).svg\" \(size) loading=\"lazy\" alt=\"\(escaped(sample.title)), \(theme)\"></a>"
  }

  private static func whole(_ length: Double) -> Int { Int(saturating: length.rounded()) }

  /// Text as HTML holds it, within attributes too.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for letter in text.unicodeScalars {
      switch letter {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(letter)
      }
    }
    return escaped
  }

  private static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Barline gallery</title>
    <style>
    :root { color-scheme: light dark }
    body { margin: 0; font: 15px/1.5 Inter, system-ui, sans-serif; color: #1b1e24; background: #eef0f3 }
    main { max-width: 1320px; margin: 0 auto; padding: 32px 16px }
    h1, h2 { line-height: 1.25; margin: 0 }
    h2 { font-size: 18px }
    p { margin: 4px 0 12px; color: #5c6370 }
    nav { columns: 14em; margin: 16px 0 8px }
    nav a { display: block; color: inherit }
    section { margin-top: 40px }
    div { display: flex; flex-wrap: wrap; gap: 16px }
    div a { display: block; max-width: 100% }
    img { display: block; max-width: 100%; height: auto; border-radius: 6px }
    @media (prefers-color-scheme: dark) {
      body { color: #f1f3f6; background: #1d2126 }
      p { color: #a3abb8 }
    }
    </style>
    </head>
    <body>
    <main>
    <h1>Barline gallery</h1>
    <p>Version \(BarlineVersion.current). Every picture is an SVG file beside this page.</p>

    """
}
