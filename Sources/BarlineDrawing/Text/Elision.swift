/// A line cut with "…" to a width in points, nil when not even that sign fits or the width is NaN.
///
/// It is cut between grapheme clusters, never inside one; spaces before the sign are dropped. A wider line never shows less. What lies
/// beyond 4096 bytes is never shown. Costs one measurement when the line fits, else about log₂ of its length.
package func elided(_ string: String, to width: Double, style: TextStyle, measurer: TextMeasurer) -> String? {
  func fits(_ line: String) -> Bool { measurer.width(of: line, style: style) <= width }

  let isLong = string.utf8.count > longestLine
  if !isLong, fits(string) { return string }
  guard fits("…") else { return nil }

  // What ends at the limit may go on behind it, so the last cluster is never shown; nor is it when the whole line did not fit.
  let clusters = TextClusters(string)
  func cut(_ count: Int) -> String {
    var last = count
    while last > 0, clusters.classes[last - 1] == .space { last -= 1 }
    return clusters.text(0..<last) + "…"
  }

  // Halving is monotone for any measurer: a larger width says yes wherever a smaller one does, and a yes only leads further.
  var longest = "…"
  var low = 0
  var high = clusters.count
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
