import Testing

@testable import Barline
@testable import BarlineDrawing

/// A line chart wider than its view.
@Suite struct LineScrollTests {
  private func point(_ x: Double, _ y: Double = 50) -> ChartPoint { ChartPoint(x: x, y: y) }

  /// Twenty points 50 apart in a view of 302, of which 1 on each side is the line's own: offsets go from 0 to 700.
  private func stage(_ values: [Double?]? = nil, style: LineStyle = .standard) -> LineStage {
    let stage = LineStage(values ?? (0..<20).map { Double(($0 * 7) % 11) })
    stage.listener.style = { _ in style }
    stage.chart.size = ChartSize(width: 302, height: 102)
    stage.chart.contentWidth = .step(50)
    return stage
  }

  @Test func `points stand in the middles of their steps, less the offset`() {
    let stage = stage()
    let chart = stage.chart
    #expect(chart.maximumOffset == 700)
    #expect(chart.point(at: 0)?.x == 26)
    chart.contentOffset = 120
    #expect(chart.point(at: 0)?.x == -94)
    #expect(chart.visibleRange == 2..<9)
    // Half a step before the first point in view to the plot's right edge: (120 − 25) / 50 and (420 − 25) / 50.
    #expect(chart.visibleDomain == Domain(lower: 1.9, upper: 7.9))
    chart.contentOffset = .infinity
    #expect(((chart.point(at: 19)?.x ?? 0) - 276).magnitude < 1e-9)
  }

  @Test func `over labels each point stands over the middle of its own`() {
    // The original's rule: a margin of 15 before each label, none after the last; every letter is 6 wide.
    let environment = ChartEnvironment(
      measurer: TextMeasurer { text, style in
        TextMetrics(width: 6 * Double(text.count), ascent: style.size, descent: 2, capHeight: style.size)
      })
    let labels = ["a", "bbbbbbbbbb", "cc", "ddddd", "ee"]
    let model = LineModel(
      values: [1, 2, 3, 4, 5], labels: labels, options: LineOptions(scroll: ScrollOptions(.labels(), at: .offset(20))))
    let plan = model.plan(in: ChartSize(width: 180, height: 160), environment: environment)
    // 6 + 60 + 12 + 30 + 12, and 5 · 15.
    #expect(plan.window?.contentWidth == 195)
    let left = plan.plot.minX - 20
    let middles = [18.0, 66, 117, 153, 189]
    for item in labels.indices {
      #expect(((plan.point(at: ChartIndex(item: item), in: model)?.x ?? 0) - left - middles[item]).magnitude < 1e-9)
    }
    // Labels stand under their points.
    for label in plan.frame.categories.labels {
      #expect((label.box.rect.midX - left - middles[label.index]).magnitude < 1e-9)
    }
    #expect(plan.frame.categories.labels.map(\.index).contains(1))
  }

  @Test func `a part of a line is the line itself, cut at the plot's sides`() throws {
    let values: [Double?] = (0..<60).map { item -> Double? in
      let noise = (item * 7919) % 23
      return item % 13 == 5 ? nil : Double(noise)
    }
    for curve in [LineCurve.linear, .monotone, .cardinal(tension: 0.5), .stepCenter, .stepBefore, .stepAfter] {
      for gaps in [GapPolicy.break, .bridge, .zero] {
        let style = LineStyle(curve: curve, gaps: gaps)
        let whole = LineModel(values: values, style: style, options: .bare)
        let all = whole.plan(in: ChartSize(width: 1182, height: 100))
        for offset in [0.0, 33, 290, 777.7, 2000] {
          var model = whole
          model.options.scroll = ScrollOptions(.step(20), at: .offset(offset))
          let plan = model.plan(in: ChartSize(width: 202, height: 100))
          let window = try #require(plan.window)
          // Point 0 stands at 1 in the one and at 10 in the other's content.
          let shift: Double = window.offset - window.x - 9
          for place in stride(from: 2.0, to: 200.0, by: 1.7137) {
            let x: Double = place + shift
            guard x > 1, x < 1181 else { continue }
            let (mine, other) = (plan.traces[0].height(at: place), all.traces[0].height(at: x))
            #expect((mine == nil) == (other == nil), "\(curve) \(gaps) \(offset) \(place)")
            if let mine, let other { #expect((mine.top - other.top).magnitude < 1e-6, "\(curve) \(gaps) \(offset) \(place)") }
          }
        }
      }
    }
  }

  @Test func `of a dense line each column holds what is in it`() throws {
    let values = (0..<100_000).map { Double(($0 * 7919) % 1009) }
    let model = LineModel(
      values: values, options: LineOptions(frame: .bare, scroll: ScrollOptions(.visible(10_000), at: .item(30_000))))
    let plan = model.plan(in: ChartSize(width: 102, height: 100))
    #expect(plan.items(in: model) == 30_000..<40_000)
    var checked = 0
    for piece in try #require(plan.traces[0].runs.first).pieces {
      guard case .dense(let columns) = piece else { continue }
      for column in columns.tops.indices {
        let start = 30_000 + 100 * column
        let items = start..<(start + 100)
        let top = plan.valueScale.position(of: values[items].max()!)
        #expect(columns.tops[column] <= top + 1e-9 && columns.tops[column] > top - 1)
        checked += 1
      }
    }
    #expect(checked == 100)
  }

  @Test func `a touch means points in view only`() {
    let stage = stage()
    let chart = stage.chart
    chart.contentOffset = 120
    // Points 2 and 8 are at 6 and 306: the last in view is 7, at 256.
    for (x, item) in [(0.0, 2), (6, 2), (30, 2), (32, 3), (256, 7), (301, 7), (320, 7)] {
      #expect(chart.index(at: point(x)) == ChartIndex(item: item), "\(x)")
    }
    #expect(chart.index(at: point(330)) == nil)
  }

  @Test func `a drag scrolls, a tap selects, and what is selected goes along`() {
    let stage = stage()
    let chart = stage.chart
    TouchScript.began(at: point(250)).moved(through: [point(150)]).cancelled().play(on: chart)
    #expect(chart.contentOffset == 92)
    #expect(stage.listener.events == [])
    #expect(stage.listener.scrolled == [92])
    chart.keepsSelection = true
    TouchScript.tap(at: chart.point(at: 4) ?? .zero, startTime: 1).play(on: chart)
    #expect(stage.listener.events == [.began(4)])
    #expect(!chart.drawing(at: 2).tooltip.isEmpty)
    chart.contentOffset = 600
    #expect(chart.selectedIndex == 4)
    #expect(chart.drawing(at: 2).tooltip.isEmpty)
  }

  @Test func `positions scroll by what they are, and the axis shows what is in view`() {
    let stage = LineStage((0..<101).map { Double($0 % 9) })
    stage.figures.positions = [(0...100).map { 1900 + Double($0) }]
    let chart = stage.chart
    chart.size = ChartSize(width: 202, height: 102)
    chart.contentWidth = .visible(20)
    chart.scroll(toPosition: 1950)
    #expect(chart.maximumOffset == 800)
    #expect(chart.contentOffset == 500)
    #expect(chart.visibleDomain == Domain(lower: 1950, upper: 1970))
    #expect(chart.visibleRange == 50..<71)
    #expect(chart.point(at: 60) == ChartPoint(x: 101, y: chart.point(at: 60)?.y ?? 0))
    for width in [102.0, 502, 202] {
      chart.size = ChartSize(width: width, height: 102)
      #expect(
        abs((chart.visibleDomain?.lower ?? 0) - 1950) < 1e-9 && abs((chart.visibleDomain?.upper ?? 0) - 1970) < 1e-9, "\(width)")
    }
    chart.scroll(toItem: 10, at: .center)
    #expect(chart.visibleDomain == Domain(lower: 1900, upper: 1920))
    chart.contentWidth = .step(20)
    chart.scroll(toPosition: 1e300)
    #expect(chart.contentOffset == 1800)
  }

  @Test func `labels neither change their height nor their distance while they scroll`() {
    for labels in [
      (0..<400).map { "\(1600 + $0)" }, (0..<400).map { "Item \($0)" },
      (0..<400).map { String(repeating: "long name ", count: 1 + $0 % 3) },
    ] {
      for step in [4.0, 17, 40, 90] {
        let stage = LineStage((0..<400).map { Double($0 % 7) }, bare: false)
        stage.figures.labels = labels
        stage.chart.size = ChartSize(width: 320, height: 200)
        stage.chart.contentWidth = .step(step)
        let plot = stage.chart.plot
        var shown: Set<Int> = []
        var (first, last) = (Int.max, Int.min)
        for offset in stride(from: 0.0, through: stage.chart.maximumOffset, by: 53) {
          stage.chart.contentOffset = offset
          #expect(stage.chart.plot == plot, "\(step) \(offset)")
          let categories = stage.chart.plan?.frame.categories
          let here = categories?.labels.map(\.index) ?? []
          shown.formUnion(here)
          (first, last) = (min(first, here.first ?? first), max(last, here.last ?? last))
          // None lies on another, and none reaches out of the view.
          let boxes = categories?.labels.map(\.box.rect) ?? []
          for (a, b) in zip(boxes, boxes.dropFirst()) { #expect(a.maxX <= b.minX + 0.01) }
          #expect(boxes.allSatisfy { $0.minX >= 0 && $0.maxX <= 320 && $0.maxY <= 200 })
        }
        // The same items have a label wherever they are: all multiples of one number.
        let sorted = shown.sorted()
        let gaps = Set(zip(sorted, sorted.dropFirst()).map { $1 - $0 })
        #expect(gaps.count == 1, "\(step) \(labels[1]) \(gaps)")
      }
    }
  }

  @Test func `a million categories are asked for a screenful of labels, and their dots and marks are as few`() {
    let figures = LineFigures(lines: [[]])
    let chart = LineChartView(size: ChartSize(width: 640, height: 360))
    let listener = LineListener()
    listener.style = { _ in LineStyle(dots: .standard) }
    figures.lines = [(0..<100_000).map { Double($0 % 97) }]
    figures.labels = (0..<100_000).map { "\($0)" }
    chart.dataSource = figures
    chart.delegate = listener
    chart.contentWidth = .step(40)
    _ = chart.drawing(at: 0)
    figures.asked = []
    chart.scroll(toItem: 50_000)
    let drawing = chart.drawing(at: 0)
    let labels = figures.asked.count { if case .label = $0 { true } else { false } }
    let ids = figures.asked.count { if case .id = $0 { true } else { false } }
    #expect((1...18).contains(labels))
    #expect((1...20).contains(ids))
    #expect((14...20).contains(marks(of: drawing).count { $0.id.role == .point }))
    #expect(drawing.marks.items.count < 100)
  }

  @Test func `live data in any order leave nothing behind`() {
    let stage = stage(style: LineStyle(area: AreaStyle(), dots: .standard))
    let chart = stage.chart
    let fresh = chart.drawing(at: 0)
    let values = stage.figures.lines
    chart.contentOffset = 650
    _ = chart.drawing(at: 0)
    for lines: [[Double?]] in [[], [[]], [[nil, nil]], [[1]], [[1, 2, 3], [nil]], values + values] {
      stage.figures.lines = lines
      chart.reloadData(animated: true)
      for time in [0, 0.1, 0.2] { #expect(isFinite(chart.drawing(at: time))) }
      #expect(chart.contentOffset >= 0 && chart.contentOffset <= chart.maximumOffset)
    }
    stage.figures.lines = []
    chart.reloadData()
    #expect(chart.contentOffset == 0)
    stage.figures.lines = values
    chart.reloadData()
    #expect(chart.drawing(at: 1) == fresh)
  }

  @Test func `contents of every kind draw finite pictures of hostile data`() {
    let bad: [Double?] = [nil, 0, -1, 1e308, -1e308, .nan, .infinity, Double.leastNonzeroMagnitude]
    for width in [ContentWidth.step(40), .step(0.001), .step(1e308), .visible(0.5), .visible(3), .labels(), .labels(margin: 0)] {
      for positions: [Double]? in [
        nil, [0, 1, 2, 3, 4, 5, 6, 7], [5, 5, 5, 5, 5, 5, 5, 5], [3, 1, 4, 1, 5, 9, 2, 6],
        [-1e308, 0, 1, 1e308, .nan, 2, .infinity, 3],
      ] {
        let stage = LineStage(bad, bare: false)
        stage.figures.positions = [positions]
        stage.listener.style = { _ in
          LineStyle(dash: [4, 2], curve: .monotone, gaps: .bridge, area: AreaStyle(), dots: .standard)
        }
        stage.chart.contentWidth = width
        for offset in [0, 30, 1e308] {
          stage.chart.contentOffset = offset
          #expect(isFinite(stage.chart.drawing(at: 0)), "\(width) \(positions ?? []) \(offset)")
          _ = stage.chart.index(at: point(100))
          _ = stage.chart.visibleRange
        }
      }
    }
  }
}
