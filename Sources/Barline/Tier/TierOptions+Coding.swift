// What tiers look like and are set to, as bytes.
extension TierOptions {
  mutating func code(_ coder: inout ByteCoder) {
    header.code(&coder)
    footer.code(&coder)
    coder.code(&headerPadding)
    coder.code(&footerPadding)
    coder.code(&paintsGround)
    coder.code(&insets, like: .zero) { $0.code(&$1) }
    coder.code(kind: &widths)
    coder.code(kind: &edge)
    amountFormat.code(&coder)
    boundaryFormat.code(&coder)
    coder.code(&showsPill)
    coder.code(&showsBoundaries)
    coder.code(&showsNames)
    coder.code(&showsSavings)
  }
}

/// What only a tier chart has.
final class TierParts {
  /// A tier as its source and its delegate tell it.
  struct Tier {
    var (name, saving) = ("", "")
    var bounds = TierBounds()
    var id = ChartID.index(0)
    var style = TierStyle.standard
  }

  var options = TierOptions()
  var tiers: [Tier] = []
  var amount: Double?
  var unit = ""
  var pill: String?
  var goals: [TierModel.Goal] = []

  init() {}

  func code(_ coder: inout ByteCoder) {
    options.code(&coder)
    coder.code(&tiers, like: Tier(), least: 9) { tier, coder in
      coder.code(&tier.name)
      coder.code(&tier.saving)
      coder.code(&tier.bounds.lower)
      coder.code(&tier.bounds.upper)
      tier.id.code(&coder)
      coder.code(&tier.style.fill)
      coder.code(&tier.style.selectedFill)
      coder.code(&tier.style.trackColor)
    }
    coder.code(&amount)
    coder.code(&unit)
    coder.code(&pill)
    coder.code(&goals, like: TierModel.Goal(0), least: 2) { goal, coder in
      var value = goal.value ?? .nan
      coder.code(&value)
      goal = TierModel.Goal(value, label: goal.label)
      coder.code(&goal.label)
    }
  }
}
