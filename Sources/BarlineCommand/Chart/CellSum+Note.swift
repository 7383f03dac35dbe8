import BarlineData

extension CellSum {
  /// What is said of so many sums that went beyond the finite numbers; nil for none.
  static func note(ofBeyond count: Int) -> String? {
    switch count {
    case 0: nil
    case 1: "1 sum is beyond the greatest number, and is drawn as that"
    default: "\(count) sums are beyond the greatest number, and are drawn as that"
    }
  }
}
