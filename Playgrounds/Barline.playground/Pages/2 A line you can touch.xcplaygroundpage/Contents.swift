//: [Previous](@previous)
/*:
 # A line you can touch

 A line's data source says how many points there are and how high each is. Lines may be of different lengths.
 */
import Barline

final class Temperatures: LineChartViewDataSource {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  let names = ["Highest", "Lowest"]
  let degrees: [[Double?]] = [[14, 16, 15, nil, 21, 23, 19], [6, 7, 9, 8, 11, 12, 10]]

  func numberOfLines(in chartView: LineChartView) -> Int { degrees.count }
  func numberOfPoints(inLine line: Int, of chartView: LineChartView) -> Int { degrees[line].count }
  func lineChartView(_ chartView: LineChartView, valueForPointAt index: ChartIndex) -> Double? {
    degrees[index.series][index.item]
  }
  func lineChartView(_ chartView: LineChartView, labelForItem item: Int) -> String? { days[item] }
  func lineChartView(_ chartView: LineChartView, nameOfLine line: Int) -> String? { names[line] }
}
//: A delegate hears a selection begin, move and end. Every begin is ended exactly once, whatever happens.
final class Dashboard: LineChartViewDelegate {
  func lineChartView(_ chartView: LineChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    print(SelectionEvent(.began, pointAt: index, in: chartView))
  }
  func lineChartView(_ chartView: LineChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    print(SelectionEvent(.moved, pointAt: index, in: chartView))
  }
  func lineChartView(
    _ chartView: LineChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd
  ) {
    print(SelectionEvent(.ended(reason), pointAt: index, in: chartView))
  }
}

let temperatures = Temperatures()
let dashboard = Dashboard()
let chart = LineChartView(size: ChartSize(width: 480, height: 280))
chart.dataSource = temperatures
chart.delegate = dashboard
chart.header = .text("A week in May", subtitle: "°C")
//: A host hands over what fingers do. Here a script does: it comes down on Tuesday's highest temperature and goes on to Friday's.
if let tuesday = chart.point(at: ChartIndex(item: 1)), let friday = chart.point(at: ChartIndex(item: 4)) {
  let touch = TouchScript.began(at: tuesday).moved(to: friday)
  touch.play(on: chart)
  show(chart, as: "touched")
  chart.touch(ChartTouch(id: 1, phase: .ended, point: friday, time: 1))
}
//> began point 1 "Tue" line 0 "Highest" value 16
//> moved point 4 "Fri" line 0 "Highest" value 21
//> ended point 4 "Fri" line 0 "Highest" value 21 (ended)
//: On a phone one card for all lines often reads better. It is one setting.
chart.selectionMode = .allSeries
chart.selectedIndex = ChartIndex(item: 4)
show(chart, as: "touched-all")
//: [Next: style by delegate](@next)
