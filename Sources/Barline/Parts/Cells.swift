/// Layout for screens that draw in cells, such as a terminal's: what is drawn there stands on whole ones.
extension ChartEnvironment {
  /// The cells that text stands in; nil where it may stand anywhere.
  package var cell: ChartSize? { measurer.cell }

  /// Places a point across at which bars begin and end: device pixels, or cells.
  package var placesPerPoint: Double { cell.map { 1 / $0.width } ?? columnsPerPoint }
}

extension ChartSize {
  /// The largest plot in a rectangle: from column to column, and from row to row; where there are lines with numbers beside them, from
  /// the middle of a row to the middle of another, which is where these are.
  package func plot(within rect: ChartRect, hasLines: Bool) -> ChartRect {
    let lift = hasLines ? 0.5 : 0
    return ChartRect(
      left: (rect.minX / width).rounded(.up) * width, top: ((rect.minY / height - lift).rounded(.up) + lift) * height,
      right: (rect.maxX / width).rounded(.down) * width, bottom: ((rect.maxY / height - lift).rounded(.down) + lift) * height)
  }

  /// The origin of the cell that a point lies in, or at.
  package func origin(of point: ChartPoint) -> ChartPoint {
    ChartPoint(x: (point.x / width).rounded(.down) * width, y: (point.y / height).rounded(.down) * height)
  }
}

extension ChartRect {
  /// The rectangle moved onto whole cells, if there are any, and inside a view.
  func on(_ cell: ChartSize?, in view: ChartRect) -> ChartRect {
    guard let cell else { return self }
    var moved = self
    (moved.width, moved.height) = (
      (width / cell.width).rounded(.up) * cell.width, (height / cell.height).rounded(.up) * cell.height
    )
    let origin = cell.origin(of: ChartPoint(x: x + cell.width / 2, y: y + cell.height / 2))
    moved.x = max(view.minX, min(origin.x, ((view.maxX - moved.width) / cell.width).rounded(.down) * cell.width))
    moved.y = max(view.minY, min(origin.y, ((view.maxY - moved.height) / cell.height).rounded(.down) * cell.height))
    return moved
  }
}
