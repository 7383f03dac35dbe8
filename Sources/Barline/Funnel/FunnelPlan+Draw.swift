extension FunnelPlan {
  /// The picture of a model at rest: the value door's last step.
  ///
  /// - Parameters:
  ///   - model: The model that the plan was made of.
  ///   - selection: The stage that is selected; nil for none.
  ///   - state: Whether stages are shown, or folded away onto the edges where they start.
  ///   - environment: The one that the plan was made with: it writes the tooltip.
  public func drawing(
    of model: FunnelModel, selection: ChartIndex? = nil, state: ChartState = .expanded, environment: ChartEnvironment = .standard
  ) -> Drawing {
    var drawing = Drawing(size: size, title: options.header.title)
    guard !size.isEmpty else { return drawing }
    drawing.frame = Drawing.Sheet { drawFrame(of: model, environment: environment, into: &$0) }
    let names = FunnelNames(model)
    drawing.marks = Drawing.Sheet {
      drawMarks(of: model, folded: state == .collapsed, names: names, custom: nil, into: &$0)
    }
    if let selection, state == .expanded, shape(ofStageAt: selection, in: model) != nil {
      drawing.dimming = dimming
      drawing.selection = Drawing.Sheet { drawSelection(of: model, at: selection, marks: drawing.marks, names: names, into: &$0) }
      let text = tooltip(of: model, at: selection, label: names.label(selection.item), environment: environment)
      drawing.tooltip = Drawing.Sheet {
        drawTooltip(text, at: selection, of: model, touch: nil, environment: environment, into: &$0)
      }
    }
    return drawing
  }

  /// How strong the stages are while one of them is selected.
  package var dimming: [Double] { [0.35] }

  /// Draws what stands round the stages, the lines on which counts of zero stand, and, unless the app draws a picture of its own, a word
  /// where there are no counts.
  package func drawFrame(
    of model: FunnelModel, environment: ChartEnvironment, showsEmptyNote: Bool = true, into recorder: inout Drawing.Recorder
  ) {
    framed.value.draw(into: &recorder, showsBaseline: false, showsNumbers: false)
    guard !isEmpty else {
      if showsEmptyNote, !options.isBare { EmptyNote(in: area, environment: environment).draw(into: &recorder) }
      return
    }
    guard hasMarks, !area.isEmpty, options.labels != .inside || words.beside.isEmpty else { return }
    for position in 0..<count where value(at: position, in: model) <= 0 {
      let (start, end) = grid.along(position)
      let (low, high) = grid.direction == .down ? (area.minX, area.maxX) : (area.minY, area.maxY)
      let across = min(max(grid.across(0).from.rounded(.down) + 0.5, low + 0.5), high - 0.5)
      line(from: grid.point(along: start, across: across), to: grid.point(along: end, across: across)) {
        recorder.stroke($0, stroke: .hairline, paint: .color(.token(.text, opacity: 0.45)))
      }
    }
  }

  /// Draws the stages, each in a layer with its mark and its own words; or, where there are too many, bare figures in one layer with
  /// one mark for all. Then the words beside them and the goals.
  ///
  /// - Parameters:
  ///   - folded: Whether stages lie on the edges where they start, and words cannot be seen. The items are the same either way.
  ///   - names: What marks are called and known by.
  ///   - custom: A stage as the app draws it; nil where it leaves it to the chart.
  package func drawMarks(
    of model: FunnelModel, folded: Bool, names: FunnelNames, custom: ((ChartIndex, StageShape) -> Drawing.Sheet?)?,
    into recorder: inout Drawing.Recorder
  ) {
    guard !area.isEmpty, count > 0, count == model.count else { return }
    guard hasMarks else {
      let mark = Mark(id: Mark.ID(role: .summary, item: .index(0)), label: options.header.title)
      recorder.push(Layer(marking: mark))
      isReduced
        ? drawColumns(of: model, folded: folded, into: &recorder) : drawBareStages(of: model, folded: folded, into: &recorder)
      recorder.pop()
      return
    }
    recorder.reserve(items: 4 * count + 4, numbers: 40 * count, layers: 2 * count + 2)
    recorder.push(Layer())
    var place = 0
    for position in 0..<count {
      let value = value(at: position, in: model)
      let lines = words.lines(at: position, from: &place)
      guard !value.isNaN else { continue }
      let item = sequence.item(at: position)
      let shape = shape(at: position, in: model)
      var layer = Layer(marking: names.mark(item, value: value))
      if let custom, let own = custom(ChartIndex(item: item), shape) {
        // The same layer folded and unfolded, so that one can turn into the other.
        layer.transform = folded ? foldOntoStart(position) : .identity
        recorder.push(layer)
        own.replay(into: &recorder)
        recorder.pop()
        continue
      }
      recorder.push(layer)
      drawStage(of: model, position, shape, folded: folded, isSelected: false, into: &recorder)
      if !lines.isEmpty {
        recorder.push(Layer(opacity: folded ? 0 : 1))
        for line in lines { recorder.draw(line.run) }
        recorder.pop()
      }
      recorder.pop()
    }
    recorder.pop()
    drawWords(of: model, folded: folded, into: &recorder)
  }

  /// Draws one stage.
  func drawStage(
    of model: FunnelModel, _ position: Int, _ shape: StageShape, folded: Bool, isSelected: Bool,
    into recorder: inout Drawing.Recorder
  ) {
    let style = model.styles.style(at: sequence.item(at: position))
    let own = model.fill(position: position, in: sequence)
    let paint = (isSelected ? style.selectedFill ?? own : own).paint(mark: shape.bounds, plot: area)
    let seen = folded ? shape.folded : shape
    guard case .bars = options.form else {
      // Corners of stages that are a few pixels long would be all there is of them.
      return recorder.fill(seen.figure(radius: grid.step >= 4 ? style.radius : 0), paint: paint)
    }
    let box = seen.bounds
    guard style.radius > 0, grid.step >= 4 else { return recorder.fill(.rect(box), paint: paint) }
    recorder.fill(.roundedRect(box, CornerRadii(min(style.radius, box.width / 2, box.height / 2))), paint: paint)
  }

  /// Draws what stands beside and between the stages, and the goals. Folded, it is there and cannot be seen.
  private func drawWords(of model: FunnelModel, folded: Bool, into recorder: inout Drawing.Recorder) {
    recorder.push(Layer(opacity: folded ? 0 : 1))
    for leader in words.leaders {
      line(from: leader.from, to: leader.to) { recorder.stroke($0, stroke: .hairline, paint: .color(.grid)) }
    }
    for position in 0..<(model.goals.isEmpty ? 0 : count) {
      if let goal = model.goal(at: ChartIndex(item: sequence.item(at: position))) {
        drawGoal(goal, position, into: &recorder)
      }
    }
    for run in words.beside { recorder.draw(run) }
    for run in words.rates { recorder.draw(run) }
    recorder.pop()
  }

  /// Draws where the sides of a stage would be at its goal: whole sides of bars; of stages that narrow, the wider end.
  private func drawGoal(_ goal: Double, _ position: Int, into recorder: inout Drawing.Recorder) {
    var (start, end) = grid.along(position)
    if case .tapered = options.form {
      let length = min(end - start, max(6, (end - start) / 3))
      if options.order == .ascending { start = end - length } else { end = start + length }
    }
    let (low, high) = grid.direction == .down ? (area.minX, area.maxX) : (area.minY, area.maxY)
    let edges = grid.across(grid.width(of: goal))
    let sides = grid.alignment == .center ? [edges.from, edges.to] : [grid.alignment == .leading ? edges.to : edges.from]
    for side in sides {
      // At its true place, all of it inside.
      let across = min(max(side, low + 1), high - 1)
      line(from: grid.point(along: start, across: across), to: grid.point(along: end, across: across)) {
        recorder.stroke($0, stroke: Stroke(width: 4), paint: .color(.ground))
        recorder.stroke($0, stroke: Stroke(width: 2), paint: .color(.text))
      }
    }
  }

  private func line(from: ChartPoint, to: ChartPoint, _ draw: (Figure) -> Void) {
    var path = BezierPath()
    path.reserve(2)
    path.move(to: from)
    path.line(to: to)
    draw(.path(path))
  }
}
