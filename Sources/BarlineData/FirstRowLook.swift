/// What a cell of the first rows looks like.
enum CellLook: Equatable, Sendable {
  case missing, date, text
  /// Infinite where it is too large.
  case number(Double)

  init(_ bytes: ContiguousArray<UInt8>) {
    guard bytes.count <= CellMeanings.longestNumber else {
      self = .text
      return
    }
    let (start, end) = Blanks.trimmed(bytes.span, from: 0, to: bytes.count)
    let cell = bytes.span.extracting(start..<end)
    if MissingText.isMissing(cell) {
      self = .missing
    } else if let value = Self.number(cell) {
      self = .number(value)
    } else {
      self = DateText.dayNumber(cell) == nil ? .text : .date
    }
  }

  private static func number(_ cell: Span<UInt8>) -> Double? {
    for sign in [DecimalSign.point, .comma] {
      switch NumberText.read(cell, decimalSign: sign) {
      // "2025 sales" is a name.
      case .number(let value, let unit): return unit == nil || unit?.kind == .sign ? value : nil
      case .tooLarge: return .infinity
      case .notANumber: continue
      }
    }
    return nil
  }

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  fileprivate var isValue: Bool { number != nil || self == .date }

  /// Whether both can be data of one column.
  fileprivate func isLike(_ other: CellLook) -> Bool {
    self == .missing || other == .missing || self == other || (number != nil && other.number != nil)
  }
}

/// Whether a first row is data or names, by its looks and those of the second.
struct FirstRowLook {
  /// Whether the second row would tell nothing more.
  let needsNoOther: Bool
  let isData: Bool
  /// Whether somebody might see it otherwise.
  let isDoubtful: Bool

  /// - Parameter second: nil while it is not known; empty where there is none.
  init(_ first: [CellLook], over second: [CellLook]?) {
    let isAllValues = first.allSatisfy(\.isValue)
    needsNoOther = isAllValues || !first.contains(where: \.isValue) || first.first == .missing
    guard !needsNoOther, let second else {
      (isData, isDoubtful) = (isAllValues, false)
      return
    }
    // A name stands over numbers, or a year over what was counted in it.
    let counts = Counting(first, over: second)
    let isLike = zip(first, second).allSatisfy { $0.isLike($1) }
    isData = isLike && counts == .no
    isDoubtful = isLike && counts != .surely
  }
}

/// Whether the numbers of a row of names count something, such as years or weeks: `country,2001,2002,2003`.
private enum Counting {
  case no, perhaps, surely

  init(_ first: [CellLook], over second: [CellLook]) {
    let places = first.indices.filter { first[$0].number != nil }
    let numbers = places.compactMap { first[$0].number }
    let isRun = zip(places, places.dropFirst()).allSatisfy { $0 + 1 == $1 }
    guard let low = numbers.first, isRun, numbers.allSatisfy({ $0.magnitude < 1e9 && $0 == $0.rounded() }) else {
      self = .no
      return
    }
    let below = places.compactMap { second.indices.contains($0) ? second[$0].number : nil }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    let isEven = steps.allSatisfy { $0 > 0 && $0 == steps[0] }
    switch numbers.count {
    case 1: self = Self.isYear(low) && !below.contains(where: Self.isYear) ? .perhaps : .no
    case 2: self = isEven && (steps == [1] && (0...1).contains(low) || numbers.allSatisfy(Self.isYear)) ? .perhaps : .no
    default:
      // 10, 20, 30, or 1, 2, 4, over what does not rise in the same way.
      let isAlone = !Self.rises(below)
      let isPlain = isEven && (isAlone || steps[0] == 1 || numbers.allSatisfy(Self.isYear))
      self = isPlain ? .surely : isEven || isAlone && Self.rises(numbers) ? .perhaps : .no
    }
  }

  private static func rises(_ numbers: [Double]) -> Bool { zip(numbers, numbers.dropFirst()).allSatisfy(<) }

  private static func isYear(_ number: Double) -> Bool { (1900...2100).contains(number) }
}
