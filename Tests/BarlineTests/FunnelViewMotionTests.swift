import Barline
import Testing

@testable import BarlineDrawing

/// How a funnel moves: on reload, when it is folded, and when it comes on the screen.
@Suite struct FunnelViewMotionTests {
  private func bounds(_ drawing: Drawing, _ item: Int = 0) -> ChartRect {
    FunnelStage.bounds(drawing, .index(item)) ?? ChartRect(x: -1, y: -1, width: -1, height: -1)
  }

  /// One bar 50 wide of 200, since the goal of 100 sets the scale.
  private func half(_ value: Double = 25) -> FunnelStage {
    let stage = FunnelStage([value])
    stage.counts.goals = [100]
    return stage
  }

  @Test func `a picture that is being swept in is another each time, and says so: it has no revision until it rests`() {
    let stage = half()
    stage.chart.entrance = Entrance(.sweep, duration: 2)
    for time in [0, 0.5, 1.5] { #expect(stage.chart.drawing(at: time).marks.revision == 0) }
    #expect(stage.chart.drawing(at: 2).marks.revision > 0)
  }

  @Test func `new data morph from the old shape: pending until the next drawing, a quarter of a second, exact at the end`() {
    let stage = half()
    _ = stage.chart.drawing(at: 0)
    var answers: [Bool] = []
    stage.counts.values = [75]
    stage.chart.reloadData(animated: true) { answers.append($0) }
    #expect(stage.chart.isMoving(at: 5) && answers == [])
    #expect(bounds(stage.chart.drawing(at: 5)).width == 50)
    #expect((bounds(stage.chart.drawing(at: 5.125)).width - 100).magnitude < 1e-9)
    #expect(stage.chart.isMoving(at: 5.2) && !stage.chart.isMoving(at: 5.25))
    let end = stage.chart.drawing(at: 5.25)
    let fresh = half(75)
    #expect(end == fresh.chart.drawing(at: 0) && answers == [true])
  }

  @Test func `a motion interrupted at 40 percent goes on from there and ends exactly`() {
    // https://github.com/XCharts-Team/XCharts/issues/330
    let stage = half(10)
    _ = stage.chart.drawing(at: 0)
    stage.counts.values = [50]
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 0)
    let seen = bounds(stage.chart.drawing(at: 0.1)).width
    // Cubic, in and out: 4 · 0.4³ = 0.256 of the way from 20 to 100 wide.
    #expect((seen - 40.48).magnitude < 1e-9)
    stage.counts.values = [80]
    stage.chart.reloadData(animated: true)
    #expect(bounds(stage.chart.drawing(at: 0.1)).width == seen)
    #expect(bounds(stage.chart.drawing(at: 0.35)).width == 160)
  }

  @Test func `twenty updates, one every tenth of the duration, never jump`() {
    // https://github.com/recharts/recharts/issues/1431
    let stage = half(10)
    _ = stage.chart.drawing(at: 0)
    var (time, last) = (0.0, 20.0)
    for update in 0..<20 {
      stage.counts.values = [update % 2 == 0 ? 90 : 10]
      stage.chart.reloadData(animated: true)
      for _ in 0..<5 {
        let now = bounds(stage.chart.drawing(at: time)).width
        // The steepest of the easing is 3 over the duration; a frame is a fiftieth of it.
        #expect((now - last).magnitude <= 160 * 3 / 50 + 1e-9)
        last = now
        time += 0.005
      }
    }
    #expect(bounds(stage.chart.drawing(at: time + 1)).width == 20)
  }

  @Test func `stages are paired by identity: one moves with its datum, one enters, one leaves`() throws {
    let stage = FunnelStage([4, 2, 4])
    stage.listener.style = { _ in StageStyle(cornerRadius: 0) }
    stage.counts.ids = ["a", "b", "c"].map { .name($0) }
    _ = stage.chart.drawing(at: 0)
    stage.counts.values = [4, 4, 2]
    stage.counts.ids = ["c", "d", "b"].map { .name($0) }
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 0)
    let middle = stage.chart.drawing(at: 0.125)
    func seen(_ name: String) throws -> ChartRect { try #require(FunnelStage.bounds(middle, .name(name))) }
    #expect(try seen("c") == ChartRect(x: 0, y: 100, width: 200, height: 100))
    #expect(try seen("b") == ChartRect(x: 50, y: 150, width: 100, height: 100))
    #expect(try seen("d") == ChartRect(x: 0, y: 100, width: 200, height: 50))
    #expect(try seen("a") == ChartRect(x: 0, y: 0, width: 200, height: 50))
    #expect(marks(of: stage.chart.drawing(at: 1)).map(\.id.item) == ["c", "d", "b"].map { .name($0) })
  }

  @Test func `another order is a motion too, when it is asked for with a reload`() {
    let stage = FunnelStage([1, 2])
    _ = stage.chart.drawing(at: 0)
    stage.chart.order = .descending
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 0)
    #expect(bounds(stage.chart.drawing(at: 0.125)).minY == 50)
    #expect(bounds(stage.chart.drawing(at: 0.25)).minY == 100)
  }

  @Test func `words are those of the new data from the start, and no leader runs through one`() throws {
    let rows: [(values: [Double?], labels: [String])] = [
      ([900, 600, 240, 30], ["Applied", "Tested", "Interviewed", "Hired"]),
      ([900, 420, 180, 120], ["Applied", "Interviewed by many", "Offered", "Hired"]), ([5, 4], ["A", "Longer than before"]),
      ([1_000_000, 1, 1, 1], ["a", "b", "c", "d"]), ([5, nil, 3], ["A", "B", "C"]), ([7, 3, 2, 1, 0.5, 0.25], ["A"]),
    ]
    for (one, next) in rows.flatMap({ a in rows.map { (a, $0) } }) {
      let stage = FunnelStage(one.values, bare: false)
      stage.chart.size = ChartSize(width: 640, height: 360)
      stage.counts.labels = one.labels
      stage.counts.ids = one.labels.map { .name($0) }
      _ = stage.chart.drawing(at: 0)
      stage.counts.values = next.values
      stage.counts.labels = next.labels
      stage.counts.ids = next.labels.map { .name($0) }
      stage.chart.reloadData(animated: true)
      let frames = [0, 0.01, 0.1, 0.2].map { stage.chart.drawing(at: $0) }
      let rest = stage.chart.drawing(at: 1)
      for frame in frames.dropFirst() {
        #expect(frame.marks.strings == rest.marks.strings, "\(one.labels) to \(next.labels)")
        let leaders = Self.leaders(frame.marks)
        for word in Self.words(frame.marks) {
          for leader in leaders where word.minY < leader.y && leader.y < word.maxY {
            let touches = leader.from < word.maxX && word.minX < leader.to
            #expect(!touches, "\(word) and \(leader), \(one.labels) to \(next.labels)")
          }
        }
      }
    }
  }

  /// The level ways of two points that are drawn as hairlines.
  private static func leaders(_ sheet: Drawing.Sheet) -> [(y: Double, from: Double, to: Double)] {
    sheet.items.filter { $0.verb == .stroke }.compactMap { item in
      guard case .path(let path) = sheet.figure(of: item), path.numbers.count == 4, path.numbers[1] == path.numbers[3] else {
        return nil
      }
      return (path.numbers[1], min(path.numbers[0], path.numbers[2]), max(path.numbers[0], path.numbers[2]))
    }
  }

  /// Where texts stand, from the height of their capitals to their baseline.
  private static func words(_ sheet: Drawing.Sheet) -> [ChartRect] {
    sheet.items.filter { $0.verb == .text }.map { item in
      let run = sheet.text(of: item, style: sheet.styles[Int(item.paint)])
      let left =
        run.anchor == .start ? run.baseline.x : run.anchor == .end ? run.baseline.x - run.width : run.baseline.x - run.width / 2
      return ChartRect(x: left, y: run.baseline.y - 8, width: run.width, height: 8)
    }
  }

  @Test func `stages fold onto the edges where they start and unfold from there, and back on the way`() {
    let stage = FunnelStage([2, 1])
    let rest = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    _ = stage.chart.drawing(at: 0)
    #expect(bounds(stage.chart.drawing(at: 0.125), 1) == ChartRect(x: 50, y: 100, width: 100, height: 50))
    stage.chart.setState(.expanded, animated: true)
    #expect(bounds(stage.chart.drawing(at: 0.125), 1) == ChartRect(x: 50, y: 100, width: 100, height: 50))
    #expect(stage.chart.drawing(at: 1) == rest)
    stage.chart.setState(.collapsed)
    #expect(bounds(stage.chart.drawing(at: 1), 1).height == 0)
    #expect(stage.tapped(0) == .ignored && stage.chart.selectedIndex == nil)
  }

  @Test func `the entrance of the original: all together, linearly, in a second, from their top edges, again with new data`() {
    for repeats in [true, false] {
      let stage = FunnelStage([2, 1])
      stage.chart.entrance = Entrance(.grow, repeats: repeats)
      for start in [3.0, 10] {
        let plays = start == 3 || repeats
        for share in [0, 0.25, 0.5, 0.75, 1] {
          let drawing = stage.chart.drawing(at: start + share)
          for item in 0..<2 {
            let seen = bounds(drawing, item)
            #expect((seen.height - (plays ? 100 * share : 100)).magnitude < 1e-9 && seen.minY == Double(100 * item))
            #expect(seen.width == (item == 0 ? 200 : 100))
          }
        }
        stage.chart.reloadData()
      }
    }
  }

  @Test func `a sweep uncovers the funnel from its start, in either direction, and a fade lets it appear`() {
    for direction in [FunnelDirection.down, .right] {
      let stage = FunnelStage([2, 1], bare: false)
      stage.chart.direction = direction
      let still = FunnelStage([2, 1], bare: false)
      still.chart.direction = direction
      let rest = still.chart.drawing(at: 0)
      guard let area = still.chart.area else { return #expect(Bool(false), "no area") }
      stage.chart.entrance = Entrance(.sweep, duration: 2)
      _ = stage.chart.drawing(at: 0)
      let middle = stage.chart.drawing(at: 1)
      let clips = middle.marks.layers.compactMap(\.clip)
      let uncovered =
        direction == .down
        ? ChartRect(x: 0, y: 0, width: 400, height: area.midY) : ChartRect(x: 0, y: 0, width: area.midX, height: 200)
      #expect(clips == [.rect(uncovered), .rect(uncovered)])
      #expect(stage.chart.drawing(at: 2) == rest)
    }
    let stage = FunnelStage([2, 1], bare: false)
    let rest = stage.chart.drawing(at: 0)
    stage.chart.entrance = Entrance(.fade, duration: 2, repeats: true)
    stage.chart.reloadData()
    #expect([10, 10.5, 11].map { stage.chart.drawing(at: $0).dimming } == [[0, 0], [0.25, 0.25], [0.5, 0.5]])
    stage.chart.selectedIndex = 0
    #expect(stage.chart.drawing(at: 11).dimming == [0.175, 0.5])
    stage.chart.selectedIndex = nil
    // What has not appeared yet goes on to appear while another motion takes over.
    stage.chart.entrance = nil
    stage.chart.reloadData(animated: true)
    #expect([11, 11.125].map { stage.chart.drawing(at: $0).dimming } == [[0.5, 0.5], [0.75, 0.75]])
    #expect(stage.chart.drawing(at: 11.25) == rest)
  }

  @Test func `a sweep that another motion overtakes goes on to be uncovered, without a jump, and is exact at the end`() {
    let stage = FunnelStage([2, 1])
    stage.chart.entrance = Entrance(.sweep)
    var answers: [Bool] = []
    stage.chart.reloadData { answers.append($0) }
    _ = stage.chart.drawing(at: 0)
    let before = stage.chart.drawing(at: 0.5)
    stage.counts.values = [1, 1]
    stage.chart.reloadData(animated: true)
    #expect(answers == [false])
    let after = stage.chart.drawing(at: 0.5)
    #expect(after.marks.layers.compactMap(\.clip) == before.marks.layers.compactMap(\.clip))
    #expect(bounds(after, 1) == bounds(before, 1))
    let fresh = FunnelStage([1, 1])
    #expect(stage.chart.drawing(at: 0.75) == fresh.chart.drawing(at: 0))
  }

  @Test func `there is no motion under reduced motion, and a new size ends one`() {
    let stage = FunnelStage([2, 1])
    stage.chart.environment.reducedMotion = true
    stage.chart.entrance = Entrance(.grow)
    #expect(bounds(stage.chart.drawing(at: 0)).height == 100)
    stage.chart.environment.reducedMotion = false
    stage.counts.values = [1, 2]
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.height = 400
    #expect(bounds(stage.chart.drawing(at: 0.1)) == ChartRect(x: 50, y: 0, width: 100, height: 200) && answers == [false])
  }

  @Test func `the selected stage is drawn where it is while stages move`() {
    let stage = FunnelStage([3, 2, 1])
    stage.chart.selectedIndex = 1
    _ = stage.chart.drawing(at: 0)
    stage.counts.values = [1, 3, 3]
    stage.chart.reloadData(animated: true)
    for time in [0, 0.05, 0.1, 0.2, 0.25] {
      let drawing = stage.chart.drawing(at: time)
      #expect(drawing.selection == drawing.marks.extract(Mark.ID(role: .stage, item: .index(1))))
      #expect(drawing.dimming == [0.35])
    }
  }

  @Test func `stages that come and go meanwhile leave nothing behind`() {
    let stage = FunnelStage([1, 2, 3], bare: false)
    _ = stage.chart.drawing(at: 0)
    var time = 0.0
    for update in 0..<60 {
      stage.counts.values = (0..<(update * 7) % 9).map { $0 == 3 ? nil : Double($0 * update % 5) }
      stage.counts.ids = (0..<9).map { .name("\(($0 + update) % 11)") }
      stage.counts.labels = (0..<9).map { "label \(($0 + update) % 11)" }
      stage.chart.order = update % 3 == 0 ? .descending : .asGiven
      stage.chart.entrance = update % 10 == 9 ? Entrance(.sweep, duration: 0.1, repeats: true) : nil
      if update % 13 == 12 { stage.chart.setState(stage.chart.state == .expanded ? .collapsed : .expanded, animated: true) }
      stage.chart.reloadData(animated: true)
      time += 0.02
      let drawing = stage.chart.drawing(at: time)
      #expect(isFinite(drawing))
      #expect(Set(marks(of: drawing).map(\.id)).count == marks(of: drawing).count)
    }
    stage.chart.setState(.expanded)
    let fresh = FunnelStage(stage.counts.values, bare: false)
    (fresh.counts.ids, fresh.counts.labels) = (stage.counts.ids, stage.counts.labels)
    (fresh.chart.size, fresh.chart.order) = (stage.chart.size, stage.chart.order)
    #expect(stage.chart.drawing(at: time + 2) == fresh.chart.drawing(at: 0))
  }

  @Test func `ten thousand stages move and end exactly`() {
    let stage = FunnelStage((0..<10_000).map { Double($0) })
    stage.chart.size = ChartSize(width: 200, height: 12_000)
    _ = stage.chart.drawing(at: 0)
    stage.counts.values = (0..<10_000).map { Double(10_000 - $0) }
    stage.chart.reloadData(animated: true)
    #expect(isFinite(stage.chart.drawing(at: 0)) && isFinite(stage.chart.drawing(at: 0.1)))
    let fresh = FunnelStage(stage.counts.values)
    fresh.chart.size = stage.chart.size
    #expect(stage.chart.drawing(at: 0.3) == fresh.chart.drawing(at: 0))
  }
}

extension FunnelStage {
  /// A tap on a stage, and what the chart answered to its start.
  fileprivate func tapped(_ position: Int) -> InputResponse? {
    TouchScript.tap(at: Self.place(position)).play(on: chart).first
  }
}
