import Testing

@testable import Barline

/// Bar charts under a pointer that hovers, a wheel and keys.
@Suite struct BarKeyTests {
  private func press(_ stage: Stage, _ keys: ChartKey...) -> [InputResponse] {
    keys.map { stage.chart.handle(.key(ChartKeyPress($0))) }
  }

  private func hover(_ stage: Stage, _ item: Int?) -> InputResponse {
    stage.chart.handle(.hover(ChartHover(at: item.map { Stage.place($0) })))
  }

  @Test func `a pointer selects what a finger would, without a touch`() {
    let stage = Stage([1, nil, 3])
    #expect(hover(stage, 0) == .claimed)
    #expect(stage.chart.selectedIndex == 0)
    #expect(hover(stage, 1) == .claimed)
    #expect(hover(stage, 1) == .ignored)
    #expect(hover(stage, 2) == .claimed)
    #expect(hover(stage, nil) == .claimed)
    #expect(hover(stage, nil) == .ignored)
    #expect(stage.listener.events == [.began(0), .ended(0, .left), .began(2), .ended(2, .left)])
    #expect(stage.listener.touches == [nil, nil, nil, nil])
    // From bar to bar one selection moves.
    let other = Stage([1, 2])
    _ = (hover(other, 0), hover(other, 1))
    #expect(other.listener.events == [.began(0), .moved(1)])
  }

  @Test func `the picture of a hovered bar is that of a touched one, but for what keeps clear of a finger`() {
    let (hovered, touched) = (Stage([1, 2, 3], bare: false), Stage([1, 2, 3], bare: false))
    for stage in [hovered, touched] { stage.chart.size = ChartSize(width: 320, height: 200) }
    guard let frame = hovered.chart.frame(ofBarAt: 1) else { return }
    hovered.chart.handle(.hover(ChartHover(at: frame.center)))
    touched.chart.selectedIndex = 1
    #expect(hovered.chart.drawing(at: 0) == touched.chart.drawing(at: 0))
  }

  @Test func `while a finger is down neither pointer nor key nor wheel counts`() {
    let stage = Stage([1, 2, 3])
    stage.began(0)
    #expect(hover(stage, 1) == .ignored)
    #expect(hover(stage, nil) == .ignored)
    #expect(press(stage, .right, .escape, .enter, .home) == [.ignored, .ignored, .ignored, .ignored])
    #expect(stage.chart.handle(.wheel(ChartWheel(at: Stage.place(0), deltaX: 10))) == .ignored)
    stage.ended(0)
    #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
  }

  @Test func `a collapsed chart hears nothing`() {
    let stage = Stage([1, 2, 3])
    _ = hover(stage, 0)
    stage.chart.setState(.collapsed)
    #expect(stage.listener.events == [.began(0), .ended(0, .collapsed)])
    #expect(hover(stage, 1) == .ignored)
    #expect(hover(stage, nil) == .ignored)
    #expect(press(stage, .right, .escape) == [.ignored, .ignored])
    stage.chart.setState(.expanded)
    #expect(hover(stage, 1) == .claimed)
  }

  @Test func `arrows go past what is missing and what may not be selected, home and end to what can be`() {
    let stage = Stage([nil, 1, nil, 3, 4, 5, nil])
    stage.listener.refused = [4]
    #expect(press(stage, .right, .right, .right) == [.claimed, .claimed, .claimed])
    #expect(stage.listener.events == [.began(1), .moved(3), .moved(5)])
    // At the end a key is the chart's own, and changes nothing.
    #expect(press(stage, .right, .end) == [.claimed, .claimed])
    #expect(press(stage, .home, .left, .end, .left) == [.claimed, .claimed, .claimed, .claimed])
    #expect(stage.listener.events.suffix(3) == [.moved(1), .moved(5), .moved(3)])
    #expect(press(stage, .escape, .escape) == [.claimed, .ignored])
    #expect(stage.listener.events.last == .ended(3, .ended))
    #expect(stage.listener.touches.allSatisfy { $0 == nil })
  }

  @Test func `where nothing is selected keys begin at an end`() {
    for (key, item) in [(ChartKey.right, 0), (.down, 0), (.home, 0), (.left, 2), (.up, 2), (.end, 2)] {
      let stage = Stage([1, 2, 3])
      #expect(press(stage, key) == [.claimed])
      #expect(stage.listener.events == [.began(ChartIndex(item: item))])
    }
    for key in [ChartKey.enter, .escape] {
      let stage = Stage([1, 2, 3])
      #expect(press(stage, key) == [.ignored])
      #expect(stage.listener.events.isEmpty)
    }
  }

  @Test func `up and down go through the series of an item, past those that have no bar there`() {
    let stage = Stage(series: [[1, 2], [nil, 2], [3]])
    #expect(press(stage, .right, .down, .down) == [.claimed, .claimed, .ignored])
    #expect(press(stage, .right, .left) == [.claimed, .claimed])
    #expect(
      stage.listener.events == [.began(0), .moved(ChartIndex(item: 0, series: 2))])
    #expect(press(stage, .up, .right, .down, .down, .left, .up) == [.claimed, .claimed, .claimed, .ignored, .claimed, .claimed])
    #expect(stage.chart.selectedIndex == ChartIndex(item: 1, series: 0))
    // One series has no other.
    let alone = Stage([1, 2])
    #expect(press(alone, .right, .up, .down) == [.claimed, .ignored, .ignored])
    // A first series without bars is passed over.
    let late = Stage(series: [[nil, nil], [nil, 1]])
    #expect(press(late, .right) == [.claimed])
    #expect(late.chart.selectedIndex == ChartIndex(item: 1, series: 1))
  }

  @Test func `nothing happens where there is nothing`() {
    for stage in [Stage([]), Stage([nil, nil]), Stage(series: [])] {
      for key in ChartKey.allCases { #expect(press(stage, key) == [.ignored]) }
      #expect(hover(stage, 0) == .ignored)
      #expect(stage.chart.handle(.wheel(ChartWheel(at: .zero, deltaX: 10))) == .ignored)
      #expect(stage.listener.events.isEmpty)
    }
    // Without a size there are no places, but there are bars.
    let flat = Stage([1, 2])
    flat.chart.size = .zero
    #expect(hover(flat, 0) == .ignored)
    _ = press(flat, .right, .left, .home, .end)
    for x in [Double.nan, .infinity, -.infinity] {
      let stage = Stage([1, 2])
      #expect(stage.chart.handle(.hover(ChartHover(at: ChartPoint(x: x, y: x), time: x))) == .ignored)
      #expect(stage.chart.handle(.wheel(ChartWheel(at: ChartPoint(x: x, y: x), deltaX: x, deltaY: x, time: x))) == .ignored)
      #expect(stage.chart.handle(.key(ChartKeyPress(.right, time: x))) == .claimed)
    }
  }

  @Test func `a delegate that refuses everything is asked a thousand times a key, and no more`() {
    let stage = Stage([Double?](repeating: 1, count: 5000))
    stage.chart.size.width = 300
    stage.listener.refused = Set(0..<5000)
    #expect(press(stage, .right) == [.ignored])
    let asked = stage.listener.asked.count { if case .may = $0 { true } else { false } }
    #expect(asked == 1000)
  }

  @Test func `keys walk over a million bars one by one`() {
    var values = [Double?](repeating: nil, count: 1_000_000)
    values[0] = 1
    values[1] = 2
    values[999_999] = 3
    let stage = Stage([1])
    stage.figures.series = [values]
    stage.chart.reloadData()
    stage.chart.size.width = 800
    #expect(press(stage, .right, .right, .right, .left, .home, .end) == [InputResponse](repeating: .claimed, count: 6))
    #expect(stage.listener.events == [.began(0), .moved(1), .moved(999_999), .moved(1), .moved(0), .moved(999_999)])
  }

  @Test func `whoever changes the chart while it is asked or told is obeyed`() {
    let stage = Stage([1, 2, 3])
    stage.listener.onAsk = { chart, ask in
      if ask == .may(1) { chart.setState(.collapsed) }
      if ask == .began(2) { chart.handle(.key(ChartKeyPress(.escape))) }
    }
    #expect(press(stage, .right) == [.claimed])
    #expect(press(stage, .right) == [.claimed])
    #expect(stage.listener.events == [.began(0), .ended(0, .collapsed)])
    stage.listener.refused = [0, 1]
    stage.listener.asked = []
    stage.listener.onAsk = { chart, ask in if ask == .began(2) { chart.handle(.key(ChartKeyPress(.escape))) } }
    stage.chart.setState(.expanded)
    #expect(press(stage, .right) == [.claimed])
    #expect(stage.listener.events == [.began(2), .ended(2, .ended)])
  }
}
