/// The labels of a pie, placed: in their slices, or beside the pie by leader lines.
struct PieLabels {
  private(set) var labels: [PieLabel] = []
  private(set) var dropped: [Int] = []

  private let type: PieType
  private let room: PieRoom

  /// Places labels.
  ///
  /// - Parameters:
  ///   - texts: The labels that are wanted.
  ///   - slices: All slices, in order of their items.
  ///   - isTall: Whether a label beside the pie has its number under its name.
  ///   - lines: How many lines a name may take there.
  ///   - fill: The colour on which a label in its slice stands.
  init(
    _ texts: [PieLabelText], slices: [PieSlice], options: PieOptions, room: PieRoom, plot: ChartRect, isTall: Bool, lines: Int,
    type: PieType, fill: (Int) -> ChartColor
  ) {
    (self.type, self.room) = (type, room)
    var outside: [(text: PieLabelText, slice: PieSlice)] = []
    outside.reserveCapacity(texts.count)
    var place = 0
    for text in texts {
      while place < slices.count, slices[place].item < text.item { place += 1 }
      guard place < slices.count, slices[place].item == text.item else { continue }
      let slice = slices[place]
      if options.labels != .outside, placeInside(text, slice, gap: options.wantedGap, isAlone: slices.count == 1, fill: fill) {
        continue
      }
      // Slices that no one could see have leaders that no one could tell apart.
      guard options.labels != .inside, slice.sweep >= 1e-9, let width = room.labelWidth,
        let cut = text.cut(to: width, isTall: isTall, lines: lines, type)
      else {
        dropped.append(text.item)
        continue
      }
      outside.append((cut, slice))
    }
    placeOutside(outside, in: room.leaders(in: plot, isHalf: options.shape.isHalf), isTall: isTall)
    dropped.sort()
  }

  private mutating func placeOutside(_ wanted: [(text: PieLabelText, slice: PieSlice)], in leaders: LeaderRoom, isTall: Bool) {
    guard !wanted.isEmpty else { return }
    let layout = LeaderLayout(
      wanted.map { text, slice in
        // Two points between a label and the next.
        LeaderRequest(angle: slice.middle, height: type.height(text, isTall: isTall) + 2, weight: slice.sweep)
      }, in: leaders)
    labels.reserveCapacity(labels.count + layout.placed.count)
    for spot in layout.placed {
      let (text, slice) = wanted[spot.index]
      let side = spot.isRight ? 1.0 : -1.0
      var leader = [room.center.at(room.radius + min(slice.offset, room.farthestOffset) + 1, slice.middle)]
      leader += layout.route(spot)
      let end = room.center.x + side * (leaders.reach + PieRoom.level)
      leader.append(ChartPoint(x: end, y: spot.join))
      labels.append(write(text, at: end + side * PieRoom.labelGap, y: spot.y, isRight: spot.isRight, isTall: isTall, leader))
    }
    dropped += layout.dropped.map { wanted[$0].text.item }
  }

  /// Writes a label beside the pie, from an edge outward.
  private func write(
    _ text: PieLabelText, at x: Double, y: Double, isRight: Bool, isTall: Bool, _ leader: [ChartPoint]
  ) -> PieLabel {
    let (width, height) = (text.width(isTall: isTall), type.height(text, isTall: isTall))
    let rect = ChartRect(x: isRight ? x : x - width, y: y - height / 2, width: width, height: height)
    let anchor = isRight ? TextAnchor.start : .end
    var lines: [TextRun] = []
    lines.reserveCapacity(2)
    let isStacked = isTall && !text.name.isEmpty && (!text.number.isEmpty || !text.rest.isEmpty)
    if !text.name.isEmpty {
      let across = isRight || isStacked || text.number.isEmpty ? x : x - text.numberWidth - PieLabelText.gap
      let baseline = isStacked ? rect.y + type.nameBox.ascent : y + type.nameBox.capHeight / 2
      lines.append(
        TextRun(
          text.name, style: type.name, baseline: ChartPoint(x: across, y: baseline), anchor: anchor, width: text.nameWidth))
    }
    if !text.rest.isEmpty, let above = lines.first {
      let width = type.measurer.width(of: text.rest, style: type.name)
      let baseline = ChartPoint(x: x, y: above.baseline.y + type.nameBox.height)
      lines.append(TextRun(text.rest, style: type.name, baseline: baseline, anchor: anchor, width: width))
      lines[0].width = type.measurer.width(of: text.name, style: type.name)
    }
    if !text.number.isEmpty {
      let across = !isRight || isStacked || text.name.isEmpty ? x : x + text.nameWidth + PieLabelText.gap
      // In one line both stand on one baseline.
      let beside = text.name.isEmpty ? type.numberBox.capHeight / 2 : type.nameBox.capHeight / 2
      let baseline = isStacked ? rect.maxY - type.numberBox.height + type.numberBox.ascent : y + beside
      lines.append(
        TextRun(
          text.number, style: type.number, baseline: ChartPoint(x: across, y: baseline), anchor: anchor,
          width: text.numberWidth))
    }
    return PieLabel(item: text.item, rect: rect, lines: lines, leader: leader)
  }

  /// Writes a label in its slice, its number alone where the name does not fit as well; false where nothing does.
  private mutating func placeInside(
    _ text: PieLabelText, _ slice: PieSlice, gap: Double, isAlone: Bool, fill: (Int) -> ChartColor
  ) -> Bool {
    var tries = [text]
    if !text.name.isEmpty, !text.number.isEmpty {
      var short = text
      (short.name, short.nameWidth) = ("", 0)
      tries.append(short)
    }
    for text in tries {
      let (width, height) = (text.width(isTall: true), type.height(text, isTall: true))
      guard let rect = inside(slice, width: width, height: height, gap: gap, isAlone: isAlone) else { continue }
      let color = ChartColor.onMark(fill(text.item))
      var lines: [TextRun] = []
      var top = rect.y
      for (words, style, box, width) in [
        (text.name, type.name, type.nameBox, text.nameWidth), (text.number, type.number, type.numberBox, text.numberWidth),
      ] where !words.isEmpty {
        var style = style
        style.color = color
        lines.append(
          TextRun(
            words, style: style, baseline: ChartPoint(x: rect.midX, y: top + box.ascent), anchor: .middle, width: width))
        top += box.height
      }
      labels.append(PieLabel(item: text.item, rect: rect, lines: lines, leader: []))
      return true
    }
    return false
  }

  /// A rectangle inside a slice, clear of its edges; nil where it has no room.
  ///
  /// All four corners lie inside, and the rectangle is clear of the hole. In a slice of no more than half a turn, which is convex, that
  /// is enough. In a wider one the whole rectangle must be on the slice's own side of the centre, away from the wedge that is missing.
  private func inside(_ slice: PieSlice, width: Double, height: Double, gap: Double, isAlone: Bool) -> ChartRect? {
    let padding = 3.0
    let middle = room.hole > 0 ? (room.hole + room.radius) / 2 : room.radius * (isAlone ? 0 : 0.64)
    let center = room.center.at(slice.offset, slice.middle)
    let point = center.at(middle, slice.middle)
    let rect = ChartRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height)
    let (left, right) = (rect.minX - center.x, rect.maxX - center.x)
    let (top, bottom) = (rect.minY - center.y, rect.maxY - center.y)
    let nearest = (x: max(left, 0, -right), y: max(top, 0, -bottom))
    let clear = nearest.x * nearest.x + nearest.y * nearest.y
    if room.hole > 0, clear < (room.hole + padding) * (room.hole + padding) { return nil }
    let (s, c) = (sine(slice.middle), cosine(slice.middle))
    let half = slice.sweep / 2
    let (edgeSine, edgeCosine) = (sine(half), cosine(half))
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      guard x * x + y * y <= (room.radius - padding) * (room.radius - padding) else { return nil }
      if isAlone { continue }
      // Along the slice's middle, and beside it.
      let along = x * s - y * c
      let beside = (x * c + y * s).magnitude
      if half > .pi / 2 {
        guard along > 0 else { return nil }
      } else {
        // The distance from the slice's side.
        guard along * edgeSine - beside * edgeCosine >= gap / 2 + padding else { return nil }
      }
    }
    return rect
  }
}
