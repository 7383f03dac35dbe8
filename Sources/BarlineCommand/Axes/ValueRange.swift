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
    let counts = series.reduce((below: 0, above: 0)) { counts, one in
      (counts.below + one.values.count { $0 < low }, counts.above + one.values.count { $0 > high })
    }
    let count = counts.below + counts.above
    guard count > 0 else { return nil }
    let ends = [
      counts.below > 0 ? "--min \(OptionValues.short(low))" : nil, counts.above > 0 ? "--max \(OptionValues.short(high))" : nil,
    ]
    let words = ends.compactMap { $0 }.joined(separator: " and ")
    return count == 1 ? "1 value is beyond \(words), and cut off" : "\(count) values are beyond \(words), and cut off"
  }
}
