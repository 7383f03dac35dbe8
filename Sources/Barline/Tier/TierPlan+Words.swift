extension TierPlan {
  /// What the tooltip of a tier says, unless its delegate says otherwise: where it begins and ends, over its name and what it brings.
  package func tooltip(
    of model: TierModel, at index: ChartIndex, environment: ChartEnvironment = .standard,
    boundaryText: ((Double) -> String?)? = nil
  ) -> TooltipContent {
    guard let piece = layout.scale.pieces.first(where: { $0.item == index.item }) else { return TooltipContent(rows: []) }
    let texts = TierTexts(model, environment, boundaryText: boundaryText)
    let saving = model.tiers[piece.item].saving
    let name = model.name(of: piece.item)
    return TooltipContent(
      value: texts.reach(from: piece.start, to: piece.end), label: saving.isEmpty ? name : name + " · " + saving)
  }

  /// What the card of a tier points at: the tier with all its words, so that it covers none of them where there is room. Nil where the
  /// tier is not drawn.
  package func tooltipAnchor(at index: ChartIndex) -> ChartRect? {
    layout.scale.pieces.firstIndex { $0.item == index.item }.map { column(ofPiece: $0) }
  }

  /// Draws the card of a tier, over its column or under it.
  package func drawTooltip(
    _ content: TooltipContent, beside rect: ChartRect, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    TooltipCard(
      content, anchor: rect, view: ChartRect(size: size), touch: touch, clearOf: framed.value.words, environment: environment)?
      .draw(into: &recorder)
  }
}
