extension PiePlan {
  /// How far a slice stands out while it is selected.
  package func selectedOffset(_ slice: PieSlice) -> Double {
    slices.count > 1 ? min(slice.offset + room.selectedOffset, max(slice.offset, room.farthestOffset)) : slice.offset
  }

  /// Draws a selected slice: at full strength, moved out along its middle; a slice that is alone stays where it is.
  ///
  /// - Parameters:
  ///   - fill: What the slice is filled with where its selected style says nothing; nil for its own.
  ///   - resting: The slice where it is at rest; nil where it is there.
  ///   - custom: The slice as the app draws it; nil where it leaves it to the chart.
  package func drawSelection(
    of model: PieModel, at item: Int, fill: MarkFill? = nil, resting: PieSlice? = nil,
    custom: ((Int, Sector) -> Drawing.Sheet?)?, into recorder: inout Drawing.Recorder
  ) {
    guard var slice = slice(at: item), room.radius > 0 else { return }
    let rest = resting ?? slice
    slice.offset = selectedOffset(slice)
    if let own = custom?(item, sector(of: rest)) {
      recorder.push(Layer(transform: Self.map(from: rest, to: slice, about: room.center)))
      own.replay(into: &recorder)
      recorder.pop()
      return
    }
    let selected = model.styles.style(at: item).selectedFill
    draw(slice, rest: rest.sweep, fill: selected ?? fill ?? model.fill(at: item), into: &recorder)
  }

  /// What the tooltip of a slice says, unless its delegate says otherwise: the value and the share over the slice's name.
  package func tooltip(
    of model: PieModel, at item: Int, label: String, environment: ChartEnvironment = .standard
  ) -> TooltipContent {
    guard let value = model.value(at: item) else { return TooltipContent(value: environment.words.missing, label: label) }
    let text = Self.valueText(value, options, environment)
    guard slice(at: item) != nil else { return TooltipContent(value: text, label: label) }
    return TooltipContent(value: text + " · " + shares.text(item, locale: environment.locale), label: label)
  }

  /// A value with its unit.
  package static func valueText(_ value: Double, _ options: PieOptions, _ environment: ChartEnvironment) -> String {
    let axis = options.frame.valueAxis
    return axis.format.with(unit: axis.unit).text(value, locale: environment.locale, showsUnit: true)
  }

  /// Draws the card of a slice, pointing at the slice's middle.
  package func drawTooltip(
    _ content: TooltipContent, at item: Int, touch: ChartPoint?, environment: ChartEnvironment,
    into recorder: inout Drawing.Recorder
  ) {
    guard let slice = slice(at: item) else { return }
    let middle = (room.hole > 0 ? (room.hole + room.radius) / 2 : room.radius * 0.7) + selectedOffset(slice)
    let point = room.center.at(middle, slice.middle)
    let anchor = ChartRect(x: point.x - 2, y: point.y - 2, width: 4, height: 4)
    TooltipCard(
      content, anchor: anchor, view: ChartRect(size: size), touch: touch, clearOf: framed.value.words, environment: environment)?
      .draw(into: &recorder)
  }
}
