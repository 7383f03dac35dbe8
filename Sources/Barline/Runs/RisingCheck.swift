/// Finds out whether numbers that are read in runs ever fall.
struct RisingCheck {
  /// Whether no number so far is less than the one before it, and none is missing.
  private(set) var isRising = true
  private var last = -Double.infinity

  /// Looks at the next run. Comparisons are gathered without a branch, so that a processor makes several at a time.
  mutating func read(_ run: UnsafeBufferPointer<Double>) {
    guard isRising, let first = run.first else { return }
    var falls: UInt64 = first >= last ? 0 : 1
    for place in 1..<run.count { falls |= run[place] >= run[place - 1] ? 0 : 1 }
    isRising = falls == 0
    last = run[run.count - 1]
  }
}
