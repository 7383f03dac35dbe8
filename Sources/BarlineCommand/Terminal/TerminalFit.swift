import Barline
import BarlineTerminal

extension TerminalGrid {
  /// The cells of a picture: as many as were asked for in points, else what fits a window, else the size of a picture.
  ///
  /// In a window the picture takes all columns, up to 120, keeps its shape, and leaves two rows for the prompt.
  ///
  /// - Parameters:
  ///   - height: The height of a picture 640 points wide.
  ///   - window: The terminal's columns and rows; nil where there is none.
  init(for request: ChartRequest, height: Double, in window: TerminalGrid?) {
    guard let window else {
      self.init(around: ChartSize(width: request.width ?? 640, height: request.height ?? height))
      return
    }
    let columns = request.width.map { TerminalGrid(around: ChartSize(width: $0, height: 16)).columns } ?? min(window.columns, 120)
    let shape = Double(columns) * Self.cell.width * height / 640
    let rows = TerminalGrid(around: ChartSize(width: 8, height: request.height ?? shape)).rows
    self.init(columns: columns, rows: request.height == nil ? max(1, min(rows, window.rows - 2)) : rows)
  }

  /// The window of standard output: what the terminal says, else what `COLUMNS` and `LINES` say, else 80 × 24.
  static func window(variable: (String) -> String?) -> TerminalGrid {
    if let size = Descriptor.standardOutput.windowSize { return TerminalGrid(columns: size.columns, rows: size.rows) }
    func number(_ name: String) -> Int? { variable(name).flatMap { Int($0) }.flatMap { (1...2000).contains($0) ? $0 : nil } }
    return TerminalGrid(columns: number("COLUMNS") ?? 80, rows: number("LINES") ?? 24)
  }
}
