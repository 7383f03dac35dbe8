import Barline
import BarlineSVG

extension Stopwatch {
  /// Parts of the way, told so that a slower whole can be traced; none has a limit.
  mutating func parts() -> [Row] {
    let thousand = BarModel(values: Workload.bars(1000))
    let size = ChartSize(width: 1600, height: 400)
    let plan = thousand.plan(in: size)
    let drawing = plan.drawing(of: thousand)
    let bare = Drawing.Sheet { recorder in
      for value in Workload.bars(10_000) {
        recorder.fill(.rect(ChartRect(x: value, y: 1, width: 2.5, height: value)), paint: .color(.accent))
      }
    }
    var picture = Drawing(size: size)
    picture.marks = bare
    let renderer = SVGRenderer()
    let other = Workload.bars(10_000)
    let text = Workload.bars(1000)
    return [
      Row("1,000 bars: lay out", measure { keep(thousand.plan(in: size)) }),
      Row("1,000 bars: draw", measure { keep(plan.drawing(of: thousand)) }),
      Row("1,000 bars: write SVG", measure { keep(renderer.string(drawing)) }),
      Row(
        "10,000 bare rectangles: record",
        measure {
          keep(
            Drawing.Sheet { recorder in
              for value in other {
                recorder.fill(.rect(ChartRect(x: value, y: 1, width: 2.5, height: value)), paint: .color(.accent))
              }
            })
        }),
      Row("10,000 bare rectangles: write SVG", measure { keep(renderer.string(picture)) }),
      Row("1,000 numbers as labels", measure { for value in text { keep(NumberFormat.automatic.text(value)) } }),
      Row(
        "1,000 words measured",
        measure {
          for place in 0..<1000 { keep(TextMeasurer.table.metrics(of: Workload.months[place % 12], style: TextStyle(size: 12))) }
        }),
    ]
  }
}
