/// How much height a line in a style takes, the same for every line of a part, so that lines stand at even distances.
package struct LineBox: Equatable, Sendable {
  /// From the line's top to its baseline.
  package let ascent: Double
  /// From the baseline to the line's bottom.
  package let descent: Double
  /// From the baseline to the top of a capital letter.
  package let capHeight: Double
  /// From one line's top to the next one's: whole points.
  package let height: Double

  /// Asks the measurer once.
  package init(_ style: TextStyle, _ measurer: TextMeasurer) {
    let metrics = measurer.metrics(of: "0", style: style)
    // A measurer that an app brings may say anything; a line is never more than four times its size.
    let most = style.size * 4
    ascent = min(metrics.ascent, most)
    descent = min(metrics.descent, most)
    capHeight = min(metrics.capHeight, most)
    height = (ascent + descent).rounded(.up)
  }
}

/// A text cut into at most `lines` lines that each fit a width: broken where it may be, its end elided when it is too long.
/// Empty when not even "…" fits.
package func flowed(
  _ string: String, to width: Double, lines: Int, style: TextStyle, measurer: TextMeasurer
) -> [String] {
  if lines > 1, let whole = wrapped(string, to: width, lines: lines, style: style, measurer: measurer) { return whole }
  // What does not break evenly fills less than `lines` whole lines: shorten it until it does, to one line at the least.
  var room = Double(lines)
  while room > 1 {
    if let short = elided(string, to: width * room, style: style, measurer: measurer),
      let broken = wrapped(short, to: width, lines: lines, style: style, measurer: measurer)
    {
      return broken
    }
    room -= 0.125
  }
  return elided(string, to: width, style: style, measurer: measurer).map { [$0] } ?? []
}
