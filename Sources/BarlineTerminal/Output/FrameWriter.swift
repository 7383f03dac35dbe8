/// Writes cells as bytes for a terminal, and says how they look only where that changes.
struct FrameWriter {
  let colors: TerminalColors
  var out: [UInt8] = []
  private var look = TerminalFrame.Cell.blank

  init(colors: TerminalColors) {
    self.colors = colors
    out.reserveCapacity(8192)
  }

  /// Moves to a cell, counted from 0.
  mutating func move(column: Int, row: Int) {
    append("\u{1B}[")
    append(row + 1)
    out.append(0x3B)
    append(column + 1)
    out.append(0x48)
  }

  mutating func write(_ cell: TerminalFrame.Cell, of frame: TerminalFrame) {
    guard cell.code != 0 else { return }
    if colors != .none, !cell.hasLook(of: look) { change(to: cell) }
    if cell.code >= TerminalFrame.Cell.cluster {
      out.append(contentsOf: frame.cluster(cell.code).utf8)
    } else {
      append(scalar: cell.code)
    }
  }

  /// Back to the terminal's own colours.
  mutating func reset() {
    guard !look.hasLook(of: .blank) else { return }
    append("\u{1B}[0m")
    look = .blank
  }

  private mutating func change(to cell: TerminalFrame.Cell) {
    append("\u{1B}[")
    var isFirst = true
    func next(_ out: inout [UInt8]) {
      if !isFirst { out.append(0x3B) }
      isFirst = false
    }
    // What is on can only be taken away together.
    if look.isBold && !cell.isBold || look.isReverse && !cell.isReverse {
      next(&out)
      append(0)
      look = .blank
    }
    if cell.isBold, !look.isBold {
      next(&out)
      append(1)
    }
    if cell.isReverse, !look.isReverse {
      next(&out)
      append(7)
    }
    if cell.front != look.front {
      next(&out)
      append(color: cell.front, isBack: false)
    }
    if cell.back != look.back {
      next(&out)
      append(color: cell.back, isBack: true)
    }
    out.append(0x6D)
    look = cell
  }

  private mutating func append(color: UInt32, isBack: Bool) {
    let base = isBack ? 40 : 30
    guard color != TerminalFrame.Cell.none else { return append(base + 9) }
    switch colors {
    case .none: break
    case .sixteen: append(color < 8 ? base + Int(color) : base + 52 + Int(color))
    case .indexed256:
      append(base + 8)
      append(";5;")
      append(Int(color))
    case .trueColor:
      append(base + 8)
      append(";2;")
      append(Int(color >> 16 & 255))
      out.append(0x3B)
      append(Int(color >> 8 & 255))
      out.append(0x3B)
      append(Int(color & 255))
    }
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { out.append(contentsOf: $0) }
  }

  /// A number that is not negative.
  private mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    out.append(0x30 + UInt8(truncatingIfNeeded: number % 10))
  }

  private mutating func append(scalar: UInt32) {
    func last(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case 0..<0x80: out.append(UInt8(truncatingIfNeeded: scalar))
    case 0x80..<0x800:
      out.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      out.append(last(0))
    case 0x800..<0x10000:
      out.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      out.append(last(6))
      out.append(last(0))
    default:
      out.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18 & 7))
      out.append(last(12))
      out.append(last(6))
      out.append(last(0))
    }
  }
}
