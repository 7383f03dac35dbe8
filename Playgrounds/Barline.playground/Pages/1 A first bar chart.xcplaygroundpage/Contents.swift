/*:
 # A first bar chart

 A chart asks, and your own type answers, the way it would answer a table view: how many bars, and how much is each?
 `nil` is a value that is missing. It makes a gap, never a zero.
 */
import Barline

final class Rainfall: BarChartViewDataSource {
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  var millimetres: [Double?] = [142, 89, nil, 69, 47, 34]

  func numberOfBars(in chartView: BarChartView) -> Int { millimetres.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { millimetres[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { months[item] }
}
//: A chart does not keep its data source alive; this page does.
let rainfall = Rainfall()
let chart = BarChartView(size: ChartSize(width: 480, height: 280))
chart.dataSource = rainfall
chart.header = .text("Rain in Seattle", subtitle: "millimetres a month")
show(chart, as: "first")
//: The axis has found its own ends and its own round numbers.
print(chart.valueScale?.domain.upper ?? 0)
//> 150.0
//: When the data change, say so. The chart reads everything anew, and moves there if it is asked to.
rainfall.millimetres[2] = 120
chart.reloadData(animated: true)
//: Motion is a function of time. `drawing(at:)` gives the picture of any moment. A motion starts with the first one.
show(chart, at: 0, as: "first-starting")
show(chart, at: 0.125, as: "first-moving")
show(chart, at: 0.25, as: "first-moved")
print(chart.isMoving(at: 0.25))
//> false
//: [Next: a line you can touch](@next)
