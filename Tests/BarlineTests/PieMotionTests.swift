import Barline
import Testing

@testable import BarlineDrawing

/// Slices on their way: where they are, when they arrive, what is told of it.
@Suite struct PieMotionTests {
  /// The slices' angles as they are drawn, in degrees.
  private func degrees(_ drawing: Drawing) -> [[Double]] {
    sectors(of: drawing).map { sector in
      guard let sector else { return [] }
      return [sector.startAngle, sector.endAngle].map { ($0 * 180 / .pi * 1e6).rounded() / 1e6 }
    }
  }

  private func named(_ values: [Double?], _ names: String) -> PieStage {
    let stage = PieStage(values)
    stage.figures.ids = names.map { .name(String($0)) }
    return stage
  }

  private func reload(_ stage: PieStage, _ values: [Double?], _ names: String) {
    stage.figures.values = values
    stage.figures.ids = names.map { .name(String($0)) }
    stage.chart.reloadData(animated: true)
  }

  @Test func `a motion is pending until the first drawing, lasts a quarter of a second, and answers once`() {
    for count in [1, 8, 5000] {
      let stage = PieStage([Double?](repeating: 1, count: count))
      _ = stage.chart.drawing(at: 3)
      var answers: [Bool] = []
      stage.figures.values = (0..<count).map { Double($0 + 1) }
      stage.chart.reloadData(animated: true) { answers.append($0) }
      #expect(stage.chart.isMoving(at: 1000))
      _ = stage.chart.drawing(at: 100)
      #expect(stage.chart.isMoving(at: 100.2499) && !stage.chart.isMoving(at: 100.25))
      _ = stage.chart.drawing(at: 100.2499)
      #expect(answers == [])
      let end = stage.chart.drawing(at: 100.25)
      #expect(answers == [true])
      #expect(end == stage.chart.drawing(at: 200))
      #expect(answers == [true])
    }
  }

  @Test func `what is unanimated, or under reduced motion, answers at once`() {
    let stage = PieStage([1])
    var answers: [Bool] = []
    stage.chart.reloadData { answers.append($0) }
    stage.chart.setState(.collapsed) { answers.append($0) }
    stage.chart.environment.reducedMotion = true
    stage.chart.setState(.expanded, animated: true) { answers.append($0) }
    stage.chart.reloadData(animated: true) { answers.append($0) }
    #expect(answers == [true, true, true, true])
    #expect(!stage.chart.isMoving(at: 0))
  }

  @Test func `a motion that another replaces, or that a new layout cuts, answers false, once`() {
    let replacements: [(PieChartView) -> Void] = [
      { $0.reloadData() }, { $0.reloadData(animated: true) }, { $0.setState(.collapsed, animated: true) },
      { $0.setState(.collapsed) },
    ]
    for replace in replacements {
      for isRunning in [false, true] {
        let stage = PieStage([1, 2])
        var answers: [Bool] = []
        _ = stage.chart.drawing(at: 0)
        stage.chart.reloadData(animated: true) { answers.append($0) }
        if isRunning { _ = stage.chart.drawing(at: 0) }
        replace(stage.chart)
        #expect(answers == [false])
        _ = stage.chart.drawing(at: 10)
        #expect(answers == [false])
      }
    }
    let stage = PieStage([1, 2])
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    _ = stage.chart.drawing(at: 0)
    stage.chart.size.width = 50
    _ = stage.chart.drawing(at: 0.1)
    #expect(answers == [false])
  }

  @Test func `slices turn from their old angles to their new ones, half way at half time`() {
    let stage = PieStage([1, 3])
    _ = stage.chart.drawing(at: 0)
    stage.figures.values = [3, 1]
    stage.chart.reloadData(animated: true)
    #expect(degrees(stage.chart.drawing(at: 1)) == [[0, 90], [90, 360]])
    #expect(degrees(stage.chart.drawing(at: 1.125)) == [[0, 180], [180, 360]])
    #expect(degrees(stage.chart.drawing(at: 1.25)) == [[0, 270], [270, 360]])
  }

  @Test func `a new slice opens between its neighbours, and one that is gone closes there`() {
    let stage = named([1, 1], "ac")
    _ = stage.chart.drawing(at: 0)
    reload(stage, [1, 1, 2], "abc")
    #expect(degrees(stage.chart.drawing(at: 1)) == [[0, 180], [180, 180], [180, 360]])
    #expect(degrees(stage.chart.drawing(at: 1.125)) == [[0, 135], [135, 180], [180, 360]])
    _ = stage.chart.drawing(at: 2)
    reload(stage, [1, 1], "ac")
    // The slice that goes is drawn first, and has no mark.
    #expect(degrees(stage.chart.drawing(at: 3)) == [[90, 180], [0, 90], [180, 360]])
    #expect(degrees(stage.chart.drawing(at: 3.125)) == [[135, 180], [0, 135], [180, 360]])
    #expect(marks(of: stage.chart.drawing(at: 3.125)).map(\.id.item) == [.name("a", occurrence: 0), .name("c", occurrence: 0)])
    #expect(degrees(stage.chart.drawing(at: 3.25)) == [[0, 180], [180, 360]])
  }

  @Test func `all new data push the old ones out, and no data close them where the pie starts`() {
    let stage = named([1, 1], "ab")
    _ = stage.chart.drawing(at: 0)
    reload(stage, [3, 1], "cd")
    _ = stage.chart.drawing(at: 1)
    #expect(degrees(stage.chart.drawing(at: 1.125)) == [[180, 270], [270, 360], [0, 135], [135, 180]])
    _ = stage.chart.drawing(at: 2)
    reload(stage, [], "")
    #expect(degrees(stage.chart.drawing(at: 3)) == [[0, 270], [270, 360]])
    #expect(degrees(stage.chart.drawing(at: 3.125)) == [[0, 135], [135, 180]])
    #expect(degrees(stage.chart.drawing(at: 3.25)) == [])
    reload(stage, [1, 3], "ab")
    #expect(degrees(stage.chart.drawing(at: 4)) == [[0, 0], [0, 0]])
    #expect(degrees(stage.chart.drawing(at: 4.125)) == [[0, 45], [45, 180]])
  }

  @Test func `in every motion between pies of one order, slices cover the whole pie and none covers another`() {
    let names = ["", "a", "c", "ac", "abc", "abcd", "bd", "xy", "axc"]
    for direction in [PieDirection.clockwise, .counterclockwise] {
      for shape in [PieShape.donut(hole: 0.4), .halfDonut(hole: 0.4)] {
        for from in names where !from.isEmpty {
          for to in names where !to.isEmpty {
            let stage = named(from.map { Double($0.asciiValue ?? 0) - 90 }, from)
            stage.chart.shape = shape
            stage.chart.direction = direction
            _ = stage.chart.drawing(at: 0)
            reload(stage, to.map { 130 - Double($0.asciiValue ?? 0) }, to)
            _ = stage.chart.drawing(at: 1)
            for time in [1.05, 1.125, 1.2] {
              let drawn = sectors(of: stage.chart.drawing(at: time)).compactMap { $0 }
              let sorted = drawn.sorted { $0.startAngle < $1.startAngle }
              for (a, b) in zip(sorted, sorted.dropFirst()) { #expect(abs(a.endAngle - b.startAngle) < 1e-9) }
              let sum = drawn.reduce(0) { $0 + $1.endAngle - $1.startAngle }
              #expect(abs(sum - shape.span) < 1e-9, "\(from) to \(to)")
            }
          }
        }
      }
    }
  }

  @Test func `an interruption goes on from what is on the screen, and answers true at the end`() {
    let stage = named([1, 1, 2], "abc")
    _ = stage.chart.drawing(at: 0)
    reload(stage, [2, 2], "cx")
    _ = stage.chart.drawing(at: 1)
    let before = stage.chart.drawing(at: 1.1)
    let changes: [() -> Void] = [
      { reload(stage, [5, 1], "ab") }, { stage.chart.setState(.collapsed, animated: true) },
      { stage.chart.setState(.expanded, animated: true) }, { reload(stage, [], "") }, { reload(stage, [1, 2, 3, 4], "dcba") },
    ]
    var seen = before
    for (step, change) in changes.enumerated() {
      let time = 1.1 + Double(step) * 0.1
      change()
      let after = stage.chart.drawing(at: time)
      #expect(covered(seen) == covered(after), "change \(step)")
      seen = stage.chart.drawing(at: time + 0.1)
    }
    let fresh = named([1, 2, 3, 4], "dcba")
    #expect(stage.chart.drawing(at: 9) == fresh.chart.drawing(at: 0))
  }

  /// Which colour is drawn at each of 720 angles; nothing where none is.
  private func covered(_ drawing: Drawing) -> [Paint?] {
    (0..<720).map { step in
      let angle = (Double(step) + 0.5) * .pi / 360
      var paint: Paint?
      for item in drawing.marks.items where item.verb == .fill {
        guard case .sector(let sector) = drawing.marks.figure(of: item) else { continue }
        if angle > sector.startAngle, angle < sector.endAngle { paint = drawing.marks.paints[Int(item.paint)] }
      }
      return paint
    }
  }

  @Test func `folding closes the slices where the pie starts, unfolding opens them`() {
    let stage = PieStage([1, 3])
    let rest = stage.chart.drawing(at: 0)
    stage.chart.setState(.collapsed, animated: true)
    #expect(degrees(stage.chart.drawing(at: 1)) == [[0, 90], [90, 360]])
    #expect(degrees(stage.chart.drawing(at: 1.125)) == [[0, 45], [45, 180]])
    #expect(degrees(stage.chart.drawing(at: 1.25)) == [[0, 0], [0, 0]])
    stage.chart.setState(.expanded, animated: true)
    #expect(degrees(stage.chart.drawing(at: 2)) == [[0, 0], [0, 0]])
    #expect(degrees(stage.chart.drawing(at: 2.125)) == [[0, 45], [45, 180]])
    #expect(stage.chart.drawing(at: 2.25) == rest)
  }

  @Test func `an entrance opens round the pie, grows from the middle or appears, and ends at rest`() {
    let still = PieStage([1, 3])
    let rest = still.chart.drawing(at: 0)
    let radius = sectors(of: rest)[0]?.outerRadius ?? 0
    func stage(_ style: Entrance.Style) -> PieStage {
      let stage = PieStage([1, 3])
      stage.chart.entrance = Entrance(style, duration: 2)
      return stage
    }
    let sweep = stage(.sweep)
    #expect(degrees(sweep.chart.drawing(at: 0)) == [[0, 0], [0, 0]])
    #expect(degrees(sweep.chart.drawing(at: 0.5)) == [[0, 22.5], [22.5, 90]])
    #expect(sweep.chart.drawing(at: 2) == rest)
    let grow = stage(.grow)
    #expect(sectors(of: grow.chart.drawing(at: 0)).isEmpty)
    let half = sectors(of: grow.chart.drawing(at: 1))
    #expect(half.map { abs(($0?.outerRadius ?? 0) - radius / 2) < 1e-9 } == [true, true])
    #expect(degrees(grow.chart.drawing(at: 1.5)) == [[0, 90], [90, 360]])
    #expect(grow.chart.drawing(at: 2) == rest)
    let fade = stage(.fade)
    #expect(fade.chart.drawing(at: 0).marks.layers.first?.opacity == 0)
    #expect(fade.chart.drawing(at: 0.5).marks.layers.first?.opacity == 0.25)
    #expect(fade.chart.drawing(at: 2) == rest)
    // Another motion takes over from what is on the screen.
    let taken = stage(.grow)
    _ = (taken.chart.drawing(at: 0), taken.chart.drawing(at: 1))
    taken.chart.reloadData(animated: true)
    let start = sectors(of: taken.chart.drawing(at: 1))
    #expect(start.map { abs(($0?.outerRadius ?? 0) - radius / 2) < 1e-9 } == [true, true])
    #expect(taken.chart.drawing(at: 1.25) == rest)
  }

  @Test func `labels that stay on their side go along, the others change places without standing over each other`() {
    let stage = PieStage([3, 1], bare: false, size: ChartSize(width: 400, height: 240))
    stage.figures.labels = ["first", "second"]
    let before = stage.chart.drawing(at: 0)
    stage.figures.values = [2.6, 1]
    stage.chart.reloadData(animated: true)
    let start = stage.chart.drawing(at: 1)
    func place(_ drawing: Drawing, _ text: String) -> ChartPoint? {
      drawing.marks.items.filter { $0.verb == .text }.map {
        drawing.marks.text(of: $0, style: drawing.marks.styles[Int($0.paint)])
      }.first { $0.string == text }?.baseline
    }
    #expect(place(start, "first") == place(before, "first"))
    let (half, end) = (stage.chart.drawing(at: 1.125), stage.chart.drawing(at: 1.25))
    for name in ["first", "second"] {
      guard let a = place(before, name), let b = place(half, name), let c = place(end, name) else {
        Issue.record("\(name) is not drawn")
        continue
      }
      #expect(a != c && abs(b.x - (a.x + c.x) / 2) < 1e-9 && abs(b.y - (a.y + c.y) / 2) < 1e-9)
    }
    // Names that are new: in the first half the old ones are seen, in the second the new ones.
    stage.figures.labels = ["third", "fourth"]
    stage.figures.ids = [.name("x"), .name("y")]
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 2)
    for (time, seen) in [(2.1, ["first", "second"]), (2.16, ["third", "fourth"])] {
      let drawing = stage.chart.drawing(at: time)
      #expect(["first", "second", "third", "fourth"].filter { place(drawing, $0) != nil } == seen)
    }
  }

  @Test func `the selected slice is drawn out where it is on its way, and at rest where it belongs`() {
    let stage = PieStage([1, 3])
    stage.chart.selectedOffset = 10
    stage.chart.selectedIndex = 0
    _ = stage.chart.drawing(at: 0)
    stage.figures.values = [3, 1]
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 1)
    let drawing = stage.chart.drawing(at: 1.125)
    guard case .sector(let sector) = drawing.selection.items.first.map({ drawing.selection.figure(of: $0) }) else {
      Issue.record("no sector is drawn")
      return
    }
    #expect(abs(sector.endAngle - .pi) < 1e-9 && abs(sector.center.x - 110) < 1e-9)
    #expect(drawing.marks.layers.filter { $0.mark != nil }.map(\.opacity) == [0, 1])
    let fresh = PieStage([3, 1])
    fresh.chart.selectedOffset = 10
    fresh.chart.selectedIndex = 0
    #expect(stage.chart.drawing(at: 2) == fresh.chart.drawing(at: 0))
  }

  @Test func `what the app has drawn turns with its slice, is made smaller with it, and ends as it was drawn`() {
    let stage = PieStage([1, 1])
    stage.listener.draws = { _, sector, recorder in
      recorder.fill(
        .circle(center: sector.center.at(50, (sector.startAngle + sector.endAngle) / 2), radius: 5), paint: .color(.accent))
    }
    let rest = stage.chart.drawing(at: 0)
    #expect(rest.marks.layers.compactMap(\.transform).allSatisfy { $0 == .identity })
    stage.chart.setState(.collapsed, animated: true)
    _ = stage.chart.drawing(at: 1)
    let half = stage.chart.drawing(at: 1.125).marks.layers.filter { $0.mark != nil }.compactMap(\.transform)
    // The first slice's middle was at 90°, and is at 45°, half as wide.
    let place = half.first?.apply(to: ChartPoint(x: 150, y: 100))
    let wanted = ChartPoint(x: 100, y: 100).at(25, .pi / 4)
    #expect(abs((place?.x ?? 0) - wanted.x) < 1e-9 && abs((place?.y ?? 0) - wanted.y) < 1e-9)
    stage.chart.setState(.expanded)
    #expect(stage.chart.drawing(at: 3) == rest)
  }

  @Test func `earlier times count as the last, times that are no numbers start nothing, the end of all time ends everything`() {
    let stage = PieStage([1, 3])
    _ = stage.chart.drawing(at: 10)
    stage.figures.values = [3, 1]
    var answers: [Bool] = []
    stage.chart.reloadData(animated: true) { answers.append($0) }
    for time in [10, 9, .nan, -.infinity] as [Double] { #expect(degrees(stage.chart.drawing(at: time))[0] == [0, 90]) }
    for time in [10.125, 0, .nan, 10.1] as [Double] { #expect(degrees(stage.chart.drawing(at: time))[0] == [0, 180]) }
    #expect(degrees(stage.chart.drawing(at: .infinity))[0] == [0, 270])
    #expect(answers == [true])
  }
}
