import BarlineDrawing

/// An upright rectangle of places: 8 to a cell each way, 1 point wide and 2 high.
struct PlaceRect: Equatable {
  var left: Int
  var top: Int
  /// The first column behind it.
  var right: Int
  /// The first row under it.
  var bottom: Int

  /// All places of a grid.
  init(_ grid: TerminalGrid) { (left, top, right, bottom) = (0, 0, grid.columns * 8, grid.rows * 8) }

  /// The places of a rectangle, its edges at the nearest ones; what has a size has at least a place. Nil where the map turns it.
  init?(_ rect: ChartRect, _ map: Affine) {
    guard map.b == 0, map.c == 0 else { return nil }
    let a = map.apply(to: ChartPoint(x: rect.minX, y: rect.minY))
    let b = map.apply(to: ChartPoint(x: rect.maxX, y: rect.maxY))
    (left, right) = Self.span(min(a.x, b.x), max(a.x, b.x), 1)
    (top, bottom) = Self.span(min(a.y, b.y), max(a.y, b.y), 2)
  }

  private static func span(_ low: Double, _ high: Double, _ unit: Double) -> (Int, Int) {
    let (start, end) = ((low / unit).rounded(), (high / unit).rounded())
    if start == end, high > low {
      let only = (low / unit).rounded(.down)
      return (Self.place(only), Self.place(only) + 1)
    }
    return (Self.place(start), Self.place(end))
  }

  private static func place(_ value: Double) -> Int { Int(saturating: min(max(value, -1e6), 1e6)) }

  /// What is left inside another; nil for nothing.
  func cut(to other: PlaceRect) -> PlaceRect? {
    var cut = self
    cut.left = max(left, other.left)
    cut.top = max(top, other.top)
    cut.right = min(right, other.right)
    cut.bottom = min(bottom, other.bottom)
    return cut.left < cut.right && cut.top < cut.bottom ? cut : nil
  }

  /// The places of a cell that are inside.
  func places(_ column: Int, _ row: Int) -> UInt64 {
    let (x0, x1) = (max(0, left - column * 8), min(8, right - column * 8))
    let (y0, y1) = (max(0, top - row * 8), min(8, bottom - row * 8))
    guard x0 < x1, y0 < y1 else { return 0 }
    let across: UInt64 = (0xFF >> UInt64(8 - (x1 - x0))) << UInt64(x0)
    let line = across &* 0x0101_0101_0101_0101
    let down = (UInt64.max >> UInt64(8 * (8 - (y1 - y0)))) << UInt64(8 * y0)
    return line & down
  }
}

/// What of the grid can be drawn on: a rectangle, and within it the places of a clip, where there is one that is not a rectangle.
struct Window {
  private(set) var rect: PlaceRect
  private var cells: [UInt64] = []
  private let columns: Int

  init(_ grid: TerminalGrid) { (rect, columns) = (PlaceRect(grid), grid.columns) }

  var isEmpty: Bool { rect.left >= rect.right || rect.top >= rect.bottom }

  /// The places of a cell that can be drawn on.
  func places(_ column: Int, _ row: Int) -> UInt64 {
    rect.places(column, row) & (cells.isEmpty ? UInt64.max : cells[row * columns + column])
  }

  func cut(to other: PlaceRect) -> Window {
    var cut = self
    cut.rect = rect.cut(to: other) ?? PlaceRect(TerminalGrid(columns: 0, rows: 0))
    return cut
  }

  func cut(to others: [UInt64], columns: Int) -> Window {
    var cut = self
    cut.cells = cells.isEmpty ? others : zip(cells, others).map { $0 & $1 }
    return cut
  }

  /// Whether a point, in points, can be drawn on, or lies no more than two points outside: a line along an edge is not cut in half.
  func admits(_ point: ChartPoint) -> Bool {
    let (x, y) = (Int(saturating: point.x.rounded(.down)), Int(saturating: (point.y / 2).rounded(.down)))
    guard x >= rect.left - 2, x < rect.right + 2, y >= rect.top - 1, y < rect.bottom + 1 else { return false }
    guard !cells.isEmpty else { return true }
    let (column, row) = (x >> 3, y >> 3)
    guard column >= 0, column < columns, row >= 0, row * columns + column < cells.count else { return false }
    return cells[row * columns + column] >> UInt64((y & 7) * 8 + (x & 7)) & 1 != 0
  }
}

extension Figure {
  /// The figure as a rectangle, where it is one but for corners too small to be seen in cells.
  var plainRect: Figure {
    guard case .roundedRect(let rect, let radii) = self else { return self }
    let fitted = radii.fitted(to: rect)
    let most = max(max(fitted.topLeft, fitted.topRight), max(fitted.bottomLeft, fitted.bottomRight))
    return most <= 6.5 ? .rect(rect) : self
  }
}

extension Affine {
  /// By how much lengths grow, in the mean of all directions.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }
}
