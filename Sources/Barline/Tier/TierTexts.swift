/// How a chart writes its amounts.
struct TierTexts {
  let options: TierOptions
  let unit: String
  let locale: ChartLocale
  let measurer: TextMeasurer
  /// The app's own words for amounts; nil inside for how the options write them.
  let boundaryText: ((Double) -> String?)?

  init(_ model: TierModel, _ environment: ChartEnvironment, boundaryText: ((Double) -> String?)? = nil) {
    self.boundaryText = boundaryText
    options = model.options
    unit = model.unit
    locale = environment.locale
    measurer = environment.measurer
  }

  /// The amount with its unit.
  func amount(_ value: Double) -> String {
    options.amountFormat.with(unit: unit).text(value, locale: locale, showsUnit: true)
  }

  /// A boundary or a goal by itself.
  func boundary(_ value: Double) -> String { boundaryText?(value) ?? short(value) }

  /// An amount as the options write boundaries.
  private func short(_ value: Double) -> String { options.boundaryFormat.text(value, locale: locale) }

  /// From one amount to another, with the unit: once at the end, or as the currency sign of both.
  func reach(from start: Double, to end: Double) -> String {
    let hasSigns =
      locale.leadingCount(ofUnit: Array(unit.utf8)) == unit.utf8.count && boundaryText?(start) == nil && boundaryText?(end) == nil
    let texts = boundaries([start, end], unit: hasSigns ? unit : "")
    return texts[0] + " – " + texts[1] + (hasSigns || unit.isEmpty ? "" : "\u{A0}" + unit)
  }

  /// Boundaries in their order; written exactly where the format would make different ones look alike.
  func boundaries(_ values: [Double], unit: String = "") -> [String] {
    func short(_ value: Double) -> String {
      options.boundaryFormat.with(unit: unit).text(value, locale: locale, showsUnit: !unit.isEmpty)
    }
    let own = values.map { boundaryText?($0) }
    let texts = values.indices.map { own[$0] ?? short(values[$0]) }
    // What the app says of different ones is its own affair.
    guard own.allSatisfy({ $0 == nil }) else { return texts }
    for place in values.indices.dropFirst() where texts[place] == texts[place - 1] && values[place] != values[place - 1] {
      return values.map { NumberFormat(unit: unit).text($0, locale: locale, showsUnit: true) }
    }
    return texts
  }

  /// What the pill may say, the best first: an amount that is cut would be another amount, so it is shortened instead. Empty for no pill.
  func pill(_ model: TierModel) -> [String] {
    guard options.showsPill, let value = model.amount else { return [] }
    if let words = model.pill { return words.isEmpty ? [] : [words] }
    return [amount(value), options.amountFormat.text(value, locale: locale), short(value)]
  }
}
