// What stages look like and are set to, as bytes.
extension FunnelForm {
  mutating func code(_ coder: inout ByteCoder) {
    var kind = self == .tapered(end: .flat) ? 0 : self == .tapered(end: .point) ? 1 : 2
    coder.code(&kind, below: 3)
    if coder.isReading { self = kind == 0 ? .tapered(end: .flat) : kind == 1 ? .tapered(end: .point) : .bars }
  }
}

extension FunnelColors {
  mutating func code(_ coder: inout ByteCoder) {
    var color: ChartColor?
    if case .stepped(let own) = self { color = own }
    coder.code(&color)
    if coder.isReading { self = color.map { .stepped($0) } ?? .series }
  }
}

extension FunnelOptions {
  mutating func code(_ coder: inout ByteCoder) {
    header.code(&coder)
    footer.code(&coder)
    coder.code(&headerPadding)
    coder.code(&footerPadding)
    coder.code(&showsLegend)
    coder.code(&paintsGround)
    coder.code(&insets, like: .zero) { $0.code(&$1) }
    form.code(&coder)
    coder.code(kind: &order)
    coder.code(kind: &direction)
    coder.code(kind: &alignment)
    coder.code(&gap)
    coder.code(&minimumWidth)
    coder.code(&maximumWidth)
    colors.code(&coder)
    coder.code(kind: &labels)
    coder.code(&showsNames)
    coder.code(&showsCounts)
    coder.code(kind: &rates)
    coder.code(&showsLeaders)
    countFormat.code(&coder)
    rateFormat.code(&coder)
    coder.code(&reach.across)
    coder.code(&reach.along)
  }
}

/// What only a funnel has.
final class FunnelParts {
  var options = FunnelOptions()
  var styles = StyleRuns<StageStyle>(standard: .standard)
  /// The goals of the first stages; NaN for none.
  var goals: [Double] = []

  init() {}

  func code(_ coder: inout ByteCoder) {
    options.code(&coder)
    styles.code(&coder) { style, coder in
      coder.code(&style.fill)
      coder.code(&style.selectedFill)
      coder.code(&style.cornerRadius)
    }
    coder.code(&goals)
  }
}
