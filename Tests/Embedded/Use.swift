// Uses the libraries as a web page does, and prints what comes out. Embedded Swift makes code for a generic only where its types
// are known, and some of its errors come from that code alone: what is not used here is only half compiled there.
// Tests/scripts/run-embedded runs this program twice, as WebAssembly with 32-bit integers and natively, and compares the lines.
import Barline
import BarlineDrawing
import BarlineSVG

@main struct Use {
  static func main() {
    writeNumbers()
    measureText()
    recordAndReplay()
    drawBars()
    decodeCharts()
  }
}

/// Prints a name and the bytes of a text. Never an interpolated array or optional: Embedded Swift prints nonsense for them.
private func say(_ name: String, _ text: ByteText) {
  print("\(name): \(text.string)")
}

/// Numbers at the edges of Double and of both widths of Int.
private let edges: [Double] = [
  0, -0.0, 1, -1, 0.1 + 0.2, 0.5, -0.0005, 999.9995, 1e15, 1e21, -1e21, 1e308, -1e308, .leastNonzeroMagnitude, 2_147_483_647,
  2_147_483_648,
  -2_147_483_649, 4_294_967_296, 9_007_199_254_740_992, 9.3e18, .infinity, -.infinity, .nan,
]

private func writeNumbers() {
  for decimals in 0...6 {
    var text = ByteText()
    for number in edges {
      text.append(number: number, decimals: decimals)
      text.append(" ")
    }
    say("numbers with \(decimals) decimals", text)
  }
}

private func measureText() {
  let strings = ["", "Wheat 1821", "−12,345.6", "Ελληνικά", "Кириллица", "小麦の価格", "👩‍👩‍👧‍👦", "e\u{301}", "سعر القمح", "\u{0}\n"]
  for weight in [TextWeight.regular, .semibold] {
    var text = ByteText()
    for string in strings {
      let metrics = TextMeasurer.table.metrics(of: string, style: TextStyle(size: 13, weight: weight))
      text.append(number: metrics.width, decimals: 3)
      text.append(" ")
    }
    say("widths", text)
  }
}

/// A backend of an app's own: writes what it is given.
private struct Listing: Painter {
  var text = ByteText()

  mutating func write(_ numbers: Double...) {
    for number in numbers {
      text.append(" ")
      text.append(number: number, decimals: 3)
    }
  }
  mutating func write(_ figure: Figure) {
    switch figure {
    case .rect(let rect): write(rect.x, rect.y, rect.width, rect.height)
    case .circle(let center, let radius): write(center.x, center.y, radius)
    case .sector(let sector): write(sector.innerRadius, sector.outerRadius, sector.startAngle, sector.endAngle)
    case .roundedRect(let rect, _): write(rect.x, rect.y, rect.width, rect.height)
    case .path: text.append(" path")
    }
  }
  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    text.append(" fill")
    write(figure)
  }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    text.append(" stroke")
    write(figure)
    write(stroke.width)
  }
  mutating func draw(_ run: TextRun) {
    text.append(" text")
    write(run.baseline.x, run.baseline.y, run.width)
  }
  mutating func push(_ layer: Layer) {
    text.append(" push")
    write(layer.opacity)
  }
  mutating func pop() { text.append(" pop") }
}

private func recordAndReplay() {
  var drawing = Drawing(size: ChartSize(width: 320, height: 200), title: "Wheat")
  drawing.marks = Drawing.Sheet { recorder in
    recorder.push(Layer(opacity: 0.5, mark: Mark(id: Mark.ID(role: .bar, item: .index(3)), label: "1821", value: 54)))
    recorder.fill(.rect(ChartRect(x: 10, y: 20, width: 30, height: 40)), paint: .color(.accent))
    recorder.pop()
    recorder.stroke(.circle(center: ChartPoint(x: 50, y: 60), radius: 7), stroke: Stroke(width: 1), paint: .color(.text))
    let ring = Sector(center: ChartPoint(x: 90, y: 60), innerRadius: 10, outerRadius: 30, startAngle: 0.3, endAngle: 4.1)
    let sky = [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .negative)]
    recorder.fill(.sector(ring), paint: .linear(sky, from: ChartPoint(x: 60, y: 0), to: ChartPoint(x: 120, y: 0)))
    recorder.draw(TextRun("54", style: TextStyle(size: 13), baseline: ChartPoint(x: 25, y: 16), width: 14))
    recorder.fill(.rect(ChartRect(x: .nan, y: 0, width: 1, height: 1)), paint: .color(.accent))
  }
  drawing.dimming = [0.35]
  var listing = Listing()
  drawing.replay(into: &listing, resolving: .light)
  say("replayed", listing.text)
  write(drawing)
}

func write(_ drawing: Drawing) {
  for renderer in [SVGRenderer(theme: .light), SVGRenderer(light: .light, dark: .dark)] {
    do throws(RenderError) {
      print("SVG: \(String(decoding: try renderer.render(drawing), as: UTF8.self))")
    } catch {
      print("SVG: \(error.message)")
    }
  }
}
