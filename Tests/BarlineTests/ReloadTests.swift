import Barline
import Testing

/// What a reload asks, of whom, how often and in which order.
@Suite struct ReloadTests {
  @Test func `a reload asks counts, names and values once, in order, and nothing of them again until the next`() {
    let stage = Stage(series: [[1, 2, 3], [4, nil, 6]])
    _ = stage.chart.drawing(at: 0)
    let wanted: [Figures.Ask] = [.count, .seriesCount, .name(0), .values(0..<3, 0), .name(1), .values(0..<3, 1)]
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted)
    _ = stage.chart.drawing(at: 1)
    stage.chart.size.width = 400
    _ = stage.chart.drawing(at: 2)
    stage.began(0)
    _ = stage.chart.frame(ofBarAt: 1)
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted)
    stage.chart.reloadData()
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted + wanted)
  }

  @Test func `a reload asks each bar's style, the padding, the band and the axes once`() {
    let stage = Stage([1, 2, 3])
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.height = 50
    _ = stage.chart.drawing(at: 1)
    for item in 0..<3 { #expect(stage.listener.times(.style(ChartIndex(item: item))) == 1) }
    for ask in [Listener.Ask.padding, .band, .valueAxis, .categoryAxis] { #expect(stage.listener.times(ask) == 1) }
    stage.chart.reloadData(animated: true)
    for item in 0..<3 { #expect(stage.listener.times(.style(ChartIndex(item: item))) == 2) }
  }

  @Test func `changed colours are drawn after an animated reload of the same values`() {
    // https://github.com/Jawbone/JBChartView/issues/201
    let stage = Stage([1, 2])
    _ = stage.chart.drawing(at: 0)
    stage.listener.style = { _ in BarStyle(color: .negative) }
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 1)
    #expect(stage.chart.drawing(at: 2).marks.paints == [.color(.negative)])
  }

  @Test func `runs are at most 65,536 long, in order, and cover everything`() {
    let figures = Figures([])
    figures.announced = 150_000
    figures.gives = 0
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    chart.dataSource = figures
    chart.reloadData()
    let runs = figures.asked.compactMap { if case .values(let run, _) = $0 { run } else { nil } }
    #expect(runs == [0..<65_536, 65_536..<131_072, 131_072..<150_000])
  }

  @Test func `labels and identities are asked by item and once a reload, however often the chart is laid out`() {
    let stage = Stage([1, 2, 3], bare: false)
    for width in [300.0, 400, 200] {
      stage.chart.size.width = width
      _ = stage.chart.drawing(at: 0)
      stage.chart.setState(.collapsed, animated: true)
      _ = stage.chart.drawing(at: 0)
      stage.chart.setState(.expanded, animated: true)
      stage.began(1)
      stage.ended(1)
    }
    for item in 0..<3 {
      #expect(stage.figures.times(.label(item)) == 1)
      #expect(stage.figures.times(.id(item)) == 1)
    }
  }

  @Test func `a chart of a million bars asks no labels or identities but the selected bar's`() {
    let figures = Figures([])
    figures.announced = 100_000
    figures.series = [[Double?](repeating: 1, count: 100_000)]
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    chart.makeBare()
    chart.dataSource = figures
    _ = chart.drawing(at: 0)
    #expect(!figures.asked.contains { $0.isLazy })
    chart.selectedIndex = ChartIndex(item: 70_000)
    #expect(figures.asked.filter(\.isLazy) == [.id(70_000), .label(70_000)])
  }

  @Test func `values left out are missing, and that is told`() {
    let stage = Stage([1, 2, 3])
    stage.figures.gives = 2
    #expect(stage.chart.value(at: 1) == 2)
    #expect(stage.chart.value(at: 2) == nil)
    #expect(stage.chart.diagnostics == [.wrongValueCount(expected: 3, given: 2)])
    stage.figures.gives = nil
    stage.chart.reloadData()
    #expect(stage.chart.value(at: 2) == 3)
    #expect(stage.chart.diagnostics == [])
  }

  @Test func `infinite values are missing, and that is told`() {
    let stage = Stage([.infinity, 2, -.infinity, .nan])
    #expect((0..<4).map { stage.chart.value(at: ChartIndex(item: $0)) } == [nil, 2, nil, nil])
    #expect(stage.chart.diagnostics == [.infiniteValues(count: 2)])
  }

  @Test func `negative counts are none, and less than one series is one`() {
    let stage = Stage([1, 2])
    stage.figures.announced = -5
    #expect(marks(of: stage.chart.drawing(at: 0)).isEmpty)
    stage.figures.announced = nil
    stage.figures.announcedSeries = Int.min
    stage.chart.reloadData()
    #expect(marks(of: stage.chart.drawing(at: 0)).count == 2)
  }

  @Test func `counts beyond what a chart reads are cut, whatever their product`() {
    for items in [Int.min, -1, 0, 1, 7, 1 << 24, 1 << 40, Int.max] {
      for series in [Int.min, 0, 1, 3, 4096, Int.max] {
        let counts = BarModel.counts(items: items, series: series)
        #expect((1...4096).contains(counts.series))
        #expect(counts.items >= 0 && counts.items <= max(0, items))
        #expect(counts.items * counts.series <= 1 << 24)
        #expect(items <= 4096 ? counts.items == max(0, items) : counts.items >= 4096)
      }
    }
    let stage = Stage([1])
    stage.figures.announcedSeries = Int.max
    #expect(stage.chart.diagnostics.contains(.tooManyValues(announced: Int.max, read: 4096)))
  }

  @Test func `without a source a chart is empty, and so it is when the source is taken away`() {
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    #expect(chart.drawing(at: 0).marks.isEmpty)
    let figures = Figures([1, 2])
    chart.dataSource = figures
    #expect(marks(of: chart.drawing(at: 0)).count == 2)
    chart.dataSource = nil
    #expect(marks(of: chart.drawing(at: 0)).isEmpty)
    #expect(chart.frame(ofBarAt: 0) == nil)
  }

  @Test func `a source that has died leaves what was read, until the next reload`() {
    let chart = BarChartView(size: ChartSize(width: 100, height: 100))
    var figures: Figures? = Figures([1, 2])
    chart.dataSource = figures
    let before = chart.drawing(at: 0)
    figures = nil
    chart.size.width = 150
    #expect(marks(of: chart.drawing(at: 0)) == marks(of: before))
    chart.reloadData()
    #expect(chart.drawing(at: 0).marks.isEmpty)
  }

  @Test func `one source answers a whole reading, whoever is set meanwhile`() {
    let stage = Stage([Double?](repeating: 1, count: 10))
    let few = Figures([7])
    stage.figures.onAsk = { chart, ask in if ask == .count { chart.dataSource = few } }
    _ = stage.chart.drawing(at: 0)
    #expect(few.asked.filter { !$0.isLazy } == [.count, .seriesCount, .name(0), .values(0..<1, 0)])
    #expect(few.asked.filter(\.isLazy) == [.id(0), .label(0)])
    #expect(stage.chart.value(at: 0) == 7)
    #expect(stage.chart.value(at: 1) == nil)
  }

  @Test func `a reload asked for while the source is read is done once, after it`() {
    for isFirst in [true, false] {
      let stage = Stage([1, 2])
      if !isFirst { _ = stage.chart.drawing(at: 0) }
      stage.figures.asked = []
      var answers: [Bool] = []
      stage.figures.onAsk = { chart, ask in
        if ask == .count || ask == .name(0) { chart.reloadData(animated: false) { answers.append($0) } }
      }
      if isFirst { _ = stage.chart.drawing(at: 0) } else { stage.chart.reloadData() }
      _ = stage.chart.drawing(at: 0)
      #expect(stage.figures.times(.count) == 2)
      #expect(answers == [false, false, false, false])
    }
  }

  @Test func `an animated reload asked for meanwhile is animated`() {
    let stage = Stage([1, 2])
    _ = stage.chart.drawing(at: 0)
    stage.figures.onAsk = { chart, ask in
      guard ask == .count else { return }
      stage.figures.onAsk = nil
      stage.figures.series = [[5, 2]]
      chart.reloadData(animated: true)
    }
    stage.chart.reloadData()
    #expect(stage.chart.isMoving(at: 0))
  }

  @Test func `reloading is true only while the source is asked`() {
    let stage = Stage([1, 2])
    var seen: [Bool] = []
    stage.figures.onAsk = { chart, ask in if !ask.isLazy { seen.append(chart.isReloading) } }
    stage.chart.reloadData()
    #expect(!seen.isEmpty && seen.allSatisfy { $0 })
    #expect(!stage.chart.isReloading)
  }

  @Test func `smaller data get a smaller domain`() {
    // https://github.com/Jawbone/JBChartView/issues/7
    let stage = Stage([100, 50])
    #expect(stage.chart.valueScale?.domain == Domain(lower: 0, upper: 100))
    stage.figures.series = [[10, 5]]
    stage.chart.reloadData()
    #expect(stage.chart.valueScale?.domain == Domain(lower: 0, upper: 10))
    #expect(stage.chart.frame(ofBarAt: 0)?.height == 100)
  }

  @Test func `whatever was reloaded before, a chart at rest is the same as a fresh one`() {
    let counts = [3, 10, 2, 0, 5]
    func value(_ item: Int) -> Double? {
      if item % 4 == 3 { return nil }
      return Double(item * 7 % 11 - 4)
    }
    func values(_ count: Int) -> [Double?] { (0..<count).map(value) }
    for isBare in [true, false] {
      for seriesCount in [1, 2] {
        for pattern in 0..<32 {
          let stage = Stage(series: [[]], bare: isBare)
          stage.chart.size = ChartSize(width: 320, height: 200)
          var time = 0.0
          for (step, count) in counts.enumerated() {
            stage.figures.series = Array(repeating: values(count), count: seriesCount)
            stage.chart.reloadData(animated: pattern >> step & 1 == 1)
            // Interrupted before it starts, at once, half way, or not at all.
            for _ in 0..<(step + pattern) % 4 {
              _ = stage.chart.drawing(at: time)
              time += 0.1
            }
          }
          let fresh = Stage(series: Array(repeating: values(5), count: seriesCount), bare: isBare)
          fresh.chart.size = stage.chart.size
          let isFresh = stage.chart.drawing(at: .infinity) == fresh.chart.drawing(at: 0)
          #expect(isFresh)
        }
      }
    }
  }

  @Test func `the value door and the view door give equal drawings`() {
    let rows: [[[Double?]]] = [[[]], [[3, nil, -1]], [[1, 2, 3], [nil, -5, 2]], [[nil]], [[0, 0]]]
    for series in rows {
      for isBare in [true, false] {
        for state in [ChartState.expanded, .collapsed] {
          for selected in [nil, ChartIndex(item: 0), ChartIndex(item: 1)] {
            let names = ["a", "a", "c"]
            let figures = Figures(series: series)
            figures.labels = names
            figures.ids = names.map { .name($0) }
            figures.names = ["first", "second"]
            let chart = BarChartView(size: ChartSize(width: 320, height: 200))
            if isBare { chart.makeBare() }
            chart.header = .text("Title", subtitle: "more")
            chart.showsValueLabels = true
            chart.dataSource = figures
            chart.setState(state)
            chart.selectedIndex = selected
            var options = isBare ? BarOptions.bare : BarOptions()
            options.frame.header = .text(title: "Title", subtitle: "more")
            options.showsValueLabels = true
            let count = series.map(\.count).max() ?? 0
            let both: [BarModel.Series] = series.indices.map { place in
              BarModel.Series(name: ["first", "second"][place], id: .index(place), values: series[place])
            }
            let labels = Array(names.prefix(count))
            let model = BarModel(series: both, labels: labels, ids: labels.map { ChartID.name($0) }, options: options)
            let plan = model.plan(in: chart.size)
            let areEqual = chart.drawing(at: 0) == plan.drawing(of: model, selection: chart.selectedIndex, state: state)
            #expect(areEqual, "\(series), bare \(isBare), \(state), \(String(describing: selected))")
            #expect(chart.drawing(at: 1) == chart.drawing(at: 2))
          }
        }
      }
    }
  }
}

extension Figures.Ask {
  /// Whether it is asked by item, when it is needed.
  var isLazy: Bool {
    switch self {
    case .label, .id: true
    default: false
    }
  }
}
