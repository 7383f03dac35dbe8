import Barline
import Testing

/// Every short story of fingers, reloads and settings: each begin has one end, and no slice is told that is not there.
@Suite struct PieTouchScriptTests {
  enum Event: CaseIterable {
    case began, beganElsewhere, moved, movedOut, ended, cancelled, secondFinger, collapse, expand, fewer, none, others, moreAgain
    case sourceGone, delegateReplaced, delegateDied, code, codeInvalid, keep, refuse
  }

  /// A pie, and all delegates it ever had.
  private final class World {
    let figures = PieFigures([1, 2, 3])
    let chart = PieChartView(size: ChartSize(width: 200, height: 200))
    var listener: PieListener? = PieListener()
    var problems: [String] = []
    /// Of each delegate that lives: what it has heard.
    var former: [PieListener] = []

    init() {
      figures.ids = [.name("a"), .name("b"), .name("c")]
      chart.makeBare()
      chart.dataSource = figures
      listen()
      _ = chart.drawing(at: 0)
    }

    func listen() {
      let listener = PieListener()
      listener.onAsk = { [unowned self] chart, ask in
        switch ask {
        case .began(let index), .moved(let index):
          if !self.exists(index) || chart.selectedIndex != index { self.problems.append("\(ask) of no slice") }
        default: break
        }
      }
      chart.delegate = listener
      self.listener = listener
    }

    func exists(_ index: Int) -> Bool { figures.values.indices.contains(index) && (figures.values[index] ?? 0) > 0 }

    func touch(_ phase: ChartTouch.Phase, _ item: Int, id: Int = 1) {
      chart.touch(ChartTouch(id: id, phase: phase, point: PieStage.place(item)))
    }

    func reload(_ values: [Double?], _ ids: [String]) {
      figures.values = values
      figures.ids = ids.map { .name($0) }
      chart.reloadData(animated: values.count == 3)
    }

    func run(_ event: Event) {
      switch event {
      case .began: touch(.began, 0)
      case .beganElsewhere: touch(.began, 2)
      case .moved: touch(.moved, 2)
      case .movedOut: touch(.moved, -1)
      case .ended: touch(.ended, 2)
      case .cancelled: touch(.cancelled, 0)
      case .secondFinger:
        touch(.began, 2, id: 2)
        touch(.moved, 0, id: 2)
      case .collapse: chart.setState(.collapsed, animated: true)
      case .expand: chart.setState(.expanded)
      case .fewer: reload([3], ["c"])
      case .none: reload([], [])
      case .others: reload([1, 2, 3], ["x", "y", "z"])
      case .moreAgain: reload([9, 1, nil, 3], ["n", "a", "b", "c"])
      case .sourceGone:
        chart.dataSource = nil
        _ = chart.drawing(at: 0)
        chart.dataSource = figures
      case .delegateReplaced:
        if let listener { former.append(listener) }
        listen()
      case .delegateDied: listener = nil
      case .code: chart.selectedIndex = 0
      case .codeInvalid: chart.selectedIndex = 99
      case .keep: chart.keepsSelection.toggle()
      case .refuse: listener?.refused = [2]
      }
    }

    /// Ends everything, and gives what was wrong.
    func close() -> [String] {
      if let selected = chart.selectedIndex, !exists(selected) { problems.append("\(selected) is selected and not there") }
      if chart.isReloading { problems.append("still reading") }
      let drawing = chart.drawing(at: 0)
      if (chart.selectedIndex == nil) != drawing.dimming.isEmpty { problems.append("dimming sticks") }
      if (chart.selectedIndex == nil) != drawing.selection.isEmpty { problems.append("the selection is not as it is drawn") }
      touch(.cancelled, 0, id: 1)
      touch(.cancelled, 0, id: 2)
      chart.setState(.collapsed)
      if !chart.drawing(at: 9).selection.isEmpty { problems.append("the selection is drawn collapsed") }
      for listener in former + (listener.map { [$0] } ?? []) {
        problems += orderProblems(listener.events)
        if let last = listener.events.last, case .ended = last {
        } else if !listener.events.isEmpty {
          problems.append("never ended")
        }
      }
      return problems
    }
  }

  /// What is wrong at the end of a story.
  private func problems(of story: [Event]) -> [String] {
    let world = World()
    for event in story { world.run(event) }
    return world.close()
  }

  @Test func `every story of two events, and every one of four that begins with a touch, ends each begin once`() {
    for first in Event.allCases {
      for second in Event.allCases {
        for story in [[first, second], [.began, first, second, .moved]] {
          #expect(problems(of: story) == [], "\(story)")
        }
      }
    }
  }

  @Test func `longer stories end each begin once`() {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for round in 0..<500 {
      let length = 4 + round % 9
      let story = [.began] + (0..<length).map { _ in Event.allCases[next(Event.allCases.count)] }
      #expect(problems(of: story) == [], "\(story)")
    }
  }
}
