extension Int {
  /// The whole part of a number, kept inside what an `Int` can hold: the only way from `Double` to `Int` in this package.
  ///
  /// NaN gives 0, +∞ and anything too large `Int.max`, −∞ and anything too small `Int.min`.
  @inlinable package init(saturating value: Double) {
    if let exact = Int(exactly: value.rounded(.towardZero)) {
      self = exact
    } else if value.isNaN {
      self = 0
    } else {
      self = value < 0 ? Int.min : Int.max
    }
  }
}

extension Double {
  /// The number itself, or `other` where it is NaN or infinite.
  @inlinable package func finite(or other: Double) -> Double { isFinite ? self : other }
}
