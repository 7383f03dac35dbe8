/// A slice's place round the pie, in radians clockwise from twelve o'clock.
package struct PieSlice: Equatable, Sendable {
  /// Which value it stands for.
  package var item: Int
  /// Its first edge, clockwise.
  package var start: Double
  /// Its second edge, clockwise; never before the first.
  package var end: Double
  /// How far it stands out of the pie.
  package var offset: Double

  package var sweep: Double { end - start }
  package var middle: Double { start + (end - start) / 2 }

  /// The slice while the pie sweeps in: all angles shrunk towards where the pie starts.
  package func swept(_ share: Double, from origin: Double) -> PieSlice {
    var slice = self
    slice.start = origin + (start - origin) * share
    slice.end = origin + (end - origin) * share
    return slice
  }

  /// The slice a share of the way to another.
  package func mixed(with target: PieSlice, _ share: Double) -> PieSlice {
    PieSlice(
      item: target.item, start: start + (target.start - start) * share, end: end + (target.end - end) * share,
      offset: offset + (target.offset - offset) * share)
  }
}

extension PieSlice {
  /// Shares of 1 of what is above zero; all zero where nothing is. Measured against the greatest, so that no sum overflows.
  package static func shares(of values: [Double]) -> [Double] {
    let greatest = values.reduce(0) { $1 > $0 ? $1 : $0 }
    guard greatest > 0 else { return [Double](repeating: 0, count: values.count) }
    let sum = values.reduce(0) { $1 > 0 ? $0 + $1 / greatest : $0 }
    return values.map { $0 > 0 ? $0 / greatest / sum : 0 }
  }

  /// The slices of shares: those above zero, one after another, together exactly the whole span.
  package static func all(of shares: [Double], options: PieOptions, offset: (Int) -> Double) -> [PieSlice] {
    let sweeps = Self.sweeps(of: shares, span: options.shape.span, least: options.minimumAngle)
    let origin = Self.origin(options)
    let way = options.direction == .clockwise ? 1.0 : -1.0
    let last = shares.lastIndex { $0 > 0 } ?? 0
    var slices: [PieSlice] = []
    slices.reserveCapacity(shares.count)
    var (passed, sum) = (0.0, 0.0)
    for item in shares.indices where shares[item] > 0 {
      sum += sweeps[item]
      // The last edge is exactly where the first one began.
      let next = item == last ? options.shape.span : min(sum, options.shape.span)
      let (a, b) = (origin + way * passed, origin + way * next)
      slices.append(PieSlice(item: item, start: min(a, b), end: max(a, b), offset: offset(item)))
      passed = next
    }
    return slices
  }

  /// Where the first slice starts, and from where a pie sweeps in.
  package static func origin(_ options: PieOptions) -> Double {
    guard !options.shape.isHalf else { return options.direction == .clockwise ? -.pi / 2 : .pi / 2 }
    // Whole turns more would cost digits.
    return options.startAngle.finite(or: 0).truncatingRemainder(dividingBy: 2 * .pi)
  }

  /// The angles of shares, those above zero at least `least`: what they gain the others lose in proportion.
  private static func sweeps(of shares: [Double], span: Double, least: Double) -> [Double] {
    guard least > 0 else { return shares.map { $0 * span } }
    let count = shares.reduce(0) { $1 > 0 ? $0 + 1 : $0 }
    guard count > 0, least * Double(count) < span else { return shares.map { $0 > 0 ? span / Double(max(1, count)) : 0 } }
    // Each round fixes the slices that are too thin for what is left of the others; the rest shrinks, so another may follow.
    var (thin, rest) = (0, 1.0)
    var factor = span
    var isThin = [Bool](repeating: false, count: shares.count)
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for item in shares.indices where shares[item] > 0 && !isThin[item] && shares[item] * factor < least {
        isThin[item] = true
        thin += 1
        rest -= shares[item]
        hasChanged = true
      }
      factor = rest > 0 ? (span - Double(thin) * least) / rest : 0
    }
    return shares.indices.map { isThin[$0] ? least : shares[$0] * factor }
  }
}
