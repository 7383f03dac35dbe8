import Barline
import Testing

/// What touches do to a bar chart: which bar is meant, and what the delegate hears.
@Suite struct TouchTests {
  @Test func `a drag tells of a begin, of moves where the bar changes, and of one end`() {
    let stage = Stage([1, 2, 3])
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
    let ends: [(SelectionEnd, (Stage) -> Void)] = [
      (.ended, { $0.ended(0) }), (.cancelled, { $0.touch(.cancelled, 0) }), (.left, { $0.moved(-1) }),
      (.collapsed, { $0.chart.setState(.collapsed) }), (.replaced, { $0.chart.delegate = nil }),
      (.replaced, { $0.chart.selectedIndex = 1 }), (.replaced, { $0.chart.selectedIndex = nil }),
      (
        .removed,
        {
          $0.figures.series = [[]]; $0.chart.reloadData()
        }
      ),
      (
        .removed,
        {
          $0.figures.series = [[nil, 1]]; $0.chart.reloadData()
        }
      ),
      (
        .removed,
        {
          $0.listener.refused = [0]; $0.chart.reloadData(animated: true)
        }
      ),
      (
        .removed,
        {
          $0.chart.dataSource = nil; _ = $0.chart.drawing(at: 0)
        }
      ),
      // The lift was lost: the same finger comes down once more.
      (.cancelled, { $0.began(-1) }),
    ]
    for (reason, end) in ends {
      let stage = Stage([1, 2])
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

  @Test func `only x counts, up to and with the edges of the plot`() {
    let stage = Stage([1, 2, 3])
    stage.chart.insets = ChartInsets(top: 0, left: 10, bottom: 0, right: 20)
    stage.chart.size.width = 330
    func item(_ x: Double, _ y: Double = 50) -> Int? { stage.chart.index(at: ChartPoint(x: x, y: y))?.item }
    for y in [50, 0, -1e9, 1e9, .infinity, -.infinity, .nan] {
      #expect(item(10, y) == 0)
      #expect(item(310, y) == 2)
      #expect(item(160, y) == 1)
    }
    for x in [Double(10).nextDown, Double(310).nextUp, -1e300, .infinity, -.infinity, .nan] { #expect(item(x) == nil) }
  }

  @Test func `every x means the bar that is nearest, and no place in the plot is dead`() {
    for padding in [nil, 0, 3, 1000] as [Double?] {
      for count in 1...7 {
        let stage = Stage([Double?](repeating: 1, count: count))
        stage.listener.padding = padding
        stage.chart.size = ChartSize(width: 113, height: 50)
        let frames = (0..<count).compactMap { stage.chart.frame(ofBarAt: ChartIndex(item: $0)) }
        for step in 0...226 {
          let x = Double(step) / 2
          let far = frames.map { max($0.minX - x, x - $0.maxX, 0) }
          let found = stage.chart.index(at: ChartPoint(x: x, y: 10))?.item
          // Two neighbours may be equally near, but for the last digit.
          #expect(found.map { far[$0] <= (far.min() ?? 0) + 1e-9 } == true)
        }
      }
    }
  }

  @Test func `the middle of each bar is that bar, however many series there are`() {
    for isBare in [true, false] {
      for width in [90.0, 320, 641] {
        for items in 1...4 {
          for series in 1...12 {
            let stage = Stage(series: Array(repeating: Array(repeating: 2, count: items), count: series), bare: isBare)
            stage.chart.showsLegend = false
            stage.chart.size = ChartSize(width: width, height: 200)
            for item in 0..<items {
              for place in 0..<series {
                let index = ChartIndex(item: item, series: place)
                guard let frame = stage.chart.frame(ofBarAt: index), !frame.isEmpty else { continue }
                #expect(stage.chart.index(at: frame.center) == index)
              }
            }
          }
        }
      }
    }
  }

  @Test func `what is drawn under a point is what a touch there means`() {
    let stage = Stage(series: [[5, -3, nil, 4], [2, 2, 2, -1]], bare: false)
    stage.chart.size = ChartSize(width: 320, height: 200)
    let drawing = stage.chart.drawing(at: 0)
    for x in stride(from: 0, to: 320, by: 3) {
      for y in stride(from: 0, to: 200, by: 7) {
        let point = ChartPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        guard let mark = MarkFinder.mark(at: point, in: drawing) else { continue }
        let index = stage.chart.index(at: point)
        #expect(mark.id == Mark.ID(role: .bar, series: .index(index?.series ?? -1), item: .index(index?.item ?? -1)))
      }
    }
  }

  @Test func `a missing bar and one that may not be selected end a drag that goes over them, and it begins anew`() {
    for stage in [Stage([1, nil, 3]), Stage([1, 2, 3])] {
      stage.listener.refused = [1]
      stage.began(0)
      #expect(stage.moved(1) == .claimed)
      #expect(stage.moved(1) == .ignored)
      stage.moved(2)
      stage.ended(2)
      #expect(stage.listener.events == [.began(0), .ended(0, .left), .began(2), .ended(2, .ended)])
      #expect(stage.began(1) == .ignored)
      stage.ended(1)
      #expect(stage.listener.events.count == 4)
    }
  }

  @Test func `a second finger is nobody's until the first has ended`() {
    let stage = Stage([1, 2, 3])
    stage.began(0, id: 7)
    #expect(stage.began(1, id: 8) == .ignored)
    #expect(stage.moved(2, id: 8) == .ignored)
    #expect(stage.ended(2, id: 8) == .ignored)
    stage.ended(0, id: 7)
    stage.moved(1, id: 8)
    stage.began(2, id: 8)
    #expect(stage.listener.events == [.began(0), .ended(0, .ended), .began(2)])
  }

  @Test func `a collapsed chart ignores touches, also those that go on when it is shown again`() {
    let stage = Stage([1, 2])
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
  }

  @Test func `a finger lifted while the source is being read is lifted`() {
    let stage = Stage([1, 2])
    stage.began(0, id: 1)
    stage.figures.onAsk = { _, ask in if ask == .count { stage.ended(0, id: 1) } }
    stage.chart.reloadData()
    #expect(stage.listener.events == [.began(0), .ended(0, .ended)])
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.began(1, id: 2) == .claimed)
  }

  @Test func `a kept selection stays when the finger is lifted, and ends when it or an empty place is tapped`() {
    let stage = Stage([1, nil, 3])
    stage.chart.keepsSelection = true
    func tap(_ item: Int) { stage.began(item); stage.ended(item) }
    tap(0)
    #expect(stage.chart.selectedIndex == 0)
    tap(2)
    tap(2)
    tap(0)
    tap(1)
    #expect(
      stage.listener.events == [
        .began(0), .ended(0, .replaced), .began(2), .ended(2, .ended), .began(0), .ended(0, .ended),
      ])
  }

  @Test func `selecting by code is silent and takes only bars that are there`() {
    let stage = Stage([1, nil, 3, 4])
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
    let stage = Stage([1, nil, 3, 4])
    var wrong: [Listener.Ask] = []
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
    #expect(stage.listener.events.count == 7)
  }

  @Test func `the host is told once of what has changed, after the delegate, and not where nothing has`() {
    let stage = Stage([1, nil, 3])
    stage.chart.showsTooltip = false
    _ = stage.chart.drawing(at: 0)
    var told: [Int] = []
    stage.chart.needsDisplay = { told.append(stage.listener.events.count) }
    func count(_ act: () -> Void) -> Int {
      told = []
      act()
      return told.count
    }
    #expect(count { stage.began(1) } == 0)
    #expect(count { stage.moved(0) } == 1)
    #expect(told == [1])
    #expect(count { stage.moved(0) } == 0)
    #expect(count { stage.moved(2) } == 1)
    #expect(count { stage.moved(1) } == 1)
    #expect(count { stage.moved(1) } == 0)
    #expect(count { stage.ended(1) } == 0)
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

  @Test func `a sheet that draws the same keeps its revision, and one that does not has another`() {
    let stage = Stage([1, 2])
    let rest = stage.chart.drawing(at: 0)
    stage.began(0)
    let first = stage.chart.drawing(at: 0)
    stage.moved(1)
    let second = stage.chart.drawing(at: 0)
    #expect(rest.frame.revision == second.frame.revision)
    #expect(rest.marks.revision == second.marks.revision)
    #expect(first.selection.revision != second.selection.revision)
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.drawing(at: 1).selection.revision == 0)
  }
}
