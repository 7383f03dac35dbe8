import BarlineDrawing

/// Finds out which places of which cells lie inside an outline: a place is inside when its middle is. A cell has 8 × 8 places, each
/// 1 point wide and 2 high.
///
/// Edges are added one after another; each leaves a mark in every row of places that it crosses. The sum of a row's marks, from its start to a place,
/// is how often the outline winds round it.
struct PlaceScan {
  private let columns: Int
  private let rows: Int
  private var marks: [Int16]
  /// What edges have touched: columns 0…8·columns, rows 0..<8·rows.
  private var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)

  init(_ grid: TerminalGrid) {
    (columns, rows) = (grid.columns * 8, grid.rows * 8)
    marks = [Int16](repeating: 0, count: (columns + 1) * rows)
  }

  /// Adds an edge between two points of the grid, in points.
  mutating func add(_ a: ChartPoint, _ b: ChartPoint) {
    let down = a.y < b.y
    let (high, low) = down ? (a, b) : (b, a)
    let (first, last) = (high.y / 2, low.y / 2)
    guard first < last, rows > 0, columns > 0 else { return }
    let start = max(0, Int(saturating: (first - 0.5).rounded(.up)))
    let end = min(rows, Int(saturating: (last - 0.5).rounded(.up)))
    guard start < end else { return }
    let slope = (low.x - high.x) / (last - first)
    let sign: Int16 = down ? 1 : -1
    let most = Double(columns)
    (top, bottom) = (min(top, start), max(bottom, end - 1))
    var (least, farthest) = (columns, 0)
    marks.withUnsafeMutableBufferPointer { marks in
      for row in start..<end {
        let x = high.x + (Double(row) + 0.5 - first) * slope
        // The first place whose middle is not left of the edge; what is not finite counts as the left end.
        let place = x > 0 ? Int(saturating: min(x + 0.5, most)) : 0
        marks[row * (columns + 1) + place] &+= sign
        least = min(least, place)
        farthest = max(farthest, place)
      }
    }
    (left, right) = (min(left, least), max(right, farthest))
  }

  /// Tells for each cell that has places inside which they are, and forgets the outline.
  mutating func finish(_ rule: FillRule, _ body: (_ column: Int, _ row: Int, _ places: UInt64) -> Void) {
    defer { (left, right, top, bottom) = (Int.max, -1, Int.max, -1) }
    guard left <= right, top <= bottom, columns > 0 else { return }
    let (firstCell, lastCell) = (min(left, columns - 1) / 8, min(right, columns - 1) / 8)
    var cells = [UInt64](repeating: 0, count: lastCell - firstCell + 1)
    for band in (top / 8)...(bottom / 8) {
      for place in cells.indices { cells[place] = 0 }
      for row in max(top, band * 8)...min(bottom, band * 8 + 7) {
        sum(row, rule, firstCell, &cells)
      }
      for place in cells.indices where cells[place] != 0 { body(firstCell + place, band, cells[place]) }
    }
  }

  /// Adds up a row of places and wipes it.
  private mutating func sum(_ row: Int, _ rule: FillRule, _ firstCell: Int, _ cells: inout [UInt64]) {
    let shift = UInt64(8 * (row % 8))
    let start = row * (columns + 1)
    marks.withUnsafeMutableBufferPointer { marks in
      cells.withUnsafeMutableBufferPointer { cells in
        var winding: Int16 = 0
        for cell in cells.indices {
          let at = start + (firstCell + cell) * 8
          var bits: UInt64 = 0
          for place in 0..<8 {
            winding &+= marks[at + place]
            marks[at + place] = 0
            let isInside = rule == .nonZero ? winding != 0 : winding & 1 != 0
            bits |= (isInside ? 1 : 0) << UInt64(place)
          }
          cells[cell] |= bits << shift
        }
        let end = start + (firstCell + cells.count) * 8
        if end <= start + columns { marks[end] = 0 }
      }
    }
  }
}
