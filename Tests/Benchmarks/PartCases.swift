import Barline
import BarlineSVG

extension Case {
  /// Parts of the way, told so that a slower whole can be traced; none has a limit.
  static var parts: [Case] {
    let thousand = BarModel(values: Workload.bars(1000))
    let size = ChartSize(width: 1600, height: 400)
    let plan = thousand.plan(in: size)
    let drawing = plan.drawing(of: thousand)
    let values = Workload.bars(10_000)
    func bare() -> Drawing.Sheet {
      Drawing.Sheet { recorder in
        for value in values {
          recorder.fill(.rect(ChartRect(x: value, y: 1, width: 2.5, height: value)), paint: .color(.accent))
        }
      }
    }
    var picture = Drawing(size: size)
    picture.marks = bare()
    let (rectangles, renderer, style) = (picture, SVGRenderer(), TextStyle(size: 12))
    let written = rectangles.encoded()
    return [
      part("1,000 bars: lay out") { keep(thousand.plan(in: size)) },
      part("1,000 bars: draw") { keep(plan.drawing(of: thousand)) },
      part("1,000 bars: write SVG") { keep(renderer.string(drawing)) },
      part("10,000 bare rectangles: record") { keep(bare()) },
      part("10,000 bare rectangles: write SVG") { keep(renderer.string(rectangles)) },
      part("10,000 bare rectangles: encode, \(written.count) bytes") { keep(rectangles.encoded()) },
      part("10,000 bare rectangles: decode") { keep(try? Drawing(decoding: written)) },
      part("1,000 numbers as labels") { for value in values[..<1000] { keep(NumberFormat.automatic.text(value)) } },
      part("1,000 words measured") {
        for place in 0..<1000 { keep(TextMeasurer.table.metrics(of: Workload.months[place % 12], style: style)) }
      },
    ]
  }

  private static func part(_ name: String, _ body: @escaping () -> Void) -> Case {
    Case(name) { stopwatch in [Row(name, stopwatch.measure(body))] }
  }
}
