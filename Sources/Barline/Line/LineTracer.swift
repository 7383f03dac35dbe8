/// Makes the trace of a line: point by point where a picture can show each, column by column where it cannot.
struct LineTracer {
  let line: LineModel.Line
  /// The points that matter to the picture.
  let part: LinePart
  let x: PointScale
  let y: LinearScale
  /// The left edge of the first column, and how wide one is.
  let (left, column): (Double, Double)
  let columns: Int

  private var trace = LineTrace()
  private var run = LineTrace.Run()
  private var xs: [Double] = []
  private var ys: [Double] = []
  private var dense: DenseRun?
  private var curve = LineCurve.linear

  /// How far out of the view geometry is still told.
  private static let farthest = 1e7
  /// No view has more; beyond them nothing is reduced.
  private static let mostColumns = 1 << 24

  init(
    _ line: LineModel.Line, part: LinePart, x: PointScale, y: LinearScale, plot: ChartRect, columnsPerPoint: Double
  ) {
    self.line = line
    self.part = part
    self.x = x
    self.y = y
    columns = max(1, min(Int(saturating: plot.width * columnsPerPoint), Self.mostColumns))
    (left, column) = (plot.minX, plot.width / Double(columns))
  }

  /// The trace. One look at each point where there are few, at each block of 64 where there are many.
  mutating func make() -> LineTrace {
    trace.isRising = line.isRising
    let isReduced = line.isRising && part.seen.count > 2 * columns
    curve = isReduced || !line.isRising && line.style.curve.isSmooth ? .linear : line.style.curve
    line.values.withUnsafeBufferPointer { values in
      isReduced ? reduce(values) : addPoints(part.drawn, values)
    }
    finishRun()
    return trace
  }

  private func across(_ item: Int) -> Double {
    let position = line.positions.isEmpty ? Double(item) : line.positions[item]
    return min(max(x.position(of: position), -Self.farthest), Self.farthest)
  }

  private func down(_ value: Double) -> Double { min(max(y.position(of: value), -Self.farthest), Self.farthest) }

  /// Adds points one by one.
  private mutating func addPoints(_ items: Range<Int>, _ values: UnsafeBufferPointer<Double>) {
    for item in items {
      var value = values[item]
      if value.isNaN {
        switch line.style.gaps {
        case .break:
          finishRun()
          continue
        case .bridge: continue
        case .zero: value = 0
        }
      }
      addPoint(across(item), down(value))
    }
  }

  private mutating func addPoint(_ px: Double, _ py: Double) {
    if let columns = dense {
      // The way from the last column to this point is a line of its own.
      finishDense()
      xs.append(columns.end - columns.width / 2)
      ys.append(columns.last)
    }
    xs.append(px)
    ys.append(py)
  }

  /// Goes column by column.
  private mutating func reduce(_ values: UnsafeBufferPointer<Double>) {
    var (first, before) = (part.seen.lowerBound, part.seen.lowerBound)
    addPoints(part.drawn.lowerBound..<first, values)
    for place in 0..<columns {
      let isLast = place == columns - 1
      // As many as in the last column, or nearly so, are in most.
      let end = isLast ? part.seen.upperBound : self.first(inColumn: place + 1, from: first, near: 2 * first - before)
      let items = first..<max(first, end)
      before = first
      first = items.upperBound
      guard !items.isEmpty else { continue }
      let extent = line.extrema.extent(of: items, in: values)
      if items.count <= 3 || extent.isEmpty && line.style.gaps != .zero {
        addPoints(items, values)
      } else if extent.hasGap {
        addBroken(items, place, values, extent)
      } else {
        addColumn(place, values[items.lowerBound], values[items.upperBound - 1], extent)
      }
    }
    addPoints(part.seen.upperBound..<part.drawn.upperBound, values)
  }

  /// The first item of a column, no sooner than `lower`: counted where points are evenly apart; where they have positions of their own,
  /// looked for at a guess first and then ever farther from it, so that little is fetched from memory.
  private func first(inColumn place: Int, from lower: Int, near guess: Int) -> Int {
    let edge = x.value(at: left + Double(place) * column)
    let count = part.seen.upperBound
    guard !line.positions.isEmpty else { return min(count, max(lower, Int(saturating: edge.rounded(.up)))) }
    return line.positions.withUnsafeBufferPointer { positions in
      var (low, high, step) = (lower, min(max(guess, lower), count), 8)
      while high < count, positions[high] < edge {
        low = high + 1
        high = min(count, low + step)
        step *= 2
      }
      while high - low > step {
        guard positions[high - step] >= edge else {
          low = high - step + 1
          break
        }
        high -= step
        step *= 2
      }
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < edge { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// A column in which points are missing: each stretch between them by itself.
  private mutating func addBroken(
    _ items: Range<Int>, _ place: Int, _ values: UnsafeBufferPointer<Double>, _ extent: BlockExtrema.Extent
  ) {
    guard line.style.gaps == .break else { return addFilled(items, place, values, extent) }
    var inside: [Range<Int>] = []
    var first = items.lowerBound
    while first < items.upperBound {
      guard !values[first].isNaN else {
        first += 1
        continue
      }
      var end = first + 1
      while end < items.upperBound, !values[end].isNaN { end += 1 }
      // Whatever came before a gap has ended there.
      if first > items.lowerBound { finishRun() }
      let begins = xs.isEmpty && dense == nil && run.pieces.isEmpty
      if begins, end < items.upperBound || end == values.count || values[end].isNaN {
        inside.append(first..<end)
      } else {
        addInside(inside, place, values)
        inside = []
        addStretch(first..<end, place, values)
      }
      first = end
    }
    if values[items.upperBound - 1].isNaN { finishRun() }
    addInside(inside, place, values)
  }

  /// Adds what lies between two gaps, or up to one, in a column.
  private mutating func addStretch(_ items: Range<Int>, _ place: Int, _ values: UnsafeBufferPointer<Double>) {
    guard items.count > 3 else { return addPoints(items, values) }
    addColumn(place, values[items.lowerBound], values[items.upperBound - 1], line.extrema.extent(of: items, in: values))
  }

  /// Adds stretches that begin and end in one column. Where there are many, those that leave nothing to be seen between them are one.
  private mutating func addInside(_ stretches: [Range<Int>], _ place: Int, _ values: UnsafeBufferPointer<Double>) {
    guard stretches.count > 4 else {
      for items in stretches {
        addStretch(items, place, values)
        finishRun()
      }
      return
    }
    var spans = stretches.map { items in
      let extent = line.extrema.extent(of: items, in: values)
      let (a, b) = (down(extent.greatest), down(extent.least))
      return (top: min(a, b), bottom: max(a, b))
    }
    spans = spans.ordered { $0.top < $1.top }
    // What is drawn reaches half a line's width beyond both ends.
    let hidden = max(1, line.style.drawnWidth)
    var open = spans[0]
    for span in spans {
      if span.top - open.bottom > hidden {
        addSpan(open.top, open.bottom, place)
        open = span
      }
      open.bottom = max(open.bottom, span.bottom)
    }
    addSpan(open.top, open.bottom, place)
  }

  /// Adds a run that fills part of a column: a point, or all that lies between two heights.
  private mutating func addSpan(_ top: Double, _ bottom: Double, _ place: Int) {
    let start = left + Double(place) * column
    if top == bottom {
      xs.append(start + column / 2)
      ys.append(top)
    } else {
      var span = DenseRun(start: start, width: column)
      span.add(first: top, last: bottom, top: top, bottom: bottom)
      dense = span
    }
    finishRun()
    // Runs of one column count from edge to edge, so that all are in order across.
    trace.runs[trace.runs.count - 1].start = start
    trace.runs[trace.runs.count - 1].end = start + column
  }

  /// A column in which points are missing that are bridged, or count as zero.
  private mutating func addFilled(
    _ items: Range<Int>, _ place: Int, _ values: UnsafeBufferPointer<Double>, _ extent: BlockExtrema.Extent
  ) {
    guard line.style.gaps == .zero else {
      guard let first = items.first(where: { !values[$0].isNaN }), let last = items.last(where: { !values[$0].isNaN }) else {
        return
      }
      return addColumn(place, values[first], values[last], extent)
    }
    var extent = extent
    extent.add(0)
    let (a, b) = (values[items.lowerBound], values[items.upperBound - 1])
    addColumn(place, a.isNaN ? 0 : a, b.isNaN ? 0 : b, extent)
  }

  private mutating func addColumn(_ place: Int, _ first: Double, _ last: Double, _ extent: BlockExtrema.Extent) {
    let start = left + Double(place) * column
    let (a, b) = (down(first), down(last))
    if let columns = dense, (columns.end - start).magnitude > column / 2 {
      // Columns without a point lie between: the line crosses them.
      finishDense()
      xs.append(columns.end - column / 2)
      ys.append(columns.last)
    }
    if dense == nil {
      if !xs.isEmpty {
        xs.append(start + column / 2)
        ys.append(a)
        finishCurve()
      }
      dense = DenseRun(start: start, width: column)
    }
    let (top, bottom) = (down(extent.greatest), down(extent.least))
    dense?.add(first: a, last: b, top: min(top, bottom), bottom: max(top, bottom))
  }

  private mutating func finishCurve() {
    guard !xs.isEmpty else { return }
    run.pieces.append(.curve(CurveRun(xs: xs, ys: ys, curve: curve)))
    xs.removeAll(keepingCapacity: true)
    ys.removeAll(keepingCapacity: true)
  }

  private mutating func finishDense() {
    guard let columns = dense else { return }
    run.pieces.append(.dense(columns))
    dense = nil
  }

  private mutating func finishRun() {
    finishDense()
    finishCurve()
    guard let first = run.pieces.first, let last = run.pieces.last else { return }
    run.start = first.start
    run.end = last.end
    if run.pieces.count == 1, case .curve(let curve) = first, curve.count == 1 {
      run.lone = ChartPoint(x: curve.xs[0], y: curve.ys[0])
    }
    trace.runs.append(run)
    run = LineTrace.Run()
  }
}

extension LineTrace.Piece {
  /// Its leftmost place, for a line that rises.
  fileprivate var start: Double {
    switch self {
    case .curve(let curve): curve.xs[0]
    case .dense(let columns): columns.start
    }
  }

  /// Its rightmost place, for a line that rises.
  fileprivate var end: Double {
    switch self {
    case .curve(let curve): curve.xs[curve.count - 1]
    case .dense(let columns): columns.end
    }
  }
}
