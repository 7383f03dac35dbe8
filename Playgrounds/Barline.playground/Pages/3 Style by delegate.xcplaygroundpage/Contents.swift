//: [Previous](@previous)
/*:
 # Style by delegate

 The data source has the data, the delegate has the looks. Each of its methods has a default, so it says only what is to differ.
 */
import Barline

final class Balance: BarChartViewDataSource {
  let years = ["2019", "2020", "2021", "2022", "2023", "2024"]
  let millions: [Double?] = [12.4, -8.1, -2.6, 4.9, 9.7, 15.3]

  func numberOfBars(in chartView: BarChartView) -> Int { millions.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { millions[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { years[item] }
}

final class House: BarChartViewDelegate {
  func barChartView(_ chartView: BarChartView, styleForBarAt index: ChartIndex) -> BarStyle {
    BarStyle(color: (chartView.value(at: index) ?? 0) < 0 ? .negative : .positive)
  }
  func barPadding(in chartView: BarChartView) -> Double? { 12 }
  func valueAxis(in chartView: BarChartView) -> ValueAxis {
    var axis = chartView.valueAxis
    axis.unit = "M"
    return axis
  }
  func barChartView(
    _ chartView: BarChartView, tooltipForBarAt index: ChartIndex, suggested: TooltipContent
  ) -> TooltipContent? {
    TooltipContent(value: suggested.rows.first?.value ?? "", label: (chartView.value(at: index) ?? 0) < 0 ? "a loss" : "a profit")
  }
}
//: Colours such as `.positive` are names, which a theme gives a colour to when the picture is made: one drawing, light and dark.
let (balance, house) = (Balance(), House())
let chart = BarChartView(size: ChartSize(width: 480, height: 280))
chart.dataSource = balance
chart.delegate = house
chart.header = .text("Profit and loss")
chart.selectedIndex = ChartIndex(item: 1)
show(chart, as: "style")
//: Styles are asked once a reload, for each bar once, and not while fingers move.
/*:
 ## A bar of your own

 What a style cannot say, a delegate draws. It gets the bar's rectangle and the five verbs of every backend.
 */
final class Crates: BarChartViewDelegate {
  func barChartView(
    _ chartView: BarChartView, drawBarAt index: ChartIndex, in rect: ChartRect, into recorder: inout Drawing.Recorder
  ) -> Bool {
    var bottom = rect.maxY
    while bottom - 8 >= rect.minY {
      let crate = ChartRect(x: rect.minX, y: bottom - 8, width: rect.width, height: 6)
      recorder.fill(.roundedRect(crate, CornerRadii(2)), paint: .color(.accent))
      bottom -= 8
    }
    return true
  }
}

let crates = Crates()
chart.delegate = crates
show(chart, as: "style-own")
//: [Next: pie labels](@next)
