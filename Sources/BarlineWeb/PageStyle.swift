import BarlineDrawing

/// How a page looks around its charts.
enum PageStyle {
  /// The page's style sheet.
  static func sheet(_ theme: PageTheme) -> String {
    let (light, dark) = (rules(.light), rules(.dark))
    let colors =
      switch theme {
      // Paper is light.
      case .auto:
        "\n@media screen{:root{color-scheme:light dark}}\n" + light + "@media screen and (prefers-color-scheme:dark){\n\(dark)}\n"
      case .light: "\n:root{color-scheme:light}\n" + light
      case .dark: "\n:root{color-scheme:dark}\n" + dark
      }
    return colors + """
      body{margin:0;font:16px/1.4 \(FontStack.families)}
      main{display:flex;flex-direction:column;align-items:center;gap:24px;padding:16px}
      h1{font-size:20px;font-weight:600;margin:0}
      figure{position:relative;width:100%;margin:0}
      figure svg{display:block;max-width:100%;height:auto;margin:0 auto;font-variant-numeric:tabular-nums}
      figure canvas{display:block;width:100%;border-radius:4px;outline-offset:2px}
      figure canvas:focus-visible{outline:2px solid AccentColor}
      @media screen{.live>div:first-child{display:none}}
      @media print{main{padding:0}figure{break-inside:avoid}figure canvas,figure canvas~div{display:none}}

      """
  }

  private static func rules(_ theme: Theme) -> String { "body{background:\(hex(theme.ground));color:\(hex(theme.text))}\n" }

  private static func hex(_ color: RGBA) -> String {
    let channels = [color.red, color.green, color.blue].map { Int(saturating: $0 * 255 + 0.5) }
    return "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
