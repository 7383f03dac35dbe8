import Testing

@testable import Barline

/// What a finger on a chart that scrolls means: every phase with every event, and what holds in all short sequences.
@Suite struct ScrollArbiterTests {
  typealias Action = ScrollArbiter.Action

  private static let home = ChartPoint(x: 100, y: 100)

  private static func touch(_ phase: ChartTouch.Phase, _ dx: Double = 0, _ dy: Double = 0, id: Int = 1) -> ChartTouch {
    ChartTouch(id: id, phase: phase, point: ChartPoint(x: home.x + dx, y: home.y + dy))
  }

  /// An arbiter in each phase, at time 0 but for the last two, which were brought there by 0.05.
  private static func arbiter(_ phase: String) -> ScrollArbiter {
    var arbiter = ScrollArbiter()
    switch phase {
    case "pressed": _ = arbiter.take(touch(.began), at: 0, isMoving: false)
    case "stopped": _ = arbiter.take(touch(.began), at: 0, isMoving: true)
    case "dragging":
      _ = arbiter.take(touch(.began), at: 0, isMoving: false)
      _ = arbiter.take(touch(.moved, 20), at: 0.05, isMoving: false)
    case "selecting":
      _ = arbiter.take(touch(.began), at: 0, isMoving: false)
      _ = arbiter.take(touch(.moved, 0, 20), at: 0.05, isMoving: false)
    default: break
    }
    return arbiter
  }

  private static func name(_ arbiter: ScrollArbiter) -> String {
    switch arbiter.phase {
    case .idle: "idle"
    case .pressed(let press): press.hasStopped ? "stopped" : "pressed"
    case .dragging: "dragging"
    case .selecting: "selecting"
    }
  }

  @Test func `a finger comes down: it is pressed, and whatever moves stops`() {
    let (down, other) = (Self.touch(.began), Self.touch(.began, id: 2))
    for (phase, isMoving, actions, then) in [
      ("idle", false, [], "pressed"), ("idle", true, [Action.halt], "stopped"),
      // Its end got lost.
      ("pressed", false, [], "pressed"), ("stopped", false, [], "pressed"), ("dragging", false, [], "pressed"),
      ("selecting", false, [.select(Self.touch(.cancelled))], "pressed"),
    ] {
      var arbiter = Self.arbiter(phase)
      #expect(arbiter.take(down, at: 1, isMoving: isMoving) == actions, "\(phase)")
      #expect(Self.name(arbiter) == then, "\(phase)")
    }
    for phase in ["pressed", "stopped", "dragging", "selecting"] {
      var arbiter = Self.arbiter(phase)
      #expect(arbiter.take(other, at: 1, isMoving: false) == [], "\(phase)")
      #expect(arbiter == Self.arbiter(phase), "a second finger changes nothing")
    }
  }

  @Test func `a finger moves: sideways it scrolls, up or down or after a rest it selects`() {
    let began = Self.touch(.began)
    func moved(_ dx: Double, _ dy: Double) -> ChartTouch { Self.touch(.moved, dx, dy) }
    let rows: [(phase: String, dx: Double, dy: Double, time: Double, actions: [Action], then: String)] = [
      ("idle", 50, 0, 0.1, [], "idle"),
      ("pressed", 8, 8, 0.1, [], "pressed"),
      ("pressed", -8, -8, 0.1, [], "pressed"),
      // The content follows from where the slop ends.
      ("pressed", 9, 0, 0.1, [.scroll(by: -1)], "dragging"),
      ("pressed", -30, 0, 0.1, [.scroll(by: 22)], "dragging"),
      ("pressed", 30, 30, 0.1, [.scroll(by: -22)], "dragging"),
      ("pressed", 9, 10, 0.1, [.select(began), .select(moved(9, 10))], "selecting"),
      ("pressed", 0, -9, 0.1, [.select(began), .select(moved(0, -9))], "selecting"),
      // It had rested for long enough before it went on.
      ("pressed", 50, 0, 0.2, [.select(began), .select(moved(50, 0))], "selecting"),
      ("pressed", 50, 0, 0.19, [.scroll(by: -42)], "dragging"),
      ("stopped", 20, 0, 0.1, [.scroll(by: -12)], "dragging"),
      ("stopped", 2, 0, 0.3, [.select(began), .select(moved(2, 0))], "selecting"),
      ("dragging", 50, 40, 0.1, [.scroll(by: -30)], "dragging"),
      ("dragging", 20, 40, 0.1, [], "dragging"),
      ("selecting", 50, 0, 0.1, [.select(moved(50, 0))], "selecting"),
    ]
    for row in rows {
      var arbiter = Self.arbiter(row.phase)
      #expect(arbiter.take(moved(row.dx, row.dy), at: row.time, isMoving: false) == row.actions, "\(row)")
      #expect(Self.name(arbiter) == row.then, "\(row)")
    }
    for phase in ["idle", "pressed", "stopped", "dragging", "selecting"] {
      var arbiter = Self.arbiter(phase)
      #expect(arbiter.take(Self.touch(.moved, 50, id: 2), at: 0.1, isMoving: false) == [])
      #expect(arbiter == Self.arbiter(phase))
    }
  }

  @Test func `a finger is lifted: a tap selects, a drag lets the content run on`() {
    let began = Self.touch(.began)
    func ended(_ dx: Double = 0, _ dy: Double = 0) -> ChartTouch { Self.touch(.ended, dx, dy) }
    let rows: [(phase: String, dx: Double, dy: Double, time: Double, actions: [Action])] = [
      ("idle", 0, 0, 0.1, []),
      ("pressed", 3, 3, 0.1, [.select(began), .select(ended(3, 3))]),
      // A tap that stops a coasting chart selects nothing; a rest does.
      ("stopped", 0, 0, 0.1, []),
      ("stopped", 0, 0, 0.2, [.select(began), .select(ended())]),
      // 40 points in 0.1 s, 32 of them beyond the slop: 400 points a second.
      ("pressed", 40, 0, 0.1, [.scroll(by: -32), .coast(velocity: -400)]),
      ("dragging", 40, 0, 0.1, [.scroll(by: -20), .coast(velocity: -400)]),
      // It rested: only what lies less than 0.1 s back counts.
      ("dragging", 20, 0, 0.5, []),
      ("dragging", 20, 0, 0.1, [.coast(velocity: -200)]),
      ("selecting", 5, 5, 0.1, [.select(ended(5, 5))]),
    ]
    for row in rows {
      var arbiter = Self.arbiter(row.phase)
      let actions = arbiter.take(ended(row.dx, row.dy), at: row.time, isMoving: false)
      #expect(actions.count == row.actions.count, "\(row)")
      for (action, expected) in zip(actions, row.actions) {
        if case .coast(let velocity) = action, case .coast(let speed) = expected {
          #expect((velocity - speed).magnitude < 1e-9, "\(row)")
        } else {
          #expect(action == expected, "\(row)")
        }
      }
      #expect(arbiter.phase == .idle)
    }
  }

  @Test func `a touch is cancelled: only a selection hears of it`() {
    for phase in ["idle", "pressed", "stopped", "dragging", "selecting"] {
      var arbiter = Self.arbiter(phase)
      let actions = arbiter.take(Self.touch(.cancelled, 40), at: 0.1, isMoving: false)
      #expect(actions == (phase == "selecting" ? [.select(Self.touch(.cancelled, 40))] : []))
      #expect(arbiter.phase == .idle)
    }
  }

  @Test func `the clock goes on: a finger at rest selects after a fifth of a second, where it is`() {
    for phase in ["idle", "pressed", "stopped", "dragging", "selecting"] {
      var arbiter = Self.arbiter(phase)
      #expect(arbiter.isWaiting == (phase == "pressed" || phase == "stopped"))
      #expect(arbiter.wait(until: 0.199) == [])
      #expect(arbiter == Self.arbiter(phase))
      let isDown = phase == "pressed" || phase == "stopped"
      #expect(arbiter.wait(until: 0.2) == (isDown ? [.select(Self.touch(.began))] : []))
      #expect(Self.name(arbiter) == (isDown ? "selecting" : phase))
    }
    var arbiter = Self.arbiter("pressed")
    _ = arbiter.take(Self.touch(.moved, 5, 3), at: 0.1, isMoving: false)
    #expect(arbiter.wait(until: 0.2) == [.select(Self.touch(.began, 5, 3))])
  }

  @Test func `places and times that are no numbers scroll nowhere`() {
    let bad = [Double.nan, .infinity, -.infinity]
    for phase in ["idle", "pressed", "stopped", "dragging", "selecting"] {
      for (x, y, time) in bad.flatMap({ x in bad.flatMap { y in (bad + [0.1]).map { (x, y, $0) } } }) {
        for kind in [ChartTouch.Phase.began, .moved, .ended, .cancelled] {
          var arbiter = Self.arbiter(phase)
          let actions = arbiter.take(ChartTouch(phase: kind, point: ChartPoint(x: x, y: y)), at: time, isMoving: false)
          for action in actions {
            switch action {
            case .scroll(let points): #expect(points.isFinite)
            case .coast(let velocity): #expect(velocity.isFinite)
            case .halt, .select: break
            }
          }
        }
      }
    }
  }

  /// Every sequence of five of ten events.
  @Test func `in every short sequence a begin has one end, and a touch that scrolls selects nothing`() {
    let events: [(touch: ChartTouch?, later: Double)] = [
      (Self.touch(.began), 0.05), (Self.touch(.began, id: 2), 0.05), (Self.touch(.moved, 3), 0.05),
      (Self.touch(.moved, 30), 0.05), (Self.touch(.moved, 0, 30), 0.05), (Self.touch(.ended), 0.05),
      (Self.touch(.ended, 60), 0.05), (Self.touch(.cancelled), 0.05), (Self.touch(.ended, id: 2), 0.05), (nil, 0.25),
    ]
    var wrong = 0
    for number in 0..<100_000 {
      var (arbiter, time, code) = (ScrollArbiter(), 0.0, number)
      var (isSelecting, hasScrolled) = (false, false)
      for _ in 0..<5 {
        let event = events[code % 10]
        code /= 10
        time += event.later
        if event.touch?.phase == .began, arbiter.finger == nil { hasScrolled = false }
        let isRestart = event.touch?.phase == .began && event.touch?.id == arbiter.finger
        let actions = event.touch.map { arbiter.take($0, at: time, isMoving: false) } ?? arbiter.wait(until: time)
        if isRestart { hasScrolled = false }
        for action in actions {
          switch action {
          case .select(let touch):
            if touch.phase == .began {
              if isSelecting || hasScrolled { wrong += 1 }
              isSelecting = true
            } else {
              if !isSelecting { wrong += 1 }
              if touch.phase != .moved { isSelecting = false }
            }
          case .scroll, .coast:
            if isSelecting { wrong += 1 }
            hasScrolled = true
          case .halt: wrong += 1
          }
        }
        if isSelecting != (Self.name(arbiter) == "selecting") { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }
}

/// A content that runs on.
@Suite struct CoastTests {
  @Test func `it goes as the formula says, and is at rest exactly where and when it ends`() throws {
    let coast = try #require(Coast(from: 100, velocity: 420, at: 10, maximum: 1e6))
    // Down to 20 of 420 points a second: 400 / 2 points on, after ln 21 / 2 seconds.
    #expect(coast.end == 300)
    #expect((coast.duration - 1.5222612188617113).magnitude < 1e-12)
    #expect(coast.offset(at: 9) == 100)
    #expect(coast.offset(at: 10) == 100)
    // 210 · (1 − e⁻¹) on after half a second.
    #expect((coast.offset(at: 10.5) - 232.74531736).magnitude < 1e-6)
    #expect(coast.isMoving(at: 11.5) && !coast.isMoving(at: 11.53))
    #expect(coast.offset(at: 11.53) == 300)
    #expect(coast.offset(at: .infinity) == 300)
  }

  @Test func `it stops exactly at an end of the content, both ways`() throws {
    for (velocity, start, end) in [(1000.0, 900.0, 1000.0), (-1000, 100, 0), (20_000, 0, 1000), (-20_000, 1000, 0)] {
      let coast = try #require(Coast(from: start, velocity: velocity, at: 0, maximum: 1000))
      #expect(coast.end == end)
      #expect(coast.offset(at: coast.duration) == end)
      // When it arrives: −ln(1 − 2 · way / speed) / 2.
      var last = start
      for step in 0...100 {
        let offset = coast.offset(at: coast.duration * Double(step) / 100)
        #expect(offset >= 0 && offset <= 1000)
        #expect(velocity > 0 ? offset >= last : offset <= last, "it never turns back")
        last = offset
      }
      #expect(last == end)
      #expect((coast.offset(at: coast.duration * 0.999) - end).magnitude < velocity.magnitude * coast.duration * 0.002)
    }
  }

  @Test func `what cannot move does not start`() {
    for velocity in [0, 20, -20, .nan, .infinity, -Double.infinity] {
      #expect(Coast(from: 5, velocity: velocity, at: 0, maximum: 10) == nil)
    }
    #expect(Coast(from: 10, velocity: 500, at: 0, maximum: 10) == nil)
    #expect(Coast(from: 0, velocity: -500, at: 0, maximum: 10) == nil)
    #expect(Coast(from: 0, velocity: 500, at: -.infinity, maximum: 10) == nil)
    #expect(Coast(from: 0, velocity: 500, at: 0, maximum: 0) == nil)
  }
}
