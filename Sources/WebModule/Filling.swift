// How a page tells a chart what to show. Nothing of it is shown before `barline_apply`.

/// The values of a row, missing ones as NaN: a series, a line; slices and stages have one row, tiers one of lower and one of upper bounds.
/// A negative row is that of the positions of the line −1 − row.
@_cdecl("barline_values") public func setValues(_ chart: Int32, _ row: Int32, _ numbers: UnsafePointer<Double>?, _ bytes: Int32) {
  guard let host = host(chart), row > -1000, row < 1000 else { return }
  let values = Array(UnsafeBufferPointer(start: numbers, count: max(0, Int(bytes)) / 8))
  if row < 0 {
    host.kind?.positions(host.source, -1 - Int(row), values)
  } else {
    while host.source.tables.rows.count <= Int(row) { host.source.tables.rows.append([]) }
    host.source.tables.rows[Int(row)] = values
  }
}

/// Forgets the rows from one on.
@_cdecl("barline_rows") public func setRows(_ chart: Int32, _ count: Int32) {
  guard let source = host(chart)?.source, count >= 0 else { return }
  if source.tables.rows.count > Int(count) { source.tables.rows.removeLast(source.tables.rows.count - Int(count)) }
}

/// Texts in UTF-8, each ended by a zero byte: 0 the items' labels, 1 the names of series or lines, 2 title and subtitle, 3 the unit.
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
  case 2:
    let (title, subtitle) = (texts.first ?? "", texts.count > 1 ? texts[1] : "")
    host.settings.header.content = title.isEmpty && subtitle.isEmpty ? .none : .text(title: title, subtitle: subtitle)
  default: host.kind?.unit(host.source, texts.first ?? "")
  }
}

/// The colours of a row, as eight bits a channel, red first; NaN for the chart's own.
@_cdecl("barline_colors") public func setColors(_ chart: Int32, _ row: Int32, _ colors: UnsafePointer<Double>?, _ bytes: Int32) {
  guard let host = host(chart), row >= 0, row < 1000 else { return }
  let all = UnsafeBufferPointer(start: colors, count: max(0, Int(bytes)) / 8).map { number -> ChartColor? in
    number.isNaN ? nil : ChartColor(hex: UInt32(truncatingIfNeeded: Int(saturating: number)))
  }
  host.kind?.color(host.source, Int(row), all)
}

/// A setting by its number: see options.mjs. NaN for the chart's own.
@_cdecl("barline_option") public func setOption(_ chart: Int32, _ option: Int32, _ value: Double) {
  guard let host = host(chart) else { return }
  host.kind?.option(host.source, option, value)
}

/// Has a chart take over what has been set.
@_cdecl("barline_apply") public func apply(_ chart: Int32, _ animated: Int32) { host(chart)?.apply(animated: animated != 0) }
