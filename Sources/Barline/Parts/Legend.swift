/// A name and the paint that stands for it.
package struct LegendEntry: Equatable, Sendable {
  /// The series' name.
  package var name: String
  /// What its marks are filled with.
  package var paint: Paint
  /// The shape of its dots; nil for a swatch.
  package var symbol: DotSymbol?

  /// Makes an entry.
  package init(name: String, paint: Paint, symbol: DotSymbol? = nil) {
    (self.name, self.paint, self.symbol) = (name, paint, symbol)
  }

  /// Makes an entry of one colour.
  package init(name: String, color: ChartColor) { self.init(name: name, paint: .color(color)) }
}

/// The legend under a header: a swatch and a name for each series, in rows.
///
/// Names too long for the rows are elided; entries for which there are no rows are counted at the end: "+3".
package struct LegendRow: Equatable, Sendable {
  /// An entry that has found its place.
  package struct Item: Equatable, Sendable {
    /// Which entry it is.
    package let index: Int
    /// The coloured square.
    package let swatch: ChartRect
    /// What stands in its place; nil for the square.
    package let symbol: DotSymbol?
    /// What the square is filled with.
    package let paint: Paint
    /// The name, nil when it is empty or not even "…" fits.
    package let name: TextRun?
    /// The room of both.
    package let rect: ChartRect
  }

  /// The entries that are shown, in order.
  package let items: [Item]
  /// "+3" for the entries that are not; nil when all are shown or there is no room for it.
  package let more: TextRun?
  /// How many entries are not shown.
  package let hidden: Int
  /// From the top of the first row to the bottom of the last, 0 without rows.
  package let height: Double

  /// The sizes of the look, in points.
  enum Look {
    static let swatch = 10.0
    static let swatchGap = 6.0
    static let entryGap = 16.0
    static let rowGap = 4.0
    /// Names are not cut shorter than this to save a row.
    static let leastName = 40.0
  }

  /// A legend with nothing in it.
  package static let empty = LegendRow(items: [], more: nil, hidden: 0, height: 0)

  private init(items: [Item], more: TextRun?, hidden: Int, height: Double) {
    (self.items, self.more, self.hidden, self.height) = (items, more, hidden, height)
  }

  /// Lays out a legend.
  ///
  /// - Parameters:
  ///   - entries: The series in order.
  ///   - x: The left edge.
  ///   - top: The top of the first row.
  ///   - width: The room across.
  ///   - rows: The most rows.
  package init(
    entries: [LegendEntry], x: Double, top: Double, width: Double, rows: Int, environment: ChartEnvironment
  ) {
    guard !entries.isEmpty, rows > 0, width >= Look.swatch, (x + top + width).isFinite else {
      self.init(items: [], more: nil, hidden: entries.count, height: 0)
      return
    }
    var flow = LegendFlow(x: x, top: top, width: width, rows: rows, environment: environment)
    flow.place(entries)
    if flow.items.count < entries.count, let limit = flow.commonLimit(entries) {
      // The longest names cut are better than some names and a count.
      var narrow = LegendFlow(x: x, top: top, width: width, rows: rows, environment: environment)
      narrow.nameLimit = limit
      narrow.place(entries)
      if narrow.items.count == entries.count { flow = narrow.giving(backTo: entries) }
    }
    let more = flow.addCount(of: entries.count)
    let isMirrored = environment.direction == .rightToLeft
    self.init(
      items: isMirrored ? flow.items.map { $0.mirrored(in: x + x + width) } : flow.items,
      more: isMirrored ? more.map { $0.mirrored(in: x + x + width) } : more,
      hidden: entries.count - flow.items.count, height: flow.height)
  }

  /// Draws the swatches and the names.
  package func draw(into recorder: inout Drawing.Recorder) {
    for item in items {
      let figure = item.symbol?.figure(at: item.swatch.center, radius: 4.5) ?? .roundedRect(item.swatch, CornerRadii(2))
      recorder.fill(figure, paint: item.paint)
      if let name = item.name { recorder.draw(name) }
    }
    if let more { recorder.draw(more) }
  }
}

extension LegendRow.Item {
  /// The same item seen in a mirror; `sum` is the left edge plus the right edge of the room.
  fileprivate func mirrored(in sum: Double) -> Self {
    Self(
      index: index, swatch: swatch.mirrored(in: sum), symbol: symbol, paint: paint, name: name.map { $0.mirrored(in: sum) },
      rect: rect.mirrored(in: sum))
  }
}

extension ChartRect {
  /// The rectangle seen in a mirror; `sum` is the left edge plus the right edge of the room.
  package func mirrored(in sum: Double) -> ChartRect { ChartRect(x: sum - maxX, y: y, width: width, height: height) }
}

extension TextRun {
  /// The line on the other side: held at its other end, its letters still in reading order.
  package func mirrored(in sum: Double) -> TextRun {
    var run = self
    run.baseline.x = sum - baseline.x
    run.rotation = rotation == 0 ? 0 : -rotation
    switch anchor {
    case .start: run.anchor = .end
    case .middle: break
    case .end: run.anchor = .start
    }
    return run
  }
}
