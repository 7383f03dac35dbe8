/// The numbers that are measured: the same on every machine and in every run.
enum Workload {
  /// A number in 0..<1 for each place: splitmix64 of the place, scaled.
  static func noise(_ place: Int) -> Double {
    var bits = (UInt64(place) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    return Double(bits >> 11) * 0x1p-53
  }

  /// Values of bars: three waves between 10 and 100, with noise; all above zero.
  static func bars(_ count: Int, seed: Int = 0) -> [Double] {
    (0..<count).map { 50 + 40 * sine(2 * .pi * 3 * Double($0) / Double(count)) + 10 * noise($0 + seed) }
  }

  /// What the loop of the unit runs over: eight waves with noise.
  static func wave(_ count: Int) -> [Double] {
    (0..<count).map { sine(2 * .pi * 8 * Double($0) / Double(count)) + 0.3 * (2 * noise($0) - 1) }
  }

  /// Names of twelve bars.
  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
