/// A picture in cells: what a terminal shows at one moment.
///
///     let frame = renderer.frame(of: drawing)
///     print(frame.text)                          // lines with colours
///     terminal.write(next.changes(from: frame))  // only the cells that differ
public struct TerminalFrame: Equatable, Sendable {
  /// How many cells there are, across and down.
  public let grid: TerminalGrid
  /// How many colours its text speaks of.
  public let colors: TerminalColors
  var cells: [Cell]
  /// Letters of more than one scalar.
  private(set) var clusters: [String] = []

  /// A sign and how it looks.
  struct Cell: Equatable {
    /// A Unicode scalar; 0 for the second half of a wide letter; from `cluster` on, a letter's place among the clusters.
    var code: UInt32
    /// 24 bits of colour, or a palette's index; `none` for the terminal's own.
    var front: UInt32
    var back: UInt32
    var isBold = false
    var isReverse = false

    static let none = UInt32.max
    static let cluster: UInt32 = 0x8000_0000
    static let blank = Cell(code: 0x20, front: none, back: none)

    /// Whether two cells look the same but for their signs.
    func hasLook(of other: Cell) -> Bool {
      front == other.front && back == other.back && isBold == other.isBold && isReverse == other.isReverse
    }
  }

  /// A picture of nothing.
  public init(grid: TerminalGrid, colors: TerminalColors = .trueColor) {
    (self.grid, self.colors) = (grid, colors)
    cells = [Cell](repeating: .blank, count: grid.count)
  }

  /// The picture as lines, each ended by a line feed, blanks at their ends left out; with escape sequences for colours, unless there
  /// are none.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// `text` as UTF-8.
  public var bytes: [UInt8] {
    var writer = FrameWriter(colors: colors)
    for row in 0..<grid.rows {
      let line = row * grid.columns..<(row + 1) * grid.columns
      let end = line.last { cells[$0] != .blank }.map { $0 + 1 } ?? line.lowerBound
      for place in line.lowerBound..<end { writer.write(cells[place], of: self) }
      writer.reset()
      writer.out.append(0x0A)
    }
    return writer.out
  }

  /// What to write to a terminal that shows another picture so that it shows this one: each changed stretch is moved to and written.
  /// Nothing where both look alike. A picture of another size is written as a whole.
  ///
  /// - Parameters:
  ///   - old: What the terminal shows.
  ///   - column: The column of the picture's left edge on the terminal, from 0.
  ///   - row: The row of its top, from 0.
  public func changes(from old: TerminalFrame?, column: Int = 0, row: Int = 0) -> [UInt8] {
    var writer = FrameWriter(colors: colors)
    let old = old.flatMap { $0.grid == grid && $0.colors == colors ? $0 : nil }
    for line in 0..<grid.rows {
      var at = 0
      while at < grid.columns {
        let start = at
        guard isChanged(line * grid.columns + at, from: old) else {
          at += 1
          continue
        }
        // Up to a few equal cells are written again: that takes fewer bytes than to move on.
        var (end, equal) = (at + 1, 0)
        at += 1
        while at < grid.columns, equal < 4 {
          if isChanged(line * grid.columns + at, from: old) { (end, equal) = (at + 1, 0) } else { equal += 1 }
          at += 1
        }
        write(line, wholeLetters(line, start, end), &writer, column, row)
      }
    }
    writer.reset()
    return writer.out
  }

  /// A stretch without halves of wide letters at its ends.
  private func wholeLetters(_ line: Int, _ start: Int, _ end: Int) -> Range<Int> {
    var (first, last) = (start, end)
    while first > 0, cells[line * grid.columns + first].code == 0 { first -= 1 }
    while last < grid.columns, cells[line * grid.columns + last].code == 0 { last += 1 }
    return first..<last
  }

  private func write(_ line: Int, _ columns: Range<Int>, _ writer: inout FrameWriter, _ column: Int, _ row: Int) {
    writer.move(column: column + columns.lowerBound, row: row + line)
    for place in columns { writer.write(cells[line * grid.columns + place], of: self) }
  }

  private func isChanged(_ place: Int, from old: TerminalFrame?) -> Bool {
    guard let old else { return true }
    let (a, b) = (cells[place], old.cells[place])
    guard a.code >= Cell.cluster, b.code >= Cell.cluster else { return a != b }
    return !a.hasLook(of: b) || cluster(a.code) != old.cluster(b.code)
  }

  /// A letter of several scalars.
  func cluster(_ code: UInt32) -> String { clusters[Int(code & ~Cell.cluster)] }

  /// The code of a letter.
  mutating func code(of letter: Character) -> UInt32 {
    let scalars = letter.unicodeScalars
    if scalars.count == 1, let only = scalars.first { return only.value }
    clusters.append(String(letter))
    return Cell.cluster | UInt32(truncatingIfNeeded: clusters.count - 1)
  }

  /// Whether two pictures look the same.
  public static func == (a: TerminalFrame, b: TerminalFrame) -> Bool {
    a.grid == b.grid && a.colors == b.colors && a.cells.indices.allSatisfy { !a.isChanged($0, from: b) }
  }
}
