/// The value axis, laid out for a plot of some height: the domain with its ends, the ticks, and what they say.
package struct ValueAxisPlan: Equatable, Sendable {
  /// A value with a line across the plot and a text beside it.
  package struct Tick: Equatable, Sendable {
    package let value: Double
    /// Empty where an app wants nothing said.
    package let text: String
    package let width: Double
  }

  /// The values from one end of the plot to the other.
  package let domain: Domain
  /// The ticks that have room, rising.
  package let ticks: [Tick]
  /// The widest text.
  package let width: Double
  package let diagnostics: [Diagnostic]

  /// No axis: nothing is shown of the domain.
  init(without domain: Domain) { (self.domain, ticks, width, diagnostics) = (domain, [], 0, []) }

  /// Lays the axis out.
  ///
  /// - Parameters:
  ///   - options: What the app wants.
  ///   - range: The domain of the data, and which of its ends are fixed.
  ///   - height: The plot's height.
  ///   - limit: The widest a text may be; longer words of the app's are cut. A number that is cut would be another: a last one that is
  ///     too wide loses its unit, and where a number is too wide by itself, none is written.
  ///   - style: How the texts look.
  ///   - text: What the app says of a value; nil for the number itself.
  package init(
    _ options: ValueAxis, range: DomainPolicy.Result, height: Double, limit: Double, style: TextStyle,
    environment: ChartEnvironment, count: Int? = nil, text: (Double) -> String?
  ) {
    guard !options.isHidden, height > 0 else {
      (domain, ticks, width, diagnostics) = (range.domain, [], 0, [])
      return
    }
    let (extended, nice) = Ticks.extended(
      range.domain, count: count ?? Ticks.count(alongHeight: height), fixedLower: range.isLowerFixed,
      fixedUpper: range.isUpperFixed)
    var chosen = nice
    var said: [Diagnostic] = []
    if let values = options.tickValues {
      let given = Ticks.given(values, in: extended, limit: max(1, Int(saturating: height)))
      (chosen, said) = (given.ticks, given.diagnostics)
    }
    let scale = LinearScale(domain: extended, rangeStart: height, rangeEnd: 0)
    let shown = Self.thinned(chosen.values, scale: scale, apart: LineBox(style, environment.measurer).height)
    let numbers = TickText(chosen, format: options.format.with(unit: options.shortUnit), locale: environment.locale)
    var ticks: [Tick] = []
    ticks.reserveCapacity(shown.count)
    var widest = 0.0
    var hasRoom = true
    func measured(_ string: String) -> (string: String, width: Double) {
      (string, environment.measurer.width(of: string, style: style))
    }
    for value in shown {
      var words = (string: "", width: 0.0)
      if let own = text(value) {
        words = measured(own)
        if words.width > limit { words = measured(elided(own, to: limit, style: style, measurer: environment.measurer) ?? "") }
      } else if hasRoom {
        words = measured(numbers.text(value, showsUnit: value == shown.last))
        if words.width > limit { words = measured(numbers.text(value)) }
        hasRoom = words.width <= limit
      }
      ticks.append(Tick(value: value, text: words.string, width: words.width))
      widest = max(widest, words.width)
    }
    if !hasRoom {
      ticks = ticks.map { Tick(value: $0.value, text: "", width: 0) }
      widest = 0
    }
    (domain, self.ticks, self.width, diagnostics) = (extended, ticks, widest, said)
  }

  /// How many rows to leave out so that ticks stand whole rows apart; nil where ticks are not at even distances from end to end.
  func rows(above rows: Double) -> Double? {
    let steps = Double(ticks.count - 1)
    guard steps >= 1, ticks.first?.value == domain.lower, ticks.last?.value == domain.upper, rows >= steps else { return nil }
    return rows - (rows / steps).rounded(.down) * steps
  }

  /// Every second, third … tick, counted from zero where it is among them, so that texts stand clear of each other.
  private static func thinned(_ values: [Double], scale: LinearScale, apart: Double) -> [Double] {
    guard values.count > 1 else { return values }
    let anchor = values.firstIndex(of: 0) ?? 0
    for stride in 1..<values.count {
      let shown = values.indices.lazy.filter { ($0 - anchor) % stride == 0 }.map { values[$0] }
      var last = -Double.infinity
      let isClear = shown.allSatisfy { value in
        let place = -scale.position(of: value)
        defer { last = place }
        return place - last >= apart
      }
      if isClear { return stride == 1 ? values : Array(shown) }
    }
    return [values[anchor]]
  }
}

extension ValueAxis {
  /// A unit short enough to follow the last tick's number: "%", "°C", "kg".
  package var shortUnit: String { isUnitShort ? unit : "" }

  /// A unit that needs a line of its own, above the axis.
  package var longUnit: String { isUnitShort ? "" : unit }

  /// Whether it has no more than four scalars.
  private var isUnitShort: Bool { unit.utf8.count { $0 & 0xC0 != 0x80 } <= 4 }
}

extension NumberFormat {
  /// The same format with a unit, where it has none of its own.
  func with(unit: String) -> NumberFormat {
    var format = self
    if format.unit.isEmpty { format.unit = unit }
    return format
  }
}
