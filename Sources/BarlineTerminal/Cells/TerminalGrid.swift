import BarlineDrawing

/// So many columns and rows of a terminal, and the room in points that a chart has on them.
///
/// A cell is 8 points wide and 16 high, so 80 × 24 cells are a chart of 640 × 384 points, and what looks right there looks right here.
///
///     let grid = TerminalGrid(columns: 80, rows: 24)
///     chart.environment.measurer = .terminal
///     chart.size = grid.size   // 640 × 384
///     print(try TerminalRenderer(grid: grid).render(chart.drawing(at: 0)))
public struct TerminalGrid: Hashable, Sendable {
  /// How many cells there are across, 0…2000.
  public let columns: Int
  /// How many cells there are down, 0…2000.
  public let rows: Int

  /// Makes a grid; numbers outside 0…2000 count as the nearest end.
  public init(columns: Int, rows: Int) {
    self.columns = min(max(0, columns), 2000)
    self.rows = min(max(0, rows), 2000)
  }

  /// The grid that holds a size in points: a part of a cell counts as a cell; sizes that are not finite, or negative, as none.
  public init(around size: ChartSize) {
    let size = size.isEmpty ? .zero : size
    self.init(
      columns: Int(saturating: (size.width / Self.cell.width).rounded(.up)),
      rows: Int(saturating: (size.height / Self.cell.height).rounded(.up)))
  }

  /// The size of a cell: 8 × 16 points.
  public static let cell = ChartSize(width: 8, height: 16)

  /// The size of all cells, in points.
  public var size: ChartSize {
    ChartSize(width: Double(columns) * Self.cell.width, height: Double(rows) * Self.cell.height)
  }

  /// The middle of a cell in points, counted from 0 at the top left: what a mouse that reports cells points at.
  public func point(column: Int, row: Int) -> ChartPoint {
    ChartPoint(x: (Double(column) + 0.5) * Self.cell.width, y: (Double(row) + 0.5) * Self.cell.height)
  }

  /// How many cells there are.
  var count: Int { columns * rows }
}
