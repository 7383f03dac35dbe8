// What a chart knows of the world, as bytes: all but the measurer.
extension ChartEnvironment {
  mutating func code(_ coder: inout ByteCoder) {
    if coder.flag(locale != .english) { locale.code(&coder) }
    if coder.flag(words != .english) { words.code(&coder) }
    coder.code(kind: &direction)
    coder.code(&increasedContrast)
    coder.code(&textScale)
    coder.code(&deviceScale)
    coder.code(&timeZoneOffset)
    coder.code(&reducedMotion)
  }
}

extension ChartLocale {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&decimalSeparator)
    coder.code(&groupingSeparator)
    var groups = grouping == .none ? 0 : grouping == .thousands ? 1 : 2
    coder.code(&groups, below: 3)
    grouping = groups == 0 ? .none : groups == 1 ? .thousands : .indian
    coder.code(&minimumGroupedDigits)
    coder.code(&minus)
    coder.code(&percent)
    coder.code(&magnitudes.thousand)
    coder.code(&magnitudes.million)
    coder.code(&magnitudes.billion)
    coder.code(&magnitudes.trillion)
  }
}

extension ChartWords {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&noData)
    coder.code(&missing)
    coder.code(&other)
    coder.code(&total)
    coder.code(&of)
    coder.code(&count)
    coder.code(&ofPrevious)
    coder.code(&ofFirst)
    coder.code(&noRate)
    coder.code(&goal)
  }
}

extension NumberFormat {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, digits) = (0, 0)
    switch style {
    case .automatic: kind = 0
    case .plain: kind = 1
    case .decimals(let count): (kind, digits) = (2, count)
    case .percent(nil): kind = 3
    case .percent(let count?): (kind, digits) = (4, count)
    case .shortened(let count): (kind, digits) = (5, count)
    }
    coder.code(&kind, below: 6)
    if kind == 2 || kind > 3 { coder.code(&digits) }
    coder.code(&prefix)
    coder.code(&suffix)
    coder.code(&unit)
    guard coder.isReading else { return }
    switch kind {
    case 0: style = .automatic
    case 1: style = .plain
    case 2: style = .decimals(digits)
    case 3: style = .percent(decimals: nil)
    case 4: style = .percent(decimals: digits)
    default: style = .shortened(digits: digits)
    }
  }
}
