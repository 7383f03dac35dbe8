extension PiePlan {
  /// The picture of a model at rest: the value door's last step.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - selection: The slice that is selected; nil for none.
  ///   - state: Whether slices are shown, or folded away.
  ///   - environment: The one that the plan was made with: it writes the tooltip.
  public func drawing(
    of model: PieModel, selection: ChartIndex? = nil, state: ChartState = .expanded, environment: ChartEnvironment = .standard
  ) -> Drawing {
    var drawing = Drawing(size: size, title: frame.options.header.title)
    guard !size.isEmpty else { return drawing }
    drawing.frame = Drawing.Sheet { drawFrame(environment: environment, into: &$0) }
    let names = PieNames(model)
    let selected = state == .expanded ? selection.flatMap { slice(at: $0.item)?.item } : nil
    drawing.marks = Drawing.Sheet {
      drawMarks(of: model, sweep: state == .collapsed ? 0 : 1, hidden: selected, names: names, custom: nil, into: &$0)
    }
    if let selected {
      drawing.dimming = dimming
      drawing.selection = Drawing.Sheet { drawSelection(of: model, at: selected, custom: nil, into: &$0) }
      let text = tooltip(of: model, at: selected, label: names.label(selected), environment: environment)
      drawing.tooltip = Drawing.Sheet { drawTooltip(text, at: selected, touch: nil, environment: environment, into: &$0) }
    }
    return drawing
  }

  /// How strong the slices are while one of them is selected; labels stay as they are.
  package var dimming: [Double] { [0.35] }

  /// Draws what stands round the pie and in its middle; where there is no slice, an empty ring, and says so.
  package func drawFrame(environment: ChartEnvironment, into recorder: inout Drawing.Recorder) {
    frame.draw(into: &recorder, showsBaseline: false)
    if isEmpty {
      if room.radius > 0 { recorder.fill(.sector(emptyRing), paint: .color(.grid)) }
      if !options.frame.isBare { emptyNote(environment).draw(into: &recorder) }
    }
    for line in centerLines { recorder.draw(line) }
  }

  /// What an empty pie is: its ring, a thin one in a disc.
  private var emptyRing: Sector {
    let start = PieSlice.origin(options)
    let half = options.shape.isHalf
    return Sector(
      center: room.center, innerRadius: room.hole > 0 ? room.hole : room.radius * 0.9, outerRadius: room.radius,
      startAngle: half ? -.pi / 2 : start, endAngle: half ? .pi / 2 : start + 2 * .pi)
  }

  /// What an empty pie says: within its ring, or over it where the ring is too small.
  private func emptyNote(_ environment: ChartEnvironment) -> EmptyNote {
    let note = EmptyNote(in: emptyRoom, environment: environment)
    return note.line?.string == environment.words.noData ? note : EmptyNote(in: plot, environment: environment)
  }

  /// The room within an empty pie's ring.
  private var emptyRoom: ChartRect {
    let inner = emptyRing.innerRadius
    let rect = ChartRect(x: room.center.x - inner, y: room.center.y - inner, width: 2 * inner, height: 2 * inner)
    return options.shape.isHalf ? ChartRect(x: rect.x, y: rect.y, width: rect.width, height: inner) : rect
  }

  /// Draws the slices, each in a layer with its mark, and then their labels: two top layers, of which the first is dimmed.
  ///
  /// - Parameters:
  ///   - sweep: How far the pie has swept in from where it starts: 1 at rest, 0 folded. The items are the same whatever it is.
  ///   - hidden: A slice that is drawn elsewhere: its layer is there, and its mark, but nothing of it is seen.
  ///   - names: What marks are called and known by.
  ///   - custom: A slice as the app draws it; nil where it leaves it to the chart.
  package func drawMarks(
    of model: PieModel, sweep: Double, hidden: Int?, names: PieNames, custom: ((Int, Sector) -> Drawing.Sheet?)?,
    into recorder: inout Drawing.Recorder
  ) {
    guard room.radius > 0, !slices.isEmpty else { return }
    let hasMarks = hasMarks
    recorder.reserve(items: 3 * slices.count + 3 * labels.count + 4, numbers: 24 * slices.count, layers: slices.count + 2)
    let origin = PieSlice.origin(options)
    var group = Layer()
    if !hasMarks {
      group.mark = Mark(id: Mark.ID(role: .summary, item: .index(0)), label: frame.options.header.title)
    }
    recorder.push(group)
    for slice in slices {
      let place = sweep == 1 ? slice : slice.swept(sweep, from: origin)
      if hasMarks {
        var layer = Layer(marking: names.mark(slice.item, value: model.value(at: slice.item) ?? .nan))
        if slice.item == hidden { layer.opacity = 0 }
        draw(place, rest: slice.sweep, of: model, custom: custom, sweep: sweep, layer, into: &recorder)
      } else if slice.item != hidden {
        drawSlice(place, rest: slice.sweep, offset: slice.offset, of: model, isSelected: false, into: &recorder)
      }
    }
    recorder.pop()
    drawLabels(of: model, opacity: sweep, into: &recorder)
  }

  /// Draws a slice as the app does, or, where it does not, as the chart does. An app's drawing sweeps in by growing from the middle.
  private func draw(
    _ place: PieSlice, rest: Double, of model: PieModel, custom: ((Int, Sector) -> Drawing.Sheet?)?, sweep: Double,
    _ layer: Layer, into recorder: inout Drawing.Recorder
  ) {
    var layer = layer
    let own = custom.flatMap { draw in sector(ofSliceAt: place.item).flatMap { draw(place.item, $0) } }
    if own != nil {
      let (x, y) = (room.center.x * (1 - sweep), room.center.y * (1 - sweep))
      layer.transform = sweep == 1 ? .identity : Affine(a: sweep, b: 0, c: 0, d: sweep, tx: x, ty: y)
    }
    recorder.push(layer)
    if let own {
      own.replay(into: &recorder)
    } else {
      drawSlice(place, rest: rest, offset: place.offset, of: model, isSelected: false, into: &recorder)
    }
    recorder.pop()
  }

  /// Draws one slice.
  package func drawSlice(
    _ slice: PieSlice, rest: Double, offset: Double, of model: PieModel, isSelected: Bool, into recorder: inout Drawing.Recorder
  ) {
    let style = model.styles.style(at: slice.item)
    let fill = (isSelected ? style.selectedFill : nil) ?? model.fill(at: slice.item)
    let paint: Paint
    switch fill {
    case .color(let color): paint = .color(color)
    case .gradient(let gradient):
      let radius = room.radius
      let whole = ChartRect(x: room.center.x - radius, y: room.center.y - radius, width: 2 * radius, height: 2 * radius)
      paint = gradient.paint(mark: frame(ofSliceAt: slice.item) ?? whole, plot: whole)
    }
    recorder.fill(figure(of: slice, rest: rest, offset: offset), paint: paint)
  }

  /// Draws the leader lines, in their slices' colours, and the words.
  private func drawLabels(of model: PieModel, opacity: Double, into recorder: inout Drawing.Recorder) {
    guard !labels.isEmpty else { return }
    recorder.push(Layer(opacity: min(max(0, opacity), 1)))
    for label in labels where !label.leader.isEmpty {
      var path = BezierPath()
      path.reserve(label.leader.count)
      for point in label.leader { path.line(to: point) }
      let color = model.fill(at: label.item).paint(mark: .zero, plot: .zero).firstColor
      recorder.stroke(.path(path), stroke: Stroke(width: 1, join: .round), paint: .color(color))
    }
    for label in labels {
      for line in label.lines { recorder.draw(line) }
    }
    recorder.pop()
  }
}
