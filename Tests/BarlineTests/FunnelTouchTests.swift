import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// Touches on a funnel, selection by code, tooltips, and what the delegate hears.
@Suite struct FunnelTouchTests {
  @Test func `a tap selects and keeps, a tap on the same stage or beside all ends, on another replaces`() {
    let stage = FunnelStage([3, 2, 1])
    stage.tap(1)
    #expect(stage.listener.events == [.began(1)] && stage.chart.selectedIndex == 1)
    stage.tap(2)
    #expect(stage.listener.events == [.began(1), .ended(1, .replaced), .began(2)])
    stage.tap(2)
    #expect(stage.listener.events.last == .ended(2, .ended) && stage.chart.selectedIndex == nil)
    stage.tap(0)
    TouchScript.tap(at: ChartPoint(x: 100, y: 301)).play(on: stage.chart)
    #expect(stage.listener.events.suffix(2) == [.began(0), .ended(0, .ended)])
    #expect(funnelOrderProblems(stage.listener.events).isEmpty)
  }

  @Test func `a drag moves the selection, which is kept where the finger is lifted; unkept it ends there`() {
    for keeps in [true, false] {
      let stage = FunnelStage([3, 2, 1])
      stage.chart.keepsSelection = keeps
      stage.began(0)
      stage.moved(0)
      stage.moved(2)
      stage.ended(2)
      #expect(stage.listener.events == [.began(0), .moved(2)] + (keeps ? [] : [.ended(2, .ended)]))
      #expect(stage.chart.selectedIndex == (keeps ? 2 : nil))
    }
  }

  @Test func `a stage is reached forty points beside its drawn shape, and not farther`() {
    let stage = FunnelStage([2, 1])
    // The second one is 100 wide, from 50 to 150.
    let places: [(Double, Int?)] = [(9, nil), (10, 1), (100, 1), (190, 1), (191, nil)]
    for (x, index) in places { #expect(stage.chart.index(at: ChartPoint(x: x, y: 150)) == index, "\(x)") }
    stage.chart.reach = FunnelReach(across: 0)
    #expect(stage.chart.index(at: ChartPoint(x: 49, y: 150)) == nil)
    #expect(stage.chart.index(at: ChartPoint(x: 51, y: 150)) == 1)
    for point in [ChartPoint(x: .nan, y: 1), ChartPoint(x: 100, y: .infinity)] { #expect(stage.chart.index(at: point) == nil) }
  }

  @Test func `missing stages and those that may not be selected are passed by; a zero can be selected`() {
    let stage = FunnelStage([3, nil, 0, 2])
    stage.listener.refused = [3]
    stage.tap(1)
    stage.tap(3)
    #expect(stage.listener.events == [] && stage.chart.selectedIndex == nil)
    stage.tap(2)
    #expect(stage.listener.events == [.began(2)])
    stage.chart.selectedIndex = 1
    #expect(stage.chart.selectedIndex == nil)
    for index in [-1, 4, 3, .min, .max] {
      stage.chart.selectedIndex = index
      #expect(stage.chart.selectedIndex == nil)
    }
  }

  @Test func `each way to end says why, and every begin has one end`() {
    let ways: [(SelectionEnd, (FunnelStage) -> Void)] = [
      (.cancelled, { $0.touch(.cancelled, 0) }),
      (.left, { $0.chart.touch(ChartTouch(phase: .moved, point: ChartPoint(x: 100, y: 900))) }),
      (.collapsed, { $0.chart.setState(.collapsed) }),
      (
        .removed,
        {
          $0.chart.dataSource = nil; _ = $0.chart.drawing(at: 0)
        }
      ),
      (.replaced, { $0.chart.delegate = nil }), (.replaced, { $0.chart.selectedIndex = 1 }),
      (
        .ended,
        { stage in
          stage.ended(0); stage.tap(0)
        }
      ),
    ]
    for (reason, end) in ways {
      let stage = FunnelStage([3, 2, 1])
      stage.began(0)
      end(stage)
      #expect(stage.listener.events == [.began(0), .ended(0, reason)], "\(reason)")
    }
  }

  @Test func `a selection goes with its stage's identity, whatever the order shown, and ends with it`() {
    let stage = FunnelStage([3, 2, 1])
    stage.counts.ids = [.name("a"), .name("b"), .name("c")]
    stage.tap(1)
    stage.chart.order = .ascending
    #expect(stage.chart.selectedIndex == 1)
    stage.counts.values = [5, 4, 3, 2]
    stage.counts.ids = [.name("b"), .name("x"), .name("a"), .name("c")]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == 0 && stage.listener.events == [.began(1)])
    stage.counts.ids = [.name("x")]
    stage.counts.values = [1]
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil && stage.listener.events == [.began(1), .ended(0, .removed)])
  }

  @Test func `a selection whose count goes missing, or that is refused anew, ends`() {
    for refuses in [false, true] {
      let stage = FunnelStage([3, 2])
      stage.tap(0)
      if refuses { stage.listener.refused = [0] } else { stage.counts.values = [nil, 2] }
      stage.chart.reloadData()
      #expect(stage.listener.events == [.began(0), .ended(0, .removed)])
    }
  }

  @Test func `the selected stage is drawn at full strength over dimmed ones, with its card, and nothing of it stays`() {
    let stage = FunnelStage([3, 2, 1], bare: false)
    let rest = stage.chart.drawing(at: 0)
    stage.chart.selectedIndex = 1
    let selected = stage.chart.drawing(at: 0)
    #expect(selected.dimming == [0.35] && selected.marks == rest.marks)
    #expect(selected.selection.bounds == FunnelStage.bounds(rest, .index(1)))
    #expect(["count", "2", "of previous"].allSatisfy(selected.tooltip.strings.contains))
    #expect(selected.tooltip.strings.contains { $0.hasPrefix("66.67") })
    stage.chart.selectedIndex = nil
    #expect(stage.chart.drawing(at: 0) == rest)
  }

  @Test func `a card stands inside the view, wherever its stage is`() throws {
    for (width, height) in [(160.0, 120.0), (320, 200), (640, 360)] {
      for direction in [FunnelDirection.down, .right] {
        for alignment in [FunnelAlignment.leading, .center, .trailing] {
          let stage = FunnelStage([300, 200, 100, 1], bare: false)
          stage.counts.labels = ["Registered", "Opened", "Bound", "Ordered"]
          stage.chart.size = ChartSize(width: width, height: height)
          (stage.chart.direction, stage.chart.alignment) = (direction, alignment)
          for index in 0..<4 {
            stage.chart.selectedIndex = index
            let tooltip = stage.chart.drawing(at: 0).tooltip
            // Before its outline, which has the tip, stand the three parts of its shadow.
            guard tooltip.count > 3, case .path(let outline) = tooltip.figure(of: tooltip.items[3]) else { continue }
            let card = try #require(Drawing.Sheet { $0.fill(.path(outline), paint: .color(.text)) }.bounds)
            let isInside = card.minX >= -1e-9 && card.minY >= -1e-9 && card.maxX <= width + 1e-9 && card.maxY <= height + 1e-9
            #expect(isInside, "\(card) in \(width) × \(height)")
          }
        }
      }
    }
  }

  @Test func `the card's words are the delegate's, which may have none`() {
    let stage = FunnelStage([3, 2], bare: false)
    stage.chart.selectedIndex = 1
    stage.listener.tooltip = { TooltipContent(title: "Mine", rows: $0.rows) }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.strings.contains("Mine"))
    stage.listener.tooltip = { _ in nil }
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty && !stage.chart.drawing(at: 0).selection.isEmpty)
    stage.listener.tooltip = { $0 }
    stage.chart.showsTooltip = false
    #expect(stage.chart.drawing(at: 0).tooltip.isEmpty)
    stage.chart.showsTooltip = true
    #expect(!stage.chart.drawing(at: 0).tooltip.isEmpty)
  }

  @Test func `a delegate's log tells of stages without a series, and hands on what its app says`() throws {
    let stage = FunnelStage([12_000, 3000, 1500])
    stage.counts.labels = ["Visits", "Sign-ups"]
    stage.listener.refused = [0]
    stage.listener.style = { _ in StageStyle(color: .positive) }
    let log = FunnelDelegateLog(forwardingTo: stage.listener)
    stage.chart.delegate = log
    #expect(stage.chart.drawing(at: 0).marks.paints == [.color(.positive)])
    stage.tap(0)
    stage.tap(1)
    stage.tap(2)
    stage.tap(2)
    #expect(
      log.lines == [
        "began stage 1 \"Sign-ups\" value 3000", "ended stage 1 \"Sign-ups\" value 3000 (replaced)", "began stage 2 value 1500",
        "ended stage 2 value 1500 (ended)",
      ])
    #expect(log.problems == [] && !log.isSelecting && log.touches.count == 4)
    #expect(stage.listener.events.count == 4 && stage.listener.times(.draw(1)) > 0)
    stage.tap(1)
    stage.counts.values = []
    stage.chart.reloadData()
    #expect(log.lines.last == "ended stage 1 \"Sign-ups\" value 3000 (removed)")
    _ = stage.chart.drawing(at: 0)
    #expect(stage.listener.times(.noData) > 0)
  }

  @Test func `a touch script plays: a drag over stages, with the times of its touches`() {
    let stage = FunnelStage([3, 2, 1])
    let answers = TouchScript.drag(from: FunnelStage.place(0), to: FunnelStage.place(2), steps: 4).play(on: stage.chart)
    #expect(answers == Array(repeating: .claimed, count: 6))
    #expect(stage.listener.events == [.began(0), .moved(1), .moved(2)])
    #expect(stage.listener.touches.map { $0?.phase } == [.began, .moved, .moved])
  }

  @Test func `the app may draw its stages, and its picture of no data`() throws {
    let stage = FunnelStage([2, nil, 1], bare: false)
    stage.listener.draws = { shape, recorder in recorder.fill(shape.figure(radius: 0), paint: .color(.positive)) }
    let drawing = stage.chart.drawing(at: 0)
    #expect(FunnelStage.bounds(drawing, .index(0)) == stage.chart.frame(ofStageAt: 0))
    #expect([0, 1, 2].map { stage.listener.times(.draw($0)) } == [1, 0, 1] && stage.listener.times(.noData) == 0)
    var rects: [ChartRect] = []
    stage.listener.drawsNoData = { rect, recorder in
      rects.append(rect)
      recorder.fill(.rect(rect), paint: .color(.negative))
    }
    stage.counts.values = []
    stage.chart.reloadData()
    let empty = stage.chart.drawing(at: 0)
    let area = try #require(stage.chart.area)
    #expect(rects.count == 1 && rects.first?.width == 128 && rects.first?.center == area.center)
    #expect(empty.frame.paints.contains(.color(.negative)) && !empty.frame.strings.contains("No data"))
    stage.listener.drawsNoData = nil
    stage.chart.reloadData()
    #expect(stage.chart.drawing(at: 0).frame.strings.contains("No data"))
    stage.counts.values = [1]
    stage.chart.reloadData()
    #expect(!stage.chart.drawing(at: 0).frame.strings.contains("No data"))
  }

  @Test func `geometry of the view door is that of the data, in every order`() {
    let stage = FunnelStage([100, 300, 200])
    stage.chart.order = .descending
    #expect((0..<3).map { stage.chart.frame(ofStageAt: $0)?.minY } == [200, 0, 100])
    #expect((-1..<4).map { stage.chart.index(atPosition: $0) } == [nil, 1, 2, 0, nil])
    #expect(stage.chart.rateOfPrevious(ofStageAt: 0) == 0.5 && stage.chart.rateOfPrevious(ofStageAt: 1) == nil)
    #expect(stage.chart.rateOfFirst(ofStageAt: 2) == 200.0 / 300)
    #expect(stage.chart.shape(ofStageAt: 1)?.startTo == ChartPoint(x: 200, y: 0))
    for index in [-1, 3, .max, .min] {
      #expect(stage.chart.frame(ofStageAt: index) == nil && stage.chart.rateOfPrevious(ofStageAt: index) == nil)
      #expect(stage.chart.rateOfFirst(ofStageAt: index) == nil && stage.chart.goal(at: index) == nil)
    }
    for size in [ChartSize.zero, ChartSize(width: -1, height: 5), ChartSize(width: .nan, height: 5)] {
      stage.chart.size = size
      #expect(stage.chart.frame(ofStageAt: 0) == nil && stage.chart.plot == nil && stage.chart.area == nil)
      #expect(stage.chart.drawing(at: 0).isEmpty && stage.chart.index(at: .zero) == nil)
    }
  }
}
