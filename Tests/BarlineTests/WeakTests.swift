import Barline
import Testing

private protocol Speaks: AnyObject { var word: String { get } }
private final class Speaker: Speaks {
  let word: String
  init(_ word: String) { self.word = word }
}

/// Who keeps whom alive: nobody, but the app.
@Suite struct WeakTests {
  private struct Holder { @Weak var speaker: (any Speaks)? }

  @Test func `what is held weakly is there while somebody else keeps it, and gone when nobody does`() {
    var first: Speaker? = Speaker("one")
    let second = Speaker("two")
    var holder = Holder()
    #expect(holder.speaker == nil)
    holder.speaker = first
    let copy = holder
    // Many looks must neither keep it alive nor let it go too early.
    for _ in 0..<100 { #expect(holder.speaker?.word == "one") }
    #expect(holder.speaker === first)
    holder.speaker = second
    #expect(holder.speaker?.word == "two")
    #expect(copy.speaker?.word == "one")
    first = nil
    #expect(copy.speaker == nil)
    holder.speaker = nil
    #expect(holder.speaker == nil)
    #expect(second.word == "two")
  }

  @Test func `a look keeps the object for as long as it is held`() {
    var object: Speaker? = Speaker("one")
    let holder = Holder(speaker: object)
    let seen = holder.speaker
    object = nil
    #expect(seen?.word == "one")
    #expect(holder.speaker != nil)
  }

  @Test func `a chart, its source and its delegate go when the app lets them go`() {
    weak var chart: BarChartView?
    weak var figures: Figures?
    weak var listener: Listener?
    do {
      let stage = Stage([1, 2, 3])
      (chart, figures, listener) = (stage.chart, stage.figures, stage.listener)
      stage.listener.draws = { $1.fill(.rect($0), paint: .color(.accent)) }
      stage.chart.header = .custom(height: 10) { $0.fill(.rect($1), paint: .color(.accent)) }
      stage.chart.reloadData(animated: true) { _ in }
      _ = stage.chart.drawing(at: 0)
      stage.began(1)
      stage.chart.setState(.collapsed, animated: true)
      _ = stage.chart.drawing(at: 0.1)
      _ = stage.chart.drawing(at: 5)
    }
    #expect(chart == nil)
    #expect(figures == nil)
    #expect(listener == nil)
  }

  @Test func `an owner that is source, delegate and host of its chart is let go`() {
    // https://github.com/ChartsOrg/Charts/issues/1854
    final class Owner: BarChartViewDataSource, BarChartViewDelegate {
      let chart = BarChartView(size: ChartSize(width: 100, height: 100))
      func numberOfBars(in chartView: BarChartView) -> Int { 2 }
      func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { 1 }
      func barChartView(_ chartView: BarChartView, textForTickAt value: Double) -> String? { "\(value)" }
    }
    weak var owner: Owner?
    do {
      let made = Owner()
      owner = made
      (made.chart.dataSource, made.chart.delegate) = (made, made)
      _ = made.chart.drawing(at: 0)
      made.chart.touch(ChartTouch(phase: .began, point: ChartPoint(x: 50, y: 50)))
    }
    #expect(owner == nil)
  }

  @Test func `a delegate that dies while a bar is selected hears nothing, and the next one hears of a new begin`() {
    let stage = Stage([1, 2])
    var dying: Listener? = Listener()
    stage.chart.delegate = dying
    stage.began(0)
    dying = nil
    stage.chart.delegate = stage.listener
    #expect(stage.chart.selectedIndex == nil)
    stage.moved(0)
    stage.ended(0)
    #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
  }
}
