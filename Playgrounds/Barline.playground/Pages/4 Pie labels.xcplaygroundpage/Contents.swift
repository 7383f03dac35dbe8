//: [Previous](@previous)
/*:
 # Pie labels

 A pie's data source gives values, not shares. The shares are the chart's own arithmetic: what is written adds up to exactly 100 %.
 */
import Barline

final class Energy: PieChartViewDataSource {
  let names = ["Wind", "Solar", "Hydro", "Biomass", "Nuclear", "Coal", "Gas", "Oil"]
  var hours: [Double?] = [139, 61, 20, 44, 7, 104, 80, 4]

  func numberOfSlices(in chartView: PieChartView) -> Int { hours.count }
  func pieChartView(_ chartView: PieChartView, valueForSliceAt index: Int) -> Double? { hours[index] }
  func pieChartView(_ chartView: PieChartView, labelForSliceAt index: Int) -> String? { names[index] }
}
//: No two labels overlap, no two leader lines cross, and none leaves the view: at any size, for any number of slices.
let energy = Energy()
let chart = PieChartView(size: ChartSize(width: 480, height: 280))
chart.dataSource = energy
chart.header = .text("Where power comes from", subtitle: "terawatt hours a year")
show(chart, as: "pie")
//: In a small view the smallest slices lose their labels first, and the chart says so.
chart.size = ChartSize(width: 200, height: 140)
show(chart, as: "pie-small")
print(chart.diagnostics.isEmpty ? "all is drawn" : "something gave way")
//> something gave way
//: A ring has room for the total. Labels may stand inside where they fit.
chart.size = ChartSize(width: 480, height: 280)
chart.shape = .donut
chart.labels = .insideOrOutside
show(chart, as: "pie-ring")
//: A slice may be selected by code, as by a tap. It moves out, and stays until it is tapped again.
chart.selectedIndex = 1
show(chart, as: "pie-selected")
//: What is zero, missing or negative has no slice. The others share the whole circle.
energy.hours = [139, 0, nil, -3, 7, 104, 80, 4]
chart.reloadData()
print(chart.selectedIndex.map(String.init) ?? "nothing is selected any more")
//> nothing is selected any more
//: [Next: funnel and tiers](@next)
