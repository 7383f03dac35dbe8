import Testing

@testable import Barline

/// Labels and leader lines of random pies, checked with geometry of the test's own.
@Suite struct PieLeaderTests {
  /// A generator that gives the same numbers everywhere.
  struct Dice {
    var state: UInt64

    mutating func roll() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int {
      range.lowerBound + min(Int(roll() * Double(range.count)), range.count - 1)
    }
  }

  static let words = [
    "A", "Nord", "United Kingdom of Great Britain and Northern Ireland", "魅族科技有限公司", "華為", "小米", "Österreich",
    "Supercalifragilisticexpialidocious", "Rest", "株式会社日立製作所研究開発グループ", "x y z", "",
  ]

  /// Every letter 7 wide, those of other scripts 14: what measures text matters to no one here but the clock.
  static let environment = ChartEnvironment(
    measurer: TextMeasurer { string, style in
      let letters = Double(string.utf8.count)
      return TextMetrics(
        width: letters * style.size * 0.58, ascent: style.size * 0.95, descent: style.size * 0.25, capHeight: style.size * 0.7)
    })

  /// One random pie: kind of values, names, size, start, direction and form all by the dice.
  static func pie(_ seed: Int) -> (model: PieModel, size: ChartSize) {
    var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 12345)
    for _ in 0..<3 { _ = dice.roll() }
    // Few slices are likelier than many, as in the world.
    let count = dice.roll() < 0.8 ? dice.roll(1...20) : dice.roll(1...200)
    let kind = dice.roll(0...4)
    var values: [Double?] = (0..<count).map { _ in
      switch kind {
      case 0: return 1
      case 1: return dice.roll()
      case 2:
        let share = dice.roll() + 1e-4
        return 1 / (share * share * share)
      case 3: return dice.roll() < 0.1 ? 1000 : dice.roll() < 0.2 ? 0 : dice.roll() * 3
      default: return 1 / (dice.roll() + 0.003)
      }
    }
    if dice.roll() < 0.3 { values.sort { ($0 ?? 0) > ($1 ?? 0) } }
    let first = dice.roll(0...words.count - 1)
    let names = (0..<count).map { words[($0 + first) % words.count] }
    var options = PieOptions()
    options.startAngle = dice.roll() * 2 * .pi
    if dice.roll() < 0.2 { options.startAngle = Double(dice.roll(0...8)) * .pi / 4 }
    options.direction = dice.roll() < 0.5 ? .clockwise : .counterclockwise
    options.shape = dice.roll() < 0.6 ? .pie : dice.roll() < 0.6 ? .donut : .halfDonut
    options.labels = dice.roll() < 0.8 ? .outside : .insideOrOutside
    options.minimumAngle = dice.roll() < 0.2 ? 0.05 : 0
    options.shareDecimals = dice.roll(0...2)
    options.labelContent = dice.roll() < 0.4 ? .nameAndShare : dice.roll() < 0.8 ? .name : .value
    let styles = dice.roll() < 0.2 ? (0..<count).map { _ in SliceStyle(offset: dice.roll() < 0.2 ? 10 : 0) } : []
    let width = dice.roll() < 0.3 ? Double(dice.roll(80...400)) : Double(dice.roll(80...1600))
    let height = dice.roll() < 0.3 ? Double(dice.roll(80...300)) : Double(dice.roll(80...900))
    return (
      PieModel(values: values, labels: names, styles: styles, options: options), ChartSize(width: width, height: height)
    )
  }

  @Test(
    "No label overlaps another, no leader meets another, a label or the pie, all inside the view: 20,000 random pies",
    arguments: 0..<20)
  func holds(_ batch: Int) {
    for seed in batch * 1000..<(batch + 1) * 1000 {
      let (model, size) = Self.pie(seed)
      let plan = model.plan(in: size, environment: Self.environment)
      let faults = Check(plan).faults
      #expect(faults.isEmpty, "seed \(seed): \(faults.prefix(3))")
      let shown = Set(plan.labels.map { $0.item })
      #expect(shown.count == plan.labels.count, "seed \(seed): a label twice")
      #expect(shown.isDisjoint(with: plan.droppedLabels), "seed \(seed): shown and dropped")
    }
  }
}

/// What is wrong with a plan's labels. Its own geometry: nothing of the layout is asked but rectangles and corners.
struct Check {
  private(set) var faults: [String] = []

  init(_ plan: PiePlan) {
    let view = ChartRect(size: plan.size)
    let labels = plan.labels
    let lines = labels.map { Line($0.leader) }
    // Label and leader together, a hair grown so that what touches counts: most pairs need no closer look.
    let reaches = labels.indices.map { place in
      let box = lines[place].box
      let leader = ChartRect(left: box.left, top: box.top, right: box.right, bottom: box.bottom)
      let whole = labels[place].leader.isEmpty ? labels[place].rect : leader.union(labels[place].rect)
      return ChartRect(x: whole.x - 0.01, y: whole.y - 0.01, width: whole.width + 0.02, height: whole.height + 0.02)
    }
    for (place, label) in labels.enumerated() {
      if label.rect.minX < view.minX || label.rect.maxX > view.maxX || label.rect.minY < view.minY || label.rect.maxY > view.maxY
      {
        faults.append("label of \(label.item) outside the view")
      }
      for point in label.leader where !(point.x >= 0 && point.y >= 0 && point.x <= view.width && point.y <= view.height) {
        faults.append("leader of \(label.item) outside the view")
      }
      checkText(label)
      checkPie(label, plan)
      let (box, mine) = (reaches[place], lines[place])
      for other in place + 1..<max(place + 1, labels.count) where Self.overlap(box, reaches[other]) {
        let (theirs, name) = (labels[other], labels[other].item)
        if Self.overlap(label.rect, theirs.rect) { faults.append("labels of \(label.item) and \(name) overlap") }
        if lines[other].meets(label.rect) { faults.append("leader of \(name) meets label of \(label.item)") }
        if mine.meets(theirs.rect) { faults.append("leader of \(label.item) meets label of \(name)") }
        if mine.meets(lines[other]) { faults.append("leaders of \(label.item) and \(name) meet") }
      }
      if lines[place].meets(label.rect) { faults.append("leader of \(label.item) meets its own label") }
    }
  }

  static func overlap(_ a: ChartRect, _ b: ChartRect) -> Bool {
    min(a.maxX, b.maxX) - max(a.minX, b.minX) > 0 && min(a.maxY, b.maxY) - max(a.minY, b.minY) > 0
  }

  /// What is written stays in the label's rectangle, as far as it was measured.
  private mutating func checkText(_ label: PieLabel) {
    for run in label.lines {
      let left =
        run.anchor == .start ? run.baseline.x : run.anchor == .end ? run.baseline.x - run.width : run.baseline.x - run.width / 2
      if left < label.rect.minX - 1e-6 || left + run.width > label.rect.maxX + 1e-6 || run.baseline.y < label.rect.minY
        || run.baseline.y > label.rect.maxY
      {
        faults.append("text of \(label.item) leaves its label")
      }
    }
    for (a, b) in zip(label.lines, label.lines.dropFirst()) where a.baseline.y == b.baseline.y {
      func span(_ run: TextRun) -> (Double, Double) {
        run.anchor == .start ? (run.baseline.x, run.baseline.x + run.width) : (run.baseline.x - run.width, run.baseline.x)
      }
      if span(a).1 > span(b).0 { faults.append("name and number of \(label.item) overlap") }
    }
  }

  /// A leader starts beside its slice and comes near no other; a label outside touches no slice at all.
  private mutating func checkPie(_ label: PieLabel, _ plan: PiePlan) {
    guard !label.leader.isEmpty else { return }
    for slice in plan.slices where slice.offset > 0 {
      guard let sector = plan.sector(ofSliceAt: slice.item) else { continue }
      // A slice that stands out is looked at along its sides and its rim.
      var outline = [sector.center]
      for step in 0...8 {
        let angle = sector.startAngle + (sector.endAngle - sector.startAngle) * Double(step) / 8
        outline.append(
          ChartPoint(
            x: sector.center.x + sector.outerRadius * sine(angle), y: sector.center.y - sector.outerRadius * cosine(angle)))
      }
      outline.append(sector.center)
      if Line(label.leader).meets(Line(outline)) { faults.append("leader of \(label.item) meets slice \(slice.item)") }
    }
    for index in 1..<label.leader.count
    where Self.distance(plan.center, label.leader[index - 1], label.leader[index]) < plan.radius + 0.5 {
      faults.append("leader of \(label.item) enters the pie")
    }
    let near = ChartPoint(
      x: min(max(plan.center.x, label.rect.minX), label.rect.maxX), y: min(max(plan.center.y, label.rect.minY), label.rect.maxY))
    let (dx, dy) = (near.x - plan.center.x, near.y - plan.center.y)
    if (dx * dx + dy * dy).squareRoot() < plan.radius { faults.append("label of \(label.item) on the pie") }
    // It starts at its own slice: on the ray through the slice's middle, just outside.
    if let slice = plan.slice(at: label.item) {
      let (sx, sy) = (label.leader[0].x - plan.center.x, label.leader[0].y - plan.center.y)
      let along = sx * sine(slice.middle) - sy * cosine(slice.middle)
      let beside = sx * cosine(slice.middle) + sy * sine(slice.middle)
      if beside.magnitude > 1e-6 || (along - plan.radius - slice.offset - 1).magnitude > 1e-6 {
        faults.append("leader of \(label.item) does not start at its slice")
      }
    }
  }

  /// How far a point is from a segment.
  static func distance(_ p: ChartPoint, _ a: ChartPoint, _ b: ChartPoint) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let square = dx * dx + dy * dy
    let t = square > 0 ? min(max(((p.x - a.x) * dx + (p.y - a.y) * dy) / square, 0), 1) : 0
    let (x, y) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
    return (x * x + y * y).squareRoot()
  }

  /// A polyline with its bounds, so that most pairs need no closer look.
  struct Line {
    let points: [ChartPoint]
    var box = (left: Double.infinity, top: Double.infinity, right: -Double.infinity, bottom: -Double.infinity)

    init(_ points: [ChartPoint]) {
      self.points = points
      for point in points {
        box = (min(box.left, point.x), min(box.top, point.y), max(box.right, point.x), max(box.bottom, point.y))
      }
    }

    func meets(_ rect: ChartRect) -> Bool {
      guard box.left <= rect.maxX, box.right >= rect.minX, box.top <= rect.maxY, box.bottom >= rect.minY else { return false }
      let corners = [
        ChartPoint(x: rect.minX, y: rect.minY), ChartPoint(x: rect.maxX, y: rect.minY), ChartPoint(x: rect.maxX, y: rect.maxY),
        ChartPoint(x: rect.minX, y: rect.maxY),
      ]
      for index in 1..<max(1, points.count) {
        if rect.contains(points[index]) || rect.contains(points[index - 1]) { return true }
        for corner in 0..<4 where Check.cross(points[index - 1], points[index], corners[corner], corners[(corner + 1) % 4]) {
          return true
        }
      }
      return false
    }

    func meets(_ other: Line) -> Bool {
      guard box.left <= other.box.right, box.right >= other.box.left, box.top <= other.box.bottom, box.bottom >= other.box.top
      else { return false }
      for index in 1..<max(1, points.count) {
        let (a, b) = (points[index - 1], points[index])
        for place in 1..<max(1, other.points.count) where Check.cross(a, b, other.points[place - 1], other.points[place]) {
          return true
        }
      }
      return false
    }
  }

  /// Whether two segments share a point.
  static func cross(_ a: ChartPoint, _ b: ChartPoint, _ c: ChartPoint, _ d: ChartPoint) -> Bool {
    if max(a.x, b.x) < min(c.x, d.x) || max(c.x, d.x) < min(a.x, b.x) { return false }
    if max(a.y, b.y) < min(c.y, d.y) || max(c.y, d.y) < min(a.y, b.y) { return false }
    func side(_ p: ChartPoint, _ q: ChartPoint, _ r: ChartPoint) -> Double {
      (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    }
    let (first, second) = (side(a, b, c), side(a, b, d))
    let (third, fourth) = (side(c, d, a), side(c, d, b))
    // Touching counts; so does lying along each other, since the boxes overlap.
    return first * second <= 0 && third * fourth <= 0
  }
}
