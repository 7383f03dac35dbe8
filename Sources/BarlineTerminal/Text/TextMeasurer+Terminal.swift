import BarlineDrawing

extension TextMeasurer {
  /// Measures as a terminal writes: every size of text is one cell high, a letter one cell wide, a wide one (Han, kana, hangul, emoji)
  /// two, and what stands on another letter none.
  ///
  /// A chart that is given this measurer sets its plot on whole cells, turns no label, and never lays one text over another.
  ///
  ///     TextMeasurer.terminal.width(of: "日本 ok", style: TextStyle(size: 11))   // 56: seven cells of 8 points
  public static let terminal = TextMeasurer(cell: TerminalGrid.cell) { string, _ in
    TextMetrics(
      width: Double(CellText.width(of: string)) * TerminalGrid.cell.width, ascent: 12, descent: 4, capHeight: 8)
  }
}
