/// Why a word of a script is none.
public struct InputScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The word.
  public let word: String
  /// What is wrong with it, in a few words: `is not hover:X,Y, such as hover:40,80`.
  public let reason: String

  /// The word and what is wrong with it, in a sentence without its point.
  public var description: String { "\"" + word + "\" " + reason }
}

extension InputScript: CustomStringConvertible {
  /// Reads a script: words with spaces between them, as `description` writes them.
  ///
  ///     try InputScript("began:40,80 moved:60,80 ended hover:9,9 leave wheel:60,80,0,30 key:right key:escape").inputs.count   // 8
  ///
  /// Places are in points from the picture's top left. `tap:40,80` is short for `began:40,80 ended`. `ended` and `cancelled` without a place stay where the finger was. Numbers are
  /// written with digits, a point and an exponent, and are within ±1,000,000,000.
  ///
  /// - Throws: An `InputScriptError` for the first word that is none.
  public init(_ text: String, startTime: Double = 0) throws(InputScriptError) {
    self.init(startTime: startTime)
    for word in text.words { self = try adding(word: word) }
  }

  /// The script with one word's input added.
  ///
  /// - Throws: An `InputScriptError` where the word is none.
  public func adding(word: String) throws(InputScriptError) -> InputScript {
    let letters = Array(word.utf8)
    let colon = letters.firstIndex(of: UInt8(ascii: ":"))
    let name = String(decoding: letters[..<(colon ?? letters.count)], as: UTF8.self)
    let rest = colon.map { Array(letters[($0 + 1)...]) }
    func bad(_ reason: String) -> InputScriptError { InputScriptError(word: word, reason: reason) }
    if name == "key" {
      let said = String(decoding: rest ?? [], as: UTF8.self)
      guard let key = ChartKey.allCases.first(where: { $0.name == said }) else {
        throw bad("is not key: and one of " + ChartKey.allCases.map { $0.name }.joined(separator: ", "))
      }
      return pressing(key)
    }
    if name == "leave" {
      guard rest == nil else { throw bad("is not leave") }
      return leaving()
    }
    let phase = ChartTouch.Phase(name: name)
    if let phase, rest == nil, phase == .ended || phase == .cancelled, inputs.contains(where: { $0.isTouch }) {
      return touching(phase)
    }
    guard phase != nil || name == "tap" || name == "hover" || name == "wheel" else {
      throw bad("does not start with tap:, began:, moved:, ended:, cancelled:, hover:, leave, wheel: or key:")
    }
    let numbers = Self.numbers(rest ?? [])
    if name == "wheel" {
      guard let numbers, numbers.count == 4 else { throw bad("is not wheel:X,Y,DX,DY, such as wheel:40,80,0,30") }
      return wheeling(at: ChartPoint(x: numbers[0], y: numbers[1]), deltaX: numbers[2], deltaY: numbers[3])
    }
    guard let numbers, numbers.count == 2 else {
      throw bad(name == "hover" ? "is not hover:X,Y, such as hover:40,80" : "is not PHASE:X,Y, such as began:40,80")
    }
    let point = ChartPoint(x: numbers[0], y: numbers[1])
    if let phase { return touching(phase, at: point) }
    return name == "tap" ? tapping(at: point) : hovering(at: point)
  }

  /// Numbers with commas between them; nil where one is none, or too great.
  private static func numbers(_ letters: [UInt8]) -> [Double]? {
    var numbers: [Double] = []
    for part in letters.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let number = Double(decimal: part), number.magnitude <= 1e9 else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The script as words with spaces between them; places to a thousandth of a point. Fingers' numbers and times are not written.
  public var description: String { inputs.map { $0.word }.joined(separator: " ") }
}

extension ChartInput {
  /// Whether it is a touch.
  fileprivate var isTouch: Bool {
    if case .touch = self { return true }
    return false
  }

  /// The input as a word of a script: `began:40,80`, `leave`, `key:right`.
  public var word: String {
    func numbers(_ numbers: Double...) -> String { numbers.map(Self.short).joined(separator: ",") }
    switch self {
    case .touch(let touch): return touch.phase.name + ":" + numbers(touch.point.x, touch.point.y)
    case .hover(let hover):
      guard let point = hover.point else { return "leave" }
      return "hover:" + numbers(point.x, point.y)
    case .wheel(let wheel): return "wheel:" + numbers(wheel.point.x, wheel.point.y, wheel.deltaX, wheel.deltaY)
    case .key(let press): return "key:" + press.key.name
    }
  }

  /// A number to a thousandth, without needless decimals; 0 for what is no number.
  private static func short(_ number: Double) -> String {
    var text = ByteText()
    text.append(number: min(max(number.finite(or: 0), -1e9), 1e9), decimals: 3)
    return text.string
  }
}

extension ChartKey {
  /// The key as a word of a script.
  public var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .home: "home"
    case .end: "end"
    case .enter: "enter"
    case .escape: "escape"
    }
  }
}

extension ChartTouch.Phase {
  /// The phase as a word of a script.
  public var name: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  fileprivate init?(name: String) {
    switch name {
    case "began": self = .began
    case "moved": self = .moved
    case "ended": self = .ended
    case "cancelled": self = .cancelled
    default: return nil
    }
  }
}
