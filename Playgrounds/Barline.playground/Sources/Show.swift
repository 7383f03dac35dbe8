import Barline
import BarlineSVG

#if canImport(PlaygroundSupport) && canImport(WebKit)
import PlaygroundSupport
import WebKit

/// Shows a picture in the playground's live view.
@MainActor public func show(_ drawing: Drawing, as name: String) {
  let svg = String(decoding: (try? SVGRenderer(light: .light, dark: .dark).render(drawing)) ?? [], as: UTF8.self)
  let view = WKWebView(frame: CGRect(x: 0, y: 0, width: drawing.size.width, height: drawing.size.height))
  view.loadHTMLString("<body style=\"margin: 0\">" + svg + "</body>", baseURL: nil)
  PlaygroundPage.current.liveView = view
}
#else
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a picture to NAME.svg, in the directory that the page was given as its argument; in the one that it runs in without any.
@MainActor public func show(_ drawing: Drawing, as name: String) {
  let directory = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "."
  guard let svg = try? SVGRenderer(light: .light, dark: .dark).render(drawing), let file = fopen("\(directory)/\(name).svg", "w")
  else { return print("\(name).svg could not be written") }
  svg.withUnsafeBufferPointer { _ = fwrite($0.baseAddress, 1, $0.count, file) }
  fclose(file)
}
#endif

/// Shows a chart as it is at a time, in seconds; at rest unless told otherwise.
@MainActor public func show(_ chart: some ChartView, at time: Double = .infinity, as name: String) {
  show(chart.drawing(at: time), as: name)
}
