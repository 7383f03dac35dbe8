import Barline
import Testing

/// What touches do to a line chart: what the delegate hears, and which line a finger keeps.
@Suite struct LineTouchTests {
  private func index(_ item: Int, _ line: Int) -> ChartIndex { ChartIndex(item: item, series: line) }

  @Test func `a drag tells of a begin, of moves where the point changes, and of one end`() {
    let stage = LineStage([1, 2, 3])
    #expect(stage.began(0) == .claimed)
    #expect(stage.moved(0) == .claimed)
    #expect(stage.moved(1) == .claimed)
    #expect(stage.moved(2) == .claimed)
    #expect(stage.ended(2) == .claimed)
    #expect(stage.listener.events == [.began(0), .moved(1), .moved(2), .ended(2, .ended)])
    #expect(stage.listener.touches.map { $0?.phase } == [.began, .moved, .moved, .ended])
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `each way to end says why`() {
    func reload(_ stage: LineStage, _ lines: [[Double?]]?, refused: Set<ChartIndex> = []) {
      stage.listener.refused = refused
      if let lines { stage.figures.lines = lines } else { stage.chart.dataSource = nil }
      stage.chart.reloadData(animated: !refused.isEmpty)
    }
    let ends: [(SelectionEnd, (LineStage) -> Void)] = [
      (.ended, { $0.ended(0) }), (.cancelled, { $0.touch(.cancelled, 0) }), (.left, { $0.moved(-1) }),
      (.collapsed, { $0.chart.setState(.collapsed) }), (.replaced, { $0.chart.delegate = nil }),
      (.replaced, { $0.chart.selectedIndex = 1 }), (.replaced, { $0.chart.selectedIndex = nil }),
      (.removed, { reload($0, [[]]) }),
      (.removed, { reload($0, [[nil, 1]]) }),
      (.removed, { reload($0, [[1, 2]], refused: [0]) }),
      (.removed, { reload($0, nil) }),
      // The lift was lost: the same finger comes down once more.
      (.cancelled, { $0.began(-1) }),
    ]
    for (reason, end) in ends {
      let stage = LineStage([1, 2])
      stage.began(0)
      end(stage)
      stage.ended(0)
      stage.chart.reloadData()
      stage.chart.setState(.collapsed)
      #expect(stage.listener.events == [.began(0), .ended(0, reason)])
      // No touch ended it but in four ways.
      #expect((stage.listener.touches.last! != nil) == [.ended, .cancelled, .left].contains(reason))
    }
  }

  @Test func `a missing point and one that may not be selected are passed over for the nearest that may`() {
    let missing = LineStage([1, nil, nil, 4])
    missing.began(0)
    missing.moved(1)
    missing.moved(2)
    missing.ended(2)
    #expect(missing.listener.events == [.began(0), .moved(3), .ended(3, .ended)])
    let refused = LineStage([1, 2, 3, 4])
    refused.listener.refused = [1, 2]
    refused.began(1)
    refused.moved(2)
    refused.ended(2)
    #expect(refused.listener.events == [.began(0), .moved(3), .ended(3, .ended)])
  }

  @Test func `a line none of whose points may be selected is as if it were not there`() {
    let stage = LineStage(lines: [[1, 1], [9, 9]])
    stage.listener.refused = [index(0, 1), index(1, 1)]
    stage.began(0, 1)
    #expect(stage.listener.events == [.began(index(0, 0))])
    let all = LineStage(lines: [[1, 1], [9, 9]])
    all.listener.refused = [index(0, 0), index(1, 0), index(0, 1), index(1, 1)]
    #expect(all.began(0) == .ignored)
    #expect(all.listener.events == [])
  }

  @Test func `a line that touches may not select is passed over, but code may select it`() {
    let stage = LineStage(lines: [[1, 1], [9, 9]])
    stage.listener.style = { LineStyle(isSelectable: $0 == 0) }
    stage.began(0, 0)
    #expect(stage.chart.selectedIndex == index(0, 0))
    stage.chart.selectedIndex = index(1, 1)
    #expect(stage.chart.selectedIndex == index(1, 1))
    let none = LineStage([1, 2])
    none.listener.style = { _ in LineStyle(isSelectable: false) }
    #expect(none.began(0) == .ignored)
  }

  @Test func `the line that the finger chose stays chosen for the drag, across crossings and after leaving`() {
    let stage = LineStage(lines: [[0, 10], [10, 0]])
    stage.began(0, 100)
    stage.moved(1, 100)
    #expect(stage.chart.selectedIndex == index(1, 0))
    stage.moved(-1)
    stage.moved(1, 100)
    #expect(stage.chart.selectedIndex == index(1, 0))
    stage.ended(1)
    stage.began(1, 100)
    #expect(stage.chart.selectedIndex == index(1, 1))
    #expect(
      stage.listener.events == [
        .began(index(0, 0)), .moved(index(1, 0)), .ended(index(1, 0), .left), .began(index(1, 0)), .ended(index(1, 0), .ended),
        .began(index(1, 1)),
      ])
  }

  @Test func `a finger that comes down beside the chart chooses its line where it comes in`() {
    let stage = LineStage(lines: [[0, 10], [10, 0]])
    stage.began(-1)
    stage.moved(0, 0)
    stage.moved(1, 0)
    #expect(stage.listener.events == [.began(index(0, 1)), .moved(index(1, 1))])
  }

  @Test func `the chosen line stays chosen when a reload puts it elsewhere, and another is chosen when it is gone`() {
    let stage = LineStage(lines: [[0, 10], [10, 0]])
    stage.figures.lineIDs = [.name("a"), .name("b")]
    stage.began(0, 100)
    stage.figures.lines = [[10, 0], [5, 5], [0, 10]]
    stage.figures.lineIDs = [.name("b"), .name("c"), .name("a")]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == index(0, 2))
    stage.moved(1, 100)
    #expect(stage.chart.selectedIndex == index(1, 2))
    stage.figures.lines = [[10, 0]]
    stage.figures.lineIDs = [.name("b")]
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil)
    stage.moved(0, 100)
    #expect(stage.chart.selectedIndex == index(0, 0))
    #expect(
      stage.listener.events == [
        .began(index(0, 0)), .moved(index(1, 2)), .ended(index(1, 2), .removed), .began(index(0, 0)),
      ])
  }

  @Test func `a selection goes with its point's identity, without an event`() {
    let stage = LineStage([1, 2, 3])
    stage.figures.ids = [.name("a"), .name("b"), .name("c")]
    stage.began(2)
    stage.figures.lines = [[5, 3, 1, 2]]
    stage.figures.ids = [.name("x"), .name("c"), .name("a"), .name("b")]
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 1)
    stage.figures.lines = [[2, 1]]
    stage.figures.ids = [.name("b"), .name("a")]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.listener.events == [.began(2), .ended(1, .removed)])
  }

  @Test func `numbers that are identities but no places are found again`() {
    let stage = LineStage([1, 2, 3])
    stage.figures.ids = [.index(901), .index(-7), .index(33)]
    stage.chart.selectedIndex = 1
    stage.figures.lines = [[3, 1, 2]]
    stage.figures.ids = [.index(33), .index(901), .index(-7)]
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 2)
  }

  @Test func `of lines of one name, and of lines of one number, each is itself`() {
    for ids in [[ChartID.name("a"), .name("a")], [.index(0), .index(0)]] {
      let stage = LineStage(lines: [[0, 1], [2, 3]])
      stage.figures.lineIDs = ids
      stage.chart.selectedIndex = index(1, 1)
      stage.chart.reloadData()
      #expect(stage.chart.selectedIndex == index(1, 1))
    }
  }

  @Test func `the selection survives only in data that hold it`() {
    // https://github.com/PhilJay/MPAndroidChart/issues/898
    let stage = LineStage(lines: Array(repeating: [Double?](repeating: 1, count: 10), count: 3))
    stage.chart.selectedIndex = index(9, 2)
    stage.figures.lines = [[1, 2, 3]]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.chart.drawing(at: 0).dimming == [])
    stage.figures.lines = []
    stage.chart.reloadData()
    #expect(isFinite(stage.chart.drawing(at: 9)))
  }

  @Test func `one point is meant by every place of a drag, and told once`() {
    // https://github.com/ResearchKit/ResearchKit/issues/699
    let stage = LineStage([7])
    TouchScript.drag(from: ChartPoint(x: 0, y: 10), to: ChartPoint(x: 102, y: 90), steps: 50).play(on: stage.chart)
    #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
  }

  @Test func `a second finger is nobody's until the first has ended`() {
    let stage = LineStage(lines: [[0, 10], [10, 0]])
    stage.began(0, 100, id: 7)
    #expect(stage.began(0, 0, id: 8) == .ignored)
    #expect(stage.moved(1, 0, id: 8) == .ignored)
    #expect(stage.ended(1, 0, id: 8) == .ignored)
    stage.moved(1, 100, id: 7)
    stage.ended(1, id: 7)
    #expect(stage.listener.events == [.began(index(0, 0)), .moved(index(1, 0)), .ended(index(1, 0), .ended)])
  }

  @Test func `a collapsed chart ignores touches, also those that go on when it is shown again`() {
    let stage = LineStage([1, 2])
    stage.began(0)
    stage.chart.setState(.collapsed, animated: true)
    #expect(stage.moved(1) == .ignored)
    stage.chart.setState(.expanded)
    #expect(stage.moved(1) == .ignored)
    #expect(stage.ended(1) == .ignored)
    #expect(stage.listener.events == [.began(0), .ended(0, .collapsed)])
    stage.chart.setState(.collapsed)
    stage.chart.selectedIndex = 1
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.began(0) == .ignored)
    #expect(stage.chart.drawing(at: 9).dimming == [])
  }

  @Test func `a finger lifted while the source is being read is lifted`() {
    let stage = LineStage([1, 2])
    stage.began(0, id: 1)
    stage.figures.onAsk = { _, ask in if ask == .count { stage.ended(0, id: 1) } }
    stage.chart.reloadData()
    #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.began(1, id: 2) == .claimed)
  }

  @Test func `a kept selection stays when the finger is lifted, and ends when it is tapped again`() {
    let stage = LineStage(lines: [[0, 10], [10, 0]])
    stage.chart.keepsSelection = true
    func tap(_ item: Int, _ y: Double) { (stage.began(item, y), stage.ended(item, y)).0 == .claimed ? () : () }
    tap(0, 100)
    #expect(stage.chart.selectedIndex == index(0, 0))
    tap(0, 0)
    #expect(stage.chart.selectedIndex == index(0, 1))
    tap(0, 0)
    #expect(stage.chart.selectedIndex == nil)
    tap(1, 0)
    tap(-1, 0)
    #expect(
      stage.listener.events == [
        .began(index(0, 0)), .ended(index(0, 0), .replaced), .began(index(0, 1)), .ended(index(0, 1), .ended),
        .began(index(1, 0)), .ended(index(1, 0), .ended),
      ])
  }

  @Test func `selecting by code is silent and takes only points that are there`() {
    let stage = LineStage([1, nil, 3, 4])
    stage.listener.refused = [3]
    for (wanted, got) in [(0, 0), (1, nil), (2, 2), (3, nil), (4, nil), (-1, nil), (Int.max, nil), (Int.min, nil)]
      as [(Int, Int?)]
    {
      stage.chart.selectedIndex = ChartIndex(item: wanted)
      #expect(stage.chart.selectedIndex?.item == got)
      stage.chart.selectedIndex = ChartIndex(item: 0, series: wanted == 0 ? -1 : wanted)
      #expect(stage.chart.selectedIndex == nil)
    }
    #expect(stage.listener.events == [])
  }

  @Test func `inside each callback the chart has the selection it tells of`() {
    let stage = LineStage([1, nil, 3, 4])
    var wrong: [LineListener.Ask] = []
    stage.listener.onAsk = { chart, ask in
      switch ask {
      case .began(let index), .moved(let index): if chart.selectedIndex != index { wrong.append(ask) }
      case .ended(_, .replaced): if chart.selectedIndex != 3 { wrong.append(ask) }
      case .ended: if chart.selectedIndex != nil { wrong.append(ask) }
      default: break
      }
    }
    stage.began(0)
    for item in 1...3 { stage.moved(item) }
    stage.ended(3)
    stage.began(0)
    stage.chart.selectedIndex = 3
    #expect(wrong == [])
    #expect(stage.listener.events.count == 6)
  }

  @Test func `the host is told once of what has changed, after the delegate, and not where nothing has`() {
    let stage = LineStage([1, nil, 3])
    stage.chart.showsTooltip = false
    _ = stage.chart.drawing(at: 0)
    var told: [Int] = []
    stage.chart.needsDisplay = { told.append(stage.listener.events.count) }
    func count(_ act: () -> Void) -> Int {
      told = []
      act()
      return told.count
    }
    #expect(count { stage.began(-1) } == 0)
    #expect(count { stage.moved(0) } == 1)
    #expect(told == [1])
    #expect(count { stage.moved(0) } == 0)
    #expect(count { stage.moved(0, 10) } == 0)
    #expect(count { stage.moved(2) } == 1)
    #expect(count { stage.moved(-1) } == 1)
    #expect(count { stage.moved(-1) } == 0)
    #expect(count { stage.ended(-1) } == 0)
    #expect(count { stage.began(0, id: 2) } == 1)
    #expect(count { stage.began(2, id: 3) } == 0)
    #expect(count { stage.chart.selectedIndex = 2 } == 1)
    #expect(count { stage.chart.selectedIndex = 2 } == 0)
    #expect(count { stage.chart.setState(.expanded) } == 0)
    #expect(count { stage.chart.setState(.collapsed) } == 1)
    #expect(count { stage.began(0) } == 0)
    #expect(count { stage.chart.reloadData() } == 1)
    #expect(count { stage.chart.size = stage.chart.size } == 0)
  }

  @Test func `a band that follows the finger is drawn where the finger is`() {
    let stage = LineStage([1, 2])
    stage.listener.band = LineSelectionBand(width: 20, followsTouch: true)
    stage.chart.showsTooltip = false
    var told = 0
    stage.chart.needsDisplay = { told += 1 }
    for (x, left) in [(0.0, 0.0), (30, 20), (45, 35), (51, 41)] {
      stage.chart.touch(ChartTouch(phase: told == 0 ? .began : .moved, point: ChartPoint(x: x, y: 50)))
      guard case .rect(let rect) = Drawn(stage.chart.drawing(at: 0).selection).fills.first?.figure else {
        Issue.record("no band")
        continue
      }
      #expect(rect.x == left && rect.width == 20)
    }
    #expect(told == 4)
  }

  @Test func `a host that draws at once when a setting changes finds the new setting`() {
    let stage = LineStage([1, 2])
    var seen: [Double?] = []
    stage.chart.needsDisplay = {
      _ = stage.chart.drawing(at: 0)
      seen.append(stage.chart.maximumValue)
    }
    stage.chart.maximumValue = 5
    stage.chart.maximumValue = 5
    stage.chart.resetMaximumValue()
    #expect(seen == [5, nil])
  }

  @Test func `counts that no memory holds are cut, and told`() {
    let stage = LineStage([1, 2])
    stage.figures.announcedLines = Int.max
    stage.figures.announced = -5
    #expect(stage.chart.drawing(at: 0).marks.count > 0)
    #expect(stage.chart.diagnostics == [.tooManyValues(announced: Int.max - 4096, read: 0)])
    stage.figures.announcedLines = -3
    stage.chart.reloadData()
    #expect(stage.chart.diagnostics == [])
    let short = LineStage([1, 2, 3])
    short.figures.gives = 2
    #expect(short.chart.diagnostics == [.wrongValueCount(expected: 3, given: 2)])
    #expect(short.chart.value(at: 2) == nil)
    #expect(short.chart.value(at: 1) == 2)
  }

  @Test func `a reload reads everything once, in order, and a drawing asks no values`() {
    let stage = LineStage(lines: [[Double?](repeating: 1, count: 70_000), [1]])
    stage.chart.reloadData()
    stage.figures.asked = []
    stage.chart.reloadData()
    _ = stage.chart.drawing(at: 0)
    stage.began(0)
    stage.chart.size.width = 500
    _ = stage.chart.drawing(at: 1)
    let reads = stage.figures.asked.filter { if case .label = $0 { false } else if case .id = $0 { false } else { true } }
    #expect(
      reads == [
        .seriesCount, .name(0), .count, .values(0..<65_536, 0), .values(65_536..<70_000, 0), .name(1), .count, .values(0..<1, 1),
      ])
    #expect(stage.figures.asked.count - reads.count < 50)
  }
}
