import Testing

@testable import Barline

/// Faults that other pie charts have had, by their numbers in our list of reported faults.
@Suite struct PieFaultTests {
  static let size = ChartSize(width: 640, height: 360)

  static func texts(_ sheet: Drawing.Sheet) -> [String] { sheet.strings }

  @Test("87: no data, zeros and nothing positive are an empty ring, a word and a legend that names them all")
  func allZero() {
    for values in [[0, 0], [0], [], [-1, 0], [nil, .nan]] as [[Double?]] {
      for shape in [PieShape.pie, .donut, .halfDonut] {
        let names = values.indices.map { "name \($0)" }
        let model = PieModel(values: values, labels: names, options: PieOptions(shape: shape))
        let plan = model.plan(in: Self.size)
        let drawing = plan.drawing(of: model)
        #expect(plan.isEmpty && drawing.marks.isEmpty)
        #expect(Self.texts(drawing.frame).contains("No data"))
        for name in names { #expect(Self.texts(drawing.frame).contains(name)) }
        let rings = drawing.frame.items.filter { $0.verb == .fill && $0.shape == .sector }
        #expect(rings.count == 1)
        #expect(plan.target(at: plan.center, in: model) == nil)
      }
    }
  }

  @Test("88: negative values have no slice, are told, and the sweeps are a whole turn")
  func negative() {
    let model = PieModel(values: [80, -80, 80])
    let plan = model.plan(in: Self.size)
    #expect(plan.slices.map { $0.item } == [0, 2])
    #expect(plan.slices.map { $0.sweep } == [.pi, .pi])
    #expect(plan.diagnostics == [.negativeValues(count: 1)])
    #expect(plan.share(ofSliceAt: 1) == nil)
    let lone = PieModel(values: [-1, 1]).plan(in: Self.size)
    #expect(lone.slices.map { $0.sweep } == [2 * .pi])
  }

  @Test("89, 90: one slice of 100 % is a whole disc or ring without a seam, in every direction")
  func whole() {
    for values in [[7], [7, 0, 0], [0, 7], [nil, 7, -3]] as [[Double?]] {
      for (shape, start) in [(PieShape.pie, 0.0), (.donut, 1), (.donut(hole: 0.6), 4)] {
        for corner in [0.0, 6] {
          let options = PieOptions(shape: shape, startAngle: start, gap: 6, cornerRadius: corner)
          let model = PieModel(values: values, options: options)
          let plan = model.plan(in: Self.size)
          let drawing = plan.drawing(of: model)
          let item = plan.slices[0].item
          for step in 0..<64 {
            let angle = start + Double(step) * .pi / 32
            let point = plan.center.at((plan.holeRadius + plan.radius) / 2, angle)
            #expect(MarkFinder.mark(at: point, in: drawing)?.value == 7)
            #expect(plan.target(at: point, in: model) == ChartIndex(item: item))
          }
          let figures = drawing.marks.items.filter { $0.verb == .fill }
          #expect(figures.count == 1 && figures.first?.shape == .sector)
        }
      }
    }
  }

  @Test("92: a slice of zero leaves nothing behind, wherever it comes")
  func zeroSlice() {
    for values in [[5, 5, 0], [0, 5, 5], [5, 0, 5]] as [[Double?]] {
      let model = PieModel(values: values, labels: ["a", "b", "c"])
      let drawing = model.plan(in: Self.size).drawing(of: model)
      #expect(drawing.marks.items.filter { $0.verb == .fill }.count == 2)
      #expect(drawing.marks.layers.compactMap { $0.mark }.count == 2)
    }
  }

  @Test("93: thin slices get the least angle, the others lose in proportion, all together are a whole turn")
  func minimumAngle() {
    let model = PieModel(values: [1e6, 1, 1, 1], options: PieOptions(minimumAngle: 0.1))
    let sweeps = model.plan(in: Self.size).slices.map { $0.sweep }
    #expect(abs(sweeps[0] - (2 * .pi - 0.3)) < 1e-12)
    for sweep in sweeps.dropFirst() { #expect(abs(sweep - 0.1) < 1e-12) }
    // 3 : 2 before, and after the thin one has had its part. 0.5 is below the least angle only once others have shrunk.
    let chained = PieModel(values: [3, 2, 0.001], options: PieOptions(minimumAngle: 0.5)).plan(in: Self.size).slices
    #expect(abs(chained[0].sweep / chained[1].sweep - 1.5) < 1e-12)
    #expect(abs(chained.reduce(0) { $0 + $1.sweep } - 2 * .pi) < 1e-12)
    let crowded = PieModel(values: [9, 1, 1], options: PieOptions(minimumAngle: 3)).plan(in: Self.size).slices
    for slice in crowded { #expect(abs(slice.sweep - 2 * .pi / 3) < 1e-12) }
    // Labels still tell the truth.
    #expect(model.plan(in: Self.size).share(ofSliceAt: 0) == 1)
  }

  @Test(
    "94, 99: labels of small neighbours do not overlap, in any placement",
    arguments: [PieLabelPlacement.outside, .inside, .insideOrOutside])
  func overlap(_ placement: PieLabelPlacement) {
    let cases: [[Double?]] = [
      [88, 7, 2, 1, 1, 1], [50, 0, 0, 0], Array(repeating: 1, count: 40), Array(repeating: 1, count: 12),
      [1000, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ]
    for values in cases {
      for size in [Self.size, ChartSize(width: 300, height: 200), ChartSize(width: 200, height: 320)] {
        for shape in [PieShape.pie, .donut, .halfDonut] {
          let model = PieModel(
            values: values, labels: values.indices.map { "Category \($0)" }, options: PieOptions(shape: shape, labels: placement))
          let plan = model.plan(in: size)
          #expect(Check(plan).faults == [])
          let all = plan.labels.map { $0.item } + plan.droppedLabels
          #expect(all.sorted() == plan.slices.map { $0.item })
          for label in plan.labels where label.leader.isEmpty {
            // In its slice, corner by corner.
            for (x, y) in [(label.rect.minX, label.rect.minY), (label.rect.maxX, label.rect.maxY)] {
              #expect(plan.target(at: ChartPoint(x: x, y: y), in: model) == ChartIndex(item: label.item))
            }
          }
        }
      }
    }
  }

  @Test("100: both slices have a leader, whichever is the larger")
  func bothLeaders() {
    for values in [[28, 72], [72, 28]] as [[Double?]] {
      let model = PieModel(values: values, labels: ["a", "b"])
      let plan = model.plan(in: Self.size)
      #expect(plan.labels.filter { !$0.leader.isEmpty }.map { $0.item }.sorted() == [0, 1])
    }
  }

  @Test("101: a gap is as wide at the rim as at the hole; a slice thinner than it keeps four fifths of its width")
  func parallelGap() throws {
    let model = PieModel(values: [50, 49, 1], options: PieOptions(shape: .donut(hole: 0.6), gap: 6))
    let plan = model.plan(in: ChartSize(width: 640, height: 480))
    for slice in plan.slices {
      guard case .path(let path) = plan.figure(of: slice, rest: slice.sweep, offset: 0) else {
        Issue.record("a slice with gaps is a path")
        return
      }
      // Where its sides meet rim and hole: the first point and the last of the path, which runs clockwise.
      let first = ChartPoint(x: path.numbers[0], y: path.numbers[1])
      let count = path.numbers.count
      let last = ChartPoint(x: path.numbers[count - 2], y: path.numbers[count - 1])
      func beside(_ point: ChartPoint) -> Double {
        (point.x - plan.center.x) * cosine(slice.start) + (point.y - plan.center.y) * sine(slice.start)
      }
      let inset = slice.item == 2 ? plan.radius * sine(slice.sweep / 2) / 5 : 3
      #expect(abs(beside(first) - inset) < 1e-9 && abs(beside(last) - inset) < 1e-9)
      let rim = (first.x - plan.center.x, first.y - plan.center.y)
      #expect(abs((rim.0 * rim.0 + rim.1 * rim.1).squareRoot() - plan.radius) < 1e-9)
      #expect(slice.sweep > 0)
    }
    #expect(PieOutline.inset(gap: 6, radius: 100, sweep: 0) == 0)
  }

  @Test("103: labels carry the values that were given, not counts made again from rounded shares")
  func originalValues() {
    let values = [Double?](repeating: 1, count: 1000)
    let model = PieModel(values: values, options: PieOptions(labelContent: .value, shareDecimals: 0))
    let plan = model.plan(in: ChartSize(width: 1600, height: 900))
    #expect(!plan.labels.isEmpty)
    for label in plan.labels { #expect(label.lines.map { $0.string } == ["1"]) }
    #expect(plan.shares.units.reduce(0, +) == 100)
    #expect(model.total == 1000)
    #expect(plan.labels.count + plan.droppedLabels.count == 1000)
  }
}
