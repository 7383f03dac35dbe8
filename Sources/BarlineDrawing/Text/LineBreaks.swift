/// What a character is to whoever breaks lines: a small part of Unicode's line breaking algorithm (UAX 14), enough for labels.
enum LineBreakClass: UInt8 {
  /// Breaks after it, and is dropped at a line's end.
  case space
  /// Breaks after it unless a digit follows: hyphens, dashes and slashes.
  case hyphen
  /// Breaks on either side: Han, kana and emoji.
  case ideograph
  /// Breaks on either side in a text without spaces: hangul, which is otherwise broken between words.
  case hangul
  /// Never begins a line: closing brackets, full stops, small kana, "%".
  case closing
  /// Never ends a line: opening brackets, currency signs.
  case opening
  case digit
  /// Keeps to its neighbours: letters, no-break spaces, all else.
  case letter

  /// The class of a scalar.
  init(_ scalar: UInt32) { self = scalar < 0x80 ? Self(ascii: scalar) : Self(wide: scalar) }

  private init(ascii scalar: UInt32) {
    switch scalar {
    case 0x09...0x0D, 0x20: self = .space
    case 0x2D, 0x2F: self = .hyphen
    case 0x30...0x39: self = .digit
    case 0x21, 0x25, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: self = .closing
    case 0x24, 0x28, 0x5B, 0x7B: self = .opening
    default: self = .letter
    }
  }

  private init(wide scalar: UInt32) {
    switch scalar {
    // Spaces but U+2007 and U+202F, which do not break; the zero-width space.
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x2028, 0x2029, 0x205F, 0x3000: self = .space
    case 0x2010, 0x2012...0x2014, 0x058A: self = .hyphen
    case 0xA3, 0xA5, 0xAB, 0x2018, 0x201C, 0x20A0...0x20CF: self = .opening
    case 0xB0, 0xBB, 0x2019, 0x201D, 0x2025, 0x2026, 0x2030, 0x2031: self = .closing
    // 、。 and the iteration mark; corner and other brackets, which open at even places until 〗 and close at odd ones.
    case 0x3001, 0x3002, 0x3005, 0x301E, 0x301F, 0x303B: self = .closing
    case 0x3008...0x3011, 0x3014...0x301B: self = scalar & 1 == 0 ? .opening : .closing
    case 0x301D: self = .opening
    // Small kana, sound marks, the middle dot, the long vowel and iteration marks.
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x3099...0x309E:
      self = .closing
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE:
      self = .closing
    case 0x31F0...0x31FF: self = .closing
    // Full-width and half-width forms.
    case 0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62, 0xFF04, 0xFFE1, 0xFFE5: self = .opening
    case 0xFF01, 0xFF05, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF60, 0xFF61, 0xFF63...0xFF65:
      self = .closing
    case 0xFF10...0xFF19: self = .digit
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
    case 0x2E80...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF9F: self = .ideograph
    case 0x2600...0x27BF, 0x1F000...0x1FAFF, 0x20000...0x3FFFF: self = .ideograph
    default: self = .letter
    }
  }

  /// Whether a line may end after this and the next begin with `next`.
  func breaks(before next: LineBreakClass, inHangulWithoutSpaces: Bool) -> Bool {
    switch (self, next) {
    case (_, .space), (_, .closing), (.opening, _): false
    case (.space, _): true
    case (.hyphen, .digit), (.hyphen, .hyphen): false
    case (.hyphen, _): true
    // A number keeps its counter: "3月", "12개".
    case (.digit, .ideograph), (.digit, .hangul), (_, .hyphen): false
    case (.ideograph, _), (_, .ideograph): true
    case (.hangul, _), (_, .hangul): inHangulWithoutSpaces
    default: false
    }
  }
}
