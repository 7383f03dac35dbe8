/// Shares as they are written: rounded so that together they are exactly 100 %.
///
/// Largest remainder (Hamilton's method): every share is cut to the precision, and what is then missing from the whole goes, a unit each,
/// to the shares that were cut most; of equal ones to the earlier. No share is off by a whole unit or more.
///
///     PieShares(values: [1, 1, 1], decimals: 2).texts     // 33.34, 33.33, 33.33
package struct PieShares: Equatable, Sendable {
  /// A whole number of units a value, 0 for those without a slice.
  package private(set) var units: [Int]
  /// How many decimals of a per cent a unit is.
  package let decimals: Int

  /// The whole, in units.
  package var whole: Int { Self.whole(decimals) }

  private static func whole(_ decimals: Int) -> Int { (0..<decimals).reduce(100) { whole, _ in whole * 10 } }

  /// Rounds the shares of values of which those that are not above zero have none.
  ///
  /// - Parameters:
  ///   - shares: Shares of 1, together 1, or all 0.
  ///   - decimals: 0…6, or nil for none where no share needs any, else one.
  package init(_ shares: [Double], decimals wanted: Int?) {
    let decimals = min(max(wanted ?? (Self.areWhole(shares) ? 0 : 1), 0), 6)
    self.decimals = decimals
    let whole = Self.whole(decimals)
    units = []
    units.reserveCapacity(shares.count)
    var cut: [Double] = []
    cut.reserveCapacity(shares.count)
    var missing = whole
    var isEmpty = true
    for share in shares {
      let exact = share * Double(whole)
      // A share a hair below a whole unit is that unit: 0.29 · 100 is 28.999…
      let floor = (exact + 1e-9).rounded(.down)
      units.append(Int(saturating: floor))
      cut.append(share > 0 ? exact - floor : -1)
      missing -= Int(saturating: floor)
      if share > 0 { isEmpty = false }
    }
    guard missing != 0, !isEmpty else { return }
    let order = shares.indices.sorted { cut[$0] != cut[$1] ? cut[$0] > cut[$1] : $0 < $1 }
    if missing > 0 {
      for place in order.prefix(missing) { units[place] += 1 }
    } else {
      // Only rounding errors lead here.
      for place in order.reversed() where missing < 0 && units[place] > 0 {
        units[place] -= 1
        missing += 1
      }
    }
  }

  /// Whether every share is a whole number of per cent.
  private static func areWhole(_ shares: [Double]) -> Bool {
    shares.allSatisfy { share in
      let percent = share * 100
      return (percent - percent.rounded()).magnitude < 1e-9 && (share == 0 || percent >= 0.5)
    }
  }

  /// A share as it is written, as a part of 1.
  package func share(_ item: Int) -> Double { Double(units[item]) / Double(whole) }

  /// A share as text.
  package func text(_ item: Int, locale: ChartLocale) -> String {
    NumberFormat.percent(decimals: decimals).text(share(item), locale: locale)
  }
}
