/// Something that happened to a selection, as a value and as a line: what logs hold, tests compare and the command prints.
///
///     func barChartView(_ chartView: BarChartView, didBeginSelectionAt index: ChartIndex, touch: ChartTouch?) {
///       print(SelectionEvent(.began, barAt: index, in: chartView))
///     }   // began bar 3 "2004" series 0 "Fossil Fuels" value 36205
public struct SelectionEvent: Hashable, Sendable, CustomStringConvertible {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A mark has been selected.
    case began
    /// The finger went on to this mark.
    case moved
    /// The selection has ended, and why.
    case ended(SelectionEnd)
  }

  /// What happened.
  public var kind: Kind
  /// What kind of mark it happened to.
  public var role: Mark.Role
  /// Which one.
  public var index: ChartIndex
  /// What its item is called; nil for nothing.
  public var label: String?
  /// What its series is called; nil for nothing.
  public var seriesName: String?
  /// Its value; nil where it is missing or gone.
  public var value: Double?

  /// Makes an event; of a bar of which nothing else is known, unless told otherwise.
  public init(
    _ kind: Kind, role: Mark.Role = .bar, at index: ChartIndex, label: String? = nil, seriesName: String? = nil,
    value: Double? = nil
  ) {
    self.kind = kind
    self.role = role
    self.index = index
    self.label = label
    self.seriesName = seriesName
    self.value = value
  }

  /// Makes the event that a chart tells its delegate of, with the words and the value that the chart has for the bar.
  ///
  /// Of a datum that is gone (`.ended(.removed)`) a chart knows neither: what stands at its place now is another.
  public init(_ kind: Kind, barAt index: ChartIndex, in chartView: BarChartView) {
    self.init(kind, at: index)
    guard kind != .ended(.removed) else { return }
    let series = chartView.model.series
    label = chartView.label(at: index.item)
    seriesName = series.indices.contains(index.series) && !series[index.series].name.isEmpty ? series[index.series].name : nil
    value = chartView.value(at: index)
  }

  /// Makes the event that a line chart tells its delegate of, with the words and the value that the chart has for the point.
  ///
  /// A point of a line with positions of its own is called by its position where its item has no label. Of a datum that is gone
  /// (`.ended(.removed)`) a chart knows nothing.
  public init(_ kind: Kind, pointAt index: ChartIndex, in chartView: LineChartView) {
    self.init(kind, role: .point, at: index)
    let lines = chartView.model.lines
    guard kind != .ended(.removed), lines.indices.contains(index.series) else { return }
    label = lines[index.series].positions.isEmpty ? chartView.label(at: index.item) : chartView.names.label(index)
    seriesName = lines[index.series].name.isEmpty ? nil : lines[index.series].name
    value = chartView.value(at: index)
  }

  /// Makes the event that a funnel tells its delegate of, with the name and the count that the chart has for the stage.
  ///
  /// Of a stage that is gone (`.ended(.removed)`) a chart knows nothing.
  public init(_ kind: Kind, stageAt index: Int, in chartView: FunnelChartView) {
    self.init(kind, role: .stage, at: ChartIndex(item: index))
    guard kind != .ended(.removed) else { return }
    (label, value) = (chartView.label(at: index), chartView.value(at: index))
  }

  /// Makes the event that a pie chart tells its delegate of, with the words and the value that the chart has for the slice.
  ///
  /// Of a datum that is gone (`.ended(.removed)`) a chart knows neither: what stands at its place now is another.
  public init(_ kind: Kind, sliceAt index: Int, in chartView: PieChartView) {
    self.init(kind, role: .slice, at: ChartIndex(item: index))
    guard kind != .ended(.removed) else { return }
    label = chartView.label(at: index)
    value = chartView.value(at: index)
  }

  /// Makes the event that a tier chart tells its delegate of, with the words and the bound that the chart has for the tier.
  ///
  /// Its value is where the tier begins. Of a tier that is gone (`.ended(.removed)`) a chart knows neither.
  public init(_ kind: Kind, tierAt index: Int, in chartView: TierChartView) {
    self.init(kind, role: .tier, at: ChartIndex(item: index))
    guard kind != .ended(.removed) else { return }
    label = chartView.label(at: index)
    value = chartView.span(ofTierAt: index)?.start
  }

  /// The event in one line, in ASCII but for what labels and names hold: `began bar 3 "2004" series 0 "Fossil Fuels" value 36205`, and
  /// of a line chart `began point 3 "2004" line 0 "Fossil Fuels" value 36205`, and of a pie `began slice 2 "Gas" value 12`.
  ///
  /// Places count from 0. Numbers have the fewest digits that read back as the same and a ".", 1e+300 where they are long. An end has
  /// its reason in parentheses, and what is not known is left out. Quotes, backslashes and control characters in labels are escaped:
  /// `\"`, `\\`, `\n`, `\t`, `\u{1B}`.
  public var description: String {
    var line = verb + " " + Self.word(role) + " \(index.item)"
    if let label { line += " " + Self.quoted(label) }
    if let series = Self.seriesWord(role) { line += " " + series + " \(index.series)" }
    if let seriesName { line += " " + Self.quoted(seriesName) }
    if let value { line += " value " + Self.digits(value) }
    if case .ended(let reason) = kind { line += " (" + Self.word(reason) + ")" }
    return line
  }

  private var verb: String {
    switch kind {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    }
  }

  /// The fewest digits that read back as the same number, without ".0": 36205, -3.5, 1e+300.
  private static func digits(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    return DecimalDigits(value).plainText
  }

  /// A role as a word.
  private static func word(_ role: Mark.Role) -> String {
    switch role {
    case .bar: "bar"
    case .line: "line"
    case .point: "point"
    case .slice: "slice"
    case .stage: "stage"
    case .tier: "tier"
    case .summary: "summary"
    case .custom: "mark"
    }
  }

  /// What a series of such marks is called; nil where a chart has only one.
  private static func seriesWord(_ role: Mark.Role) -> String? {
    switch role {
    case .point: "line"
    case .slice, .stage, .tier: nil
    case .bar, .line, .summary, .custom: "series"
    }
  }

  /// A reason as a word.
  private static func word(_ reason: SelectionEnd) -> String {
    switch reason {
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .left: "left"
    case .collapsed: "collapsed"
    case .removed: "removed"
    case .replaced: "replaced"
    }
  }

  /// Text in quotes, on one line whatever it holds.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for letter in text.unicodeScalars {
      switch letter {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where letter.value < 0x20 || (0x7F...0x9F).contains(letter.value) || [0x2028, 0x2029].contains(letter.value):
        quoted += "\\u{" + String(letter.value, radix: 16, uppercase: true) + "}"
      default: quoted.unicodeScalars.append(letter)
      }
    }
    return quoted + "\""
  }
}
