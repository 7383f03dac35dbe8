import BarlineDrawing

/// Chooses a sign and two colours for each cell that has been drawn on.
struct FrameMaker {
  let colors: TerminalColors
  let glyphs: TerminalGlyphs
  let patterns: Patterns
  /// The terminal's own ground shows where this is; nil where the ground is painted.
  let ground: Ink?
  /// The terminal's own ink writes where this is; nil where the ground is painted.
  let text: Ink?
  var palette: Palette

  /// The picture of a canvas.
  mutating func frame(of canvas: Canvas) -> TerminalFrame {
    var frame = TerminalFrame(grid: canvas.grid, colors: colors)
    for place in canvas.spots.indices { frame.cells[place] = cell(canvas, place, &frame) }
    return frame
  }

  private mutating func cell(_ canvas: Canvas, _ place: Int, _ frame: inout TerminalFrame) -> TerminalFrame.Cell {
    var spot = canvas.spots[place]
    // What nobody could tell apart is one ink.
    if spot.mask != 0, spot.front.tone == spot.back.tone, spot.front.distance(to: spot.back) < 75 {
      (spot.back, spot.mask) = (spot.mostInk, 0)
    }
    // Half of a wide letter has been covered: the other half goes with it.
    if !canvas.isWhole(at: place) { spot.letter = 0 }
    if spot.letter == Spot.wide {
      return TerminalFrame.Cell(code: 0, front: TerminalFrame.Cell.none, back: TerminalFrame.Cell.none)
    }
    if spot.letter != 0 {
      var code = frame.code(of: canvas.letter(at: place))
      if glyphs == .ascii { code = PlainGlyph.scalar(for: code) }
      var cell = TerminalFrame.Cell(code: code, front: front(spot.letterInk), back: back(spot.mostInk))
      cell.isBold = spot.isBold && colors != .none
      return cell
    }
    if spot.dots != 0 { return TerminalFrame.Cell(code: dots(spot.dots), front: front(spot.dotInk), back: back(spot.mostInk)) }
    if spot.mask == 0, spot.back.tone == 0, spot.back == canvas.ground || colors != .none {
      return level(spot)
    }
    return area(spot, canvas.ground)
  }

  /// A cell of one ink, with a hairline perhaps.
  private mutating func level(_ spot: Spot) -> TerminalFrame.Cell {
    guard spot.rule & Rule.ways != 0 else {
      return TerminalFrame.Cell(code: 0x20, front: TerminalFrame.Cell.none, back: back(spot.back))
    }
    let code = sign(RuleGlyph.scalar(spot.rule, isMono: colors == .none))
    let isFaint = spot.rule & Rule.faint != 0
    return TerminalFrame.Cell(
      code: code, front: colors == .sixteen && isFaint ? Palette.faint : front(spot.ruleInk), back: back(spot.back))
  }

  /// A cell of two inks, or of one that is a sign of its own.
  private mutating func area(_ spot: Spot, _ own: Ink) -> TerminalFrame.Cell {
    var (mask, front, back) = (spot.mask, spot.front, spot.back)
    if mask == 0 || mask == Spot.all {
      if mask != 0 { back = front }
      (front, mask) = (back, Spot.all)
    } else if front == own {
      (mask, front, back) = (~mask, back, front)
    }
    if colors.isCoarse, front.tone > 0 || patterns.area(of: front) != nil {
      // Shading and patterns have no parts: a cell has them when most of it does.
      guard mask.nonzeroBitCount > 32 else { return blank(back, own) }
      return TerminalFrame.Cell(code: shade(front), front: self.front(front.whole), back: TerminalFrame.Cell.none)
    }
    if mask == Spot.all { return full(front) }
    if colors == .none, back != own { return full(mask.nonzeroBitCount >= 32 ? front : back) }
    let glyph = BlockGlyph.sign(for: mask, inverts: colors != .none && glyphs != .ascii)
    var cell = TerminalFrame.Cell(code: sign(glyph.scalar), front: self.front(front), back: self.back(back))
    guard glyph.isInverse else { return cell }
    if cell.back == TerminalFrame.Cell.none {
      cell.isReverse = true
    } else {
      (cell.front, cell.back) = (self.back(back), self.back(front))
    }
    return cell
  }

  private mutating func blank(_ ink: Ink, _ own: Ink) -> TerminalFrame.Cell {
    ink == own ? .blank : full(ink)
  }

  /// A whole cell of an ink.
  private mutating func full(_ ink: Ink) -> TerminalFrame.Cell {
    if colors == .none {
      let code = ink.whole == ground ? 0x20 : shade(ink)
      return TerminalFrame.Cell(code: code, front: TerminalFrame.Cell.none, back: TerminalFrame.Cell.none)
    }
    return TerminalFrame.Cell(code: 0x20, front: TerminalFrame.Cell.none, back: back(ink))
  }

  /// The sign of a whole cell of an ink, by its pattern or how thin it lies.
  private func shade(_ ink: Ink) -> UInt32 {
    if ink.tone == 0 || !patterns.isLone, let pattern = patterns.area(of: ink.whole) { return sign(pattern.value) }
    return sign([0x2588, 0x2593, 0x2592, 0x2591][Int(min(ink.tone, 3))])
  }

  private func dots(_ bits: UInt8) -> UInt32 {
    guard glyphs == .blocks else { return sign(0x2800 + UInt32(bits)) }
    var quadrants: UInt8 = 0
    for (bit, dots) in [(1, 0b0000_0011), (2, 0b0001_1000), (4, 0b0100_0100), (8, 0b1010_0000)] as [(UInt8, UInt8)] {
      if bits & dots != 0 { quadrants |= bit }
    }
    return BlockGlyph.quadrant(quadrants)
  }

  private func sign(_ scalar: UInt32) -> UInt32 { glyphs == .ascii ? PlainGlyph.scalar(for: scalar) : scalar }

  private mutating func front(_ ink: Ink) -> UInt32 {
    ink == text || colors == .none ? TerminalFrame.Cell.none : palette.index(of: ink)
  }

  private mutating func back(_ ink: Ink) -> UInt32 {
    ink.whole == ground || colors == .none || ink.tone > 0 ? TerminalFrame.Cell.none : palette.index(of: ink)
  }
}
