// What stands round a plot, as bytes.
extension HeaderContent {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, title, subtitle, height) = (0, "", "", 0.0)
    switch self {
    case .none: kind = 0
    case .text(let first, let second): (kind, title, subtitle) = (1, first, second)
    case .custom(let own): (kind, height) = (2, own)
    }
    coder.code(&kind, below: 3)
    if kind == 1 {
      coder.code(&title)
      coder.code(&subtitle)
    }
    if kind == 2 { coder.code(&height) }
    if coder.isReading {
      self = kind == 0 ? .none : kind == 1 ? .text(title: title, subtitle: subtitle) : .custom(height: height)
    }
  }
}

extension ValueAxis {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&isHidden)
    coder.code(kind: &side)
    coder.code(&tickValues, like: []) { $1.code(&$0) }
    format.code(&coder)
    coder.code(&unit)
    coder.code(&showsGrid)
    gridStroke.code(&coder)
    gridColor.code(&coder)
    labelColor.code(&coder)
  }
}

extension CategoryAxis {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&isHidden)
    coder.code(&staggers)
    labelColor.code(&coder)
  }
}

extension PositionAxis {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&isHidden)
    coder.code(kind: &kind)
    coder.code(&tickValues, like: []) { $1.code(&$0) }
    format.code(&coder)
    labelColor.code(&coder)
  }
}

extension ChartInsets {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&top)
    coder.code(&left)
    coder.code(&bottom)
    coder.code(&right)
  }
}

extension FrameOptions {
  mutating func code(_ coder: inout ByteCoder) {
    header.code(&coder)
    footer.code(&coder)
    coder.code(&headerPadding)
    coder.code(&footerPadding)
    valueAxis.code(&coder)
    categoryAxis.code(&coder)
    coder.code(&showsLegend)
    coder.code(&paintsGround)
    coder.code(&insets, like: .zero) { $0.code(&$1) }
  }
}

extension ScrollOptions {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, number) = (0, 0.0)
    switch width {
    case .fits: kind = 0
    case .step(let points): (kind, number) = (1, points)
    case .visible(let items): (kind, number) = (2, items)
    case .labels(let margin): (kind, number) = (3, margin)
    }
    coder.code(&kind, below: 4)
    if kind > 0 { coder.code(&number) }
    width = kind == 0 ? .fits : kind == 1 ? .step(number) : kind == 2 ? .visible(number) : .labels(margin: number)
    place.code(&coder)
    coder.code(&shift)
  }
}

extension ScrollPlace {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, number, item, anchor) = (0, 0.0, 0, ScrollAnchor.leading)
    switch self {
    case .offset(let points): number = points
    case .item(let own, let its): (kind, item, anchor) = (1, own, its)
    case .position(let own, let its): (kind, number, anchor) = (2, own, its)
    }
    coder.code(&kind, below: 3)
    if kind == 1 { coder.code(&item) } else { coder.code(&number) }
    if kind > 0 { coder.code(kind: &anchor) }
    if coder.isReading { self = kind == 0 ? .offset(number) : kind == 1 ? .item(item, anchor) : .position(number, anchor) }
  }
}
