import Barline

extension SelectionEvent {
  /// What is selected as the chart's tooltip has it, in one line; "" where nothing is any more.
  ///
  /// - Parameters:
  ///   - format: How the chart writes its numbers.
  ///   - unit: What they count; "" for what the format says.
  ///   - hasSeries: Whether there are several series to tell apart.
  func words(_ format: NumberFormat, unit: String = "", in chart: any ChartView, hasSeries: Bool = false) -> String {
    if case .ended = kind { return "" }
    var format = format
    if !unit.isEmpty { format.unit = unit }
    let number = value.map { format.text($0, locale: chart.environment.locale, showsUnit: true) }
    let names = [label, hasSeries ? seriesName : nil].compactMap { $0 }.filter { !$0.isEmpty }
    let name = names.isEmpty ? "\(index.item + 1)" : names.joined(separator: ", ")
    return name + ": " + (number ?? chart.environment.words.missing)
  }
}
