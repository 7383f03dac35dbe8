import Barline
import Testing

@testable import BarlineDrawing

/// Lines on their way: where they are, when they arrive, what is told of it.
@Suite struct LineMotionTests {
  /// How high the stroked line is drawn at a place across: of the only line, or of one by its number.
  private func height(_ drawing: Drawing, x: Double, line: Int = 0) -> Double? {
    let id = Mark.ID(role: .line, series: .index(line), item: .index(0))
    guard let sheet = drawing.marks.extract(id) else { return nil }
    for part in Drawn(sheet).lines.flatMap({ $0.flattened() }) {
      for (a, b) in zip(part, part.dropFirst()) where a.x <= x && b.x >= x && b.x > a.x {
        return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
      }
    }
    return nil
  }

  @Test func `a motion is pending until the first drawing, lasts a quarter of a second, and answers once`() {
    for count in [1, 12, 10_000] {
      let stage = LineStage([Double?](repeating: 1, count: count))
      stage.chart.size = ChartSize(width: 320, height: 100)
      _ = stage.chart.drawing(at: 3)
      var answers: [Bool] = []
      stage.figures.lines = [[Double?](repeating: 2, count: count)]
      stage.chart.maximumValue = 4
      stage.chart.reloadData(animated: true) { answers.append($0) }
      #expect(stage.chart.isMoving(at: 1000))
      _ = stage.chart.drawing(at: 100)
      #expect(stage.chart.isMoving(at: 100.2499))
      #expect(!stage.chart.isMoving(at: 100.25))
      _ = stage.chart.drawing(at: 100.2499)
      #expect(answers == [])
      let end = stage.chart.drawing(at: 100.25)
      #expect(answers == [true])
      #expect(end == stage.chart.drawing(at: 200))
      #expect(answers == [true])
    }
  }

  @Test func `what is unanimated, or under reduced motion, answers at once`() {
    let stage = LineStage([1])
    var answers: [Bool] = []
    stage.chart.reloadData { answers.append($0) }
    stage.chart.setState(.collapsed) { answers.append($0) }
    #expect(answers == [true, true])
    stage.chart.environment.reducedMotion = true
    stage.chart.setState(.expanded, animated: true) { answers.append($0) }
    stage.chart.reloadData(animated: true) { answers.append($0) }
    #expect(answers == [true, true, true, true])
    #expect(!stage.chart.isMoving(at: 0))
  }

  @Test func `a motion that another replaces, or that a new layout cuts, answers false, once`() {
    let replacements: [(LineChartView) -> Void] = [
      { $0.reloadData() }, { $0.reloadData(animated: true) }, { $0.setState(.collapsed, animated: true) },
      { $0.setState(.collapsed) },
    ]
    for replace in replacements {
      for isRunning in [false, true] {
        let stage = LineStage([1, 2])
        var answers: [Bool] = []
        _ = stage.chart.drawing(at: 0)
        stage.chart.reloadData(animated: true) { answers.append($0) }
        if isRunning { _ = stage.chart.drawing(at: 0) }
        replace(stage.chart)
        #expect(answers == [false])
        _ = stage.chart.drawing(at: 10)
        _ = stage.chart.drawing(at: 20)
        #expect(answers == [false])
      }
    }
    let stage = LineStage([1, 2])
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.width = 50
    _ = stage.chart.drawing(at: 0.1)
    #expect(answers == [false])
  }

  @Test func `earlier times count as the last, and so do times that are no numbers; the end of all time ends everything`() {
    let stage = LineStage([1, 1])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 2)
    _ = stage.chart.drawing(at: 10)
    stage.figures.lines = [[2, 2]]
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    for time in [10, 9, .nan, -.infinity] as [Double] { #expect(height(stage.chart.drawing(at: time), x: 50) == 50) }
    for time in [10.125, 0, .nan, -.infinity, 10.1] as [Double] {
      #expect(((height(stage.chart.drawing(at: time), x: 50) ?? .nan) - 25.5).magnitude < 1e-9)
    }
    #expect(height(stage.chart.drawing(at: .infinity), x: 50) == 1)
    #expect(answers == [true])
    // The clock is not lost by that, nor by a touch at no time.
    stage.chart.touch(ChartTouch(phase: .began, point: LineStage.place(0), time: .infinity))
    stage.figures.lines = [[1, 1]]
    stage.chart.reloadData(animated: true)
    #expect(height(stage.chart.drawing(at: 11), x: 50) == 1)
    #expect(((height(stage.chart.drawing(at: 11.125), x: 50) ?? .nan) - 25.5).magnitude < 1e-9)
  }

  @Test func `a first time that is no number starts nothing`() {
    let stage = LineStage([2, 2])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 2)
    stage.chart.reloadData(animated: true)
    for time in [Double.nan, -.infinity] { #expect(height(stage.chart.drawing(at: time), x: 50) == 100) }
    #expect(height(stage.chart.drawing(at: 5), x: 50) == 100)
    #expect(((height(stage.chart.drawing(at: 5.125), x: 50) ?? .nan) - 50.5).magnitude < 1e-9)
  }

  @Test func `the first animated reload lets lines rise out of their fold line`() {
    let stage = LineStage([4, 8], bare: false)
    stage.chart.minimumValue = 0
    stage.chart.reloadData(animated: true)
    let first = stage.chart.drawing(at: 0)
    let plot = stage.chart.plot!
    #expect(height(first, x: plot.midX).map { ($0 - plot.maxY).magnitude < 1e-9 } == true)
    #expect(first.marks.layers.filter { $0.mark != nil }.allSatisfy { $0.opacity == 0 })
    let half = stage.chart.drawing(at: 0.125)
    let full = stage.chart.drawing(at: 0.25)
    let end = height(full, x: plot.midX)!
    #expect((height(half, x: plot.midX)! - (plot.maxY + end) / 2).magnitude < 0.5)
    #expect(full == stage.chart.drawing(at: 3))
  }

  @Test func `other counts, gaps and lines: the end is that of a fresh chart, and every picture is finite`() {
    // https://github.com/philackm/ScrollableGraphView/issues/105
    let rows: [[[Double?]]] = [
      [[1, 2, 3]], [[1, nil, 3, 4, 5, 6, 7, nil, 9, 2]], [[4, 5]], [[]], [], [[1, 2, 3, 4, 5], [nil, 2]], [[5], [4], [3, 2]],
      [[nil, nil]], [(0..<5000).map { Double($0 % 77) }], [[3, 3, 3]],
    ]
    for style in [LineStyle.standard, LineStyle(curve: .monotone, area: AreaStyle(), dots: .standard), .scatter] {
      for positions in [false, true] {
        let stage = LineStage([1, 2, 3], bare: false)
        stage.chart.size = ChartSize(width: 300, height: 150)
        stage.listener.style = { _ in style }
        var time = 0.0
        for from in rows {
          for to in rows {
            for (lines, steps) in [(from, [0.3, 0.6]), (to, [0, 0.02, 0.125, 0.24, 0.25])] as [([[Double?]], [Double])] {
              stage.figures.lines = lines
              // Every second one unsorted.
              stage.figures.positions = lines.map { row in positions ? row.indices.map { Double($0 * 7 % 5) } : nil }
              stage.chart.reloadData(animated: true)
              for step in steps { #expect(isFinite(stage.chart.drawing(at: time + step))) }
              time += 1
            }
            let fresh = LineStage(lines: to, bare: false)
            fresh.chart.size = stage.chart.size
            fresh.listener.style = { _ in style }
            fresh.figures.positions = stage.figures.positions
            #expect(stage.chart.drawing(at: time) == fresh.chart.drawing(at: 0))
          }
        }
      }
    }
  }

  @Test func `a motion interrupted twenty times goes on from where it is, in bounded steps, and ends exactly`() {
    // https://github.com/recharts/recharts/issues/1431
    let stage = LineStage([0, 0])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 100)
    stage.chart.size = ChartSize(width: 102, height: 102)
    _ = stage.chart.drawing(at: 0)
    var (time, last) = (0.0, 101.0)
    for update in 0..<20 {
      let target: Double = update % 2 == 0 ? 90 : 10
      // The counts differ each time.
      stage.figures.lines = [[Double?](repeating: target, count: 2 + update % 5)]
      stage.chart.reloadData(animated: true)
      for _ in 0..<5 {
        let now = height(stage.chart.drawing(at: time), x: 51) ?? .nan
        // The steepest of the easing is 3 over the duration; a frame is a fiftieth of it.
        #expect((now - last).magnitude <= 90 * 3 / 50 + 1e-9)
        last = now
        time += 0.005
      }
    }
    #expect(height(stage.chart.drawing(at: time + 1), x: 51) == 91)
  }

  @Test func `interrupted at 40 percent it goes on from there and ends exactly`() {
    // https://github.com/XCharts-Team/XCharts/issues/330
    let stage = LineStage([10, 10])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 100)
    stage.chart.size = ChartSize(width: 102, height: 102)
    _ = stage.chart.drawing(at: 0)
    stage.figures.lines = [[50, 50]]
    stage.chart.reloadData(animated: true)
    #expect(height(stage.chart.drawing(at: 0), x: 51) == 91)
    let seen = height(stage.chart.drawing(at: 0.1), x: 51)!
    // Cubic, in and out: 4 · 0.4³ = 0.256 of the way from 10 to 50.
    #expect((seen - (101 - 20.24)).magnitude < 1e-9)
    stage.figures.lines = [[80, 80]]
    stage.chart.reloadData(animated: true)
    #expect(((height(stage.chart.drawing(at: 0.1), x: 51) ?? .nan) - seen).magnitude < 1e-9)
    #expect(((height(stage.chart.drawing(at: 0.35), x: 51) ?? .nan) - 21).magnitude < 1e-9)
  }

  @Test func `lines keep to their identity when they change places`() {
    let stage = LineStage(lines: [[10, 10], [90, 90]])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 100)
    stage.figures.lineIDs = [.name("low"), .name("high")]
    _ = stage.chart.drawing(at: 0)
    stage.figures.lines = [[90, 90], [10, 10]]
    stage.figures.lineIDs = [.name("high"), .name("low")]
    stage.chart.reloadData(animated: true)
    for time in [0, 0.05, 0.125, 0.2, 0.3] {
      let lines = Drawn(stage.chart.drawing(at: time).marks).lines.compactMap { $0.flattened().first?.first?.y }
      #expect(lines.count == 2 && (lines[0] - 10.8).magnitude < 0.2 && (lines[1] - 89.2).magnitude < 0.2)
    }
  }

  @Test func `a line that goes fades where it is, also through another interruption; one that comes back goes on`() {
    let stage = LineStage(lines: [[10, 10], [90, 90]])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 100)
    stage.listener.style = { _ in LineStyle(area: AreaStyle()) }
    stage.figures.lineIDs = [.name("a"), .name("b")]
    _ = stage.chart.drawing(at: 0)
    /// How strong the area of the second line is.
    func strength(_ drawing: Drawing) -> Double {
      var (open, best) = ([1.0], 0.0)
      for item in drawing.marks.items {
        switch item.verb {
        case .push: open.append(open.last! * drawing.marks.layers[Int(item.extra)].opacity)
        case .pop: open.removeLast()
        case .fill:
          if case .path(let path) = drawing.marks.figure(of: item), path.numbers[1] < 20 { best = max(best, open.last!) }
        default: break
        }
      }
      return best
    }
    #expect(strength(stage.chart.drawing(at: 0)) == 1)
    stage.figures.lines = [[10, 10]]
    stage.figures.lineIDs = [.name("a")]
    stage.chart.reloadData(animated: true)
    #expect(strength(stage.chart.drawing(at: 1)) == 1)
    #expect(strength(stage.chart.drawing(at: 1.125)) == 0.5)
    stage.chart.reloadData(animated: true)
    #expect(strength(stage.chart.drawing(at: 1.125)) == 0.5)
    #expect(strength(stage.chart.drawing(at: 1.25)) == 0.25)
    stage.figures.lines = [[10, 10], [90, 90]]
    stage.figures.lineIDs = [.name("a"), .name("b")]
    stage.chart.reloadData(animated: true)
    #expect(strength(stage.chart.drawing(at: 1.25)) == 0.25)
    #expect(strength(stage.chart.drawing(at: 1.375)) == 0.625)
    #expect(strength(stage.chart.drawing(at: 2)) == 1)
  }

  @Test func `lone points and unsorted lines are to be seen all the way`() {
    for (lines, positions) in [([[1, nil, 2, nil, 3]], nil), ([[1, 2, 3]], [3, 1, 2]), ([[5]], nil)] as [([[Double?]], [Double]?)]
    {
      let stage = LineStage(lines: lines, bare: false)
      stage.figures.positions = [positions]
      _ = stage.chart.drawing(at: 0)
      let before = Drawn(stage.chart.drawing(at: 0).marks)
      stage.chart.reloadData(animated: true)
      for time in [0, 0.01, 0.125, 0.24] {
        let drawn = Drawn(stage.chart.drawing(at: time).marks)
        #expect(drawn.discs.count == before.discs.count && drawn.lines.count == before.lines.count)
      }
    }
  }

  @Test func `collapsing folds lines and fades them, expanding shows them again, both from where they are`() {
    let stage = LineStage([10, 10])
    stage.chart.size = ChartSize(width: 102, height: 102)
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 10)
    _ = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    #expect(height(stage.chart.drawing(at: 0), x: 51) == 1)
    let half = stage.chart.drawing(at: 0.125)
    // Half way from 1 to the foot of the view, 102.
    #expect(height(half, x: 51) == 51.5)
    #expect(half.marks.layers.filter { $0.mark != nil }.map(\.opacity) == [0.5])
    stage.chart.setState(.expanded, animated: true)
    #expect(height(stage.chart.drawing(at: 0.125), x: 51) == 51.5)
    #expect(height(stage.chart.drawing(at: 0.375), x: 51) == 1)
    stage.chart.setState(.collapsed)
    #expect(stage.chart.drawing(at: 1).marks.isEmpty)
  }

  @Test func `the selected point is shown where its line is while lines move`() {
    let stage = LineStage(lines: [[10, 10, 10], [50, 50, 50]])
    (stage.chart.minimumValue, stage.chart.maximumValue) = (0, 100)
    stage.chart.selectedIndex = 1
    _ = stage.chart.drawing(at: 0)
    stage.figures.lines[0] = [90, 90, 90]
    stage.chart.reloadData(animated: true)
    for time in [0, 0.05, 0.125, 0.2, 0.25] {
      let drawing = stage.chart.drawing(at: time)
      let line = height(drawing, x: 101)!
      let disc = Drawn(drawing.selection).discs.last
      #expect(disc.map { ($0.y - line).magnitude < 1e-6 && $0.x == 101 } == true)
      #expect(drawing.dimming == [1, 0.2, 1, 0.2, 1, 0])
      #expect(!drawing.tooltip.isEmpty)
    }
  }
}
