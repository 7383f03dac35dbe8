import Barline
import BarlineTesting
import Testing

/// Touches on tiers: what is selected, what the delegate hears, and in which words.
@Suite struct TierTouchTests {
  @Test func `a tap selects a tier and keeps it; another tap on it ends it`() {
    let stage = TierStage()
    stage.tap(1)
    #expect(stage.chart.selectedIndex == 1)
    #expect(stage.listener.events == [.began(1)])
    stage.tap(1)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.listener.events == [.began(1), .ended(1, .ended)])
  }

  @Test func `a tap on another tier replaces the selection, one outside ends it`() {
    let stage = TierStage()
    stage.tap(1)
    stage.tap(3)
    #expect(stage.listener.events == [.began(1), .ended(1, .replaced), .began(3)])
    TouchScript.tap(at: ChartPoint(x: 500, y: 50)).play(on: stage.chart)
    #expect(stage.listener.events.last == .ended(3, .ended))
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `a finger that moves along the row moves one selection, and leaving it ends it`() {
    let stage = TierStage()
    let answers = TouchScript.began(at: TierStage.place(0)).moved(to: TierStage.place(1)).moved(
      to: ChartPoint(x: 160, y: 20)
    ).moved(to: TierStage.place(3)).ended().play(on: stage.chart)
    #expect(answers == [.claimed, .claimed, .claimed, .claimed, .claimed])
    #expect(stage.listener.events == [.began(0), .moved(1), .moved(3)])
    let out = TouchScript.began(at: TierStage.place(2)).moved(to: ChartPoint(x: 200, y: 300)).ended()
    out.play(on: stage.chart)
    #expect(stage.listener.events.suffix(3) == [.ended(3, .replaced), .began(2), .ended(2, .left)])
  }

  @Test func `the whole height of a tier can be touched, its words too`() {
    let stage = TierStage(bare: false)
    stage.chart.size = ChartSize(width: 640, height: 220)
    let plot = stage.chart.plot ?? .zero
    for item in 0..<4 {
      let middle = stage.chart.frame(ofTierAt: item)?.center.x ?? 0
      for y in [plot.minY + 1, plot.midY, plot.maxY - 1] {
        #expect(stage.chart.index(at: ChartPoint(x: middle, y: y)) == item)
      }
    }
  }

  @Test func `a tier that may not be selected is as none`() {
    let stage = TierStage()
    stage.listener.refused = [1]
    stage.tap(1)
    #expect(stage.chart.selectedIndex == nil && stage.listener.events == [])
    stage.chart.selectedIndex = 1
    #expect(stage.chart.selectedIndex == nil)
    TouchScript.drag(from: TierStage.place(0), to: TierStage.place(2), steps: 2).play(on: stage.chart)
    #expect(stage.listener.events == [.began(0), .ended(0, .left), .began(2)])
  }

  @Test func `where a selection does not outlive the finger, lifting ends it`() {
    let stage = TierStage()
    stage.chart.keepsSelection = false
    stage.tap(2)
    #expect(stage.listener.events == [.began(2), .ended(2, .ended)])
  }

  @Test func `a cancelled touch, folding away, code and another delegate each end a selection once, and say why`() {
    let ends: [(SelectionEnd, (TierStage) -> Void)] = [
      (.cancelled, { $0.touch(.cancelled, 1) }),
      (.collapsed, { $0.chart.setState(.collapsed) }),
      (.replaced, { $0.chart.selectedIndex = 2 }),
      (.replaced, { $0.chart.selectedIndex = nil }),
      (.replaced, { $0.chart.delegate = nil }),
      (
        .removed,
        {
          $0.ladder.bounds = []
          $0.chart.reloadData()
        }
      ),
    ]
    for (reason, end) in ends {
      let stage = TierStage()
      stage.touch(.began, 1)
      end(stage)
      #expect(stage.listener.events == [.began(1), .ended(1, reason)], "\(reason)")
      stage.touch(.ended, 1)
      #expect(stage.listener.events.count == 2)
    }
  }

  @Test func `selection by code is silent, and nonsense is none`() {
    let stage = TierStage()
    stage.chart.selectedIndex = 3
    #expect(stage.chart.selectedIndex == 3)
    for nonsense in [-1, 4, Int.max, Int.min] {
      stage.chart.selectedIndex = 3
      stage.chart.selectedIndex = nonsense
      #expect(stage.chart.selectedIndex == nil)
    }
    #expect(stage.listener.events == [])
  }

  @Test func `a tier that is not drawn cannot be selected`() {
    let stage = TierStage()
    stage.ladder.bounds.append(TierBounds(from: 70))
    stage.chart.selectedIndex = 4
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `a collapsed chart and one without a size ignore touches`() {
    let stage = TierStage()
    stage.chart.setState(.collapsed)
    #expect(stage.touch(.began, 1) == .ignored)
    stage.chart.setState(.expanded)
    stage.chart.size = .zero
    #expect(stage.touch(.began, 1) == .ignored)
    #expect(stage.listener.events == [])
  }

  @Test func `a delegate's log tells tiers by place, name and where they begin`() {
    let stage = TierStage([0, 10_000, 50_000, 100_000], amount: 1)
    stage.ladder.labels = ["Bronze", "Silver \"plus\"", ""]
    let log = TierDelegateLog(forwardingTo: stage.listener)
    stage.chart.delegate = log
    TouchScript.began(at: ChartPoint(x: 20, y: 50)).moved(to: ChartPoint(x: 200, y: 50)).ended().play(on: stage.chart)
    TouchScript.tap(at: ChartPoint(x: 390, y: 50)).play(on: stage.chart)
    #expect(log.isSelecting)
    stage.ladder.bounds.removeLast()
    stage.chart.reloadData()
    #expect(
      log.lines == [
        "began tier 0 \"Bronze\" value 0",
        "moved tier 1 \"Silver \\\"plus\\\"\" value 10000",
        "ended tier 1 \"Silver \\\"plus\\\"\" value 10000 (replaced)",
        "began tier 2 value 50000",
        "ended tier 2 value 50000 (removed)",
      ])
    #expect(log.problems == [] && !log.isSelecting)
    #expect(stage.listener.events == [.began(0), .moved(1), .ended(1, .replaced), .began(2), .ended(2, .removed)])
    #expect(log.touches.map { $0?.phase } == [.began, .moved, .began, .began, nil])
  }

  @Test func `the host is told once of each change, after the delegate`() {
    let stage = TierStage()
    _ = stage.chart.drawing(at: 0)
    var order: [String] = []
    stage.listener.onAsk = { _, ask in if ask.isEvent { order.append("delegate") } }
    stage.chart.needsDisplay = { order.append("host") }
    stage.tap(1)
    #expect(order == ["delegate", "host"])
    order = []
    stage.tap(2)
    #expect(order == ["delegate", "delegate", "host"])
  }

  @Test func `every way of a finger over three tiers keeps the law of selections`() {
    let places = [0, 1, 2, 9]
    for keeps in [true, false] {
      for a in places {
        for b in places {
          for c in places {
            for last in [ChartTouch.Phase.ended, .cancelled] {
              let stage = TierStage()
              let log = TierDelegateLog()
              (stage.chart.delegate, stage.chart.keepsSelection) = (log, keeps)
              for _ in 0..<2 {
                stage.touch(.began, a)
                stage.touch(.moved, b)
                stage.touch(.moved, c)
                stage.touch(last, c)
              }
              #expect(log.problems == [])
              #expect(log.isSelecting == (stage.chart.selectedIndex != nil))
              if !keeps || last == .cancelled { #expect(!log.isSelecting) }
            }
          }
        }
      }
    }
  }
}
