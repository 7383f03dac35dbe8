/// What a label says when it is a whole number, a month, a day or a time of day.
struct DateWords: Equatable {
  enum Unit { case number, month, day, minute }
  let unit: Unit
  /// The number; months since the year 0; days since 1970-01-01; minutes since its midnight.
  let value: Int
  /// The time of day, in minutes; 0 where none is said.
  private(set) var minute = 0

  /// Reads `1960`, `-5`, `2010-01`, `2010/01`, `2010-01-15`, `15 Jan 2010`, `Jan 2010`, `2010 January`; a day with a time of day behind it,
  /// `15 Jan 2010 14:30`, also without its year; a time of day alone; nil for all else.
  init?(_ label: String) {
    guard let time = ClockWords(label) else {
      self.init(date: label)
      return
    }
    var day = 0
    if !time.date.isEmpty {
      // Which year it is does not matter to how far apart its days are.
      guard let date = DateWords(date: time.date) ?? DateWords(date: time.date + " 2001"), date.unit == .day else { return nil }
      day = date.value
    }
    self.init(unit: .day, value: day)
    minute = time.minute
  }

  /// The same in minutes; nil where it is no day, or one that is too far away.
  var inMinutes: DateWords? {
    guard unit == .day, value.magnitude < 1_000_000 else { return nil }
    return DateWords(unit: .minute, value: value * 1440 + minute)
  }

  private init(unit: Unit, value: Int) { (self.unit, self.value) = (unit, value) }

  private init?(date label: String) {
    var numbers: [(value: Int, digits: Int)] = []
    var (word, month, signs, isNegative) = (ShortWord(), Int?.none, 0, false)
    var wasDigit = false
    for byte in label.utf8 {
      if byte >= 0x30, byte <= 0x39 {
        if wasDigit, let last = numbers.last {
          guard last.digits < 9 else { return nil }
          numbers[numbers.count - 1] = (last.value * 10 + Int(byte - 0x30), last.digits + 1)
        } else {
          if numbers.count == 3 { return nil }
          numbers.append((Int(byte - 0x30), 1))
        }
        wasDigit = true
        continue
      }
      wasDigit = false
      if let letter = ShortWord.letter(UInt32(byte)) {
        guard month == nil, numbers.count < 3 else { return nil }
        word.append(letter)
        continue
      }
      if word.count > 0 {
        month = word.month
        word = ShortWord()
      }
      switch byte {
      case 0x2D where numbers.isEmpty && signs == 0: isNegative = true
      case 0x2D, 0x2F, 0x20: signs += 1
      default: return nil
      }
    }
    if word.count > 0 { month = word.month }
    switch (numbers.count, month) {
    case (1, nil):
      guard signs == 0, word.count == 0 else { return nil }
      (unit, value) = (.number, isNegative ? -numbers[0].value : numbers[0].value)
    case (1, let month?):
      guard numbers[0].digits == 4, !isNegative else { return nil }
      (unit, value) = (.month, numbers[0].value * 12 + month)
    case (2, let month?):
      guard numbers[0].digits <= 2, (1...31).contains(numbers[0].value), numbers[1].digits == 4, !isNegative else { return nil }
      (unit, value) = (.day, DateWords.day(year: numbers[1].value, month: month + 1, day: numbers[0].value))
    case (2, nil):
      guard numbers[0].digits == 4, numbers[1].digits == 2, (1...12).contains(numbers[1].value), !isNegative else { return nil }
      (unit, value) = (.month, numbers[0].value * 12 + numbers[1].value - 1)
    case (3, nil):
      guard numbers[0].digits == 4, (1...12).contains(numbers[1].value), (1...31).contains(numbers[2].value), !isNegative
      else { return nil }
      (unit, value) = (.day, DateWords.day(year: numbers[0].value, month: numbers[1].value, day: numbers[2].value))
    default: return nil
    }
  }

  /// A time of day at a label's end, `14:30` or `14:30:15`, and the date before it.
  private struct ClockWords {
    let minute: Int
    let date: String

    /// The longest label that may be one.
    private static var longest: Int { 64 }

    init?(_ label: String) {
      guard label.utf8.count <= Self.longest else { return nil }
      let bytes = Array(label.utf8)
      guard let colon = bytes.firstIndex(of: 0x3A) else { return nil }
      // After a blank or a T, if after anything; T is what ISO 8601 puts there.
      let hours = bytes[..<colon].lastIndex { $0 == 0x20 || $0 == 0x54 }.map { $0 + 1 } ?? 0
      let minutes = bytes[(colon + 1)...].prefix { $0 >= 0x30 && $0 <= 0x39 }
      guard let hour = Self.number(bytes[hours..<colon]), let minute = Self.number(minutes), hour < 24, minute < 60 else {
        return nil
      }
      self.minute = hour * 60 + minute
      date = hours == 0 ? "" : String(decoding: bytes[..<(hours - 1)], as: UTF8.self)
    }

    /// One digit or two.
    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
      guard (1...2).contains(digits.count), digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
  }

  /// Days from 1970-01-01 to a date of the Gregorian calendar, `month` 1…12.
  static func day(year: Int, month: Int, day: Int) -> Int {
    // Years that begin in March have their leap day at the end.
    let marchYear = month > 2 ? year : year - 1
    let fromMarch = (month + 9) % 12
    let cycle = marchYear >= 0 ? marchYear / 400 : (marchYear - 399) / 400
    let yearOfCycle = marchYear - cycle * 400
    let dayOfYear = (153 * fromMarch + 2) / 5 + day - 1
    return cycle * 146_097 + yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear - 719_468
  }

  /// The month that a day is in, counted from the year 0: found from above, as months have at most 31 days.
  static func month(ofDay day: Int) -> Int {
    var month = Int(saturating: (Double(day + 719_528) / 30.436875).rounded(.down)) + 1
    while firstDay(ofMonth: month) > day { month -= 1 }
    return month
  }

  /// The first day of a month that is counted from the year 0.
  static func firstDay(ofMonth month: Int) -> Int { day(year: month / 12, month: month % 12 + 1, day: 1) }
}

/// Labels whose values are evenly spaced: the value of the item at index i is `first + step · (i − items.lowerBound)`.
struct Progression {
  let unit: DateWords.Unit
  let first: Int
  let step: Int
  let items: Range<Int>

  /// The items whose values are round, at rougher and rougher steps: every 1, 2, 5, 10 …; for months every 1, 2, 3, 6, 12, 24, 60 …;
  /// for days also the firsts of these months; for times every 1, 2, 5, 10, 15, 30 minutes, every 1, 2, 3, 6, 12 hours, and whole days. Steps whose labels would be closer than `least` items are left out.
  func levels(atLeast least: Double, atMost items: Double) -> [[Int]] {
    let months = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 2400, 6000, 12000]
    var levels: [[Int]] = []
    func add(_ level: [Int]?) {
      if let level, !level.isEmpty { levels.append(level) }
    }
    func fits(_ stride: Double) -> Bool { stride >= least && stride <= items }
    switch unit {
    case .number:
      for round in CategoryOrder.strides where fits(Double(round) / Double(step.magnitude)) { add(multiples(of: round)) }
    case .month:
      for round in months where fits(Double(round) / Double(step.magnitude)) { add(multiples(of: round)) }
    case .minute:
      for round in [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1440, 2880, 7200, 14400]
      where fits(Double(round) / Double(step.magnitude)) { add(multiples(of: round)) }
    case .day:
      guard step == 1 else { return [] }
      for round in [1, 2, 7, 14] where fits(Double(round)) {
        add(Array(stride(from: self.items.lowerBound, to: self.items.upperBound, by: round)))
      }
      for round in months where fits(Double(round) * 28) { add(firsts(of: round)) }
    }
    return levels
  }

  /// The items whose value is a multiple of `round`; nil when there are none, or not at even distances.
  private func multiples(of round: Int) -> [Int]? {
    let size = abs(step)
    guard round % size == 0, first % size == 0 else { return nil }
    let stride = round / size
    // first + step · i is a multiple of size · stride where first / size ± i is one of stride.
    let place = (first / size % stride + stride) % stride
    let offset = step > 0 ? (stride - place) % stride : place
    return Array(Swift.stride(from: items.lowerBound + offset, to: items.upperBound, by: stride))
  }

  /// The items that are the first day of a month whose number is a multiple of `round`.
  private func firsts(of round: Int) -> [Int] {
    var month = (DateWords.month(ofDay: first) + round - 1) / round * round
    if DateWords.firstDay(ofMonth: month) < first { month += round }
    var indices: [Int] = []
    while true {
      let index = items.lowerBound + DateWords.firstDay(ofMonth: month) - first
      guard index < items.upperBound else { return indices }
      indices.append(index)
      month += round
    }
  }
}
