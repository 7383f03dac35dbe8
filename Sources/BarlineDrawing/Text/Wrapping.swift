/// A line broken into as few lines as a width in points allows, at most `lines`; nil when that is not enough or the width is NaN.
///
/// It breaks at spaces (which are dropped), after hyphens, dashes and slashes, and between Han, kana, hangul and emoji, never before a
/// closing or after an opening sign. Of all ways the one whose longest line is shortest (to 1 % of the width) is taken. Line ends in the string count as
/// spaces. More than 4096 bytes never fit. Costs a measurement a piece.
package func wrapped(
  _ string: String, to width: Double, lines: Int, style: TextStyle, measurer: TextMeasurer
) -> [String]? {
  guard lines > 0, width >= 0, string.utf8.count <= longestLine else { return nil }
  if measurer.width(of: string, style: style) <= width { return [string] }
  let pieces = LinePieces(of: string, style: style, measurer: measurer)
  guard var ends = pieces.lineEnds(within: width), ends.count <= lines else { return nil }

  // Narrower and narrower, as long as the lines do not become more.
  var low = 0.0
  var high = width
  for _ in 0..<20 where high - low > 0.01 * width {
    let middle = (low + high) / 2
    if let tighter = pieces.lineEnds(within: middle), tighter.count <= ends.count {
      ends = tighter
      high = middle
    } else {
      low = middle
    }
  }

  let broken = pieces.lines(endingAt: ends)
  // A measurer may count more for a line than for its pieces.
  for line in broken where measurer.width(of: line, style: style) > width { return nil }
  return broken
}

/// A line cut at every place where it may be broken.
private struct LinePieces {
  /// What stays together, and the spaces behind it.
  private struct Piece {
    var text: Range<Int>
    /// Without and with the spaces behind.
    var width: Double
    var advance: Double
  }

  private let clusters: TextClusters
  private var pieces: [Piece] = []

  init(of string: String, style: TextStyle, measurer: TextMeasurer) {
    let clusters = TextClusters(string)
    self.clusters = clusters
    let hasSpaces = clusters.classes.contains(.space)
    // Spaces before the first word belong to nothing.
    var (start, textEnd) = (0, 0)
    var previous = LineBreakClass.space
    func add(upTo end: Int, to pieces: inout [Piece]) {
      guard start < textEnd else { return }
      let width = measurer.width(of: clusters.text(start..<textEnd), style: style)
      let advance = textEnd == end ? width : measurer.width(of: clusters.text(start..<end), style: style)
      pieces.append(Piece(text: start..<textEnd, width: width, advance: advance))
    }
    for place in 0..<clusters.count {
      let next = clusters.classes[place]
      if previous.breaks(before: next, inHangulWithoutSpaces: !hasSpaces) {
        add(upTo: place, to: &pieces)
        start = place
      }
      if next != .space { textEnd = place + 1 }
      previous = next
    }
    add(upTo: clusters.count, to: &pieces)
  }

  /// For each line, filled as far as the width allows, the number of its last piece; nil when a piece alone is wider.
  func lineEnds(within width: Double) -> [Int]? {
    var ends: [Int] = []
    var used = 0.0
    for (number, piece) in pieces.enumerated() {
      guard piece.width <= width else { return nil }
      if number > 0, used + piece.width > width {
        ends.append(number - 1)
        used = 0
      }
      used += piece.advance
    }
    if !pieces.isEmpty { ends.append(pieces.count - 1) }
    return ends
  }

  /// The lines' text.
  func lines(endingAt ends: [Int]) -> [String] {
    var first = 0
    return ends.map { last in
      defer { first = last + 1 }
      return clusters.text(pieces[first].text.lowerBound..<pieces[last].text.upperBound)
    }
  }
}
