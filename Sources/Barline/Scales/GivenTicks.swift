/// Ticks that an app asked for by value or by step, cleaned, with what had to be left out.
public struct GivenTicks: Hashable, Sendable {
  /// The ticks that can be drawn.
  public let ticks: Ticks
  /// For each tick, its index in the app's array.
  ///
  /// An app's labels are found by this index. Comparing values would lose labels: 3 × 0.1 is not 0.3.
  public let indices: [Int]
  /// What was left out, and why; empty if nothing was.
  public let diagnostics: [Diagnostic]
}

extension Ticks {
  /// Cleans values that an app gave: leaves out what is not finite, lies outside the domain or repeats another, and sorts.
  ///
  /// - Parameters:
  ///   - values: The app's values, in any order.
  ///   - domain: The values shown.
  ///   - limit: The most ticks that are drawn, such as the axis's length in points. If there are more, every second, third …
  ///     is kept and a diagnostic tells. Below 1 there are none.
  public static func given(_ values: [Double], in domain: Domain, limit: Int) -> GivenTicks {
    // A value that is off an end by the noise of a product or sum is meant to be on it: 7 × 0.1 in a domain to 0.7.
    let noise = Swift.min(8 * domain.magnitude.ulp, (domain.upper / 2 - domain.lower / 2) * 1e-9)
    var order: [Int] = []
    order.reserveCapacity(values.count)
    for (index, value) in values.enumerated() where value >= domain.lower - noise && value <= domain.upper + noise {
      order.append(index)
    }
    let outside = values.count - order.count
    order.sort { (values[$0], $0) < (values[$1], $1) }

    var kept: [Double] = []
    var indices: [Int] = []
    for index in order {
      let value = domain.clamped(values[index]) + 0
      if value == kept.last { continue }
      kept.append(value)
      indices.append(index)
    }
    var diagnostics: [Diagnostic] = outside > 0 ? [.ticksOutside(count: outside)] : []
    let asked = kept.count
    if asked > Swift.max(0, limit) {
      let stride = limit > 0 ? (asked - 1) / limit + 1 : asked
      let places = limit > 0 ? Swift.stride(from: 0, to: asked, by: stride) : Swift.stride(from: asked, to: asked, by: 1)
      kept = places.map { kept[$0] }
      indices = places.map { indices[$0] }
      diagnostics.append(.tooManyTicks(asked: asked, drawn: kept.count))
    }
    return GivenTicks(ticks: Ticks(unchecked: kept, step: nil), indices: indices, diagnostics: diagnostics)
  }

  /// The multiples of a step that an app fixed.
  ///
  /// A step too small for the axis (1 in a domain of 0…250,000) is replaced by the next round step that gives no more than
  /// `limit` ticks, and a diagnostic tells; the cost is that of the ticks drawn, never that of those asked for.
  ///
  /// - Parameters:
  ///   - step: The distance between ticks; unless it is finite and greater than 0 there are none.
  ///   - domain: The values shown.
  ///   - limit: The most ticks that are drawn. Below 1 there are none; over 1,000 counts as 1,000.
  /// - Returns: The ticks; its `indices` count them from 0.
  public static func every(_ step: Double, in domain: Domain, limit: Int) -> GivenTicks {
    guard step.isFinite, step > 0 else { return GivenTicks(ticks: .none, indices: [], diagnostics: [.limitNotUsable]) }
    let most = Swift.min(Swift.max(limit, 0), 1000)
    var asked = Int(saturating: ((domain.upper - domain.lower) / step).rounded(.down) + 1)
    let digits = DecimalDigits(step)
    if asked <= most + 1, domain.magnitude * 0x1p-50 <= step,
      let exact = TickStep(digits.coefficient, exponent: digits.exponent)
    {
      // The division can be off by one; the multiples themselves are not.
      let ticks = Ticks(multiplesOf: exact, in: domain)
      asked = ticks.values.count
      if asked <= most { return GivenTicks(ticks: ticks, indices: Array(0..<asked), diagnostics: []) }
    }
    var ticks = Ticks.none
    var count = most
    while count > 0 {
      ticks = nice(in: domain, count: count)
      if ticks.values.count <= most { break }
      count = count * 2 / 3
    }
    // The roundest step can still give one more than a limit of 1 or 2.
    ticks = Ticks(unchecked: Array(ticks.values.prefix(most)), step: ticks.step)
    let drawn = ticks.values.count
    return GivenTicks(ticks: ticks, indices: Array(0..<drawn), diagnostics: [.tooManyTicks(asked: asked, drawn: drawn)])
  }
}
