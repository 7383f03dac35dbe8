import Barline
import BarlineDrawing
import Testing

/// What is large is held by reference, which nobody may see: a copy is a copy.
@Suite struct SharedTests {
  @Test("what is changed in a copy of options stays as it was in the original")
  func options() {
    let bars = BarOptions(frame: FrameOptions(headerPadding: 3))
    var copy = bars
    #expect(copy == bars && copy.hashValue == bars.hashValue)
    copy.frame.headerPadding = 4
    #expect(bars.frame.headerPadding == 3 && copy.frame.headerPadding == 4 && copy != bars)
    copy.frame.headerPadding = 3
    // Equal by what they hold, though it lies in two places now.
    #expect(copy == bars && copy.hashValue == bars.hashValue)

    var line = LineOptions(), pie = PieOptions()
    line.frame.valueAxis.unit = "kr"
    pie.frame.paintsGround = false
    #expect(LineOptions().frame.valueAxis.unit != "kr" && line.frame.valueAxis.unit == "kr")
    #expect(PieOptions().frame.paintsGround && !pie.frame.paintsGround)
  }

  @Test("so do the words and the locale of an environment")
  func environment() {
    let standard = ChartEnvironment.standard
    var own = standard
    own.words.noData = "Inga data"
    own.locale = ChartLocale(decimalSeparator: ",", groupingSeparator: "\u{A0}")
    #expect(own.words.noData == "Inga data" && standard.words.noData == "No data")
    #expect(own.locale != standard.locale && standard.locale == .english && ChartEnvironment.standard.words == .english)
  }

  @Test("plans of the same are equal, and of another size are not")
  func plans() {
    let model = BarModel(values: [1, 2, 4], options: BarOptions(frame: FrameOptions(header: .title("Rain"))))
    let plan = model.plan(in: ChartSize(width: 300, height: 200))
    #expect(plan == model.plan(in: ChartSize(width: 300, height: 200)))
    #expect(plan != model.plan(in: ChartSize(width: 301, height: 200)))
  }
}
