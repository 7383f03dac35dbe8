import Barline
import BarlineData

/// Feeds a pie from a table, a run at a time, and tells what its selection goes through.
final class TablePie: PieChartViewDataSource, PieChartViewDelegate {
  var items: [ItemData.Item]
  /// The slices that stand out.
  private let exploded: Set<Int>
  /// The colours of the first slices; the others' are the theme's.
  private let colors: [ChartColor]
  private let say: (SelectionEvent) -> Void

  /// - Parameters:
  ///   - request: Which slices stand out, and in which colours they are.
  ///   - say: Is given each event.
  init(_ data: ItemData, for request: ChartRequest, say: @escaping (SelectionEvent) -> Void) throws(Failure) {
    let items = data.items
    var exploded: Set<Int> = []
    for name in request.exploded {
      let found = items.indices.filter { items[$0].label == name }
      guard found.isEmpty else {
        exploded.formUnion(found)
        continue
      }
      let advice = NearestName.find(name, among: items.compactMap(\.label)).map { "; did you mean \"\($0)\"?" } ?? ""
      throw .usage("--explode: no slice is called \"\(name)\"" + advice)
    }
    self.items = items
    self.exploded = exploded
    colors = request.colors
    self.say = say
  }

  func numberOfSlices(in chartView: PieChartView) -> Int { items.count }

  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { items[index].value }

  func pieChartView(_ chartView: PieChartView, valuesForSlicesIn slices: Range<Int>, into values: inout OutputSpan<Double>) {
    for slice in slices { values.append(items[slice].value) }
  }

  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { items[index].label }

  func pieChartView(_ chartView: PieChartView, styleForSliceAt index: Int) -> SliceStyle {
    // What was gathered from several rows is neutral: it is no row of its own, and would share a colour with one.
    let color = colors.indices.contains(index) ? colors[index] : items[index].row == nil ? .other : nil
    return SliceStyle(fill: color.map { .color($0) }, offset: exploded.contains(index) ? 12 : 0)
  }

  func pieChartView(_ chartView: PieChartView, didBeginSelectionAt index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.began, sliceAt: index, in: chartView))
  }

  func pieChartView(_ chartView: PieChartView, didMoveSelectionTo index: Int, touch: ChartTouch?) {
    say(SelectionEvent(.moved, sliceAt: index, in: chartView))
  }

  func pieChartView(_ chartView: PieChartView, didEndSelectionAt index: Int, touch: ChartTouch?, reason: SelectionEnd) {
    say(SelectionEvent(.ended(reason), sliceAt: index, in: chartView))
  }
}
