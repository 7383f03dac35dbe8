/// A line as far as its stroke has come, or as high as it has grown.
extension LineTrace {
  /// How long the line's stroke is, in points: gaps have no length, and a column of a dense stretch is as long as it is wide and high.
  package var length: Double {
    runs.reduce(0) { total, run in run.pieces.reduce(total) { $0 + $1.length } }
  }

  /// The line as far as a share of its length, 0…1, from its first point: nothing at 0, the same line at 1. Lone points are there once the
  /// stroke has come to them; dense stretches end at whole columns.
  ///
  /// - Complexity: O(points and columns that are drawn).
  package func stroked(_ share: Double) -> LineTrace {
    var cut = LineTrace()
    cut.isRising = isRising
    guard share > 0 else { return cut }
    guard share < 1 else { return self }
    var left = length * share
    for run in runs {
      var drawn = run
      drawn.pieces = []
      for piece in run.pieces where left >= 0 {
        let length = piece.length
        if let part = left < length ? piece.prefix(length: left) : piece { drawn.pieces.append(part) }
        left -= length
      }
      guard let last = drawn.pieces.last else { break }
      if left < 0 { drawn.end = last.tip }
      cut.runs.append(drawn)
      if left < 0 { break }
    }
    return cut
  }

  /// The line a share of the way from lying flat at a height to where it runs.
  package func grown(_ share: Double, from foot: Double) -> LineTrace {
    guard share < 1 else { return self }
    func y(_ y: Double) -> Double { foot + (y - foot) * max(0, share) }
    var grown = self
    for place in grown.runs.indices {
      grown.runs[place].lone = runs[place].lone.map { ChartPoint(x: $0.x, y: y($0.y)) }
      grown.runs[place].pieces = runs[place].pieces.map { piece in
        switch piece {
        case .curve(let curve): return .curve(CurveRun(xs: curve.xs, ys: curve.ys.map(y), curve: curve.curve))
        case .dense(var columns):
          columns.tops = columns.tops.map(y)
          columns.bottoms = columns.bottoms.map(y)
          (columns.first, columns.last) = (y(columns.first), y(columns.last))
          return .dense(columns)
        }
      }
    }
    return grown
  }

  /// Where the stroke ends across; −∞ where nothing is drawn. For lines whose positions rise.
  var tip: Double { runs.last?.end ?? -.infinity }

  /// How many points the stroke has come to, in a line that is drawn point by point.
  var pointsReached: Int {
    var count = 0
    for run in runs {
      for case .curve(let curve) in run.pieces { count += curve.cut?.piece ?? curve.count }
    }
    return count
  }
}

extension LineTrace.Piece {
  /// How long its stroke is.
  fileprivate var length: Double {
    switch self {
    case .curve(let curve): curve.length
    case .dense(let columns): columns.length
    }
  }

  /// Its first part; nil where that is less than a column.
  fileprivate func prefix(length: Double) -> LineTrace.Piece? {
    switch self {
    case .curve(let curve): .curve(curve.prefix(length: length))
    case .dense(let columns): columns.prefix(length: length).map { .dense($0) }
    }
  }

  /// Where it ends across.
  fileprivate var tip: Double {
    switch self {
    case .curve(let curve): curve.tip.x
    case .dense(let columns): columns.end
    }
  }
}

extension DenseRun {
  /// How long its stroke is: a column is as long as it is wide and high.
  fileprivate var length: Double { tops.indices.reduce(0) { $0 + length(ofColumn: $1) } }

  private func length(ofColumn column: Int) -> Double { width + (bottoms[column] - tops[column]) }

  /// Its first columns, as many as a length reaches; nil for none.
  fileprivate func prefix(length: Double) -> DenseRun? {
    var (count, left) = (0, length)
    while count < tops.count, left >= self.length(ofColumn: count) {
      left -= self.length(ofColumn: count)
      count += 1
    }
    guard count > 0 else { return nil }
    var part = self
    part.tops.removeLast(tops.count - count)
    part.bottoms.removeLast(bottoms.count - count)
    return part
  }
}
