// A bar chart as a page holds it: an app's own source, touched, reloaded while it moves, folded away.
import Barline
import BarlineDrawing
import BarlineSVG

private final class Wheat: BarChartViewDataSource, BarChartViewDelegate {
  var values: [Double?] = [41, 45.5, nil, -12.25, 1e308, .nan, 99]

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? { "\(1820 + item)" }

  func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
    print("began \(index.item)")
  }
  func barChartView(_ chartView: BarChartView, didMoveSelectionTo index: ChartIndex, touch: ChartTouch?) {
    print("moved \(index.item)")
  }
  func barChartView(_ chartView: BarChartView, didEndSelectionAt index: ChartIndex, touch: ChartTouch?, reason: SelectionEnd) {
    print("ended \(index.item) \(reason.rawValue)")
  }
}

func drawBars() {
  let wheat = Wheat()
  let chart = BarChartView(size: ChartSize(width: 320, height: 200))
  chart.dataSource = wheat
  chart.delegate = wheat
  write(chart.drawing(at: 0))
  wheat.values = [3, -1, 2, 2.5, 0, nil, 4]
  chart.reloadData()
  for x in stride(from: 20.0, through: 300, by: 20) {
    chart.touch(ChartTouch(phase: x == 20 ? .began : .moved, point: ChartPoint(x: x, y: 100), time: x / 100))
  }
  write(chart.drawing(at: 4))
  chart.touch(ChartTouch(phase: .ended, point: ChartPoint(x: 300, y: 100), time: 5))
  // A pointer, the wheel and keys, by marks and by places.
  if let script = try? MarkScript("tap:#1 key:right hover:#0 leave wheel:10,10.5,0,5 hover:#4 key:escape") {
    for answer in script.play(on: chart) { print("answer \(answer.rawValue)") }
  }
  print(SVGRenderer().string(chart.drawing(at: 5.5), states: chart.states(upTo: 100) ?? []))
  wheat.values.append(5)
  chart.reloadData(animated: true) { print("reloaded \($0)") }
  for step in 0...4 { write(chart.drawing(at: 6 + Double(step) / 10)) }
  chart.setState(.collapsed, animated: true) { print("collapsed \($0)") }
  for step in 0...4 { write(chart.drawing(at: 7 + Double(step) / 10)) }
}
