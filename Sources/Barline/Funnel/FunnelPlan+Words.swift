extension FunnelPlan {
  /// What the tooltip of a stage says, unless its delegate says otherwise: the count, and from the second stage on what share it is of
  /// the stage before and of the first, whether or not these rates are written between the stages; and the goal, if it has one.
  package func tooltip(
    of model: FunnelModel, at index: ChartIndex, label: String, environment: ChartEnvironment = .standard
  ) -> TooltipContent {
    let words = environment.words
    func count(_ value: Double) -> String { options.countFormat.text(value, locale: environment.locale, showsUnit: true) }
    let rates = FunnelRateText(options, environment)
    var rows = [TooltipContent.Row(value: model.value(at: index).map(count) ?? words.missing, label: words.count)]
    if index.item < self.count, sequence.position(of: index.item) > 0, model.value(at: index) != nil {
      rows.append(TooltipContent.Row(value: rates.text(rateOfPrevious(ofStageAt: index, in: model)), label: words.ofPrevious))
      if sequence.position(of: index.item) > 1 {
        rows.append(TooltipContent.Row(value: rates.text(rateOfFirst(ofStageAt: index, in: model)), label: words.ofFirst))
      }
    }
    if let goal = model.goal(at: index) { rows.append(TooltipContent.Row(value: count(goal), label: words.goal)) }
    return TooltipContent(title: label, rows: rows)
  }

  /// Draws the card of a stage: beside it where there is room, else above or below.
  package func drawTooltip(
    _ content: TooltipContent, at index: ChartIndex, of model: FunnelModel, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    guard let shape = shape(ofStageAt: index, in: model) else { return }
    let isDown = grid.direction == .down
    let bounds = shape.bounds
    var anchor = bounds
    if isDown {
      // The tip points at the side of the stage where it is half as long.
      let left = shape.startFrom.x / 2 + shape.endFrom.x / 2
      anchor = ChartRect(left: left, top: bounds.minY, right: shape.startTo.x / 2 + shape.endTo.x / 2, bottom: bounds.maxY)
      let cut = max(0, (bounds.height - 32) / 2)
      anchor = anchor.inset(by: ChartInsets(top: cut, left: 0, bottom: cut, right: 0))
    }
    TooltipCard(
      content, anchor: anchor, view: ChartRect(size: size), touch: touch, clearOf: framed.value.words, prefersSides: isDown,
      environment: environment)?
      .draw(into: &recorder)
  }
}
