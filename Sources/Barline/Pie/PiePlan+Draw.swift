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
    var drawing = Drawing(size: size, title: framed.value.options.header.title)
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
  ///
  /// - Parameter center: The middle as the app draws it; nil where it leaves it to the chart.
  package func drawFrame(environment: ChartEnvironment, center: Drawing.Sheet? = nil, into recorder: inout Drawing.Recorder) {
    framed.value.draw(into: &recorder, showsBaseline: false)
    if isEmpty {
      if room.radius > 0 { recorder.fill(.sector(emptyRing), paint: .color(.grid)) }
      if !options.frame.isBare { emptyNote(environment).draw(into: &recorder) }
    }
    if let center {
      center.replay(into: &recorder)
    } else {
      for line in centerLines { recorder.draw(line) }
    }
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
    recorder.reserve(items: 3 * slices.count + 3 * labels.count + 4, numbers: 24 * slices.count, layers: slices.count + 2)
    let origin = PieSlice.origin(options)
    recorder.push(group)
    for slice in slices {
      let place = sweep == 1 ? slice : slice.swept(sweep, from: origin)
      drawMark(
        place, rest: slice, fill: model.fill(at: slice.item), of: model, isHidden: slice.item == hidden, names: names,
        custom: custom, into: &recorder)
    }
    recorder.pop()
    drawLabels(of: model, opacity: sweep, into: &recorder)
  }

  /// The layer of all slices; it speaks for them where they have no marks of their own.
  package var group: Layer {
    hasMarks
      ? Layer() : Layer(marking: Mark(id: Mark.ID(role: .summary, item: .index(0)), label: framed.value.options.header.title))
  }

  /// Draws a slice in its layer: as the app does, or, where it does not, as the chart does.
  ///
  /// - Parameters:
  ///   - place: Where it is.
  ///   - rest: Where it is at rest. What an app has drawn there is turned and made smaller to be where it is.
  ///   - fill: What it is filled with.
  package func drawMark(
    _ place: PieSlice, rest: PieSlice, fill: MarkFill, of model: PieModel, isHidden: Bool, names: PieNames,
    custom: ((Int, Sector) -> Drawing.Sheet?)?, into recorder: inout Drawing.Recorder
  ) {
    guard hasMarks else {
      if !isHidden { draw(place, rest: rest.sweep, fill: fill, into: &recorder) }
      return
    }
    var layer = Layer(marking: names.mark(place.item, value: model.value(at: place.item) ?? .nan))
    if isHidden { layer.opacity = 0 }
    let own = custom?(place.item, sector(of: rest))
    if own != nil { layer.transform = Self.map(from: rest, to: place, about: room.center) }
    recorder.push(layer)
    if let own {
      own.replay(into: &recorder)
    } else {
      draw(place, rest: rest.sweep, fill: fill, into: &recorder)
    }
    recorder.pop()
  }

  /// What brings the drawing of a slice from one place to another: turned about the pie's centre, made smaller towards it in a slice
  /// that is thinner there, and moved out as far as it stands out. A drawing is never made larger.
  package static func map(from rest: PieSlice, to place: PieSlice, about center: ChartPoint) -> Affine {
    guard place != rest else { return .identity }
    let scale = rest.sweep > 0 ? min(1, place.sweep / rest.sweep) : 1
    let out = ChartPoint.zero.at(place.offset - rest.offset * scale, place.middle)
    return Affine.translation(x: -center.x, y: -center.y)
      .then(.rotation(place.middle - rest.middle)).then(.scale(x: scale, y: scale))
      .then(.translation(x: center.x + out.x, y: center.y + out.y))
  }

  /// Draws one slice.
  ///
  /// - Parameter rest: Its angle at rest.
  package func draw(_ slice: PieSlice, rest: Double, fill: MarkFill, into recorder: inout Drawing.Recorder) {
    let paint: Paint
    switch fill {
    case .color(let color): paint = .color(color)
    case .gradient(let gradient):
      let radius = room.radius
      let whole = ChartRect(x: room.center.x - radius, y: room.center.y - radius, width: 2 * radius, height: 2 * radius)
      paint = gradient.paint(mark: Self.frame(of: sector(of: slice)), plot: whole)
    }
    recorder.fill(figure(of: slice, rest: rest, offset: slice.offset), paint: paint)
  }

  /// Draws the leader lines, in their slices' colours, and the words.
  private func drawLabels(of model: PieModel, opacity: Double, into recorder: inout Drawing.Recorder) {
    guard !labels.isEmpty else { return }
    recorder.push(Layer(opacity: min(max(0, opacity), 1)))
    for label in labels { label.drawLeader(model.fill(at: label.item).leadingColor, into: &recorder) }
    for label in labels { label.drawLines(into: &recorder) }
    recorder.pop()
  }
}

extension PieLabel {
  /// Draws the leader line; nothing for a label in its slice.
  package func drawLeader(_ color: ChartColor, into recorder: inout Drawing.Recorder) {
    guard !leader.isEmpty else { return }
    var path = BezierPath()
    path.reserve(leader.count)
    for point in leader { path.line(to: point) }
    recorder.stroke(.path(path), stroke: Stroke(width: 1, join: .round), paint: .color(color))
  }

  /// Draws the words.
  package func drawLines(into recorder: inout Drawing.Recorder) {
    for line in lines { recorder.draw(line) }
  }
}

extension MarkFill {
  /// The colour that stands for it where there is room for one.
  var leadingColor: ChartColor { paint(mark: .zero, plot: .zero).firstColor }
}
