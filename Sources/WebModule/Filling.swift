// How a page tells a chart what to show. Nothing of it is shown before `barline_apply`.

/// The values of a row, missing ones as NaN: a series, a line; slices and stages have one row, tiers one of lower and one of upper bounds.
/// A negative row is that of the positions of the line −1 − row.
@_cdecl("barline_values") public func setValues(_ chart: Int32, _ row: Int32, _ numbers: UnsafePointer<Double>?, _ bytes: Int32) {
  // A row that is none must not make room for all before it.
  guard let host = host(chart), (-1000..<1000).contains(row) else { return }
  let values = Array(UnsafeBufferPointer(start: numbers, count: max(0, Int(bytes)) / 8))
  if row < 0 {
    host.kind?.positions(host.source, -1 - Int(row), values)
  } else {
    while host.source.tables.rows.count <= Int(row) { host.source.tables.rows.append([]) }
    host.source.tables.rows[Int(row)] = values
  }
}

/// Forgets the rows from one on, or with −1 − line the positions of the lines from that one on. Says how many rows there are then.
@_cdecl("barline_rows") public func setRows(_ chart: Int32, _ first: Int32) -> Int32 {
  guard let host = host(chart) else { return 0 }
  let rows = host.source.tables.rows.count
  if first < 0 {
    host.kind?.positions(host.source, -1 - Int(first), nil)
  } else if rows > Int(first) {
    host.source.tables.rows.removeLast(rows - Int(first))
  }
  return Int32(truncatingIfNeeded: host.source.tables.rows.count)
}

/// Texts in UTF-8, each ended by a zero byte: 0 the items' labels, 1 the names of series or lines, 2 title, 3 the unit, 4 subtitle.
@_cdecl("barline_texts") public func setTexts(_ chart: Int32, _ what: Int32, _ letters: UnsafePointer<UInt8>?, _ count: Int32) {
  guard let host = host(chart) else { return }
  var texts: [String] = []
  var text: [UInt8] = []
  for letter in UnsafeBufferPointer(start: letters, count: max(0, Int(count))) {
    if letter != 0 {
      text.append(letter)
    } else {
      texts.append(String(decoding: text, as: UTF8.self))
      text.removeAll(keepingCapacity: true)
    }
  }
  switch what {
  case 0: host.source.tables.labels = texts.map { $0 }
  case 1: host.source.tables.names = texts
  case 2, 4:
    var (title, subtitle) = ("", "")
    if case .text(let oldTitle, let oldSubtitle) = host.settings.header.content { (title, subtitle) = (oldTitle, oldSubtitle) }
    if what == 2 { title = texts.first ?? "" } else { subtitle = texts.first ?? "" }
    host.settings.header.content = title.isEmpty && subtitle.isEmpty ? .none : .text(title: title, subtitle: subtitle)
  default: host.kind?.unit(host.source, texts.first ?? "")
  }
}

/// The colours of a row, with −1 of every row, as eight bits a channel, red first; NaN for the chart's own.
@_cdecl("barline_colors") public func setColors(_ chart: Int32, _ row: Int32, _ colors: UnsafePointer<Double>?, _ bytes: Int32) {
  guard let host = host(chart), (-1..<1000).contains(row) else { return }
  let all = UnsafeBufferPointer(start: colors, count: max(0, Int(bytes)) / 8).map { number -> ChartColor? in
    number.isNaN ? nil : ChartColor(hex: UInt32(truncatingIfNeeded: Int(saturating: number)))
  }
  let rows = row < 0 ? 0..<max(1, host.source.tables.rows.count) : Int(row)..<Int(row) + 1
  for row in rows { host.kind?.color(host.source, row, all) }
}

/// A setting by its number: see options.mjs. NaN for the chart's own.
@_cdecl("barline_option") public func setOption(_ chart: Int32, _ option: Int32, _ value: Double) {
  guard let host = host(chart) else { return }
  switch option {
  case 9:
    host.settings.keeping = value.isNaN ? nil : value > 0
    host.chart?.keeping = host.settings.keeping
  // A finger has come, or a mouse: for it a selection stays, or for now is as it is set.
  case 10: host.chart?.keeping = value > 0 ? true : host.settings.keeping
  default: host.kind?.option(host.source, option, value)
  }
}

/// Has a chart take over what has been set.
@_cdecl("barline_apply") public func apply(_ chart: Int32, _ animated: Int32) { host(chart)?.apply(animated: animated != 0) }
