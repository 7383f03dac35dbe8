/// Reads values in runs of at most 65,536, in order, into memory that is kept from one reload to the next.
///
/// - Parameters:
///   - values: Where they go; as long as `count` afterwards, with NaN for what the source leaves out.
///   - count: How many there are.
///   - ask: Asks the source for a run. It gets a span that it may fill with no more than the run has.
///   - look: Looks at each run when it has been read, and is still in the processor's cache.
/// - Returns: How many the source has given.
@discardableResult package func readRuns(
  into values: inout [Double], count: Int, ask: (Range<Int>, inout OutputSpan<Double>) -> Void,
  look: (UnsafeMutableBufferPointer<Double>, Int) -> Void = { _, _ in }
) -> Int {
  if values.count > count { values.removeLast(values.count - count) }
  if values.count < count {
    // An array that has to grow does not copy what is about to be overwritten.
    if values.capacity < count { values = [] }
    values.append(contentsOf: repeatElement(.nan, count: count - values.count))
  }
  return values.withUnsafeMutableBufferPointer { all in
    var (first, total) = (0, 0)
    while first < count {
      let run = first..<min(count, first + 65_536)
      let piece = UnsafeMutableBufferPointer(rebasing: all[run])
      var span = OutputSpan(buffer: piece, initializedCount: 0)
      ask(run, &span)
      let given = span.finalize(for: piece)
      for missing in given..<piece.count { piece[missing] = .nan }
      look(piece, first)
      total += given
      first = run.upperBound
    }
    return total
  }
}
