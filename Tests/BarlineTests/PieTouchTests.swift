import Barline
import BarlineTesting
import Testing

/// Touches, selections and what is told and drawn of them.
@Suite struct PieTouchTests {
  @Test func `a tap selects the slice at its angle and radius, and the selection stays when the finger is lifted`() {
    let stage = PieStage([1, 2, 3])
    for item in 0..<3 {
      #expect(stage.began(item) == .claimed)
      #expect(stage.chart.selectedIndex == item)
      stage.ended(item)
      #expect(stage.chart.selectedIndex == item)
    }
    #expect(stage.listener.events == [.began(0), .ended(0, .replaced), .began(1), .ended(1, .replaced), .began(2)])
  }

  @Test func `a tap on the same slice ends it, and so does a tap outside the pie or in its hole`() {
    let stage = PieStage([1, 2, 3])
    stage.chart.shape = .donut(hole: 0.3)
    for ending in [0, -1, 100] {
      stage.listener.asked = []
      stage.tap(0)
      #expect(stage.chart.selectedIndex == 0)
      if ending == 100 {
        TouchScript.tap(at: ChartPoint(x: 100, y: 100)).play(on: stage.chart)
      } else {
        stage.tap(ending)
      }
      #expect(stage.chart.selectedIndex == nil)
      #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
    }
  }

  @Test func `a finger that goes on over slices moves the selection, and leaving the pie ends it`() {
    let stage = PieStage([1, 2, 3])
    stage.began(0)
    stage.moved(0)
    stage.moved(1)
    stage.moved(2)
    stage.moved(-1)
    stage.moved(1)
    stage.ended(1)
    #expect(stage.listener.events == [.began(0), .moved(1), .moved(2), .ended(2, .left), .began(1)])
    #expect(stage.chart.selectedIndex == 1)
  }

  @Test func `without keepsSelection the selection ends when the finger is lifted`() {
    let stage = PieStage([1, 2, 3])
    stage.chart.keepsSelection = false
    stage.tap(2)
    #expect(stage.listener.events == [.began(2), .ended(2, .ended)])
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `missing, zero, negative and refused slices are not selected, by touch or by code`() {
    let stage = PieStage([1, 2, 3, 0, nil, -4, .nan])
    stage.listener.refused = [1]
    stage.tap(1)
    for index in [1, 3, 4, 5, 6, 7, -1, Int.max, Int.min] {
      stage.chart.selectedIndex = index
      #expect(stage.chart.selectedIndex == nil)
    }
    #expect(stage.listener.events == [])
    // Only slices that are there are asked about.
    let asked: [PieListener.Ask] = stage.listener.asked.filter { if case .may = $0 { true } else { false } }
    #expect(Set(asked) == [.may(1)])
    stage.chart.selectedIndex = 0
    #expect(stage.chart.selectedIndex == 0)
  }

  @Test func `a selection by code is silent, and ends one that a touch began`() {
    let stage = PieStage([1, 2, 3])
    stage.chart.selectedIndex = 1
    #expect(stage.listener.events == [])
    stage.tap(2)
    #expect(stage.listener.events == [.began(2)])
    stage.chart.selectedIndex = 0
    #expect(stage.listener.events == [.began(2), .ended(2, .replaced)])
    stage.chart.selectedIndex = nil
    #expect(stage.listener.events.count == 2)
  }

  @Test func `the selected slice moves out, can be touched where it has moved to, and the others are dimmed`() throws {
    let stage = PieStage([1, 2, 3])
    stage.chart.selectedOffset = 20
    let sector = try #require(stage.chart.sector(ofSliceAt: 1))
    let beyond = sector.center.at(sector.outerRadius + 15, sector.startAngle / 2 + sector.endAngle / 2)
    #expect(stage.chart.index(at: beyond) == nil)
    stage.tap(1)
    #expect(stage.chart.index(at: beyond) == 1)
    let drawing = stage.chart.drawing(at: 0)
    #expect(drawing.dimming == [0.35])
    #expect(drawing.marks.layers.filter { $0.mark != nil }.map(\.opacity) == [1, 0, 1])
    guard case .sector(let moved) = drawing.selection.items.first.map({ drawing.selection.figure(of: $0) }) else {
      Issue.record("no sector is drawn")
      return
    }
    let wanted = sector.center.at(20, sector.startAngle / 2 + sector.endAngle / 2)
    #expect(abs(moved.center.x - wanted.x) < 1e-9 && abs(moved.center.y - wanted.y) < 1e-9)
    #expect(abs(moved.outerRadius - sector.outerRadius) < 1e-9)
    // There it is tapped again.
    TouchScript.tap(at: beyond).play(on: stage.chart)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.chart.drawing(at: 1).marks.layers.filter { $0.mark != nil }.map(\.opacity) == [1, 1, 1])
  }

  @Test func `the tooltip says value, share and name, unless the delegate has other words or the chart shows none`() {
    let stage = PieStage([1, 1, 2])
    stage.figures.labels = ["coal", "oil", "gas"]
    stage.chart.unit = "TWh"
    stage.chart.selectedIndex = 2
    #expect(stage.chart.drawing(at: 0).tooltip.strings == ["2\u{A0}TWh · 50\u{A0}%", "gas"])
    stage.listener.tooltip = { _ in TooltipContent(value: "half", label: "gas") }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.strings == ["half", "gas"])
    stage.listener.tooltip = { _ in nil }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty)
    stage.listener.tooltip = { $0 }
    stage.chart.showsTooltip = false
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty)
    stage.chart.showsTooltip = true
    #expect(!stage.chart.drawing(at: 0).tooltip.isEmpty)
  }

  @Test func `a selection goes with its datum's identity, and ends where that is gone or has no slice any more`() {
    let stage = PieStage([1, 2, 3])
    stage.figures.ids = [.name("a"), .name("b"), .name("c")]
    stage.tap(2)
    stage.figures.values = [3, 1, 2]
    stage.figures.ids = [.name("c"), .name("a"), .name("b")]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == 0)
    #expect(stage.listener.events == [.began(2)])
    stage.figures.values = [0, 1, 2]
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.listener.events == [.began(2), .ended(0, .removed)])
    stage.chart.selectedIndex = 1
    stage.figures.values = []
    stage.figures.ids = []
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil && stage.listener.events.count == 2)
    #expect(stage.chart.drawing(at: 0).dimming == [])
  }

  @Test func `folding ends a selection, and a folded pie ignores touches`() {
    let stage = PieStage([1, 2, 3])
    stage.tap(1)
    stage.chart.setState(.collapsed)
    #expect(stage.listener.events == [.began(1), .ended(1, .collapsed)])
    #expect(stage.began(0) == .ignored)
    stage.chart.selectedIndex = 0
    #expect(stage.chart.selectedIndex == nil)
    stage.chart.setState(.expanded)
    stage.tap(0)
    #expect(stage.chart.selectedIndex == 0)
  }

  @Test func `another delegate ends what the former was told had begun; what code has selected stays`() {
    let stage = PieStage([1, 2, 3])
    stage.tap(1)
    let other = PieListener()
    stage.chart.delegate = other
    #expect(stage.listener.events == [.began(1), .ended(1, .replaced)])
    #expect(stage.chart.selectedIndex == nil && other.events == [])
    stage.chart.selectedIndex = 2
    stage.chart.delegate = stage.listener
    #expect(stage.chart.selectedIndex == 2 && other.events == [])
  }

  @Test func `the host is told once for each change, after the delegate, and not for nothing`() {
    let stage = PieStage([1, 2, 3])
    _ = stage.chart.drawing(at: 0)
    var told: [Int] = []
    stage.chart.needsDisplay = { told.append(stage.listener.events.count) }
    stage.began(0)
    #expect(told == [1])
    stage.moved(1)
    #expect(told == [1, 2])
    stage.ended(1)
    stage.began(1, id: 9)
    told = []
    stage.touch(.moved, 2, id: 5)
    stage.chart.selectedIndex = stage.chart.selectedIndex
    stage.chart.gap = stage.chart.gap
    #expect(told == [])
  }

  @Test func `a script's events as lines, as the log holds them and the command prints them`() {
    let log = PieDelegateLog()
    let stage = PieStage([1, 2.5, 3.5])
    stage.figures.labels = ["Coal", "Oil \"light\""]
    stage.chart.delegate = log
    stage.tap(0)
    stage.tap(1)
    stage.tap(2)
    stage.tap(-1)
    #expect(
      log.lines == [
        "began slice 0 \"Coal\" value 1", "ended slice 0 \"Coal\" value 1 (replaced)",
        "began slice 1 \"Oil \\\"light\\\"\" value 2.5", "ended slice 1 \"Oil \\\"light\\\"\" value 2.5 (replaced)",
        "began slice 2 value 3.5", "ended slice 2 value 3.5 (ended)",
      ])
    #expect(log.problems == [] && !log.isSelecting)
    #expect(log.touches.map { $0?.phase } == [.began, .began, .began, .began, .began, .began])
  }

  @Test func `a log stands before an app's own delegate, which is asked and told as if it were the chart's`() {
    let own = PieListener()
    own.style = { _ in SliceStyle(color: .negative) }
    own.text = { _ in "text" }
    own.refused = [1]
    own.draws = { _, sector, recorder in recorder.fill(.sector(sector), paint: .color(.positive)) }
    own.drawsCenter = { rect, recorder in recorder.fill(.rect(rect), paint: .color(.accent)) }
    let log = PieDelegateLog(forwardingTo: own)
    let stage = PieStage([1, 2, 3], bare: false)
    stage.chart.shape = .donut(hole: 0.2)
    stage.chart.delegate = log
    #expect(stage.chart.drawing(at: 0).marks.paints.contains(.color(.positive)))
    stage.chart.selectedIndex = 1
    #expect(stage.chart.selectedIndex == nil)
    stage.began(0)
    stage.moved(2)
    stage.touch(.cancelled, 2)
    #expect(own.events == [.began(0), .moved(2), .ended(2, .cancelled)])
    for ask in [PieListener.Ask.style(0), .draw(0), .center, .text(0), .may(1), .tooltip(0)] { #expect(own.asked.contains(ask)) }
    #expect(log.lines.count == 3)
    log.clear()
    #expect(log.events == [] && log.touches.isEmpty)
  }
}
