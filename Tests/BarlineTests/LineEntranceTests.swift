import Barline
import Testing

@testable import BarlineDrawing

/// How lines and bars come on the screen: swept in, grown or faded in.
@Suite struct LineEntranceTests {
  private func stage(_ values: [Double?], _ entrance: Entrance?, _ style: LineStyle = LineStyle(width: 2)) -> LineStage {
    let stage = LineStage(values)
    stage.listener.style = { _ in style }
    stage.chart.minimumValue = 0
    stage.chart.maximumValue = 100
    stage.chart.entrance = entrance
    return stage
  }

  /// What such a chart looks like at rest.
  private func rest(_ values: [Double?], _ style: LineStyle = LineStyle(width: 2), follows: Bool = true) -> Drawing {
    let stage = stage(values, nil, style)
    return withExtendedLifetime(stage) {
      stage.chart.sweepsAreasAndDots = follows
      return stage.chart.drawing(at: 0)
    }
  }

  private func right(_ paths: [BezierPath]) -> Double {
    paths.flatMap { $0.flattened() }.flatMap { $0 }.map(\.x).max() ?? -1
  }

  @Test func `a line is drawn in evenly along its stroke in the time there is, and ends as it is at rest`() {
    let rest = rest([50, 50, 50])
    let stage = stage([50, 50, 50], Entrance(.sweep, duration: 2))
    #expect(Drawn(stage.chart.drawing(at: 10).marks).lines.isEmpty)
    for time in [0.5, 1, 1.5, 1.9] {
      #expect(abs(right(Drawn(stage.chart.drawing(at: 10 + time).marks).lines) - (1 + 100 * time)) < 1e-6)
    }
    #expect(stage.chart.isMoving(at: 11.99) && !stage.chart.isMoving(at: 12))
    #expect(stage.chart.drawing(at: 12) == rest)
  }

  @Test func `area and dots follow the stroke, or are there from the first`() {
    let style = LineStyle(width: 2, area: AreaStyle(), dots: DotStyle(radius: 1))
    for follows in [true, false] {
      let rest = rest([50, 50, 50], style, follows: follows)
      let full = Drawn(rest.marks)
      let stage = stage([50, 50, 50], Entrance(.sweep, duration: 2), style)
      stage.chart.sweepsAreasAndDots = follows
      let first = Drawn(stage.chart.drawing(at: 0).marks)
      #expect(first.discs.count == (follows ? 0 : 3) && first.areas.count == (follows ? 0 : 1))
      let half = Drawn(stage.chart.drawing(at: 1).marks)
      #expect(half.discs.count == (follows ? 2 : 3))
      #expect(abs(right(half.areas) - (follows ? 101 : 201)) < 1e-6)
      #expect(abs(right(half.lines) - 101) < 1e-6)
      #expect(stage.chart.drawing(at: 2).marks == rest.marks && full.discs.count == 3)
    }
  }

  @Test func `dots of a line that turns back wait for its stroke`() {
    let stage = stage([50, 50, 50], Entrance(.sweep, duration: 2), LineStyle(width: 2, dots: DotStyle(radius: 1)))
    // 200 to the right, and 100 back.
    stage.figures.positions = [[0, 2, 1]]
    _ = stage.chart.drawing(at: 0)
    let counts = [0.5, 1.3, 1.4, 1.9].map { Drawn(stage.chart.drawing(at: $0).marks).discs.count }
    #expect(counts == [1, 1, 2, 2])
    #expect(Drawn(stage.chart.drawing(at: 2).marks).discs.count == 3)
  }

  @Test func `dashes do not run along while they are drawn in`() {
    let stage = stage([50, 80, nil, 20, 50], Entrance(.sweep, duration: 1), LineStyle(width: 2, dash: [6, 5]))
    let rest = rest([50, 80, nil, 20, 50], LineStyle(width: 2, dash: [6, 5]))
    _ = stage.chart.drawing(at: 0)
    let (part, full) = (Drawn(stage.chart.drawing(at: 0.9).marks).strokes, Drawn(rest.marks).strokes)
    #expect(part.map(\.stroke) == full.map(\.stroke) && part.count == 2)
  }

  @Test func `lines grow from their foot and fade in with their dots, exactly at the end`() {
    for entrance in [Entrance.Style.grow, .fade] {
      let style = LineStyle(width: 2, curve: .monotone, area: AreaStyle(), dots: DotStyle(radius: 1))
      let values: [Double?] = [0, 100, 50]
      let rest = rest(values, style)
      let stage = stage(values, Entrance(entrance, duration: 1), style)
      _ = stage.chart.drawing(at: 0)
      let middle = stage.chart.drawing(at: 0.5)
      let (discs, full) = (Drawn(middle.marks).discs, Drawn(rest.marks).discs)
      #expect(discs.count == 3)
      for (a, b) in zip(discs, full) {
        // What stands alone is folded below its foot, at the view's lower edge.
        let y = entrance == .fade ? b.y : 100 + (b.y - 100) / 2
        #expect(a.x == b.x && abs(a.y - y) < 1e-9)
      }
      #expect(middle.marks.layers.filter { $0.mark?.role != .point }.allSatisfy { $0.opacity == 0.5 })
      #expect(stage.chart.drawing(at: 1) == rest)
    }
  }

  @Test func `another motion takes over from where the stroke is, and the stroke goes on to its end`() {
    let stage = stage([50, 50, 50], Entrance(.sweep, duration: 2))
    _ = stage.chart.drawing(at: 0)
    let before = stage.chart.drawing(at: 1)
    stage.figures.lines = [[100, 100, 100]]
    stage.chart.reloadData(animated: true)
    let first = stage.chart.drawing(at: 1)
    #expect(abs(right(Drawn(first.marks).lines) - right(Drawn(before.marks).lines)) < 1.1)
    #expect(abs(right(Drawn(stage.chart.drawing(at: 1.125).marks).lines) - 151) < 1.1)
    let rest = rest([100, 100, 100])
    #expect(stage.chart.drawing(at: 1.25) == rest)
  }

  @Test func `folding away, resizing and reduced motion in the middle of it leave nothing behind`() {
    let rest = rest([50, 80, 50])
    for style in [Entrance.Style.sweep, .grow, .fade] {
      let stage = stage([50, 80, 50], Entrance(style, duration: 2))
      _ = stage.chart.drawing(at: 0)
      _ = stage.chart.drawing(at: 1)
      stage.chart.setState(.collapsed, animated: true)
      _ = stage.chart.drawing(at: 1)
      #expect(stage.chart.drawing(at: 2).marks.isEmpty)
      stage.chart.setState(.expanded)
      #expect(stage.chart.drawing(at: 3) == rest)
      let resized = self.stage([50, 80, 50], Entrance(style, duration: 2))
      _ = resized.chart.drawing(at: 0)
      _ = resized.chart.drawing(at: 1)
      resized.chart.size = ChartSize(width: 300, height: 80)
      let shown = resized.chart.drawing(at: 1)
      #expect(shown.size == ChartSize(width: 300, height: 80) && !resized.chart.isMoving(at: 1))
      let reduced = self.stage([50, 80, 50], Entrance(style, duration: 2))
      reduced.chart.environment.reducedMotion = true
      #expect(reduced.chart.drawing(at: 0).marks == rest.marks)
    }
  }

  @Test func `a selection in the middle of an entrance stands on its point`() {
    let stage = stage([50, 80, 50], Entrance(.sweep, duration: 2), LineStyle(width: 2, dots: .value))
    _ = stage.chart.drawing(at: 0)
    stage.chart.selectedIndex = ChartIndex(item: 2)
    let drawing = stage.chart.drawing(at: 1)
    #expect(!drawing.selection.isEmpty)
    #expect(stage.chart.drawing(at: 3) == stage.chart.drawing(at: .infinity))
  }

  @Test func `nothing traps, whatever the data`() {
    let rows: [[Double?]] = [
      [], [nil], [1], [nil, 1, nil], [1e308, -1e308], [0, 0], [Double.leastNonzeroMagnitude, 0, .nan, .infinity],
      [Double?](repeating: 3, count: 5000),
    ]
    for row in rows {
      for style in [Entrance.Style.sweep, .grow, .fade] {
        for curve in [LineCurve.linear, .monotone, .stepCenter] {
          let stage = LineStage(row, bare: false)
          stage.chart.size = ChartSize(width: 320, height: 200)
          stage.listener.style = { _ in LineStyle(curve: curve, area: AreaStyle(), dots: .value) }
          stage.chart.entrance = Entrance(style)
          for time in [0, 0.01, 0.5, 0.99, 1, 2] { _ = stage.chart.drawing(at: time) }
          #expect(stage.chart.drawing(at: 3) == stage.chart.drawing(at: .infinity))
        }
      }
    }
  }

  @Test func `bars are swept in one after another from left to right, each in a third of the time`() {
    let stage = Stage([1, 1, 1])
    stage.chart.minimumValue = 0
    stage.chart.maximumValue = 1
    let rest = markRects(of: stage.chart.drawing(at: 0))
    stage.chart.entrance = Entrance(.sweep, duration: 3, repeats: true)
    stage.chart.reloadData()
    func heights(_ time: Double) -> [Double] {
      let rects = markRects(of: stage.chart.drawing(at: time))
      return (0..<3).map { rects[Mark.ID(role: .bar, item: .index($0))]?.height ?? -1 }
    }
    let height = rest[Mark.ID(role: .bar, item: .index(0))]?.height ?? -1
    #expect(heights(10) == [0, 0, 0])
    // The first bar stands at the plot's left edge, and is there after a second.
    let width = stage.chart.plot?.width ?? 0
    for time in [0.5, 1, 1.25, 2, 2.75] {
      for (item, found) in heights(10 + time).enumerated() {
        let left = rest[Mark.ID(role: .bar, item: .index(item))].map { $0.x - (stage.chart.plot?.minX ?? 0) } ?? 0
        let share = min(max((time / 3 - left / width * 2 / 3) * 3, 0), 1)
        #expect(abs(found - height * share) < 1e-6, "\(time), \(item)")
      }
    }
    #expect(heights(13) == [height, height, height])
    #expect(!stage.chart.isMoving(at: 13))
  }

  @Test func `bars fade in as they are at rest`() {
    let stage = Stage([1, 2, 3])
    let rest = stage.chart.drawing(at: 0)
    stage.chart.entrance = Entrance(.fade, duration: 2, repeats: true)
    stage.chart.reloadData()
    for (time, strength) in [(0.0, 0.0), (1, 0.5), (1.5, 0.75)] {
      let drawing = stage.chart.drawing(at: 5 + time)
      #expect(markRects(of: drawing) == markRects(of: rest))
      #expect(abs((drawing.marks.layers.first?.opacity ?? -1) - strength) < 1e-9)
    }
    #expect(stage.chart.drawing(at: 7) == rest)
  }
}
