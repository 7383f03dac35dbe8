import Barline
import Testing

/// What a pie's reload asks, of whom, how often and in which order, and what the picture is then.
@Suite struct PieReloadTests {
  @Test func `a reload asks the count and the values once, in order, and nothing of them again until the next`() {
    let stage = PieStage([1, nil, 3])
    _ = stage.chart.drawing(at: 0)
    let wanted: [PieFigures.Ask] = [.count, .values(0..<3)]
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted)
    stage.chart.size.width = 400
    _ = stage.chart.drawing(at: 1)
    stage.chart.shape = .donut
    _ = stage.chart.drawing(at: 2)
    stage.began(0)
    _ = (stage.chart.sector(ofSliceAt: 1), stage.chart.total, stage.chart.diagnostics)
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted)
    stage.chart.reloadData()
    #expect(stage.figures.asked.filter { !$0.isLazy } == wanted + wanted)
  }

  @Test func `a reload asks each slice's style once, and shows it`() {
    let stage = PieStage([1, 2, 3])
    stage.listener.style = { _ in SliceStyle(color: .negative) }
    #expect(stage.chart.drawing(at: 0).marks.paints == [.color(.negative)])
    stage.chart.size.height = 150
    _ = stage.chart.drawing(at: 1)
    for item in 0..<3 { #expect(stage.listener.times(.style(item)) == 1) }
    stage.listener.style = { _ in SliceStyle(color: .positive) }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 2).marks.paints == [.color(.positive)])
    for item in 0..<3 { #expect(stage.listener.times(.style(item)) == 2) }
  }

  @Test func `labels and identities are asked by slice and once a reload, however often the pie is laid out`() {
    let stage = PieStage([1, 2, 3], bare: false)
    for width in [300.0, 400, 200] {
      stage.chart.size.width = width
      _ = stage.chart.drawing(at: 0)
      stage.chart.setState(.collapsed, animated: true)
      _ = stage.chart.drawing(at: 0)
      stage.chart.setState(.expanded, animated: true)
      _ = stage.chart.drawing(at: 0.1)
      stage.chart.selectedIndex = 1
    }
    for item in 0..<3 {
      #expect(stage.figures.times(.label(item)) == 1)
      #expect(stage.figures.times(.id(item)) == 1)
    }
  }

  @Test func `a pie of more slices than have marks asks no labels or identities but the selected slice's`() {
    let stage = PieStage([Double?](repeating: 1, count: 5000))
    _ = stage.chart.drawing(at: 0)
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 0.1)
    #expect(!stage.figures.asked.contains { $0.isLazy })
    stage.chart.selectedIndex = 3000
    #expect(stage.figures.asked.filter(\.isLazy) == [.id(3000), .label(3000)])
  }

  @Test func `what is missing, infinite, negative or too much is told`() {
    let stage = PieStage([1, 2, 3])
    stage.figures.gives = 2
    #expect(stage.chart.value(at: 1) == 2 && stage.chart.value(at: 2) == nil)
    #expect(stage.chart.diagnostics == [.wrongValueCount(expected: 3, given: 2)])
    stage.figures.gives = nil
    stage.figures.values = [.infinity, 2, -.infinity, .nan, -1, 0, nil]
    stage.chart.reloadData()
    #expect((0..<7).map { stage.chart.value(at: $0) } == [nil, 2, nil, nil, -1, 0, nil])
    #expect(stage.chart.diagnostics == [.infiniteValues(count: 2), .negativeValues(count: 1)])
    #expect(marks(of: stage.chart.drawing(at: 0)).count == 1)
    #expect(stage.chart.total == 2)
    for announced in [Int.max, 65_537] {
      stage.figures.announced = announced
      stage.figures.values = [1]
      stage.chart.reloadData()
      #expect(stage.chart.diagnostics.contains(.tooManyValues(announced: announced, read: 65_536)))
    }
    stage.figures.announced = Int.min
    stage.chart.reloadData()
    #expect(stage.chart.diagnostics == [] && marks(of: stage.chart.drawing(at: 0)).isEmpty)
  }

  @Test func `without a source there is no slice, and a source that goes takes them along`() {
    let chart = PieChartView(size: ChartSize(width: 200, height: 200))
    #expect(marks(of: chart.drawing(at: 0)).isEmpty)
    #expect(chart.drawing(at: 0).frame.strings.contains("No data"))
    var figures: PieFigures? = PieFigures([1, 2])
    chart.dataSource = figures
    #expect(marks(of: chart.drawing(at: 0)).count == 2)
    figures = nil
    #expect(marks(of: chart.drawing(at: 0)).count == 2)
    chart.reloadData(animated: true)
    #expect(chart.drawing(at: .infinity) == PieChartView(size: chart.size).drawing(at: 0))
  }

  @Test func `data, none, fewer, more, another order, resized: at rest a pie is the same as a fresh one`() {
    let rows: [[Double?]] = [
      [3, 1, 2], [], [5, nil, 0, 2, 8, 1], [2], [nil], [1, 1, 1, 1, 1, 1, 1, 1], [8, 1, 2], [0, 0], [2, 1, 3],
    ]
    for isBare in [true, false] {
      for shape in [PieShape.pie, .donut, .halfDonut] {
        for pattern in 0..<16 {
          let stage = PieStage([], bare: isBare)
          stage.chart.shape = shape
          var time = 0.0
          for (step, row) in rows.enumerated() {
            stage.figures.values = row
            stage.figures.labels = row.indices.map { "slice \($0 * 7 % 5)" }
            stage.figures.ids = step % 2 == 0 ? row.indices.reversed().map { .name("\($0)") } : []
            if step % 4 == pattern % 4 { stage.chart.size = ChartSize(width: 160 + Double(40 * (step % 3)), height: 200) }
            stage.chart.reloadData(animated: pattern >> (step % 6) & 1 == 1)
            // Interrupted before it starts, at once, half way, or not at all.
            for _ in 0..<(step + pattern) % 4 {
              #expect(isFinite(stage.chart.drawing(at: time)))
              time += 0.1
            }
          }
          let fresh = PieStage(rows[rows.count - 1], bare: isBare, size: stage.chart.size)
          fresh.chart.shape = shape
          (fresh.figures.labels, fresh.figures.ids) = (stage.figures.labels, stage.figures.ids)
          let isFresh = stage.chart.drawing(at: .infinity) == fresh.chart.drawing(at: 0)
          #expect(isFresh)
        }
      }
    }
  }

  @Test func `header, settings and data set in any order make the same picture, laid out in between or not`() {
    let figures = PieFigures([1, 2, 3])
    figures.labels = ["a", "b", "c"]
    let steps: [(PieChartView) -> Void] = [
      { $0.header = .text("Title", subtitle: "more") }, { $0.dataSource = figures },
      { $0.size = ChartSize(width: 300, height: 220) },
      { $0.shape = .donut }, { $0.labelContent = .nameAndValue },
    ]
    let wanted = PieChartView()
    for step in steps { step(wanted) }
    let drawing = wanted.drawing(at: 0)
    #expect(marks(of: drawing).count == 3)
    for order in permutations(Array(steps.indices)) {
      for draws in [false, true] {
        let chart = PieChartView()
        for step in order {
          steps[step](chart)
          if draws { _ = chart.drawing(at: 0) }
        }
        let isSame = chart.drawing(at: 1) == drawing
        #expect(isSame, "\(order)")
      }
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.flatMap { first in permutations(items.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test func `the value door and the view door give equal drawings`() {
    let rows: [[Double?]] = [[], [3, nil, -1], [1, 2, 3], [nil], [0, 0], [7]]
    for values in rows {
      for isBare in [true, false] {
        for shape in [PieShape.pie, .donut] {
          for state in [ChartState.expanded, .collapsed] {
            for selected in [nil, 0, 1] as [Int?] {
              let names = Array(["a", "a", "c"].prefix(values.count))
              let figures = PieFigures(values)
              figures.labels = names
              figures.ids = names.map { .name($0) }
              let chart = PieChartView(size: ChartSize(width: 320, height: 200))
              if isBare { chart.makeBare() }
              chart.header = .text("Title", subtitle: "more")
              chart.shape = shape
              chart.dataSource = figures
              chart.setState(state)
              chart.selectedIndex = selected
              var options = isBare ? PieOptions.bare : PieOptions()
              options.frame.header = .text(title: "Title", subtitle: "more")
              options.shape = shape
              let model = PieModel(values: values, labels: names, ids: names.map { ChartID.name($0) }, options: options)
              let plan = model.plan(in: chart.size)
              let selection = chart.selectedIndex.map { ChartIndex(item: $0) }
              let areEqual = chart.drawing(at: 0) == plan.drawing(of: model, selection: selection, state: state)
              #expect(areEqual, "\(values), bare \(isBare), \(state), \(String(describing: selected))")
              #expect(chart.drawing(at: 1) == chart.drawing(at: 2))
            }
          }
        }
      }
    }
  }

  @Test func `what the delegate draws stands in place of the slices and of the middle, once a layout`() {
    let stage = PieStage([1, 2, 3])
    stage.chart.shape = .donut(hole: 0.5)
    stage.chart.center = .total(title: "all")
    #expect(stage.chart.drawing(at: 0).frame.strings == ["6", "all"])
    var sectors: [Sector] = []
    stage.listener.draws = { _, sector, recorder in
      sectors.append(sector)
      recorder.fill(.circle(center: sector.center, radius: 7), paint: .color(.negative))
    }
    stage.listener.drawsCenter = { rect, recorder in recorder.fill(.rect(rect), paint: .color(.accent)) }
    stage.listener.asked = []
    stage.chart.reloadData()
    let drawing = stage.chart.drawing(at: 1)
    #expect(drawing.marks.paints == [.color(.negative)] && drawing.frame.strings == [])
    #expect(drawing.frame.paints.contains(.color(.accent)))
    #expect(sectors == (0..<3).compactMap { stage.chart.sector(ofSliceAt: $0) } && sectors.count == 3)
    stage.tap(1)
    stage.chart.reloadData(animated: true)
    _ = (stage.chart.drawing(at: 2), stage.chart.drawing(at: 2.1), stage.chart.drawing(at: 3))
    for ask in [PieListener.Ask.draw(0), .draw(1), .draw(2), .center] { #expect(stage.listener.times(ask) == 2) }
  }

  @Test func `the delegate's words stand in labels, and an empty string for nothing`() {
    let stage = PieStage([1, 3], bare: false, size: ChartSize(width: 400, height: 300))
    stage.figures.labels = ["coal", "gas"]
    stage.listener.text = { $0 == 0 ? "a quarter" : "" }
    #expect(stage.chart.drawing(at: 0).marks.strings == ["coal", "a quarter", "gas"])
    stage.chart.labelContent = .name
    #expect(stage.chart.drawing(at: 0).marks.strings == ["coal", "gas"])
  }

  @Test func `the view's own geometry and settings are those of its plan`() throws {
    let stage = PieStage([1, 3], bare: false, size: ChartSize(width: 400, height: 300))
    stage.figures.labels = ["coal", "gas"]
    let chart = stage.chart
    chart.shape = .donut(hole: 0.5)
    chart.startAngle = 0.5
    let sector = try #require(chart.sector(ofSliceAt: 1))
    #expect(abs(sector.startAngle - (0.5 + .pi / 2)) < 1e-12 && abs(sector.innerRadius * 2 - sector.outerRadius) < 1e-12)
    #expect(chart.share(ofSliceAt: 1) == 0.75 && chart.share(ofSliceAt: 2) == nil && chart.total == 4)
    #expect(chart.index(at: sector.center.at(sector.outerRadius * 0.75, 3)) == 1)
    #expect(chart.index(at: sector.center) == nil)
    let center = try #require(chart.centerRect)
    #expect(abs(center.midX - sector.center.x) < 1e-9 && center.width > 0)
    #expect(chart.labelFrame(ofSliceAt: 0) != nil && chart.droppedLabels == [])
    let frame = try #require(chart.frame(ofSliceAt: 1))
    let plot = try #require(chart.plot)
    #expect(plot.contains(ChartPoint(x: frame.midX, y: frame.midY)))
    chart.shape = .pie
    #expect(chart.centerRect == nil && chart.options.shape == .pie)
    chart.size = .zero
    #expect(chart.sector(ofSliceAt: 1) == nil && chart.plot == nil && chart.drawing(at: 0) == Drawing())
  }
}
