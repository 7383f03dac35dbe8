import Testing

@testable import Barline
@testable import BarlineDrawing

/// A bar chart wider than its view.
@Suite struct BarScrollTests {
  /// Ten bars of 100 points in a view of 300, without axes or gaps: offsets go from 0 to 700.
  private func stage(count: Int = 10, width: Double = 300) -> Stage {
    let stage = Stage((0..<count).map { Double($0 + 1) })
    stage.chart.size = ChartSize(width: width, height: 100)
    stage.chart.contentWidth = .step(100)
    return stage
  }

  private func point(_ x: Double, _ y: Double = 50) -> ChartPoint { ChartPoint(x: x, y: y) }

  // MARK: Where things stand

  @Test func `what fits does not scroll`() {
    for width in [
      ContentWidth.fits, .step(30), .step(29.9), .visible(10), .visible(11), .step(0), .step(-5), .step(.nan),
      .step(.infinity), .visible(0), .visible(.nan), .visible(-1),
    ] {
      let stage = stage()
      stage.chart.contentWidth = width
      #expect(stage.chart.maximumOffset == 0, "\(width)")
      stage.chart.contentOffset = 50
      #expect(stage.chart.contentOffset == 0)
      #expect(stage.chart.visibleRange == 0..<10)
      #expect(stage.chart.frame(ofBarAt: 0) == ChartRect(x: 0, y: 90, width: 30, height: 10))
      // A drag selects, as in any chart.
      stage.chart.touch(ChartTouch(phase: .began, point: point(10)))
      #expect(stage.listener.events == [.began(0)])
    }
  }

  @Test func `bars stand a step apart, less the offset, and as many as are in view are drawn`() {
    let stage = stage()
    let chart = stage.chart
    #expect(chart.maximumOffset == 700)
    #expect(chart.visibleRange == 0..<3)
    #expect(chart.frame(ofBarAt: 2) == ChartRect(x: 200, y: 70, width: 100, height: 30))
    chart.contentOffset = 250
    #expect(chart.visibleRange == 2..<6)
    #expect(chart.frame(ofBarAt: 2) == ChartRect(x: -50, y: 70, width: 100, height: 30))
    #expect(chart.frame(ofBarAt: 9) == ChartRect(x: 650, y: 0, width: 100, height: 100))
    #expect(marks(of: chart.drawing(at: 0)).map(\.value) == [3, 4, 5, 6])
    // The domain is that of all data.
    #expect(chart.valueScale?.domain == Domain(lower: 0, upper: 10))
    for (x, item) in [(0.0, 2), (49, 2), (51, 3), (250, 4), (251, 5), (300, 5)] {
      #expect(chart.index(at: point(x)) == ChartIndex(item: item))
    }
    #expect(chart.index(at: point(-1)) == nil)
    #expect(chart.index(at: point(301)) == nil)
  }

  @Test func `so many items fill the plot, however wide it is`() {
    let stage = stage()
    stage.chart.contentWidth = .visible(4)
    #expect(stage.chart.maximumOffset == 450)
    #expect(stage.chart.frame(ofBarAt: 1)?.x == 75)
    stage.chart.size = ChartSize(width: 400, height: 100)
    #expect(stage.chart.maximumOffset == 600)
    #expect(stage.chart.frame(ofBarAt: 1)?.x == 100)
  }

  @Test func `points between bars are kept, and the outer bars are flush with the content's ends`() {
    let stage = stage()
    stage.listener.padding = 20
    stage.chart.reloadData()
    #expect(stage.chart.maximumOffset == 680)
    #expect(stage.chart.frame(ofBarAt: 0) == ChartRect(x: 0, y: 90, width: 80, height: 10))
    stage.chart.contentOffset = .infinity
    #expect(stage.chart.frame(ofBarAt: 9)?.maxX == 300)
  }

  @Test func `over labels bars are equally wide, each over the middle of its own`() {
    // Every letter is 6 wide: labels of 6, 60, 12 and 30, a margin of 15 before each: 168 in all.
    let environment = ChartEnvironment(
      measurer: TextMeasurer { text, style in
        TextMetrics(width: 6 * Double(text.count), ascent: style.size, descent: 2, capHeight: style.size)
      })
    let model = BarModel(
      values: [1, 2, 3, 4], labels: ["a", "bbbbbbbbbb", "cc", "ddddd"],
      options: BarOptions(frame: .bare, barPadding: 1, scroll: ScrollOptions(.labels())))
    let plan = model.plan(in: ChartSize(width: 100, height: 100), environment: environment)
    #expect(plan.window?.contentWidth == 168)
    #expect(plan.window?.maximumOffset == 68)
    let middles = (0..<4).map { plan.frame(ofBarAt: ChartIndex(item: $0), in: model)?.midX }
    #expect(middles == [18, 66, 117, 153])
    // The narrowest label has 21 points, of which 1 is between bars.
    #expect((0..<4).allSatisfy { plan.frame(ofBarAt: ChartIndex(item: $0), in: model)?.width == 20 })
    #expect(plan.items == 0..<2)
    // A bar's zone ends in the middle of the margin: 21 + 7.5.
    for (x, item) in [(0.0, 0), (28.4, 0), (28.6, 1), (95, 1), (100, 1)] {
      #expect(plan.target(at: point(x), in: model) == ChartIndex(item: item))
    }
  }

  @Test func `a place is set by an item or a position, and kept inside the content`() {
    let stage = stage()
    let chart = stage.chart
    _ = chart.drawing(at: 0)
    for (item, anchor, offset) in [
      (0, ScrollAnchor.leading, 0.0), (4, .leading, 400), (4, .center, 300), (4, .trailing, 200), (9, .leading, 700),
      (-3, .center, 0),
      (99, .trailing, 700), (Int.max, .leading, 700), (Int.min, .leading, 0),
    ] {
      chart.scroll(toItem: item, at: anchor)
      #expect(chart.contentOffset == offset, "\(item) \(anchor)")
    }
    for (wanted, offset) in [(350.5, 350.5), (-1, 0), (701, 700), (.infinity, 700), (-.infinity, 0), (.nan, 0.0)] {
      chart.contentOffset = wanted
      #expect(chart.contentOffset == offset)
    }
  }

  // MARK: Touch

  @Test func `a drag scrolls and tells of no selection`() {
    let stage = stage()
    let chart = stage.chart
    let responses = TouchScript.drag(from: point(250), to: point(50), steps: 10).play(on: chart)
    #expect(responses == [.undecided] + [InputResponse](repeating: .claimed, count: 11))
    // 200 points, less the slop of 8.
    #expect(chart.contentOffset == 192)
    #expect(stage.listener.events == [])
    #expect(stage.scrolled.count == 10)
    #expect(chart.selectedIndex == nil)
  }

  @Test func `a drag never leaves the content, and turns back at once`() {
    let stage = stage()
    let chart = stage.chart
    chart.contentOffset = 690
    TouchScript.began(at: point(200)).moved(through: [point(100), point(0), point(30)]).play(on: chart)
    #expect(chart.contentOffset == 670)
  }

  @Test func `a tap selects when it is lifted`() {
    let stage = stage()
    stage.chart.contentOffset = 250
    let script = TouchScript.began(at: point(60))
    #expect(script.play(on: stage.chart) == [.undecided])
    #expect(stage.listener.events == [])
    #expect(script.moved(to: point(64)).ended().touches.dropFirst().map { stage.chart.touch($0) } == [.undecided, .claimed])
    #expect(stage.listener.events == [.began(3), .ended(3, .ended)])
    #expect(stage.listener.touches.map { $0?.phase } == [.began, .ended])
    #expect(stage.chart.contentOffset == 250)
    // Kept: until the next tap.
    stage.chart.keepsSelection = true
    TouchScript.tap(at: point(160), startTime: 1).play(on: stage.chart)
    #expect(stage.chart.selectedIndex == 4)
  }

  @Test func `a still press selects, by the next drawing or by the next touch, and then follows the finger`() {
    for byDrawing in [true, false] {
      let stage = stage()
      let chart = stage.chart
      _ = chart.drawing(at: 0)
      chart.touch(ChartTouch(phase: .began, point: point(50), time: 1))
      #expect(chart.isMoving(at: 1.1), "the press is waited for")
      _ = chart.drawing(at: 1.19)
      #expect(stage.listener.events == [])
      if byDrawing {
        _ = chart.drawing(at: 1.2)
        #expect(stage.listener.events == [.began(0)])
        #expect(!chart.isMoving(at: 1.2))
      }
      chart.touch(ChartTouch(phase: .moved, point: point(150), time: 1.3))
      chart.touch(ChartTouch(phase: .ended, point: point(150), time: 1.4))
      #expect(stage.listener.events == [.began(0), .moved(1), .ended(1, .ended)])
      #expect(chart.contentOffset == 0)
    }
  }

  @Test func `up or down selects`() {
    let stage = stage()
    TouchScript.drag(from: point(150, 20), to: point(155, 90), steps: 3).play(on: stage.chart)
    #expect(stage.listener.events == [.began(1), .ended(1, .ended)])
    #expect(stage.chart.contentOffset == 0)
  }

  @Test func `a second finger changes nothing`() {
    let stage = stage()
    let chart = stage.chart
    chart.touch(ChartTouch(phase: .began, point: point(250)))
    chart.touch(ChartTouch(phase: .moved, point: point(150), time: 0.05))
    for phase in [ChartTouch.Phase.began, .moved, .ended] {
      #expect(chart.touch(ChartTouch(id: 2, phase: phase, point: point(10), time: 0.06)) == .claimed)
    }
    chart.touch(ChartTouch(phase: .moved, point: point(100), time: 0.1))
    #expect(chart.contentOffset == 142)
    #expect(stage.listener.events == [])
  }

  @Test func `after a drag the content runs on by the clock, and ends exactly where the formula says`() {
    let stage = stage(count: 100)
    let chart = stage.chart
    // 10 points each sixtieth of a second: 600 points a second. Lifted with no rest.
    var script = TouchScript.began(at: point(250))
    for step in 1...10 { script = script.moved(to: point(250 - 10 * Double(step))) }
    script = script.ended(at: point(140))
    script.play(on: chart)
    let start = chart.contentOffset
    #expect(start == 102)
    #expect(chart.isMoving(at: 0.2))
    let lift = 11.0 / 60
    for seconds in [0.25, 0.5, 1] {
      let expected = start + 300 * (1 - power(2.718281828459045, -2 * seconds))
      _ = chart.drawing(at: lift + seconds)
      #expect((chart.contentOffset - expected).magnitude < 1e-6)
    }
    // Down to 20 points a second after ln 30 / 2 = 1.7006 s, 290 points on.
    #expect(chart.isMoving(at: lift + 1.70) && !chart.isMoving(at: lift + 1.71))
    let before = chart.drawing(at: lift + 1.75)
    #expect((chart.contentOffset - 392).magnitude < 1e-9)
    #expect(!chart.isMoving(at: lift + 1.75))
    #expect(chart.drawing(at: 100) == before)
    #expect(stage.listener.events == [])
  }

  @Test func `it coasts no farther than the end, exactly, also at the end of all time`() {
    for time in [5.0, .infinity] {
      let stage = stage()
      let chart = stage.chart
      chart.contentOffset = 600
      TouchScript.began(at: point(250)).moved(through: [point(240), point(220), point(200)]).ended(at: point(180)).play(on: chart)
      _ = chart.drawing(at: time)
      #expect(chart.contentOffset == 700)
      #expect(chart.frame(ofBarAt: 9)?.maxX == 300)
      #expect(!chart.isMoving(at: 5))
    }
  }

  @Test func `a touch stops it, and a tap that does selects nothing`() {
    let stage = stage(count: 100)
    let chart = stage.chart
    TouchScript.began(at: point(250)).moved(through: [point(200), point(150)]).ended(at: point(100)).play(on: chart)
    let lift = 3.0 / 60
    _ = chart.drawing(at: lift + 0.1)
    TouchScript.tap(at: point(150), startTime: lift + 0.2).play(on: chart)
    let offset = chart.contentOffset
    #expect(offset > 142)
    #expect(!chart.isMoving(at: lift + 0.3))
    _ = chart.drawing(at: lift + 5)
    #expect(chart.contentOffset == offset)
    #expect(stage.listener.events == [])
  }

  @Test func `with reduced motion the content lies where the finger leaves it, and code jumps`() {
    let stage = stage()
    let chart = stage.chart
    chart.environment.reducedMotion = true
    TouchScript.began(at: point(250)).moved(through: [point(200), point(150)]).ended(at: point(100)).play(on: chart)
    #expect(!chart.isMoving(at: 1))
    #expect(chart.contentOffset == 142)
    chart.setContentOffset(500, animated: true)
    #expect(chart.contentOffset == 500)
  }

  // MARK: By code, and live

  @Test func `code scrolls there in a quarter of a second from the next drawing, and says so once`() {
    let stage = stage()
    let chart = stage.chart
    _ = chart.drawing(at: 0)
    var ends: [Bool] = []
    chart.setContentOffset(400, animated: true) { ends.append($0) }
    #expect(chart.contentOffset == 0)
    #expect(chart.isMoving(at: 9))
    _ = chart.drawing(at: 10)
    #expect(chart.contentOffset == 0)
    _ = chart.drawing(at: 10.125)
    #expect(chart.contentOffset == 200)
    #expect(ends == [])
    _ = chart.drawing(at: 10.25)
    #expect(chart.contentOffset == 400)
    #expect(ends == [true])
    #expect(!chart.isMoving(at: 10.25))
    // Another takes over; the finger too.
    chart.setContentOffset(0, animated: true) { ends.append($0) }
    _ = chart.drawing(at: 11)
    chart.setContentOffset(700, animated: true) { ends.append($0) }
    #expect(ends == [true, false])
    chart.touch(ChartTouch(phase: .began, point: point(50), time: 11))
    #expect(ends == [true, false, false])
    chart.setContentOffset(10) { ends.append($0) }
    #expect(ends == [true, false, false, true])
  }

  @Test func `the delegate hears of each other part that is shown, once a layout`() {
    let stage = stage()
    let chart = stage.chart
    _ = chart.drawing(at: 0)
    #expect(stage.scrolled == [])
    chart.contentOffset = 100
    chart.contentOffset = 200
    #expect(stage.scrolled == [])
    _ = chart.drawing(at: 0)
    #expect(stage.scrolled == [200])
    chart.contentOffset = 200
    _ = chart.drawing(at: 0)
    #expect(stage.scrolled == [200])
    // What it does meanwhile is done, and nothing goes round.
    var needed = 0
    chart.needsDisplay = { needed += 1 }
    stage.listener.onScroll = { chart in chart.contentOffset = chart.contentOffset == 300 ? 310 : 300 }
    chart.contentOffset = 250
    _ = chart.drawing(at: 0)
    #expect(needed >= 1)
    stage.listener.onScroll = nil
    #expect([300, 310].contains(chart.contentOffset))
  }

  @Test func `what is selected scrolls along, and out of view it stays selected without a picture`() {
    let stage = stage()
    let chart = stage.chart
    chart.selectedIndex = 1
    let before = chart.drawing(at: 0)
    #expect(!before.tooltip.isEmpty)
    chart.contentOffset = 500
    let away = chart.drawing(at: 0)
    #expect(chart.selectedIndex == 1)
    #expect(away.tooltip.isEmpty && away.selection.isEmpty)
    chart.contentOffset = 0
    #expect(chart.drawing(at: 0) == before)
    #expect(stage.listener.events == [])
  }

  @Test func `live data leave nothing behind and nothing out of place`() {
    let stage = stage()
    let chart = stage.chart
    let fresh = chart.drawing(at: 0)
    func show(_ count: Int) {
      stage.figures.series = [(0..<count).map { Double($0 + 1) }]
      chart.reloadData()
    }
    chart.contentOffset = 650
    show(5)
    #expect(chart.contentOffset == 200, "clamped")
    show(3)
    #expect(chart.contentOffset == 0, "all of it fits")
    show(10)
    #expect(chart.contentOffset == 0)
    chart.contentOffset = 650
    _ = chart.drawing(at: 0)
    show(0)
    #expect(chart.visibleRange == 0..<0)
    #expect(chart.contentOffset == 0)
    show(10)
    #expect(chart.drawing(at: 0) == fresh)
    chart.contentOffset = 650
    chart.size = ChartSize(width: 900, height: 100)
    #expect(chart.contentOffset == 100)
    chart.size = .zero
    #expect(chart.visibleRange == 0..<0)
    chart.size = ChartSize(width: 300, height: 100)
    #expect(chart.contentOffset == 100)
    chart.dataSource = nil
    _ = chart.drawing(at: 0)
    chart.dataSource = stage.figures
    #expect(chart.drawing(at: 0) == fresh)
  }

  @Test func `in another size the same bars are shown, where the plot shows a number of them`() {
    let stage = stage()
    let chart = stage.chart
    chart.contentWidth = .visible(3)
    chart.scroll(toItem: 4)
    for width in [300.0, 450, 151, 1200, 300] {
      chart.size = ChartSize(width: width, height: 100)
      #expect(chart.visibleRange == 4..<7, "\(width)")
    }
    // Half a bar in, and between two layouts another size and none at all.
    chart.contentOffset = 450
    #expect(chart.contentOffset == 450)
    chart.size = .zero
    chart.size = ChartSize(width: 900, height: 100)
    #expect(abs(chart.contentOffset - 1350) < 1e-9)
    // What stands a number of points apart stays where it is, as far as there is a content.
    chart.contentWidth = .step(100)
    chart.contentOffset = 50
    chart.size = ChartSize(width: 600, height: 100)
    #expect(abs(chart.contentOffset - 50) < 1e-9)
  }

  @Test func `what code asks for before there are data or a size waits for them, in any order`() {
    let figures = Figures((0..<10).map { Double($0 + 1) })
    let listener = Listener()
    listener.padding = 0
    let steps: [(BarChartView) -> Void] = [
      { $0.dataSource = figures }, { $0.delegate = listener }, { $0.size = ChartSize(width: 300, height: 100) },
      { $0.contentWidth = .step(100) }, { $0.scroll(toItem: 4) }, { _ = $0.drawing(at: 0) },
    ]
    for number in 0..<720 {
      var (left, code) = (Array(steps.indices), number)
      let chart = BarChartView()
      chart.makeBare()
      for size in stride(from: 6, to: 0, by: -1) {
        steps[left.remove(at: code % size)](chart)
        code /= size
      }
      #expect([0, 400].contains(chart.contentOffset))
      // Only where all that it needs was there in a layout before, and fitted, is it at the start.
      chart.scroll(toItem: 4)
      #expect(chart.contentOffset == 400)
    }
    let chart = BarChartView()
    chart.scroll(toItem: 4)
    chart.contentWidth = .step(100)
    chart.makeBare()
    chart.delegate = listener
    _ = chart.drawing(at: 0)
    chart.size = ChartSize(width: 300, height: 100)
    _ = chart.drawing(at: 0)
    chart.dataSource = figures
    #expect(chart.contentOffset == 400)
  }

  @Test func `a reload keeps what is in view, by name`() {
    let stage = stage()
    let chart = stage.chart
    stage.figures.ids = (0..<10).map { .name("\($0)") }
    chart.reloadData()
    chart.contentOffset = 320
    _ = chart.drawing(at: 0)
    // Two more come before them.
    stage.figures.series = [(0..<12).map { Double($0 + 1) }]
    stage.figures.ids = [.name("x"), .name("y")] + (0..<10).map { .name("\($0)") }
    chart.reloadData()
    #expect(chart.contentOffset == 520)
    #expect(chart.visibleRange == 5..<9)
  }

  @Test func `a drag goes on through a reload, a fold ends it, and so does a chart in which all has room`() {
    let stage = stage()
    let chart = stage.chart
    chart.touch(ChartTouch(phase: .began, point: point(250)))
    chart.touch(ChartTouch(phase: .moved, point: point(150), time: 0.05))
    stage.figures.series = [(0..<20).map { Double($0 + 1) }]
    chart.reloadData(animated: true)
    chart.touch(ChartTouch(phase: .moved, point: point(140), time: 0.06))
    #expect(chart.contentOffset == 102)
    chart.setState(.collapsed)
    #expect(chart.touch(ChartTouch(phase: .moved, point: point(40), time: 0.07)) == .ignored)
    chart.setState(.expanded)
    chart.touch(ChartTouch(phase: .ended, point: point(40), time: 0.08))
    #expect(chart.contentOffset == 102)
    chart.touch(ChartTouch(phase: .began, point: point(250), time: 1))
    chart.touch(ChartTouch(phase: .moved, point: point(150), time: 1.05))
    chart.contentWidth = .fits
    chart.touch(ChartTouch(phase: .moved, point: point(100), time: 1.06))
    chart.touch(ChartTouch(phase: .ended, point: point(100), time: 1.07))
    #expect(chart.contentOffset == 0)
    #expect(!chart.isMoving(at: 1.08))
    #expect(stage.listener.events == [])
  }

  @Test func `a source that calls back while it is asked traps nothing`() {
    let stage = stage()
    let chart = stage.chart
    chart.makeBare()
    chart.categoryAxis.isHidden = false
    let calls: [(BarChartView) -> Void] = [
      { $0.contentOffset = 50 }, { $0.contentWidth = .labels() }, { $0.reloadData() }, { _ = $0.visibleRange },
      { _ = $0.contentOffset }, { $0.touch(ChartTouch(phase: .began, point: ChartPoint(x: 10, y: 10))) },
      { _ = $0.drawing(at: 1) }, { $0.scroll(toItem: 3, animated: true) }, { $0.dataSource = nil },
    ]
    for call in calls {
      chart.dataSource = stage.figures
      stage.figures.onAsk = { chart, _ in call(chart) }
      chart.reloadData(animated: true)
      for step in 0..<4 { #expect(isFinite(chart.drawing(at: Double(step)))) }
      stage.figures.onAsk = nil
      chart.contentWidth = .step(100)
    }
  }

  // MARK: Many

  @Test func `a million categories are asked for a screenful of labels`() {
    let figures = Figures([])
    let chart = BarChartView(size: ChartSize(width: 640, height: 360))
    figures.announced = 1_000_000
    figures.announcedSeries = 1
    figures.gives = 0
    chart.dataSource = figures
    chart.contentWidth = .step(40)
    func labels() -> Int {
      defer { figures.asked = [] }
      _ = chart.drawing(at: 0)
      return figures.asked.count { if case .label = $0 { true } else { false } }
    }
    figures.labels = ["first"]
    // 15 or 16 in view, and 14 to judge how wide labels are.
    #expect((1...32).contains(labels()))
    for item in [1000, 500_000, 999_000] {
      chart.scroll(toItem: item)
      #expect((1...17).contains(labels()), "\(item)")
      #expect(chart.visibleRange.lowerBound == item)
    }
    // A step on: at most one more comes into view.
    chart.contentOffset -= 40
    #expect(labels() <= 1)
  }

  @Test func `columns of a part of many bars hold what is in view`() {
    let values: [Double] = (0..<10_000).map { item -> Double in Double((item * 7919) % 1000 + 1) }
    let model = BarModel(
      values: values, options: BarOptions(frame: .bare, scroll: ScrollOptions(.visible(1000), at: .item(5000))))
    let plan = model.plan(in: ChartSize(width: 100, height: 100))
    #expect(plan.items == 5000..<6000)
    #expect(plan.columns.count == 1)
    #expect(plan.columns[0].greatest.count == 100)
    for column in 0..<100 {
      let start = 5000 + 10 * column
      let items = start..<(start + 10)
      #expect(plan.columns[0].items(of: column) == items)
      #expect(plan.columns[0].greatest[column] == values[items].max())
    }
    #expect(plan.target(at: ChartPoint(x: 0.5, y: 50), in: model)?.item == (5000..<5010).max { values[$0] < values[$1] })
  }

  @Test func `huge and tiny contents draw finite pictures`() {
    for width in [
      ContentWidth.step(1e308), .step(1e-308), .visible(1e-300), .step(.leastNonzeroMagnitude), .labels(margin: 1e308),
      .labels(margin: -.infinity), .labels(margin: 0),
    ] {
      for count in [1, 2, 5] {
        let stage = Stage((0..<count).map { $0 == 1 ? nil : Double($0) - 1 }, bare: false)
        stage.chart.contentWidth = width
        for offset in [0, 1e308, -1e308, .nan, 1e9] {
          stage.chart.contentOffset = offset
          #expect(isFinite(stage.chart.drawing(at: 0)), "\(width) \(count) \(offset)")
          #expect(stage.chart.contentOffset.isFinite)
        }
      }
    }
  }
}

extension Stage {
  /// The offsets at which the delegate heard that the chart scrolled.
  fileprivate var scrolled: [Double] { listener.scrolled }
}
