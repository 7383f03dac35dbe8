import BarlineDrawing
import BarlineSVG

/// A web page that holds charts and all that they need: one file, which works from a disk and asks no network for anything.
///
///     let page = WebPage(title: "Sales", charts: [WebPage.Chart(bytes: chart.encoded(), drawing: chart.drawing(at: 0))])
///     let html = page.bytes
///
/// In the page the same charts answer touches, the mouse, the wheel and keys, move as they do everywhere, follow the reader's dark or light
/// setting, the screen's scale and the wish for less motion, and tell screen readers of each mark. Until that has started, where scripts are
/// off, in a browser that is too old, and on paper, the page shows the picture as SVG.
///
/// The page's Content-Security-Policy allows its own script and style sheets, by their hashes, and nothing else. What charts say is data
/// in it, never markup. With a thousand values it is below 300 KB, most of it the module for the first chart of a kind; other charts of that
/// kind add their picture and their data. A picture of more than about 500 marks does not tell them one by one: the chart does.
public struct WebPage: Sendable {
  /// What the page is called; its heading where it has several charts. Empty for nothing.
  public var title: String
  /// The charts, from top to bottom.
  public var charts: [Chart]
  /// Which colours it has.
  public var theme: PageTheme

  /// A chart of a page.
  public struct Chart: Sendable {
    /// What the chart's `encoded()` has made. Bytes that are no chart leave the picture alone on the page.
    public var bytes: [UInt8]
    /// Its picture at rest: what is shown where scripts are off, and printed. Its size is the chart's; narrower screens make it narrower.
    public var drawing: Drawing
    /// Whether what a finger has tapped stays selected, also where the chart does not keep its selection: who reads on a phone has no
    /// pointer to leave on a mark. A tap on the mark, beside the chart or Escape ends it. For a mouse the chart is as it was made. False by default.
    public var keepsTaps: Bool

    /// Makes a chart of a page.
    public init(bytes: [UInt8], drawing: Drawing, keepsTaps: Bool = false) {
      self.bytes = bytes
      self.drawing = drawing
      self.keepsTaps = keepsTaps
    }
  }

  /// Makes a page; it follows the reader's setting of dark or light unless told otherwise.
  public init(title: String, charts: [Chart], theme: PageTheme = .auto) {
    self.title = title
    self.charts = charts
    self.theme = theme
  }

  /// The page as UTF-8. Equal pages give equal bytes.
  ///
  /// - Complexity: O(n) in the size of the pictures and of the charts' bytes.
  public var bytes: [UInt8] {
    // Pictures that are alike would have the same ids: on a page of several each has its number.
    let pictures = charts.enumerated().map { number, chart in
      Picture(chart.drawing, theme, idPrefix: charts.count > 1 ? "c\(number + 1)" : nil)
    }
    let style = PageStyle.sheet(theme)
    var page = PageWriter()
    page.add("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.add("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    page.add(PagePolicy.element(script: WebModule.pageScript, styles: [Array(style.utf8)] + pictures.compactMap(\.style)))
    page.add("<title>")
    page.add(text: title)
    page.add("</title>\n<style>")
    page.add(style)
    page.add("</style>\n</head>\n<body>\n<main>\n")
    if charts.count > 1, !title.isEmpty {
      page.add("<h1>")
      page.add(text: title)
      page.add("</h1>\n")
    }
    for (chart, picture) in zip(charts, pictures) { page.add(chart, picture, theme) }
    page.add("</main>\n")
    for module in WebModule.all where charts.contains(where: { WebModule.of($0.bytes)?.name == module.name }) {
      page.add(packed: WebModule.unpack(module.packed), attributes: " data-module=\"\(module.name)\"")
    }
    page.add("<script type=\"module\">")
    page.add(WebModule.pageScript)
    page.add("</script>\n</body>\n</html>\n")
    return page.bytes
  }
}

/// Which colours a page has.
public enum PageTheme: String, Hashable, Sendable {
  /// As the reader's system is set, and as that changes.
  case auto
  /// Light, whatever the system is set to.
  case light
  /// Dark.
  case dark
}
