import Testing

@testable import Barline

/// A line whose values and positions are given as whole arrays is the same line as one that is read in runs, and shares their memory.
@Suite struct LineWholeArrayTests {
  /// Gives its arrays whole, or in runs.
  private final class Source: LineChartViewDataSource {
    var values: [Double]
    var positions: [Double]?
    var count: Int
    let isWhole: Bool

    init(_ values: [Double], _ positions: [Double]? = nil, count: Int? = nil, isWhole: Bool) {
      (self.values, self.positions, self.count, self.isWhole) = (values, positions, count ?? values.count, isWhole)
    }

    func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { count }
    func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
      values.indices.contains(index.item) ? values[index.item] : nil
    }
    func lineChartView(_ chartView: LineChartView, hasPositionsForLine line: Int) -> Bool { !isWhole && positions != nil }
    func lineChartView(_ chartView: LineChartView, positionForPointAt index: ChartIndex) -> Double {
      guard let positions, positions.indices.contains(index.item) else { return .nan }
      return positions[index.item]
    }
    func lineChartView(_ chartView: LineChartView, valuesOfLine line: Int) -> [Double]? { isWhole ? values : nil }
    func lineChartView(_ chartView: LineChartView, positionsOfLine line: Int) -> [Double]? { isWhole ? positions : nil }
  }

  private func view(_ source: Source) -> LineChartView {
    let view = LineChartView()
    view.dataSource = source
    view.size = ChartSize(width: 400, height: 240)
    view.reloadData()
    return view
  }

  private static let odd: [Double] = [.nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .leastNonzeroMagnitude, 3]

  @Test func `whole arrays give the picture that runs give, whatever is in them and however long they are`() {
    var dice = Dice(5)
    for round in 0..<200 {
      let count = [0, 1, 2, 63, 64, 65, 130][dice.next(7)]
      func numbers(_ count: Int, rises: Bool) -> [Double] {
        (0..<count).map { place in
          dice.next(12) == 0 && round % 2 == 0 ? Self.odd[dice.next(Self.odd.count)] : rises ? Double(place) : dice.next() * 20
        }
      }
      let values = numbers(max(0, count + dice.next(5) - 2), rises: false)
      let positions = round % 3 == 0 ? nil : numbers(max(0, count + dice.next(5) - 2), rises: round % 3 == 1)
      let whole = Source(values, positions, count: count, isWhole: true)
      let runs = Source(values, positions, count: count, isWhole: false)
      let (given, read) = (view(whole), view(runs))
      #expect(given.drawing(at: 0) == read.drawing(at: 0), "\(values) at \(positions ?? [])")
      for item in 0..<count {
        let index = ChartIndex(item: item)
        #expect(given.value(at: index) == read.value(at: index))
      }
    }
  }

  @Test
  func `an array that has nothing to be changed is shared, not copied, and what the app does to its own later is its own affair`()
  {
    let source = Source((0..<1000).map(Double.init), (0..<1000).map { Double($0) * 2 }, isWhole: true)
    let view = view(source)
    _ = view.drawing(at: 0)
    func address(_ array: [Double]) -> UnsafeRawPointer? { array.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) } }
    #expect(address(view.model.lines[0].values) == address(source.values))
    #expect(address(view.model.lines[0].positions) == address(source.positions ?? []))
    let before = view.drawing(at: 0)
    source.values[3] = 1e9
    #expect(view.drawing(at: 1) == before && view.value(at: ChartIndex(item: 3)) == 3)
    view.reloadData()
    #expect(view.value(at: ChartIndex(item: 3)) == 1e9)
  }

  @Test func `a source that turns from whole arrays to runs leaves the arrays as they were`() {
    let whole = Source([1, 2, 3], [0, 1, 4], isWhole: true)
    let runs = Source([7, 8, 9], isWhole: false)
    let view = view(whole)
    _ = view.drawing(at: 0)
    view.dataSource = runs
    view.reloadData()
    #expect(view.value(at: ChartIndex(item: 0)) == 7 && whole.values == [1, 2, 3] && whole.positions == [0, 1, 4])
  }

  @Test func `a whole array that is too short is told like a run that is`() {
    for isWhole in [true, false] {
      let source = Source([1, 2], count: 5, isWhole: isWhole)
      let view = view(source)
      _ = view.drawing(at: 0)
      #expect(view.value(at: ChartIndex(item: 1)) == 2 && view.value(at: ChartIndex(item: 2)) == nil)
      #expect(view.diagnostics.contains(.wrongValueCount(expected: 5, given: 2)) == isWhole)
    }
  }
}
