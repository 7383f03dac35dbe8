import Barline
import Testing

/// The clock: when motions start, where they are, when they end and what is told of it.
@Suite struct MotionTests {
  private func id(_ item: Int) -> Mark.ID { Mark.ID(role: .bar, item: .index(item)) }

  /// How high the first bar is.
  private func height(_ drawing: Drawing) -> Double { markRects(of: drawing)[id(0)]?.height ?? -1 }

  @Test func `a motion is pending until the first drawing, lasts a quarter of a second, and answers once`() {
    for count in [1, 12, 10_000] {
      let stage = Stage([Double?](repeating: 1, count: count))
      stage.chart.size = ChartSize(width: 320, height: 100)
      _ = stage.chart.drawing(at: 3)
      var answers: [Bool] = []
      stage.figures.series = [[Double?](repeating: 2, count: count)]
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
      #expect(!stage.chart.isMoving(at: 0))
      #expect(answers == [true])
    }
  }

  @Test func `what is unanimated, or under reduced motion, answers at once`() {
    let stage = Stage([1])
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
    let replacements: [(BarChartView) -> Void] = [
      { $0.reloadData() }, { $0.reloadData(animated: true) }, { $0.setState(.collapsed, animated: true) },
      { $0.setState(.collapsed) },
    ]
    for replace in replacements {
      for isRunning in [false, true] {
        let stage = Stage([1])
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
    let stage = Stage([1])
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.width = 50
    _ = stage.chart.drawing(at: 0.1)
    #expect(answers == [false])
  }

  @Test func `asking for the state that the chart has moves nothing and answers true`() {
    let stage = Stage([1])
    let before = stage.chart.drawing(at: 0)
    var answers: [Bool] = []
    stage.chart.setState(.expanded, animated: true) { answers.append($0) }
    #expect(answers == [true])
    #expect(!stage.chart.isMoving(at: 0))
    #expect(stage.chart.drawing(at: 0) == before)
  }

  @Test func `another motion may be started when one has ended, and its first picture is where that one ended`() {
    let stage = Stage([1])
    _ = stage.chart.drawing(at: 0)
    var answers: [Bool] = []
    stage.chart.setState(.collapsed, animated: true) {
      answers.append($0)
      stage.chart.setState(.expanded, animated: true) { answers.append($0) }
    }
    _ = stage.chart.drawing(at: 0)
    #expect(height(stage.chart.drawing(at: 1)) == 0)
    #expect(stage.chart.isMoving(at: 1))
    #expect(height(stage.chart.drawing(at: 1.125)) == 50)
    #expect(height(stage.chart.drawing(at: 1.25)) == 100)
    #expect(answers == [true, true])
  }

  @Test func `what a completion changes is in the drawing that called it`() {
    let stage = Stage([1])
    _ = stage.chart.drawing(at: 0)
    stage.chart.reloadData(animated: true) { _ in
      stage.figures.series = [[1, 1]]
      stage.chart.reloadData()
    }
    _ = stage.chart.drawing(at: 0)
    #expect(marks(of: stage.chart.drawing(at: 1)).count == 2)
  }

  @Test func `earlier times count as the last, and so do times that are no numbers`() {
    let stage = Stage([1])
    _ = stage.chart.drawing(at: 10)
    stage.chart.setState(.collapsed, animated: true)
    _ = stage.chart.drawing(at: 10)
    #expect(height(stage.chart.drawing(at: 10.125)) == 50)
    for time in [0, -5, .nan, -.infinity, 10.1] as [Double] { #expect(height(stage.chart.drawing(at: time)) == 50) }
    #expect(height(stage.chart.drawing(at: 10.25)) == 0)
  }

  @Test func `a first time that is no number starts nothing, and the end of all time ends everything`() {
    let stage = Stage([1])
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    for time in [Double.nan, -.infinity] { #expect(height(stage.chart.drawing(at: time)) == 0) }
    #expect(height(stage.chart.drawing(at: 5)) == 0)
    #expect(height(stage.chart.drawing(at: 5.125)) == 50)
    #expect(height(stage.chart.drawing(at: .infinity)) == 100)
    #expect(answers == [true])
    // The clock is not lost by that, nor by a touch at no time.
    stage.chart.touch(ChartTouch(phase: .began, point: Stage.place(0), time: .infinity))
    stage.chart.setState(.collapsed, animated: true)
    #expect(height(stage.chart.drawing(at: 6)) == 100)
    #expect(height(stage.chart.drawing(at: 6.125)) == 50)
  }

  @Test func `the first animated reload lets bars grow out of their baseline`() {
    let stage = Stage([1, 3], bare: false)
    stage.chart.reloadData(animated: true)
    let first = markRects(of: stage.chart.drawing(at: 0))
    #expect(first.values.allSatisfy { $0.height == 0 })
    let half = markRects(of: stage.chart.drawing(at: 0.125))
    let full = markRects(of: stage.chart.drawing(at: 0.25))
    for item in 0..<2 { #expect((half[id(item)]!.height - full[id(item)]!.height / 2).magnitude < 1e-9) }
  }

  @Test func `a motion interrupted at 40 percent goes on from there and ends exactly`() {
    // https://github.com/XCharts-Team/XCharts/issues/330
    let stage = Stage([10])
    stage.chart.maximumValue = 100
    _ = stage.chart.drawing(at: 0)
    stage.figures.series = [[50]]
    stage.chart.reloadData(animated: true)
    #expect(height(stage.chart.drawing(at: 0)) == 10)
    let seen = height(stage.chart.drawing(at: 0.1))
    // Cubic, in and out: 4 · 0.4³ = 0.256 of the way from 10 to 50.
    #expect((seen - 20.24).magnitude < 1e-9)
    stage.figures.series = [[80]]
    stage.chart.reloadData(animated: true)
    #expect(height(stage.chart.drawing(at: 0.1)) == seen)
    #expect(height(stage.chart.drawing(at: 0.35)) == 80)
  }

  @Test func `twenty updates, one every tenth of the duration, never jump`() {
    // https://github.com/recharts/recharts/issues/1431
    let stage = Stage([10])
    stage.chart.maximumValue = 100
    _ = stage.chart.drawing(at: 0)
    var (time, last) = (0.0, 10.0)
    for update in 0..<20 {
      let target = update % 2 == 0 ? 90.0 : 10.0
      stage.figures.series = [[target]]
      stage.chart.reloadData(animated: true)
      for _ in 0..<5 {
        let now = height(stage.chart.drawing(at: time))
        // The steepest of the easing is 3 over the duration; a frame is a fiftieth of it.
        #expect((now - last).magnitude <= 80 * 3 / 50 + 1e-9)
        last = now
        time += 0.005
      }
    }
    #expect(height(stage.chart.drawing(at: time + 1)) == 10)
  }

  @Test func `bars that come and go meanwhile leave nothing behind`() {
    let stage = Stage([1, 2, 3])
    _ = stage.chart.drawing(at: 0)
    var time = 0.0
    for update in 0..<60 {
      stage.figures.series = [(0..<(update * 7) % 9).map { Double($0 + 1) }]
      stage.figures.ids = (0..<9).map { .name("\(($0 + update) % 11)") }
      stage.chart.reloadData(animated: true)
      time += 0.02
      let drawing = stage.chart.drawing(at: time)
      #expect(isFinite(drawing))
      #expect(Set(marks(of: drawing).map(\.id)).count == marks(of: drawing).count)
    }
    #expect(marks(of: stage.chart.drawing(at: time + 1)).count == (59 * 7) % 9)
  }

  @Test func `an animated reload during a collapse ends collapsed`() {
    let stage = Stage([1, 2])
    _ = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    _ = stage.chart.drawing(at: 0)
    let before = height(stage.chart.drawing(at: 0.1))
    stage.figures.series = [[2, 2, 2]]
    stage.chart.reloadData(animated: true)
    let first = markRects(of: stage.chart.drawing(at: 0.1))
    #expect(first[id(0)]?.height == before)
    let end = stage.chart.drawing(at: 1)
    #expect(markRects(of: end).values.allSatisfy { $0.height == 0 })
    #expect(markRects(of: end).count == 3)
  }

  @Test func `the selected bar is drawn where it is while bars move`() {
    let stage = Stage([10])
    stage.chart.maximumValue = 100
    stage.chart.showsSelectionBand = false
    stage.chart.selectedIndex = 0
    _ = stage.chart.drawing(at: 0)
    stage.figures.series = [[50]]
    stage.chart.reloadData(animated: true)
    for time in [0, 0.05, 0.1, 0.2, 0.25] {
      let drawing = stage.chart.drawing(at: time)
      let picked = Drawing.Sheet { recorder in _ = recorder.append(from: drawing.marks, mark: id(0)) }
      #expect(drawing.selection == picked)
      #expect(drawing.dimming == [0.35])
    }
  }

  @Test func `the card and the column of the selected bar go along with it`() throws {
    let stage = Stage(series: [[10, 40]], bare: false)
    stage.chart.size = ChartSize(width: 640, height: 360)
    stage.figures.ids = [.name("a"), .name("b")]
    stage.chart.selectedIndex = ChartIndex(item: 1)
    _ = stage.chart.drawing(at: 0)
    stage.figures.series = [[20, 10, 5, 40, 30]]
    stage.figures.ids = ["x", "a", "y", "b", "z"].map { .name($0) }
    stage.chart.reloadData(animated: true)
    var ways: [Double] = []
    var middles: [Double] = []
    for time in [0, 0.05, 0.1, 0.2, 0.25] {
      let drawing = stage.chart.drawing(at: time)
      let bar = try #require(drawing.bounds(of: Mark.ID(role: .bar, item: .name("b"))))
      let card = try #require(drawing.tooltip.bounds)
      let column = try #require(drawing.figures.first { $0.sheet == "selection" })
      #expect((column.bounds.midX - bar.midX).magnitude < 0.6)
      ways.append(card.midX - bar.midX)
      middles.append(bar.midX)
    }
    // The bar moves, and the card stays as far from it as it is at rest.
    let (first, last) = (try #require(middles.first), try #require(middles.last))
    #expect((first - last).magnitude > 10)
    let rest = try #require(ways.last)
    for way in ways { #expect((way - rest).magnitude < 0.01) }
    #expect(stage.chart.drawing(at: 0.25) == stage.chart.drawing(at: 9))
  }

  @Test func `shown and folded marks have the same shape`() {
    let rows: [[[Double?]]] = [[[1, nil, -2, 0]], [[3, 4], [-1, 2]], [[Double?](repeating: -1, count: 900) + [4]]]
    for series in rows {
      for isBare in [true, false] {
        for draws in [false, true] {
          let stage = Stage(series: series, bare: isBare)
          stage.chart.size = ChartSize(width: 320, height: 200)
          stage.chart.showsValueLabels = true
          if draws { stage.listener.draws = { $1.fill(.rect($0), paint: .color(.accent)) } }
          let shown = stage.chart.drawing(at: 0)
          stage.chart.setState(.collapsed)
          let folded = stage.chart.drawing(at: 0)
          #expect(shown.marks.hasSameShape(as: folded.marks))
          #expect(shown.marks != folded.marks)
        }
      }
    }
  }
}
