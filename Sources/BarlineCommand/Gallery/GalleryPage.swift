import Barline
import BarlineSamples

/// The page of the gallery: each sample's picture, light and dark, with what it shows, a chart after the other. It needs no script.
///
/// Where a chart that Barline stands in for is rebuilt (`NAME-original`), the default form (`NAME-default`) is shown beside it.
struct GalleryPage {
  /// What the pictures are.
  let format: PictureFormat

  func text(_ samples: [Sample]) -> String {
    let groups = Sample.Kind.allCases.map { kind in (kind: kind, samples: samples.filter { $0.kind == kind }) }
      .filter { !$0.samples.isEmpty }
    var page = Self.head
    for group in groups {
      page += "<nav>\n<h2><a href=\"#chart-\(group.kind.rawValue)\">\(heading(group.kind))</a></h2>\n<div>\n"
      for sample in group.samples { page += "<a href=\"#\(Self.escaped(sample.name))\">\(Self.escaped(sample.title))</a>\n" }
      page += "</div>\n</nav>\n"
    }
    for group in groups {
      page += "<h2 id=\"chart-\(group.kind.rawValue)\">\(heading(group.kind))</h2>\n"
      let pairs = pairs(group.samples)
      let paired = pairs.flatMap { [$0.original.name, $0.ours.name] }
      for pair in pairs { page += section(pair.original, beside: pair.ours) }
      for sample in group.samples where !paired.contains(sample.name) { page += section(sample) }
    }
    return page + "</main>\n</body>\n</html>\n"
  }

  /// Samples that rebuild an original, with those that show our own form of it.
  private func pairs(_ samples: [Sample]) -> [(original: Sample, ours: Sample)] {
    let ending = "-original"
    return samples.compactMap { original in
      guard original.name.hasSuffix(ending) else { return nil }
      let name = original.name.dropLast(ending.count) + "-default"
      return samples.first { $0.name == name }.map { (original, $0) }
    }
  }

  /// What the samples of a kind of chart are called together.
  private func heading(_ kind: Sample.Kind) -> String {
    let names = ["bar": "Bars", "line": "Lines and areas", "pie": "Pies", "funnel": "Funnels", "tier": "Tiers"]
    return Self.escaped(names[kind.rawValue] ?? ReadableName.of(kind.rawValue))
  }

  /// A sample, light beside dark.
  private func section(_ sample: Sample) -> String {
    let name = Self.escaped(sample.name)
    return """
      <section id="\(name)">
      \(words(sample))
      <div>
      \(picture(sample, name, "light"))
      \(picture(sample, name + "-dark", "dark"))
      </div>
      </section>

      """
  }

  /// A rebuilt original beside our own form: both light, then both dark.
  private func section(_ original: Sample, beside ours: Sample) -> String {
    let (a, b) = (Self.escaped(original.name), Self.escaped(ours.name))
    return """
      <section id="\(a)">
      \(words(original))
      <div id="\(b)">
      \(picture(original, a, "light"))
      \(picture(ours, b, "light"))
      \(picture(original, a + "-dark", "dark"))
      \(picture(ours, b + "-dark", "dark"))
      </div>
      \(words(ours))
      </section>

      """
  }

  private func words(_ sample: Sample) -> String {
    "<h3>\(Self.escaped(sample.title))</h3>\n<p>\(Self.escaped(sample.shows))</p>"
  }

  /// A picture that leads to its file: as a picture where browsers show it as one, else as what the browser makes of such a file.
  private func picture(_ sample: Sample, _ name: String, _ theme: String) -> String {
    let size = "width=\"\(Self.whole(sample.size.width))\" height=\"\(Self.whole(sample.size.height))\""
    let (file, title) = ("\(name).\(format.rawValue)", "\(Self.escaped(sample.title)), \(theme)")
    switch format {
    case .svg, .png: return "<a href=\"\(file)\"><img src=\"\(file)\" \(size) loading=\"lazy\" alt=\"\(title)\"></a>"
    case .pdf, .txt, .drawing, .html: return "<a href=\"\(file)\">\(title)</a>"
    }
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
    h1, h2, h3 { line-height: 1.25; margin: 0 }
    h2 { font-size: 22px; margin-top: 64px }
    h3 { font-size: 18px }
    p { margin: 4px 0 12px; color: #5c6370 }
    nav h2 { font-size: 16px; margin: 24px 0 4px }
    nav div { columns: 14em }
    nav a { display: block; color: inherit }
    section { margin-top: 32px }
    section div { display: flex; flex-wrap: wrap; gap: 16px }
    section div + h3 { margin-top: 12px }
    section div a { display: block; max-width: 100% }
    img { display: block; max-width: 100%; height: auto; border-radius: 6px }
    @media screen and (prefers-color-scheme: dark) {
      body { color: #f1f3f6; background: #1d2126 }
      p { color: #a3abb8 }
    }
    </style>
    </head>
    <body>
    <main>
    <h1>Barline gallery</h1>
    <p>Version \(BarlineVersion.current). Every picture is a file beside this page.</p>

    """
}
