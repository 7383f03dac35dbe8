import BarlineDrawing

extension ByteText {
  /// Writes how a line is drawn; what SVG, or the root, says anyway is left out.
  mutating func append(_ stroke: Stroke) {
    if stroke.width != 1 { append(" stroke-width=\"", max(0, stroke.width)) }
    switch stroke.cap {
    case .butt: break
    case .round: append(" stroke-linecap=\"round\"")
    case .square: append(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: if stroke.miterLimit != 10 { append(" stroke-miterlimit=\"", max(1, stroke.miterLimit)) }
    case .round: append(" stroke-linejoin=\"round\"")
    case .bevel: append(" stroke-linejoin=\"bevel\"")
    }
    guard !stroke.dash.isEmpty else { return }
    append(" stroke-dasharray=\"")
    for (place, length) in stroke.dash.enumerated() {
      if place > 0 { append(" ") }
      append(number: max(0, length), decimals: 3)
    }
    append("\"")
    if stroke.dashPhase != 0 { append(" stroke-dashoffset=\"", stroke.dashPhase) }
  }

  /// Writes a map of the plane, in the shortest of its forms.
  mutating func append(_ transform: Affine) {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      append(" transform=\"translate(")
    } else {
      append(" transform=\"matrix(")
      for factor in [transform.a, transform.b, transform.c, transform.d] {
        append(number: factor, decimals: 6)
        append(",")
      }
    }
    append(number: transform.tx, decimals: 3)
    append(",")
    append(number: transform.ty, decimals: 3)
    append(")\"")
  }

  /// Writes what a mark means: a symbol that is called "2004: 36205", or by its label alone where it has no value.
  mutating func append(markCalled label: String, value: Double?) {
    guard !label.isEmpty || value != nil else { return append(" role=\"graphics-symbol img\"") }
    append(" role=\"graphics-symbol img\" aria-label=\"")
    append(escaping: label)
    if let value {
      if !label.isEmpty { append(": ") }
      append(spoken: value)
    }
    append("\"")
  }

  /// Writes where a text is held at its point, and how its blanks and its direction are to be read.
  ///
  /// A text from right to left starts at its right end; it is held by the other end, so that `start` is the left in every script.
  mutating func append(_ anchor: TextAnchor, _ reading: Reading) {
    switch (anchor, reading.rightToLeft) {
    case (.start, false), (.end, true): break
    case (.middle, _): append(" text-anchor=\"middle\"")
    case (.end, false), (.start, true): append(" text-anchor=\"end\"")
    }
    if reading.rightToLeft { append(" direction=\"rtl\"") }
    if reading.keepsBlanks { append(" xml:space=\"preserve\"") }
  }
}
