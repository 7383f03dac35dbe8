import Barline
import Testing

@testable import BarlineDrawing

/// Charts with more bars than columns: each column shows the least and the greatest of its bars.
@Suite struct BarColumnsTests {
  private static func noise(_ count: Int) -> [Double] {
    var state: UInt64 = 42
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 60 == 0 ? .nan : Double(state >> 40) / 65536 - 128
    }
  }

  @Test func `each bar belongs to one column, and the column's ends are its least and greatest bar`() {
    for (count, columns) in [(801, 800), (5000, 800), (100_000, 800), (7, 3), (3, 3), (10, 1), (1_000, 999)] {
      let values = Self.noise(count)
      let reduced = BarColumns(values, count: count, columns: columns)
      var least = [Double](repeating: .infinity, count: columns)
      var greatest = [Double](repeating: -.infinity, count: columns)
      var counted = 0
      for column in 0..<columns {
        let items = reduced.items(of: column)
        #expect(items.lowerBound == counted && !items.isEmpty)
        counted = items.upperBound
        // By its middle, a bar is in the column that it is said to be in.
        for item in [items.lowerBound, items.upperBound - 1] {
          #expect((2 * item + 1) * columns / (2 * count) == column)
        }
        for item in items where !values[item].isNaN {
          least[column] = min(least[column], values[item])
          greatest[column] = max(greatest[column], values[item])
        }
      }
      #expect(counted == count)
      #expect(zip(reduced.least, least).allSatisfy { $0 == $1 || $0.isNaN && $1 == .infinity })
      #expect(zip(reduced.greatest, greatest).allSatisfy { $0 == $1 || $0.isNaN && $1 == -.infinity })
    }
  }

  @Test func `every column that has data is inked, from its least to its greatest value`() {
    for count in [801, 5000] {
      for seriesCount in [1, 2] {
        var values = [Double?](repeating: 1, count: count)
        values[count / 2] = 9
        values[count / 3] = -4
        for missing in 0..<(3 * count / 800) { values[count - 1 - missing] = nil }
        let model = BarModel(
          series: Array(repeating: BarModel.Series(values: values), count: seriesCount), options: .bare)
        let plan = model.plan(in: ChartSize(width: 800, height: 130))
        let drawing = plan.drawing(of: model)
        #expect(isFinite(drawing))
        let figures = drawing.marks.items.filter { $0.verb == .fill }.map { drawing.marks.figure(of: $0) }
        #expect(figures.count == seriesCount)
        let (tall, deep) = ((2 * (count / 2) + 1) * 800 / (2 * count), (2 * (count / 3) + 1) * 800 / (2 * count))
        for figure in figures {
          let inked = Self.inked(figure, columns: 800)
          // Ten points a unit, zero at 90; a column's ink starts and ends at its values, or on the baseline.
          for column in 0..<796 {
            #expect(inked[column].low == (column == tall ? 0 : column == deep && count == 801 ? 90 : 80))
            #expect(inked[column].high == (column == deep ? 130 : 90))
          }
          #expect(inked[799].low == 90 && inked[799].high == 90)
        }
      }
    }
  }

  /// From where to where each column of an outline is inked, at its middle.
  private static func inked(_ figure: Figure, columns: Int) -> [(low: Double, high: Double)] {
    var ink = [(low: Double, high: Double)](repeating: (.infinity, -.infinity), count: columns)
    guard case .path(let path) = figure else { return ink }
    let points = stride(from: 0, to: path.numbers.count, by: 2).map { (x: path.numbers[$0], y: path.numbers[$0 + 1]) }
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) where a.x != b.x {
      for column in Int(min(a.x, b.x).rounded())..<Int(max(a.x, b.x).rounded()) {
        ink[column].low = min(ink[column].low, a.y)
        ink[column].high = max(ink[column].high, a.y)
      }
    }
    return ink
  }

  @Test func `as many bars as columns still have a mark each`() {
    let model = BarModel(values: [Double?](repeating: 1, count: 800), options: .bare)
    let plan = model.plan(in: ChartSize(width: 800, height: 100))
    #expect(markRects(of: plan.drawing(of: model)).count == 800)
  }

  @Test func `a touch means the bar that stands out of its column`() {
    let values = Self.noise(100_000)
    let model = BarModel(values: values.map { $0 }, options: .bare)
    let plan = model.plan(in: ChartSize(width: 800, height: 100))
    for column in 0..<800 {
      let items = (column * 125)..<(column * 125 + 125)
      let tallest = items.filter { !values[$0].isNaN }.max { values[$0].magnitude < values[$1].magnitude }
      let found = plan.target(at: ChartPoint(x: Double(column) + 0.5, y: 3), in: model)
      #expect(found.map { values[$0.item].magnitude } == tallest.map { values[$0].magnitude })
      #expect(found.map { items.contains($0.item) } == true)
    }
    for x in [-0.1, 800.1] { #expect(plan.target(at: ChartPoint(x: x, y: 3), in: model) == nil) }
    #expect(plan.target(at: ChartPoint(x: 800, y: 3), in: model) != nil)
  }

  @Test func `shown and folded columns turn into each other, and a reload of the same width into the next`() {
    let stage = Stage([Double?](repeating: 1, count: 3000))
    stage.chart.size = ChartSize(width: 200, height: 100)
    let first = stage.chart.drawing(at: 0)
    stage.figures.series = [(0..<5000).map { Double($0 % 17) }]
    stage.chart.reloadData(animated: true)
    _ = stage.chart.drawing(at: 0)
    #expect(stage.chart.drawing(at: 0.1).marks.hasSameShape(as: first.marks))
    #expect(isFinite(stage.chart.drawing(at: 0.15)))
  }
}
