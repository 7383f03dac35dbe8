import BarlineDrawing
import Testing

@testable import BarlineTerminal

@Suite struct TerminalGridTests {
  @Test func `A cell is 8 points wide and 16 high`() {
    #expect(TerminalGrid(columns: 80, rows: 24).size == ChartSize(width: 640, height: 384))
    #expect(TerminalGrid(columns: 80, rows: 24).point(column: 1, row: 2) == ChartPoint(x: 12, y: 40))
  }
}
