/// The frame round a pie and the pie's size, which depend on each other through labels and legend.
struct PieDraft {
  let framed: Shared<Frame>
  var frame: Frame { framed.value }
  let room: PieRoom
  /// Whether labels do without their numbers.
  private(set) var hidesNumbers: Bool
  private let texts: [PieLabelText]
  private let unmeasured: [Int]
  private let isTall: Bool
  /// How many lines names beside the pie may take.
  private let lines: Int
  private let type: PieType

  init(
    _ model: PieModel, size: ChartSize, slices: [PieSlice], shares: PieShares, environment: ChartEnvironment, words: PiePlan.Words
  ) {
    let options = model.options
    let type = PieType(environment)
    var (texts, unmeasured) = Self.texts(
      model, slices: slices, shares: shares, environment: environment, words: words, type: type)
    let isOutside = options.labels == .outside || options.labels == .insideOrOutside
    // By number and height alone, so that a change in values never turns two lines into one.
    let (count, line) = (Double(texts.count), type.nameBox.height)
    func tall(_ plot: ChartRect) -> Bool { count * (line + type.numberBox.height + 2) <= plot.height * 1.3 }
    func lines(_ plot: ChartRect) -> Int { count * (2 * line + type.numberBox.height + 2) <= plot.height * 1.3 ? 2 : 1 }
    func measure(_ plot: ChartRect, _ hasLabels: Bool) -> PieRoom {
      let isTall = tall(plot)
      let offset = slices.reduce(0) { max($0, $1.offset) }
      func room(_ widest: Double?) -> PieRoom { PieRoom(in: plot, options: options, offset: offset, label: widest, line: line) }
      guard hasLabels else { return room(nil) }
      let widest = texts.reduce(0) { max($0, $1.width(isTall: isTall)) }
      let whole = room(widest)
      guard let width = whole.labelWidth, lines(plot) > 1 else { return whole }
      // Where a name would be cut it takes two lines, and the pie need not give way to it.
      return width < widest ? room(texts.reduce(1) { max($0, $1.broken(isTall: isTall, type)) }) : whole
    }
    let names = options.frame.showsLegend == false ? [] : Self.legend(model, words: words)
    let saysNames = isOutside && options.labelContent.hasName && !slices.isEmpty
    let hasLegend = options.frame.showsLegend ?? (!saysNames && !names.isEmpty)
    var framed = Self.frame(model, size: size, environment: environment, legend: hasLegend ? names : [])
    var room = measure(framed.value.plot, isOutside)
    if saysNames, !hasLegend, room.labelWidth == nil, options.frame.showsLegend == nil, !names.isEmpty {
      // Labels that have no room leave their names to a legend.
      framed = Self.frame(model, size: size, environment: environment, legend: names)
      room = measure(framed.value.plot, false)
    }
    hidesNumbers = false
    if let width = room.labelWidth, !tall(framed.value.plot), width < Self.narrow(texts) {
      // A name of one letter and a share tell less than a name.
      hidesNumbers = true
      for place in texts.indices where !texts[place].name.isEmpty { (texts[place].number, texts[place].numberWidth) = ("", 0) }
      room = measure(framed.value.plot, isOutside)
    }
    (self.framed, self.room, isTall) = (framed, room, tall(framed.value.plot))
    self.lines = isTall ? lines(framed.value.plot) : 1
    (self.texts, self.unmeasured, self.type) = (texts, unmeasured, type)
  }

  /// The room across below which a line does without its number: what the widest number leaves is too little for a name.
  private static func narrow(_ texts: [PieLabelText]) -> Double {
    let names = texts.reduce(0) { max($0, $1.nameWidth) }
    return texts.reduce(0) { max($0, $1.numberWidth) } + PieLabelText.gap + min(names, 48)
  }

  /// Places the labels.
  func place(
    slices: [PieSlice], options: PieOptions, fill: (Int) -> ChartColor
  ) -> (labels: [PieLabel], dropped: [Int]) {
    guard options.labels != .none, !framed.value.size.isEmpty else { return ([], []) }
    let placed = PieLabels(
      texts, slices: slices, options: options, room: room, plot: framed.value.plot, isTall: isTall, lines: lines,
      type: type, fill: fill)
    return (placed.labels, unmeasured.isEmpty ? placed.dropped : (placed.dropped + unmeasured).sorted())
  }

  /// What labels say, of the largest slices where there are more than any view has room for; and the slices that were left out.
  private static func texts(
    _ model: PieModel, slices: [PieSlice], shares: PieShares, environment: ChartEnvironment, words: PiePlan.Words, type: PieType
  ) -> (texts: [PieLabelText], unmeasured: [Int]) {
    let options = model.options
    guard options.labels != .none else { return ([], []) }
    var items = slices.map { $0.item }
    var unmeasured: [Int] = []
    if items.count > PiePlan.mostLabels {
      let order = slices.ordered { $0.sweep != $1.sweep ? $0.sweep > $1.sweep : $0.item < $1.item }
      items = order.prefix(PiePlan.mostLabels).map { $0.item }.sorted()
      unmeasured = order.dropFirst(PiePlan.mostLabels).map { $0.item }
    }
    var texts: [PieLabelText] = []
    texts.reserveCapacity(items.count)
    let content = options.labelContent
    for item in items {
      let name = content.hasName ? words.label(item) ?? "" : ""
      var number = ""
      if content.hasNumber {
        number =
          words.number(item)
          ?? (content.isShare
            ? shares.text(item, locale: environment.locale) : PiePlan.valueText(model.values[item], options, environment))
      }
      guard !name.isEmpty || !number.isEmpty else { continue }
      texts.append(type.label(item, name: name, number: number))
    }
    return (texts, unmeasured)
  }

  /// What a legend would name; empty where no slice has a name.
  private static func legend(_ model: PieModel, words: PiePlan.Words) -> [LegendEntry] {
    var hasNames = false
    let entries = (0..<min(model.count, PiePlan.mostMarks)).map { item in
      let name = words.label(item)
      if name?.isEmpty == false { hasNames = true }
      return LegendEntry(name: name ?? String(item + 1), paint: model.fill(at: item).paint(mark: .zero, plot: .zero).swatch)
    }
    return hasNames || model.options.frame.showsLegend == true ? entries : []
  }

  private static func frame(
    _ model: PieModel, size: ChartSize, environment: ChartEnvironment, legend: [LegendEntry]
  ) -> Shared<Frame> {
    var options = model.options.frame
    options.valueAxis.isHidden = true
    options.valueAxis.showsGrid = false
    options.categoryAxis.isHidden = true
    return Shared(
      Frame(FrameRequest(size: size, options: options, environment: environment, legend: FrameRequest.Legend(legend))))
  }
}
