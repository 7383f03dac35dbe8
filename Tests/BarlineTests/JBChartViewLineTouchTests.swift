import Barline
import Testing

/// Rows of `Docs/JBChartView.md` about touches and the state of a line chart: the holes of its touch logic are closed.
@Suite struct JBChartViewLineTouchTests {
  private let two: [[Double?]] = [[1, 1, 1], [9, 9, 9]]

  @Test func `a touch up to 24 beside the plot means its edge, farther off nothing, at any height`() {
    let room = LineRoom([[1, 2, 3]])
    room.chart.insets = ChartInsets(top: 0, left: 40, bottom: 0, right: 40)
    room.chart.size.width = 280
    for y in [-1e9, 0, 50, 1e9] {
      for (x, item) in [(15.9, nil), (16, 0), (40, 0), (140, 1), (264, 2), (264.1, nil)] as [(Double, Int?)] {
        #expect(room.chart.index(at: ChartPoint(x: x, y: y))?.item == item)
      }
    }
  }

  @Test func `a missing point is passed over for the nearest one there is`() {
    let room = LineRoom([[1, nil, nil, 4]])
    for (x, item) in [(0.0, 0), (80, 0), (120, 3), (200, 3)] {
      #expect(room.chart.index(at: ChartPoint(x: x, y: 0))?.item == item)
    }
    #expect(LineRoom([[nil, nil]]).chart.index(at: ChartPoint(x: 100, y: 50)) == nil)
    #expect(LineRoom([[]]).chart.index(at: ChartPoint(x: 100, y: 50)) == nil)
    #expect(LineRoom([]).chart.index(at: ChartPoint(x: 100, y: 50)) == nil)
  }

  @Test func `a selection of lines ends once whatever ends it, and nothing stays dimmed`() {
    let ends: [(String, (LineRoom) -> Void)] = [
      ("ended", { $0.touch(.ended, 100, 99) }), ("cancelled", { $0.touch(.cancelled, 100, 99) }),
      ("left", { $0.touch(.moved, 300, 99) }), ("collapsed", { $0.chart.setState(.collapsed, animated: true) }),
      ("replaced", { $0.chart.delegate = nil }), ("replaced", { $0.chart.selectedIndex = nil }),
      (
        "removed",
        {
          $0.source.lines = [[1]]
          $0.chart.reloadData(animated: true)
        }
      ),
      (
        "removed",
        {
          $0.chart.dataSource = nil
          _ = $0.chart.drawing(at: 0)
        }
      ),
    ]
    for (reason, end) in ends {
      let room = LineRoom(two)
      room.touch(.began, 100, 99)
      #expect(room.chart.drawing(at: 0).dimming == [1, 0.2, 1, 0.2, 1, 0])
      end(room)
      room.touch(.ended, 100, 99)
      room.chart.setState(.expanded)
      room.chart.reloadData()
      #expect(room.delegate.events == ["began 1 of 0", "ended 1 of 0 (\(reason))"])
      #expect(room.chart.selectedIndex == nil)
      #expect(room.chart.drawing(at: 9).dimming == [])
    }
  }

  @Test func `a touch of a collapsed chart selects nothing and dims nothing`() {
    let room = LineRoom(two)
    room.chart.setState(.collapsed)
    #expect(room.touch(.began, 100, 99) == .ignored)
    #expect(room.touch(.ended, 100, 99) == .ignored)
    room.chart.setState(.expanded)
    #expect(room.delegate.events == [])
    #expect(room.chart.drawing(at: 0).dimming == [])
  }

  @Test func `the nearest line is told also where line selection is not shown`() {
    let room = LineRoom(two)
    room.chart.showsLineSelection = false
    room.touch(.began, 0, 0)
    #expect(room.delegate.events == ["began 0 of 1"])
  }

  @Test func `data that have changed without a reload change nothing under a finger`() {
    let room = LineRoom(two)
    _ = room.chart.drawing(at: 0)
    room.source.lines = []
    #expect(room.touch(.began, 0, 99) == .claimed)
    #expect(room.touch(.moved, 200, 99) == .claimed)
    #expect(room.delegate.events == ["began 0 of 0", "moved 2 of 0"])
    let alone = LineChartView(size: ChartSize(width: 200, height: 100))
    #expect(alone.touch(ChartTouch(phase: .began, point: ChartPoint(x: 100, y: 50))) == .ignored)
  }

  @Test func `a selection by code is silent, takes only points that are there, and stays through a reload`() {
    let room = LineRoom([[1, nil, 3]])
    for (item, kept) in [(1, nil), (3, nil), (-1, nil), (2, 2)] as [(Int, Int?)] {
      room.chart.selectedIndex = ChartIndex(item: item)
      #expect(room.chart.selectedIndex?.item == kept)
    }
    room.chart.reloadData(animated: true)
    #expect(room.chart.selectedIndex == ChartIndex(item: 2))
    #expect(room.delegate.events == [])
  }

  @Test func `lines fold away in a quarter of a second whatever their values, and answer once`() {
    let room = LineRoom([[50, 80], [0, 10]])
    _ = room.chart.drawing(at: 0)
    var answers: [Bool] = []
    room.chart.setState(.collapsed, animated: true) { answers.append($0) }
    #expect(room.marks(at: 0).strokes.count == 2)
    #expect(room.marks(at: 0.125).strokes.map(\.opacity) == [0.5, 0.5])
    #expect(answers == [])
    #expect(room.marks(at: 0.25).traces == [])
    #expect(answers == [true])
    room.chart.setState(.collapsed, animated: true) { answers.append($0) }
    #expect(answers == [true, true])
    #expect(!room.chart.isMoving(at: 0.25))
    room.chart.setState(.expanded)
    #expect(room.marks(at: 0.25).strokes.count == 2)
  }

  @Test func `an area has no corner but over its own points, and a lone point has none`() {
    let room = LineRoom([[nil, 3, nil, 2, 4]])
    room.restyle(LineStyle(area: AreaStyle()))
    let areas = room.marks.fills.compactMap { if case .path(let path) = $0.figure { path } else { nil } }
    #expect(areas.map(\.verbs) == [[.move, .line, .line, .line, .close]])
    let xs = stride(from: 0, to: areas[0].numbers.count, by: 2).map { areas[0].numbers[$0] }
    #expect(xs == [149.5, 199, 199, 149.5])
  }
}
