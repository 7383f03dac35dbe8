/// A dot as an app draws it; nil where it leaves it to the chart.
package typealias DotDrawing = (ChartIndex, ChartPoint) -> Drawing.Sheet?

/// What a dot is drawn for.
package struct DotState: Equatable, Sendable {
  /// Whether its line is selected.
  package var isLineSelected = false
  /// Whether it is itself.
  package var isSelected = false
  /// How large it is, by its size at rest.
  package var scale = 1.0

  /// A dot at rest.
  package init(isLineSelected: Bool = false) { self.isLineSelected = isLineSelected }
}

extension LinePlan {
  /// Draws a line's dots, each in a layer with its mark while there are not too many.
  ///
  /// - Parameter motion: Which dots are drawn on the way, and where.
  package func drawDots(
    of model: LineModel, _ place: Int, names: LineNames, custom: DotDrawing?, motion: DotMotion = .all,
    into recorder: inout Drawing.Recorder
  ) {
    let line = model.lines[place]
    guard line.style.dots != nil else { return }
    let (items, reach) = (part(ofLine: place, in: model).drawn, reach(of: model, place))
    if hasPointMarks { recorder.reserve(items: 3 * items.count + 2, numbers: 4 * items.count) }
    let paint = paint(of: model, place, isSelected: false)
    var last = ChartPoint(x: -.infinity, y: 0)
    var reached = motion.reach(ofLine: place, of: traces[place])
    for item in items {
      let index = ChartIndex(item: item, series: place)
      guard let rest = point(at: index, in: model), isNear(rest) else {
        if line.style.gaps == .zero { reached?.skip() }
        continue
      }
      if reached?.hasCome(to: rest.x) == false { continue }
      let point = motion.place(of: rest)
      guard isSeen(point, reach: reach) else { continue }
      if hasPointMarks {
        recorder.push(Layer(mark: names.mark(of: index, value: line.values[item])))
        drawDot(of: model, index, at: point, paint: paint, DotState(), custom: custom, into: &recorder)
        recorder.pop()
      } else if (point.x - last.x).magnitude + (point.y - last.y).magnitude >= 0.5 {
        // Of dots on one another, one is enough.
        drawDot(of: model, index, at: point, paint: paint, DotState(), custom: nil, into: &recorder)
        last = point
      }
    }
  }

  /// Draws a line's dots without their marks; those that are to go while their line is selected are left out then.
  ///
  /// - Parameter hidden: Dots that are drawn elsewhere.
  func drawBareDots(
    of model: LineModel, _ place: Int, isSelected: Bool, hidden: [ChartIndex] = [], custom: DotDrawing?,
    into recorder: inout Drawing.Recorder
  ) {
    let line = model.lines[place]
    guard let standard = line.style.dots else { return }
    let paint = paint(of: model, place, isSelected: isSelected)
    let reach = reach(of: model, place)
    for item in part(ofLine: place, in: model).drawn
    where !(isSelected && (line.dots.style(at: item) ?? standard).isHiddenOnSelection) {
      let index = ChartIndex(item: item, series: place)
      guard let point = point(at: index, in: model), isNear(point), isSeen(point, reach: reach), !hidden.contains(index) else {
        continue
      }
      let state = DotState(isLineSelected: isSelected)
      drawDot(of: model, index, at: point, paint: paint, state, custom: hasPointMarks ? custom : nil, into: &recorder)
    }
  }

  /// Whether a point is near enough to the plot for its dot to matter.
  private func isNear(_ point: ChartPoint) -> Bool { plot.minY - point.y < 1e4 && point.y - plot.maxY < 1e4 }

  /// Draws one dot: as the app does, or in its own style with its value in it.
  package func drawDot(
    of model: LineModel, _ index: ChartIndex, at point: ChartPoint, paint: Paint, _ state: DotState, custom: DotDrawing?,
    into recorder: inout Drawing.Recorder
  ) {
    guard let dot = dot(of: model, at: index) else { return }
    if let own = custom.flatMap({ draw in self.point(at: index, in: model).flatMap { draw(index, $0) } }) {
      return replay(own, of: index, in: model, at: point, scale: state.scale, into: &recorder)
    }
    let radius = radius(of: model, index, dot) * state.scale
    guard radius > 0 else { return }
    let line = model.lines[index.series]
    let symbol = dot.symbol ?? (line.style.showsLine || model.lines.count == 1 ? .circle : .series(index.series))
    let box = ChartRect(x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius)
    // A disc that is looked at by itself keeps its colour while another one of its line is selected.
    let showsSelection = dot.isDisc ? state.isSelected : state.isLineSelected
    let fill = ((showsSelection ? dot.selectedFill : nil) ?? dot.fill)?.paint(mark: box, plot: plot, content: content) ?? paint
    recorder.fill(symbol.figure(at: point, radius: radius), paint: fill)
    guard let text = dot.text, index.series < dotWords.count, let word = dotWords[index.series].word(at: index.item) else {
      return
    }
    let color = (state.isSelected ? text.selectedColor : nil) ?? text.color ?? .onMark(fill.firstColor)
    recorder.draw(
      TextRun(
        word.string, style: TextStyle(size: word.size * state.scale, weight: text.weight, color: color),
        baseline: ChartPoint(x: point.x, y: point.y + word.capHeight * state.scale / 2), anchor: .middle,
        width: word.width * state.scale))
  }

  /// Draws again what an app has drawn of a dot, where the dot is now and as large as it is now.
  private func replay(
    _ own: Drawing.Sheet, of index: ChartIndex, in model: LineModel, at point: ChartPoint, scale: Double,
    into recorder: inout Drawing.Recorder
  ) {
    guard let rest = self.point(at: index, in: model), rest != point || scale != 1 else { return own.replay(into: &recorder) }
    recorder.push(
      Layer(
        transform: Affine(
          a: scale, b: 0, c: 0, d: scale, tx: point.x - scale * rest.x, ty: point.y - scale * rest.y)))
    own.replay(into: &recorder)
    recorder.pop()
  }
}

extension Drawing.Sheet {
  /// Hides marks that are drawn elsewhere: they stay in their places, and are not seen.
  mutating func hide(_ marks: [Mark.ID]) {
    guard !marks.isEmpty else { return }
    change { sheet in
      for place in sheet.layers.indices {
        if let id = sheet.layers[place].mark?.id, marks.contains(id) { sheet.layers[place].opacity = 0 }
      }
    }
  }
}
