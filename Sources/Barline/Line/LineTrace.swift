/// A line of a plan: where it runs, between its gaps, as finely as a picture of this size can show.
package struct LineTrace: Equatable, Sendable {
  /// A piece of a run.
  package enum Piece: Equatable, Sendable {
    /// Points that are drawn one by one, joined by a curve.
    case curve(CurveRun)
    /// Columns in which there are more points than can be told apart.
    case dense(DenseRun)
  }

  /// What runs from one gap to the next.
  package struct Run: Equatable, Sendable {
    package var pieces: [Piece] = []
    /// Where it starts and ends across.
    package var (start, end) = (0.0, 0.0)
    /// The only point there is; nil where there are more.
    package var lone: ChartPoint?
  }

  /// The runs, from the first point to the last.
  package var runs: [Run] = []
  /// Whether x never falls from point to point: only then can a place across be looked up by halving.
  package var isRising = true

  package init() {}

  /// How high the line is drawn at a place across: from its top to its bottom; nil in gaps and beyond its ends.
  package func height(at x: Double) -> (top: Double, bottom: Double)? {
    guard isRising else { return nil }
    let first = firstRun(endingNoSoonerThan: x)
    return first < runs.count && runs[first].start <= x ? runs[first].height(at: x) : nil
  }

  /// The first run that does not end to the left of a place.
  private func firstRun(endingNoSoonerThan x: Double) -> Int {
    var (low, high) = (0, runs.count)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].end < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// How far above or below a place the line is drawn, 0 on it; nil where it is not drawn at that place across.
  package func distance(x: Double, y: Double) -> Double? {
    func away(_ top: Double, _ bottom: Double) -> Double { y < top ? top - y : y > bottom ? y - bottom : 0 }
    var nearest: Double?
    if isRising {
      // A column may hold several runs, above each other.
      var place = firstRun(endingNoSoonerThan: x)
      while place < runs.count, runs[place].start <= x {
        if let height = runs[place].height(at: x) { nearest = min(nearest ?? .infinity, away(height.top, height.bottom)) }
        place += 1
      }
      return nearest
    }
    // A line that turns back may pass a place several times.
    for run in runs {
      for case .curve(let curve) in run.pieces {
        curve.eachHeight(at: x) { nearest = min(nearest ?? .infinity, away($0, $1)) }
      }
    }
    return nearest
  }
}

extension LineTrace.Run {
  /// How high the run is drawn at a place across; nil beyond its ends.
  fileprivate func height(at x: Double) -> (top: Double, bottom: Double)? {
    if let lone { return (lone.y, lone.y) }
    for piece in pieces {
      switch piece {
      case .curve(let curve): if let height = curve.height(at: x) { return height }
      case .dense(let columns): if let height = columns.height(at: x) { return height }
      }
    }
    return nil
  }
}

/// Neighbouring columns of a line that has several points in each: from the least to the greatest of each, and on to the next.
package struct DenseRun: Equatable, Sendable {
  /// The left edge of the first column.
  package var start: Double
  /// The width of a column.
  package var width: Double
  /// The upper end of each column.
  package var tops: [Double] = []
  /// The lower end of each column.
  package var bottoms: [Double] = []
  /// Where the line comes in and goes out.
  package var (first, last) = (0.0, 0.0)

  package init(start: Double, width: Double) {
    self.start = start
    self.width = width
  }

  package var end: Double { start + Double(tops.count) * width }

  /// The middle of a column.
  package func middle(of column: Int) -> Double { start + (Double(column) + 0.5) * width }

  /// Adds a column; the line's way from the last column's last point to this one's first belongs half to each.
  package mutating func add(first: Double, last: Double, top: Double, bottom: Double) {
    if tops.isEmpty {
      self.first = first
      tops.append(top)
      bottoms.append(bottom)
    } else {
      let middle = (self.last + first) / 2
      let before = tops.count - 1
      tops[before] = min(tops[before], middle)
      bottoms[before] = max(bottoms[before], middle)
      tops.append(min(top, middle))
      bottoms.append(max(bottom, middle))
    }
    self.last = last
  }

  package func height(at x: Double) -> (top: Double, bottom: Double)? {
    guard x >= start, x <= end, !tops.isEmpty else { return nil }
    let column = min(tops.count - 1, max(0, Int(saturating: (x - start) / width)))
    return (tops[column], bottoms[column])
  }

  /// Adds the outline of the columns, grown by half a line's width above and below: filling it is what stroking every point would give.
  ///
  /// Its corners stand between columns, as high as the higher of the two, so that a column is inked all over up to its ends, as by a
  /// stroke that is wider than a column.
  package func addOutline(width stroke: Double, to path: inout BezierPath) {
    let (half, last) = (stroke / 2, tops.count - 1)
    for edge in 0...tops.count {
      let y = min(tops[max(0, edge - 1)], tops[min(last, edge)])
      let corner = ChartPoint(x: start + Double(edge) * width, y: y - half)
      edge == 0 ? path.move(to: corner) : path.line(to: corner)
    }
    for edge in (0...tops.count).reversed() {
      let y = max(bottoms[max(0, edge - 1)], bottoms[min(last, edge)])
      path.line(to: ChartPoint(x: start + Double(edge) * width, y: y + half))
    }
    path.close()
  }

  /// Adds the way of a pen through the columns: in each from the end that is nearer to the other, at most two points a column.
  ///
  /// It is as long as the line is seen to be, so a pattern of dashes along it neither stops nor starts anew where points lie dense.
  ///
  /// - Parameters:
  ///   - starts: Whether the way begins here: at the first column's edge and not in its middle.
  ///   - ends: Whether it ends here.
  package func addWay(to path: inout BezierPath, starts: Bool, ends: Bool) {
    if starts { path.line(to: ChartPoint(x: start, y: first)) }
    var y = first
    for column in tops.indices {
      let (x, top, bottom) = (middle(of: column), tops[column], bottoms[column])
      let isDown = (y - top).magnitude <= (bottom - y).magnitude
      path.line(to: ChartPoint(x: x, y: isDown ? top : bottom))
      if top != bottom { path.line(to: ChartPoint(x: x, y: isDown ? bottom : top)) }
      y = isDown ? bottom : top
    }
    if ends { path.line(to: ChartPoint(x: end, y: last)) }
  }
}
