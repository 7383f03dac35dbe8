//: [Previous](@previous)
/*:
 # Testing by touch script

 A chart needs no screen to be touched. In a test, play a script on it and compare what your delegate heard. `BarlineTesting` has a delegate
 that writes everything down; your own can stand behind it.
 */
import Barline
import BarlineTesting

final class Sales: BarChartViewDataSource {
  let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
  var sold: [Double?] = [3, 5, nil, 2, 6]

  func numberOfBars(in chartView: BarChartView) -> Int { sold.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { sold[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { days[item] }
}

let sales = Sales()
let log = BarDelegateLog()
let chart = BarChartView(size: ChartSize(width: 480, height: 280))
chart.dataSource = sales
chart.delegate = log
//: Ask the chart where its bars are; a script made of these points holds at any size.
let middle = { (item: Int) in chart.frame(ofBarAt: ChartIndex(item: item))?.center ?? .zero }
TouchScript.drag(from: middle(0), to: middle(1), steps: 2).play(on: chart)
for line in log.lines { print(line) }
//> began bar 0 "Mon" series 0 value 3
//> moved bar 1 "Tue" series 0 value 5
//> ended bar 1 "Tue" series 0 value 5 (ended)
//: Wednesday is missing and cannot be selected. A finger on its way from Tuesday to Thursday leaves the one and begins the other.
log.clear()
let (tuesday, thursday) = (middle(1), middle(3))
let wednesday = ChartPoint(x: (tuesday.x + thursday.x) / 2, y: thursday.y)
TouchScript.began(at: tuesday).moved(through: [wednesday, thursday]).cancelled().play(on: chart)
for line in log.lines { print(line) }
//> began bar 1 "Tue" series 0 value 5
//> ended bar 1 "Tue" series 0 value 5 (left)
//> began bar 3 "Thu" series 0 value 2
//> ended bar 3 "Thu" series 0 value 2 (cancelled)
//: Whatever a script does, each begin is ended once. A log says what is wrong with the order of what it heard: nothing.
print(log.problems.isEmpty)
//> true
//: Pictures are values: two that look the same are equal, and a test needs no pixels.
let before = chart.drawing(at: 1)
sales.sold[2] = 4
chart.reloadData()
print(chart.drawing(at: 1) == before)
//> false
show(chart, as: "script")
