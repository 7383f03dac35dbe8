/// The ends of the axis of values that were asked for.
struct ValueRange: Equatable {
  /// nil for the data's own.
  var least: Double?
  /// nil for the data's own.
  var greatest: Double?

  /// Refuses ends that are none.
  func check() throws(Failure) {
    guard let least, let greatest, least >= greatest else { return }
    throw .usage("--min: \(OptionValues.short(least)) is not below \(OptionValues.short(greatest)), which --max says")
  }

  /// What is to be said of values beyond it, which are cut off; nil where there are none.
  func note(_ series: [ChartData.Series]) -> String? {
    let (low, high) = (least ?? -.infinity, greatest ?? .infinity)
    let count = series.reduce(0) { $0 + $1.values.count { $0 < low || $0 > high } }
    guard count > 0 else { return nil }
    let ends = [least.map { "--min \(OptionValues.short($0))" }, greatest.map { "--max \(OptionValues.short($0))" }]
    let words = ends.compactMap { $0 }.joined(separator: " and ")
    return count == 1 ? "1 value is beyond \(words), and cut off" : "\(count) values are beyond \(words), and cut off"
  }
}
