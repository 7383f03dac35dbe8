extension TierChartView {
  /// Takes everything that the source and the delegate say, once.
  func readSource() {
    // The same two objects are asked throughout, whoever is set or let go meanwhile.
    let (source, delegate) = (dataSource, delegate)
    let announced = max(0, source?.numberOfTiers(in: self) ?? 0)
    let count = min(announced, TierModel.mostTiers)
    var tiers: [TierModel.Tier] = []
    tiers.reserveCapacity(count)
    if let source {
      for index in 0..<count { tiers.append(tier(at: index, from: source, delegate)) }
    }
    var fresh = TierModel(
      tiers: tiers, amount: source?.amount(in: self), unit: source?.unit(in: self) ?? "", pill: source?.pillText(in: self),
      goals: source?.goals(in: self) ?? [])
    if count < announced { fresh.faults.append(.tooManyValues(announced: announced, read: count)) }
    // All at once: who calls back in between finds the former tiers whole.
    (model, order) = (fresh, TierOrder(fresh.tiers[...]))
  }

  private func tier(
    at index: Int, from source: any TierChartViewDataSource, _ delegate: (any TierChartViewDelegate)?
  ) -> TierModel.Tier {
    let bounds = source.tierChartView(self, boundsOfTierAt: index)
    return TierModel.Tier(
      source.tierChartView(self, labelForTierAt: index) ?? "", from: bounds.lower, to: bounds.upper,
      saving: source.tierChartView(self, savingForTierAt: index) ?? "", id: source.tierChartView(self, idForTierAt: index),
      style: delegate?.tierChartView(self, styleForTierAt: index) ?? .standard)
  }

  /// Where the tier that was selected is now; first looked for where it was.
  func findSelected() -> ChartIndex? {
    guard let before = selectedID, let index = session.selection.index else { return nil }
    let ids = model.ids
    let item = ids.indices.contains(index.item) && ids[index.item] == before.item ? index.item : ids.firstIndex(of: before.item)
    return item.map { ChartIndex(item: $0) }
  }

  /// What a tier is known by.
  func identity(of index: ChartIndex) -> Mark.ID? {
    model.ids.indices.contains(index.item) ? model.id(of: index.item) : nil
  }

  /// The part of the row that belongs to a tier; nil where there is none, or it cannot be drawn.
  func span(ofTierAt index: Int) -> TierOrder.Span? {
    readIfNeeded()
    return order.spans.first { $0.item == index }
  }
}

extension TierChartView {
  /// What a tier is called; nil for nothing.
  func label(at index: Int) -> String? {
    readIfNeeded()
    guard model.tiers.indices.contains(index), !model.tiers[index].name.isEmpty else { return nil }
    return model.tiers[index].name
  }

  /// The amount as it was read; nil where it is unknown.
  public var amount: Double? {
    readIfNeeded()
    return model.amount
  }

  /// The amounts that belong to a tier as it is drawn, after what was done about overlaps and missing bounds; nil where it is not drawn
  /// or there is none.
  public func bounds(ofTierAt index: Int) -> TierBounds? {
    span(ofTierAt: index).map { TierBounds(from: $0.start, to: $0.end) }
  }
}
