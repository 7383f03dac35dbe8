/// What could be written at the stages, measured, by position.
struct FunnelTexts {
  struct Word {
    var text: String
    var width: Double
  }

  /// Empty where no stage has a name, or names are not shown.
  var names: [Word] = []
  /// Empty where counts are not shown.
  var counts: [Word] = []
  /// Before each stage; the first is empty. Empty where there are none.
  var rates: [Word] = []
  let name: TextStyle
  let count: TextStyle
  let rate: TextStyle
  let nameBox: LineBox
  let countBox: LineBox
  let rateBox: LineBox

  /// No words yet.
  init(_ environment: ChartEnvironment) {
    name = TextStyle(size: environment.size(12))
    count = TextStyle(size: environment.size(12), weight: .semibold, tabularDigits: true)
    rate = TextStyle(size: environment.size(11), color: .secondary, tabularDigits: true)
    let measurer = environment.measurer
    (nameBox, countBox, rateBox) = (LineBox(name, measurer), LineBox(count, measurer), LineBox(rate, measurer))
  }

  /// How high the rows of words over and under a funnel that runs right may be: all of them, without rates, without counts.
  func rows(_ options: FunnelOptions) -> [Double] {
    guard options.direction == .right, options.labels == .beside || options.labels == .insideOrBeside else { return [] }
    let name = options.showsNames ? nameBox.height + 6 : 0
    let count = options.showsCounts ? countBox.height + 4 : 0
    let rate = options.rates.isEmpty ? 0 : rateBox.height + 4
    return [name + count + rate, name + count, name]
  }

  /// Writes and measures the words of all stages.
  mutating func write(
    _ model: FunnelModel, _ sequence: FunnelSequence, environment: ChartEnvironment, label: (Int) -> String?
  ) {
    let options = model.options
    let measurer = environment.measurer
    func word(_ text: String, _ style: TextStyle) -> Word {
      Word(text: text, width: text.isEmpty ? 0 : measurer.width(of: text, style: style))
    }
    if options.showsNames, options.labels != .none {
      names = (0..<sequence.count).map { word(label(sequence.item(at: $0)) ?? "", name) }
      if names.allSatisfy({ $0.text.isEmpty }) { names = [] }
    }
    // Where nothing is known, "missing" at every stage would say no more than "no data" does.
    let isEmpty = model.values.allSatisfy { $0.isNaN }
    guard !isEmpty else { return }
    if options.showsCounts, options.labels != .none {
      counts = (0..<sequence.count).map { position in
        let value = model.values[sequence.item(at: position)]
        let text =
          value.isNaN ? environment.words.missing : options.countFormat.text(value, locale: environment.locale, showsUnit: true)
        return word(text, count)
      }
    }
    guard !options.rates.isEmpty, sequence.count > 1 else { return }
    let rates = FunnelRateText(options, environment)
    let first = model.values[sequence.item(at: 0)]
    self.rates = (0..<sequence.count).map { position in
      guard position > 0 else { return Word(text: "", width: 0) }
      let value = model.values[sequence.item(at: position)]
      let previous = model.values[sequence.item(at: position - 1)]
      return word(rates.text(value, previous: previous, first: first, isSecond: position == 1), rate)
    }
  }

  /// The words with which as many as have given way are left out.
  func without(_ give: FunnelGive) -> FunnelTexts {
    var texts = self
    if give >= .rates { texts.rates = [] }
    if give >= .counts { texts.counts = [] }
    if give >= .names { texts.names = [] }
    return texts
  }
}

/// What gives way in a small view, in this order; each step leaves out one thing more.
enum FunnelGive: Int, CaseIterable, Comparable {
  case nothing, rates, counts, names

  static func < (a: FunnelGive, b: FunnelGive) -> Bool { a.rawValue < b.rawValue }
}

/// Writes rates.
struct FunnelRateText {
  private let rates: FunnelRates
  private let format: NumberFormat
  private let environment: ChartEnvironment

  init(_ options: FunnelOptions, _ environment: ChartEnvironment) {
    (rates, format, self.environment) = (options.rates, options.rateFormat, environment)
  }

  /// A share; "—" for none.
  func text(_ share: Double?) -> String { share.map { format.text($0, locale: environment.locale) } ?? environment.words.noRate }

  /// What stands between two stages. At the second stage both rates are the same, and it is said once.
  func text(_ value: Double, previous: Double, first: Double, isSecond: Bool) -> String {
    let ofPrevious = text(FunnelRate.share(of: value, in: previous))
    guard rates.contains(.ofFirst), !(isSecond && rates.contains(.ofPrevious)) else { return ofPrevious }
    let ofFirst = text(FunnelRate.share(of: value, in: first)) + " " + environment.words.ofFirst
    return rates.contains(.ofPrevious) ? ofPrevious + " · " + ofFirst : ofFirst
  }
}
