/// The most UTF-8 bytes of a line that layout looks at: no label or title is longer, whatever the data hold.
let longestLine = 4096

/// A line cut with "…" to a width in points, nil when not even that sign fits or the width is NaN.
///
/// It is cut between grapheme clusters, never inside one; spaces before the sign are dropped. A wider line never shows less. What lies
/// beyond 4096 bytes is never shown. Costs one measurement when the line fits, else about log₂ of its length.
package func elided(_ string: String, to width: Double, style: TextStyle, measurer: TextMeasurer) -> String? {
  func fits(_ line: String) -> Bool { measurer.width(of: line, style: style) <= width }

  let end = endOfLongestLine(string)
  let isWhole = end == string.endIndex
  if isWhole, fits(string) { return string }
  guard fits("…") else { return nil }

  // What ends at the limit may go on behind it, so the last cluster is never shown; nor is it when the whole line did not fit.
  let shown = string[..<end]
  let starts = Array(shown.indices)
  func cut(_ count: Int) -> String {
    var last = starts[count]
    while last > shown.startIndex, isSpace(shown[shown.index(before: last)]) { last = shown.index(before: last) }
    return shown[..<last] + "…"
  }

  // Halving is monotone for any measurer: a larger width says yes wherever a smaller one does, and a yes only leads further.
  var longest = "…"
  var low = 0
  var high = starts.count
  while high - low > 1 {
    let middle = (low + high) / 2
    let line = cut(middle)
    if fits(line) {
      longest = line
      low = middle
    } else {
      high = middle
    }
  }
  return longest
}

/// Where a string ends, or the last scalar boundary within the bytes that layout looks at.
func endOfLongestLine(_ string: String) -> String.Index {
  let bytes = string.utf8
  guard var end = bytes.index(bytes.startIndex, offsetBy: longestLine, limitedBy: bytes.endIndex), end < bytes.endIndex else {
    return string.endIndex
  }
  while end > bytes.startIndex, end.samePosition(in: string.unicodeScalars) == nil { end = bytes.index(before: end) }
  return end
}
