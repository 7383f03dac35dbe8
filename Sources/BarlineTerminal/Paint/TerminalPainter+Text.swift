import BarlineDrawing

extension TerminalPainter {
  /// Writes a line of text on the row that its middle lies in, from the nearest column on.
  mutating func write(_ text: TextRun, ink: Ink, _ state: State) {
    let letters = CellText.letters(of: text.string)
    let width = Double(letters.reduce(0) { $0 + $1.width }) * 8
    let turn = text.rotation - (text.rotation / (2 * .pi)).rounded() * 2 * .pi
    let back: Double
    switch text.anchor {
    case .start: back = 0
    case .middle: back = width / 2
    case .end: back = width
    }
    let base = state.map.apply(to: text.baseline)
    guard base.x.isFinite, base.y.isFinite, abs(base.x) < 1e7, abs(base.y) < 1e7 else { return }
    let isBold = text.style.weight == .semibold
    let window = state.window.rect
    let columns = (window.left + 3) / 8..<max((window.left + 3) / 8, (window.right + 4) / 8)
    let rows = window.top / 8..<max(window.top / 8, (window.bottom + 7) / 8)
    if abs(turn) > .pi / 3, abs(turn) < .pi * 2 / 3 {
      return stack(letters, base, back: back / 8 * 16, isUpward: turn < 0, ink, isBold, columns, rows)
    }
    let row = Int(saturating: ((base.y - 4 + 0.05) / 16).rounded(.down))
    guard rows.contains(row) else { return }
    let column = Int(saturating: ((base.x - back) / 8).rounded())
    canvas.write(letters, column: column, row: row, ink: ink, isBold: isBold, columns: columns)
  }

  /// Writes turned text as a column of upright letters, which reads downward.
  private mutating func stack(
    _ letters: [CellText.Letter], _ base: ChartPoint, back: Double, isUpward: Bool, _ ink: Ink, _ isBold: Bool,
    _ columns: Range<Int>, _ rows: Range<Int>
  ) {
    let height = Double(letters.count) * 16
    let top = isUpward ? base.y - height + back : base.y - back
    let column = Int(saturating: ((base.x - 4) / 8).rounded())
    var row = Int(saturating: (top / 16).rounded())
    for letter in letters {
      defer { row += 1 }
      guard rows.contains(row) else { continue }
      canvas.write([letter], column: column, row: row, ink: ink, isBold: isBold, columns: columns)
    }
  }
}
