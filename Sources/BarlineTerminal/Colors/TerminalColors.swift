/// How many colours a terminal shows.
public enum TerminalColors: UInt8, Hashable, Sendable, CaseIterable {
  /// None, and no escape sequences at all: text for a file or a mail. Series differ by patterns.
  case none
  /// The sixteen that the user's own terminal gives names to.
  case sixteen
  /// A palette of 256.
  case indexed256
  /// Any: 24 bits.
  case trueColor

  /// Whether colours are so few that what is faint must be shown by shading instead.
  var isCoarse: Bool { self == .none || self == .sixteen }
}

/// Which signs a terminal's font has.
public enum TerminalGlyphs: UInt8, Hashable, Sendable, CaseIterable {
  /// Lines of braille dots, two by four in a cell, and areas of block elements: what every modern terminal shows.
  case braille
  /// Block elements alone: lines two by two in a cell.
  case blocks
  /// Letters and signs of ASCII.
  case ascii
}
