import Testing

@testable import Barline

/// Lines, pies, funnels and tiers under a pointer that hovers, a wheel and keys; and what scrolls.
@Suite struct InputViewTests {
  private func press(_ chart: some ChartView, _ keys: ChartKey...) -> [InputResponse] {
    keys.map { chart.handle(.key(ChartKeyPress($0))) }
  }
  private func hover(_ chart: some ChartView, _ point: ChartPoint?) -> InputResponse {
    chart.handle(.hover(ChartHover(at: point)))
  }
  private func index(_ item: Int, _ series: Int = 0) -> ChartIndex { ChartIndex(item: item, series: series) }

  // MARK: Lines

  @Test func `a pointer means the line that is nearest at each place, and leaves beyond the plot's reach`() {
    // The first line is at the bottom, the second at the top.
    let stage = LineStage(lines: [[0, 0, 0], [10, nil, 10]])
    let (low, high) = (90.0, 10.0)
    #expect(hover(stage.chart, LineStage.place(0, low)) == .claimed)
    #expect(hover(stage.chart, LineStage.place(0, high)) == .claimed)
    #expect(hover(stage.chart, LineStage.place(2, high)) == .claimed)
    #expect(hover(stage.chart, LineStage.place(2, low)) == .claimed)
    #expect(hover(stage.chart, ChartPoint(x: 300, y: low)) == .claimed)
    #expect(
      stage.listener.events == [
        .began(index(0)), .moved(index(0, 1)), .moved(index(2, 1)), .moved(index(2)), .ended(index(2), .left),
      ])
    #expect(stage.listener.touches.allSatisfy { $0 == nil })
    // A finger keeps the line that it has chosen, whatever was hovered before.
    _ = hover(stage.chart, LineStage.place(0, low))
    stage.began(0, high)
    stage.moved(2, low)
    stage.ended(2, low)
    #expect(
      stage.listener.events.suffix(4) == [
        .ended(index(0), .replaced), .began(index(0, 1)), .moved(index(2, 1)), .ended(index(2, 1), .ended),
      ])
  }

  @Test func `arrows go along a line past its gaps, and to the line that is drawn above or below`() {
    let stage = LineStage(lines: [[1, nil, 1, 1], [5, 5, 5], [3, 3, 9, 3, 3]])
    #expect(press(stage.chart, .right, .right, .up, .up, .up) == [.claimed, .claimed, .claimed, .claimed, .ignored])
    // At item 2 the lines stand at 1, 5 and 9 from below.
    #expect(stage.listener.events == [.began(index(0)), .moved(index(2)), .moved(index(2, 1)), .moved(index(2, 2))])
    #expect(press(stage.chart, .right, .down, .down) == [.claimed, .claimed, .ignored])
    // At item 3 the second line has ended.
    #expect(stage.chart.selectedIndex == index(3))
    #expect(press(stage.chart, .right, .end, .home) == [.claimed, .claimed, .claimed])
    #expect(stage.listener.events.last == .moved(index(0)))
    #expect(press(stage.chart, .up, .end, .right, .home) == [.claimed, .claimed, .claimed, .claimed])
    // Above 1 at item 0 is the third line's 3.
    #expect(stage.listener.events.suffix(3) == [.moved(index(0, 2)), .moved(index(4, 2)), .moved(index(0, 2))])
  }

  @Test func `of lines that meet the earlier one counts as above, so that each is reached`() {
    let stage = LineStage(lines: [[1, 2], [1, 2], [1, 2]])
    #expect(
      press(stage.chart, .right, .down, .down, .down, .up, .up, .up) == [
        .claimed, .claimed, .claimed, .ignored, .claimed, .claimed, .ignored,
      ])
    #expect(stage.chart.selectedIndex == index(0))
    stage.listener.refused = [index(0, 1)]
    #expect(press(stage.chart, .down) == [.claimed])
    #expect(stage.chart.selectedIndex == index(0, 2))
  }

  @Test func `a scatter is walked over from left to right, a line that turns back in its own order`() {
    for isDrawn in [false, true] {
      let stage = LineStage(lines: [[1, 2, 3, 4]])
      stage.figures.positions = [[3, 1, 2, 1]]
      stage.listener.style = { _ in
        var style = LineStyle.standard
        style.showsLine = isDrawn
        style.dots = DotStyle()
        return style
      }
      stage.chart.reloadData()
      _ = press(stage.chart, .home, .right, .right, .right)
      let order = isDrawn ? [0, 1, 2, 3] : [1, 3, 2, 0]
      #expect(stage.listener.events == [.began(index(order[0]))] + order.dropFirst().map { .moved(index($0)) })
    }
  }

  @Test func `lines that may not be selected are no way for keys`() {
    let stage = LineStage(lines: [[1, 2], [3, 4]])
    stage.listener.style = { line in
      var style = LineStyle.standard
      style.isSelectable = line == 1
      return style
    }
    stage.chart.reloadData()
    #expect(press(stage.chart, .right, .down, .up) == [.claimed, .ignored, .ignored])
    #expect(stage.listener.events == [.began(index(0, 1))])
  }

  @Test func `a million points are hovered and walked over`() {
    let stage = LineStage(lines: [[1]])
    var values = [Double?](repeating: 2, count: 1_000_000)
    values[1] = nil
    stage.figures.lines = [values]
    stage.chart.size.width = 800
    stage.chart.reloadData()
    #expect(press(stage.chart, .right, .right, .end, .left) == [.claimed, .claimed, .claimed, .claimed])
    #expect(stage.listener.events == [.began(index(0)), .moved(index(2)), .moved(index(999_999)), .moved(index(999_998))])
    #expect(hover(stage.chart, ChartPoint(x: 799, y: 50)) == .claimed)
    #expect(stage.chart.selectedIndex == index(999_999))
  }

  // MARK: Pies

  @Test func `arrows go round a pie, over what has a slice and may be selected`() {
    let stage = PieStage([1, nil, 2, 0, 3])
    stage.listener.refused = [2]
    #expect(press(stage.chart, .right, .down, .right, .left, .up, .home, .end) == [InputResponse](repeating: .claimed, count: 7))
    #expect(stage.listener.events == [.began(0), .moved(4), .moved(0), .moved(4), .moved(0), .moved(4)])
    #expect(press(stage.chart, .enter, .enter) == [.claimed, .ignored])
    #expect(stage.listener.events.last == .ended(4, .ended))
    let alone = PieStage([1])
    #expect(press(alone.chart, .right, .right) == [.claimed, .claimed])
    #expect(alone.listener.events == [.began(0)])
  }

  @Test func `a tapped slice stays, whatever hovers, until it has ended`() {
    let stage = PieStage([1, 2, 3])
    #expect(hover(stage.chart, PieStage.place(0)) == .claimed)
    #expect(hover(stage.chart, PieStage.place(1)) == .claimed)
    // The tap keeps what is hovered.
    stage.tap(1)
    #expect(hover(stage.chart, PieStage.place(2)) == .ignored)
    #expect(hover(stage.chart, nil) == .ignored)
    #expect(stage.listener.events == [.began(0), .moved(1)])
    stage.tap(1)
    #expect(hover(stage.chart, PieStage.place(2)) == .claimed)
    #expect(hover(stage.chart, PieStage.place(9)) == .claimed)
    #expect(stage.listener.events.suffix(3) == [.ended(1, .ended), .began(2), .ended(2, .left)])
    // A wheel is not for a pie.
    #expect(stage.chart.handle(.wheel(ChartWheel(at: PieStage.place(0), deltaX: 5, deltaY: 5))) == .ignored)
  }

  // MARK: Funnels and tiers

  @Test func `arrows go through a funnel as its stages stand`() {
    let stage = FunnelStage([1, nil, 3, 2])
    stage.chart.order = .descending
    // 3, 2, 1, and the missing one last.
    #expect(
      press(stage.chart, .down, .right, .down, .down, .up, .left, .end, .home) == [
        .claimed, .claimed, .claimed, .ignored, .claimed, .claimed, .claimed, .claimed,
      ])
    #expect(stage.listener.events == [.began(2), .moved(3), .moved(0), .moved(3), .moved(2), .moved(0), .moved(2)])
    // What a key has selected is kept.
    #expect(hover(stage.chart, FunnelStage.place(1)) == .ignored)
    stage.tap(0)
    #expect(stage.listener.events.last == .ended(2, .ended))
    #expect(hover(stage.chart, FunnelStage.place(1)) == .claimed)
  }

  @Test func `arrows go along the track of tiers`() {
    let stage = TierStage(amount: 15)
    stage.listener.refused = [1]
    #expect(press(stage.chart, .left, .left, .left, .right, .home, .escape) == [InputResponse](repeating: .claimed, count: 6))
    #expect(stage.listener.events == [.began(3), .moved(2), .moved(0), .moved(2), .moved(0), .ended(0, .ended)])
    #expect(hover(stage.chart, TierStage.place(3)) == .claimed)
    #expect(hover(stage.chart, TierStage.place(1)) == .claimed)
    #expect(stage.listener.events.suffix(2) == [.began(3), .ended(3, .left)])
  }

  @Test func `charts without data, and without a size, hear nothing`() {
    let charts: [any ChartView] = [BarChartView(), LineChartView(), PieChartView(), FunnelChartView(), TierChartView()]
    for chart in charts {
      for size in [ChartSize.zero, ChartSize(width: 300, height: 200)] {
        chart.size = size
        for key in ChartKey.allCases { #expect(chart.handle(.key(ChartKeyPress(key))) == .ignored) }
        #expect(chart.handle(.hover(ChartHover(at: ChartPoint(x: 100, y: 100)))) == .ignored)
        #expect(chart.handle(.hover(ChartHover(at: nil))) == .ignored)
        #expect(chart.handle(.wheel(ChartWheel(at: .zero, deltaX: 1))) == .ignored)
      }
    }
  }

  // MARK: What scrolls

  /// Ten bars of 100 points in a view of 300: offsets go from 0 to 700.
  private func scrolled() -> Stage {
    let stage = Stage((0..<10).map { Double($0 + 1) })
    stage.chart.size = ChartSize(width: 300, height: 100)
    stage.chart.contentWidth = .step(100)
    return stage
  }

  private func wheel(_ stage: Stage, _ x: Double, _ y: Double = 0) -> InputResponse {
    stage.chart.handle(.wheel(ChartWheel(at: ChartPoint(x: 50, y: 50), deltaX: x, deltaY: y)))
  }

  @Test func `a wheel scrolls by the greater of its two ways, and is claimed where something moves`() {
    let stage = scrolled()
    #expect(wheel(stage, -10) == .ignored)
    #expect(wheel(stage, 30) == .claimed)
    #expect(stage.chart.contentOffset == 30)
    #expect(wheel(stage, 0, 40) == .claimed)
    #expect(stage.chart.contentOffset == 70)
    #expect(wheel(stage, 5, -20) == .claimed)
    #expect(stage.chart.contentOffset == 50)
    #expect(wheel(stage, 7, 7) == .claimed)
    #expect(wheel(stage, 0, 0) == .ignored)
    #expect(wheel(stage, 1e300) == .claimed)
    #expect(stage.chart.contentOffset == 700)
    #expect(wheel(stage, 1, 0) == .ignored)
    #expect(wheel(stage, .nan, .infinity) == .ignored)
    #expect(wheel(stage, .nan, -100) == .claimed)
    #expect(stage.chart.contentOffset == 600)
    #expect(stage.listener.scrolled == [30, 70, 50, 57, 700, 600])
    #expect(stage.listener.events.isEmpty)
  }

  @Test func `what is hovered is what the wheel has brought under the pointer`() {
    let stage = scrolled()
    _ = hover(stage.chart, ChartPoint(x: 50, y: 50))
    _ = wheel(stage, 100)
    _ = wheel(stage, 20)
    _ = hover(stage.chart, nil)
    _ = wheel(stage, 100)
    #expect(stage.listener.events == [.began(0), .moved(1), .ended(1, .left)])
  }

  @Test func `a wheel stops what coasts, and a finger that drags keeps the wheel out`() {
    let stage = scrolled()
    TouchScript.drag(from: ChartPoint(x: 250, y: 50), to: ChartPoint(x: 150, y: 50), steps: 5).play(on: stage.chart)
    #expect(stage.chart.isMoving(at: 0.2))
    #expect(stage.chart.handle(.wheel(ChartWheel(at: .zero, deltaX: 1, time: 0.2))) == .claimed)
    #expect(!stage.chart.isMoving(at: 0.2))
    stage.chart.touch(ChartTouch(phase: .began, point: ChartPoint(x: 250, y: 50), time: 1))
    #expect(wheel(stage, 10) == .ignored)
    #expect(hover(stage.chart, ChartPoint(x: 50, y: 50)) == .ignored)
    #expect(press(stage.chart, .right) == [.ignored])
    stage.chart.touch(ChartTouch(phase: .cancelled, point: ChartPoint(x: 250, y: 50), time: 1))
    #expect(wheel(stage, 10) == .claimed)
  }

  @Test func `keys bring what they select into view, no farther than that`() {
    let stage = scrolled()
    #expect(press(stage.chart, .right, .right, .right) == [.claimed, .claimed, .claimed])
    #expect(stage.chart.contentOffset == 0)
    _ = press(stage.chart, .right)
    #expect(stage.chart.selectedIndex == index(3))
    #expect(stage.chart.contentOffset == 100)
    _ = press(stage.chart, .left)
    #expect(stage.chart.contentOffset == 100)
    _ = press(stage.chart, .end)
    #expect(stage.chart.contentOffset == 700)
    _ = press(stage.chart, .home)
    #expect(stage.chart.contentOffset == 0)
    #expect(!stage.chart.isMoving(at: 0))
  }

  @Test func `where nothing is selected arrows begin with what is in view, home and end with all`() {
    for (key, item, offset) in [
      (ChartKey.right, 4, 400.0), (.down, 4, 400), (.left, 6, 400), (.up, 6, 400), (.home, 0, 0), (.end, 9, 700),
    ] {
      let stage = scrolled()
      stage.chart.contentOffset = 400
      _ = press(stage.chart, key)
      #expect(stage.chart.selectedIndex == index(item))
      #expect(stage.chart.contentOffset == offset)
    }
    // Where nothing in view can be selected, what can be is found elsewhere.
    let stage = scrolled()
    stage.listener.refused = [3, 4, 5, 6, 7]
    stage.chart.contentOffset = 400
    _ = press(stage.chart, .right)
    #expect(stage.chart.selectedIndex == index(0))
  }

  @Test func `lines that scroll bring their points into view, by items and by positions`() {
    for hasPositions in [false, true] {
      let stage = LineStage(lines: [(0..<100).map { Double($0) }])
      stage.chart.size = ChartSize(width: 300, height: 100)
      if hasPositions { stage.figures.positions = [(0..<100).map { Double($0) * 2 }] }
      stage.chart.contentWidth = hasPositions ? .step(20) : .step(40)
      stage.chart.reloadData()
      for key in [ChartKey.end, .left, .left, .home, .right, .right, .right, .right, .right, .right, .right, .right] {
        #expect(press(stage.chart, key) == [.claimed])
        guard let selected = stage.chart.selectedIndex, let point = stage.chart.point(at: selected), let plot = stage.chart.plot
        else {
          Issue.record("nothing is selected")
          continue
        }
        #expect(point.x >= plot.minX && point.x <= plot.maxX)
      }
      #expect(stage.chart.selectedIndex == index(8))
    }
  }
}
