import Barline
import Testing

@testable import BarlineDrawing

/// Dots with their values in them, which grow when they are tapped.
@Suite struct LineDiscTests {
  /// The original's disc: 10 across, the value in 5 points, red when it has been tapped.
  private static let original = DotStyle(
    radius: 5, fill: .color(ChartColor(hex: 0x00FFFF)), text: DotText(size: 5, color: .text, selectedColor: .negative),
    selectedScale: 2, pulses: true)

  private func stage(_ values: [Double?], _ dot: DotStyle = original) -> LineStage {
    let stage = LineStage(values)
    stage.listener.style = { _ in LineStyle(dots: dot) }
    stage.chart.minimumValue = 0
    stage.chart.maximumValue = 100
    stage.chart.showsSelectionBand = false
    return stage
  }

  /// The discs of a sheet, with what is written in them.
  private func discs(_ sheet: Drawing.Sheet) -> [(center: ChartPoint, radius: Double, text: TextRun?)] {
    var seen = Seen()
    sheet.replay(into: &seen)
    return seen.discs
  }

  private struct Seen: Painter {
    var discs: [(center: ChartPoint, radius: Double, text: TextRun?)] = []
    private var open: [Bool] = []

    mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
      if case .circle(let center, let radius) = figure, !open.contains(false) { discs.append((center, radius, nil)) }
    }
    mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
    mutating func draw(_ text: TextRun) {
      if !discs.isEmpty, !open.contains(false) { discs[discs.count - 1].text = text }
    }
    mutating func push(_ layer: Layer) { open.append(layer.opacity > 0) }
    mutating func pop() { open.removeLast() }
  }

  private func tap(_ stage: LineStage, _ point: ChartPoint?, at time: Double = 0) {
    guard let point else { return }
    for phase in [ChartTouch.Phase.began, .ended] {
      stage.chart.touch(ChartTouch(id: 1, phase: phase, point: point, time: time))
    }
  }

  private func place(_ stage: LineStage, _ item: Int) throws -> ChartPoint {
    try #require(stage.chart.point(at: ChartIndex(item: item)))
  }

  @Test func `each existing point has a disc with its value in the middle of it`() throws {
    let stage = stage([100, nil, 40.5])
    let found = discs(stage.chart.drawing(at: 0).marks)
    #expect(found.map(\.radius) == [5, 5])
    #expect(found.map { $0.text?.string } == ["100", "40.5"])
    for (item, disc) in zip([0, 2], found) {
      let place = try place(stage, item)
      #expect(disc.center == place)
      let text = try #require(disc.text)
      let metrics = stage.chart.environment.measurer.metrics(of: text.string, style: text.style)
      #expect(text.style.size == 5 && text.anchor == .middle && text.baseline.x == disc.center.x)
      #expect(abs(text.baseline.y - metrics.capHeight / 2 - disc.center.y) < 1e-9)
    }
  }

  @Test func `discs without a radius are as large as the widest value of their line needs`() throws {
    let rows: [([Double?], Double)] = [([1, 2, 3], 1), ([1, 250, 3], 1), ([1, 250, 3], 2), ([123_456_789, 1, 2], 1)]
    for (values, scale) in rows {
      let stage = stage(values, .value)
      stage.chart.resetMaximumValue()
      stage.chart.environment.textScale = scale
      stage.chart.size = ChartSize(width: 640, height: 360)
      let found = discs(stage.chart.drawing(at: 0).marks)
      #expect(found.count == 3 && Set(found.map(\.radius)).count == 1)
      for disc in found {
        let text = try #require(disc.text)
        let metrics = stage.chart.environment.measurer.metrics(of: text.string, style: text.style)
        let corner = (metrics.width * metrics.width + metrics.capHeight * metrics.capHeight).squareRoot() / 2
        #expect(corner + 2.9 < disc.radius && disc.radius < 30 * scale)
      }
    }
  }

  @Test func `where discs would overlap side by side they are plain dots, and that is said`() {
    let stage = stage([Double?](repeating: 50, count: 200), .value)
    stage.chart.size = ChartSize(width: 640, height: 360)
    #expect(stage.chart.diagnostics.contains(.valueLabelsDropped))
    let found = discs(stage.chart.drawing(at: 0).marks)
    #expect(found.count == 200 && found.allSatisfy { $0.radius == 3 && $0.text == nil })
    // Ten values of three digits are too many for 320 points, and not for 640.
    for (width, isWritten) in [(320.0, false), (640, true)] {
      let few = LineStage([100, 40, 60, 45, 100, 55, 33, 120, 40, 100], bare: false)
      few.listener.style = { _ in LineStyle(dots: .value) }
      few.chart.size = ChartSize(width: width, height: 200)
      let found = discs(few.chart.drawing(at: 0).marks)
      #expect(found.allSatisfy { ($0.text != nil) == isWritten })
      for (a, b) in zip(found, found.dropFirst()) { #expect(b.center.x - a.center.x >= a.radius + b.radius + 2) }
    }
    // An app that gives a radius has decided that itself.
    let given = self.stage([Double?](repeating: 50, count: 200))
    given.chart.size = ChartSize(width: 640, height: 360)
    #expect(!given.chart.diagnostics.contains(.valueLabelsDropped))
    #expect(discs(given.chart.drawing(at: 0).marks).allSatisfy { $0.text?.string == "50" })
  }

  @Test func `a tapped disc is enlarged and recoloured, and the one before goes back to its size and colour`() throws {
    let stage = stage([100, 40, 60])
    let rest = discs(stage.chart.drawing(at: 0).marks)
    for (tapped, time) in [(0, 1.0), (2, 2.0)] {
      tap(stage, stage.chart.point(at: ChartIndex(item: tapped)), at: time)
      _ = stage.chart.drawing(at: time)
      let drawing = stage.chart.drawing(at: time + 0.6)
      let (others, chosen) = (discs(drawing.marks), discs(drawing.selection))
      let place = try place(stage, tapped)
      #expect(chosen.map(\.radius) == [10] && chosen.first?.center == place)
      #expect(chosen.first?.text?.style.size == 10 && chosen.first?.text?.style.color == .negative)
      #expect(others.map(\.center) == [0, 1, 2].filter { $0 != tapped }.map { rest[$0].center })
      #expect(others.allSatisfy { $0.radius == 5 && $0.text?.style.color == .text && $0.text?.style.size == 5 })
      #expect(stage.chart.selectedIndex == ChartIndex(item: tapped))
    }
    #expect(
      stage.listener.events == [
        .began(ChartIndex(item: 0)), .ended(ChartIndex(item: 0), .replaced), .began(ChartIndex(item: 2)),
      ])
  }

  @Test func `a second tap replays and tells nothing, a tap elsewhere ends it`() throws {
    let stage = stage([100, 40, 60])
    let middle = try place(stage, 1)
    tap(stage, middle)
    func radius(_ time: Double) -> Double? { discs(stage.chart.drawing(at: time).selection).first?.radius }
    #expect(radius(0) == 10)
    #expect(radius(0.15).map { abs($0 - 4) < 1e-9 } == true)
    #expect(stage.chart.isMoving(at: 0.59) && !stage.chart.isMoving(at: 0.6))
    #expect(radius(0.7) == 10)
    #expect(!stage.chart.isMoving(at: 0.7))
    tap(stage, middle, at: 5)
    #expect(stage.chart.isMoving(at: 5))
    #expect(radius(5) == 10)
    #expect(radius(5.15).map { abs($0 - 4) < 1e-9 } == true)
    // In the middle of it, too.
    tap(stage, middle, at: 5.15)
    #expect(radius(5.15) == 10)
    #expect(radius(5.3).map { abs($0 - 4) < 1e-9 } == true)
    #expect(stage.listener.events == [.began(ChartIndex(item: 1))])
    tap(stage, ChartPoint(x: middle.x + 60, y: middle.y), at: 6)
    #expect(stage.listener.events == [.began(ChartIndex(item: 1)), .ended(ChartIndex(item: 1), .ended)])
    #expect(!stage.chart.isMoving(at: 6))
    #expect(discs(stage.chart.drawing(at: 6).marks).count == 3)
  }

  @Test func `a disc is hit where it is drawn and eight points beside it, the enlarged one where it is enlarged`() throws {
    let stage = stage([50, 50])
    let middle = try place(stage, 0)
    for (distance, isHit) in [(0.0, true), (12.9, true), (13.1, false)] {
      let found = stage.chart.index(at: ChartPoint(x: middle.x + distance, y: middle.y))
      #expect((found == ChartIndex(item: 0)) == isHit, "\(distance)")
      #expect((stage.chart.index(at: ChartPoint(x: middle.x, y: middle.y - distance)) == ChartIndex(item: 0)) == isHit)
    }
    tap(stage, middle)
    let (near, far) = (ChartPoint(x: middle.x + 17.9, y: middle.y), ChartPoint(x: middle.x + 18.1, y: middle.y))
    tap(stage, near)
    #expect(stage.chart.selectedIndex == ChartIndex(item: 0))
    #expect(stage.listener.events == [.began(ChartIndex(item: 0))])
    tap(stage, far)
    #expect(stage.chart.selectedIndex == nil)
    tap(stage, near)
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `an enlarged disc is on top of its neighbour, also for the finger`() throws {
    let stage = stage([50, 50, 50], DotStyle(radius: 40, text: DotText(), selectedScale: 2))
    let (first, second) = (try place(stage, 0), try place(stage, 1))
    tap(stage, first)
    let between = ChartPoint(x: second.x - 30, y: second.y)
    #expect(between.x - first.x < 80)
    tap(stage, between)
    // It does not pulse, so a second tap ends it.
    #expect(stage.listener.events == [.began(ChartIndex(item: 0)), .ended(ChartIndex(item: 0), .ended)])
    tap(stage, between)
    #expect(stage.chart.selectedIndex == ChartIndex(item: 1))
  }

  @Test func `selections are kept where values are written in dots, unless the app says otherwise`() throws {
    let untouched = stage([1, 2])
    #expect(untouched.chart.keepsSelection)
    let stage = stage([50, 50])
    _ = stage.chart.drawing(at: 0)
    #expect(stage.chart.keepsSelection)
    stage.chart.keepsSelection = false
    tap(stage, try place(stage, 0))
    #expect(stage.listener.events == [.began(ChartIndex(item: 0)), .ended(ChartIndex(item: 0), .ended)])
    let plain = LineStage([50, 50])
    _ = plain.chart.drawing(at: 0)
    #expect(!plain.chart.keepsSelection)
  }

  @Test func `under reduced motion a disc is enlarged at once, and a second tap keeps it`() throws {
    let stage = stage([50, 50])
    stage.chart.environment.reducedMotion = true
    let middle = try place(stage, 0)
    tap(stage, middle)
    #expect(!stage.chart.isMoving(at: 0))
    #expect(discs(stage.chart.drawing(at: 0.15).selection).map(\.radius) == [10])
    tap(stage, middle)
    #expect(stage.chart.selectedIndex == ChartIndex(item: 0) && !stage.chart.isMoving(at: 0))
  }

  @Test func `code that selects a disc makes it pulse, a reload that keeps it does not`() throws {
    let stage = stage([50, 60])
    _ = stage.chart.drawing(at: 0)
    stage.chart.selectedIndex = ChartIndex(item: 1)
    #expect(stage.chart.isMoving(at: 100))
    _ = stage.chart.drawing(at: 100)
    #expect(discs(stage.chart.drawing(at: 100.15).selection).first.map { abs($0.radius - 4) < 1e-9 } == true)
    _ = stage.chart.drawing(at: 101)
    stage.figures.lines = [[10, 20]]
    stage.chart.reloadData()
    #expect(!stage.chart.isMoving(at: 101))
    #expect(discs(stage.chart.drawing(at: 102).selection).map { $0.text?.string } == ["20"])
    // Folding the lines away ends it; there is nothing left of it.
    stage.chart.selectedIndex = ChartIndex(item: 0)
    stage.chart.setState(.collapsed)
    #expect(stage.chart.drawing(at: 103).selection.isEmpty && !stage.chart.isMoving(at: 103))
  }

  @Test func `the end of a pulse is the picture at rest`() throws {
    let stage = stage([50, 60])
    tap(stage, try place(stage, 0))
    let first = stage.chart.drawing(at: 0)
    let end = stage.chart.drawing(at: 0.6)
    #expect(end == stage.chart.drawing(at: 9))
    #expect(stage.chart.drawing(at: 9) == stage.chart.drawing(at: .infinity))
    // It starts enlarged, as it ends.
    #expect(first.selection == end.selection)
  }

  @Test func `dots that an app draws stay while their line is repainted, and grow as they are told to`() throws {
    let stage = LineStage([10, 20, 30])
    stage.listener.style = { _ in LineStyle(selectedPaint: .color(.negative), dots: .standard) }
    stage.listener.draws = { center, recorder in
      recorder.fill(
        .rect(ChartRect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)), paint: .color(ChartColor(hex: 0x123456)))
    }
    let own = Drawn(stage.chart.drawing(at: 0).marks).fills.filter { $0.paint == .color(ChartColor(hex: 0x123456)) }
    #expect(own.count == 3)
    let asked = stage.listener.asked.count
    stage.chart.selectedIndex = ChartIndex(item: 1)
    let selected = Drawn(stage.chart.drawing(at: 0).selection).fills.filter { $0.paint == .color(ChartColor(hex: 0x123456)) }
    for fill in own { #expect(selected.contains { $0.figure == fill.figure }) }
    // Each was asked for once a layout.
    #expect(stage.listener.asked.dropFirst(asked).allSatisfy { if case .draw = $0 { false } else { true } })
  }

  @Test func `of a disc whose data have gone, or were laid out anew in the middle of its pulse, nothing is left`() throws {
    for change in 0..<5 {
      let stage = stage([50, 60, 70])
      tap(stage, stage.chart.point(at: ChartIndex(item: 2)))
      _ = stage.chart.drawing(at: 0)
      _ = stage.chart.drawing(at: 0.1)
      switch change {
      case 0: stage.figures.lines = [[]]
      case 1: stage.figures.lines = [[50, 60]]
      case 2: stage.figures.lines = [[50, 60, nil]]
      case 3: stage.chart.size = ChartSize(width: 302, height: 80)
      default: stage.chart.dataSource = nil
      }
      stage.chart.reloadData()
      let drawing = stage.chart.drawing(at: 0.2)
      let isKept = change == 3
      #expect((stage.chart.selectedIndex == ChartIndex(item: 2)) == isKept, "\(change)")
      #expect(drawing.selection.isEmpty != isKept && stage.chart.isMoving(at: 0.2) == isKept)
      #expect(stage.chart.drawing(at: 5) == stage.chart.drawing(at: .infinity))
      #expect(stage.listener.events.count == (isKept ? 1 : 2))
      // And back again: as if nothing had been.
      stage.figures.lines = [[50, 60, 70]]
      stage.chart.dataSource = stage.figures
      stage.chart.selectedIndex = nil
      stage.chart.reloadData()
      #expect(discs(stage.chart.drawing(at: 6).marks).map(\.radius) == [5, 5, 5])
    }
  }

  @Test func `the card of a disc keeps clear of it`() throws {
    let stage = stage([50, 50, 50], DotStyle(radius: 20, text: DotText(), selectedScale: 1.5))
    stage.chart.size = ChartSize(width: 640, height: 360)
    stage.chart.selectedIndex = ChartIndex(item: 1)
    let middle = try place(stage, 1)
    var bounds = BoundsPainter()
    stage.chart.drawing(at: 0).tooltip.replay(into: &bounds)
    let card = try #require(bounds.bounds)
    #expect(card.maxY <= middle.y - 30 || card.minY >= middle.y + 30)
  }

  @Test func `no number makes a disc trap`() {
    let odd = [0, -0.0, -1, 1e308, -1e308, .nan, .infinity, -.infinity, Double.leastNonzeroMagnitude]
    for number in odd {
      let styles = [
        DotStyle(radius: number, text: DotText()), DotStyle(text: DotText(size: number)),
        DotStyle(text: DotText(), selectedScale: number, pulses: true),
      ]
      for style in styles {
        let stage = stage([1, nil, number, 1e308], style)
        for size in [ChartSize(width: 320, height: 200), ChartSize(width: 20, height: 10), .zero] {
          stage.chart.size = size
          stage.chart.selectedIndex = ChartIndex(item: 0)
          _ = stage.chart.drawing(at: 0)
          _ = stage.chart.drawing(at: 0.1)
          tap(stage, ChartPoint(x: number, y: number))
          _ = stage.chart.index(at: ChartPoint(x: 3, y: 3))
        }
      }
    }
  }
}

/// Lines that are known by the same identity.
@Suite struct LineIdentityTests {
  @Test func `no two lines are known as the same, in a model or in a view`() {
    let rows: [([ChartID], [ChartID])] = [
      ([.index(5), .index(5), .index(5)], [.index(5), .name("5", occurrence: 1), .name("5", occurrence: 2)]),
      ([.name("a"), .name("a")], [.name("a"), .name("a", occurrence: 1)]),
      ([.name("5"), .index(5), .index(5)], [.name("5"), .index(5), .name("5", occurrence: 1)]),
      (
        [.index(5), .index(5), .name("5"), .name("5")],
        [
          .index(5), .name("5", occurrence: 1), .name("5", occurrence: 2), .name("5", occurrence: 3),
        ]
      ),
      ([.index(2), .name("a")], [.index(2), .name("a")]),
    ]
    for (given, expected) in rows {
      let model = LineModel(lines: given.map { LineModel.Line(id: $0, values: [1, 2]) })
      #expect(model.lines.map(\.id) == expected)
      let stage = LineStage(lines: given.map { _ in [1, 2] })
      stage.figures.lineIDs = given
      stage.listener.style = { _ in LineStyle(dots: .standard) }
      let ids = stage.chart.drawing(at: 0).marks.layers.compactMap { $0.mark?.id }
      #expect(Set(ids).count == ids.count && ids.filter { $0.role == .line }.map(\.series) == expected)
    }
  }
}
