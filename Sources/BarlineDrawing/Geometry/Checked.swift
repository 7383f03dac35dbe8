extension Int {
  /// The whole part of a number, kept inside what an `Int` can hold: the only way from `Double` to `Int` in this package.
  ///
  /// NaN gives 0, +∞ and anything too large `Int.max`, −∞ and anything too small `Int.min`.
  @inlinable package init(saturating value: Double) {
    let bound = -Double(Int.min)
    if value > -bound && value < bound {
      self = Int(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? Int.min : Int.max
    }
  }
}

extension UInt64 {
  /// The whole part of a number, kept inside 0 … 2⁶³ − 1: for where an `Int` of 32 bits is too small. NaN gives 0.
  @inlinable package init(saturating value: Double) {
    if value > 0 && value < 0x1p63 {
      self = UInt64(truncatingIfNeeded: Int64(value))
    } else {
      self = value > 0 ? UInt64(Int64.max) : 0
    }
  }
}

extension Double {
  /// The number itself, or `other` where it is NaN or infinite.
  @inlinable package func finite(or other: Double) -> Double { isFinite ? self : other }
}
