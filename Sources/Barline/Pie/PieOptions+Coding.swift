// What slices look like and are set to, as bytes.
extension PieShape {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, hole) = (0, 0.0)
    switch self {
    case .pie: kind = 0
    case .donut(let own): (kind, hole) = (1, own)
    case .halfDonut(let own): (kind, hole) = (2, own)
    }
    coder.code(&kind, below: 3)
    if kind > 0 { coder.code(&hole) }
    if coder.isReading { self = kind == 0 ? .pie : kind == 1 ? .donut(hole: hole) : .halfDonut(hole: hole) }
  }
}

extension PieCenter {
  mutating func code(_ coder: inout ByteCoder) {
    var (kind, total, title, subtitle) = (0, String?.none, "", "")
    switch self {
    case .none: kind = 0
    case .total(let own): (kind, total) = (1, own)
    case .text(let first, let second): (kind, title, subtitle) = (2, first, second)
    case .custom: kind = 3
    }
    coder.code(&kind, below: 4)
    if kind == 1 { coder.code(&total) }
    if kind == 2 {
      coder.code(&title)
      coder.code(&subtitle)
    }
    guard coder.isReading else { return }
    switch kind {
    case 0: self = .none
    case 1: self = .total(title: total)
    case 2: self = .text(title: title, subtitle: subtitle)
    default: self = .custom
    }
  }
}

extension PieOptions {
  mutating func code(_ coder: inout ByteCoder) {
    frame.code(&coder)
    shape.code(&coder)
    coder.code(&startAngle)
    coder.code(kind: &direction)
    coder.code(&gap)
    coder.code(&minimumAngle)
    coder.code(&cornerRadius)
    coder.code(kind: &labels)
    coder.code(kind: &labelContent)
    coder.code(&shareDecimals)
    coder.code(&center, like: .none) { $0.code(&$1) }
    coder.code(&selectedOffset)
  }
}

/// What only a pie chart has.
final class PieParts {
  var options = PieOptions()
  var styles = StyleRuns<SliceStyle>(standard: .standard)
  /// What the delegate writes in place of the numbers of the first slices.
  var numbers: [String?] = []

  init() {}

  func code(_ coder: inout ByteCoder) {
    options.code(&coder)
    styles.code(&coder) { style, coder in
      coder.code(&style.fill)
      coder.code(&style.selectedFill)
      coder.code(&style.offset)
    }
    coder.code(&numbers)
  }
}
