/// Understands what a terminal sends: keys, letters in UTF-8, the mouse in SGR form (1006) and the focus (1004).
///
///     var decoder = TerminalDecoder()
///     decoder.decode([0x1B, 0x5B])   // nothing yet
///     decoder.decode([0x43])         // [.key(.right)]
///
/// It takes any bytes, in pieces cut anywhere, and never fails: what it does not know is left out. An escape byte alone may be the start
/// of something or the Escape key: `flush`, called when nothing has come for some hundredths of a second, settles it.
public struct TerminalDecoder: Equatable, Sendable {
  /// What has come and cannot be understood yet.
  private var pending: [UInt8] = []
  /// The longest sequence that is waited for; a longer one is none.
  private static let longest = 64

  /// Makes a decoder that waits for nothing.
  public init() {}

  /// Whether the start of a sequence has come, and its end has not.
  public var isWaiting: Bool { !pending.isEmpty }

  /// Understands some more bytes.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [TerminalEvent] {
    pending += bytes
    var events: [TerminalEvent] = []
    var rest = pending[...]
    while let found = Self.first(of: rest) {
      if let event = found.event { events.append(event) }
      rest = rest.dropFirst(found.count)
    }
    pending = Array(rest)
    return events
  }

  /// Nothing more is coming: an escape byte was the Escape key, and what else is unfinished is left out.
  public mutating func flush() -> [TerminalEvent] {
    let wasEscape = pending.first == 0x1B
    // Escape and then the start of nothing: both were keys.
    let letter = pending.count == 2 && wasEscape ? pending.last : nil
    pending = []
    guard wasEscape else { return [] }
    guard let letter, letter == 0x5B || letter == 0x4F || letter == 0x5D else { return [.key(.escape)] }
    return [.key(.escape), .letter(Character(Unicode.Scalar(letter)))]
  }

  /// The first thing among bytes, and how many of them it takes; nil where its end has not come.
  private static func first(of bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    guard let byte = bytes.first else { return nil }
    switch byte {
    case 0x1B: return escape(bytes)
    case 0x0D, 0x0A: return (.key(.enter), 1)
    case 0x09: return (.key(.tab), 1)
    case 0x7F, 0x08: return (.key(.backspace), 1)
    case 0x01...0x1A: return (.control(Character(Unicode.Scalar(byte + 0x60))), 1)
    case 0x00, 0x1C...0x1F: return (nil, 1)
    case 0x20..<0x7F: return (.letter(Character(Unicode.Scalar(byte))), 1)
    default: return letter(bytes)
    }
  }

  /// A letter of several bytes.
  private static func letter(_ bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    guard let first = bytes.first, let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : nil, first < 0xF5
    else {
      return (nil, 1)
    }
    let tail = bytes.dropFirst().prefix(length - 1)
    // A byte that does not go on ends the letter before it has begun, and is looked at by itself.
    if let wrong = tail.firstIndex(where: { $0 & 0xC0 != 0x80 }) { return (nil, wrong - bytes.startIndex) }
    guard tail.count == length - 1 else { return nil }
    let text = String(decoding: bytes.prefix(length), as: UTF8.self)
    guard let character = text.first, text.unicodeScalars.count == 1, text != "\u{FFFD}" else { return (nil, length) }
    return (.letter(character), length)
  }

  /// What starts with the escape byte.
  private static func escape(_ bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    let body = bytes.dropFirst()
    guard let kind = body.first else { return nil }
    switch kind {
    case 0x5B: return control(bytes)
    case 0x4F:
      guard let last = bytes.dropFirst(2).first else { return nil }
      // The keypad's way of saying it.
      if last == 0x1B { return (.key(.escape), 1) }
      return (named[last].map { .key($0) }, 3)
    case 0x5D, 0x50, 0x5E, 0x5F: return string(bytes)
    case 0x1B: return (.key(.escape), 1)
    default:
      // Escape, or Alt, before a key: the key alone is no less.
      return (.key(.escape), 1)
    }
  }

  /// A control sequence: parameters, and a letter that says what they mean.
  private static func control(_ bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    let body = bytes.prefix(longest).dropFirst(2)
    guard let end = body.firstIndex(where: { $0 < 0x20 || $0 >= 0x40 }) else {
      return bytes.count >= longest ? (nil, longest) : nil
    }
    // A control byte breaks off; it is looked at by itself.
    guard body[end] >= 0x40, body[end] < 0x7F else { return (nil, end - bytes.startIndex) }
    let count = end - bytes.startIndex + 1
    let parameters = body[body.startIndex..<end]
    if parameters.first == 0x3C { return (mouse(parameters.dropFirst(), body[end]), count) }
    if body[end] == 0x4D, parameters.isEmpty { return oldMouse(bytes) }
    if body[end] == 0x49 || body[end] == 0x4F, parameters.isEmpty { return (.focus(body[end] == 0x49), count) }
    if body[end] == 0x7E { return (numbers(parameters).first.flatMap { tilde[$0] }.map { .key($0) }, count) }
    if body[end] == 0x5A { return (.key(.backTab), count) }
    return (named[body[end]].map { .key($0) }, count)
  }

  /// The mouse in the old form, which nobody has asked for: three bytes more that are not keys.
  private static func oldMouse(_ bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    bytes.count < 6 ? nil : (nil, 6)
  }

  /// A string that ends with a bell or with the string terminator.
  private static func string(_ bytes: ArraySlice<UInt8>) -> (event: TerminalEvent?, count: Int)? {
    let body = bytes.prefix(longest).dropFirst(2)
    guard let end = body.firstIndex(where: { $0 == 0x07 || $0 == 0x1B || $0 == 0x18 }) else {
      return bytes.count >= longest ? (nil, longest) : nil
    }
    var count = end - bytes.startIndex + 1
    if body[end] == 0x1B {
      guard let next = bytes[end...].dropFirst().first else { return nil }
      // The terminator's second byte; anything else starts anew.
      if next == 0x5C { count += 1 } else { count -= 1 }
    }
    return (ground(String(decoding: body[body.startIndex..<end], as: UTF8.self)), count)
  }

  /// "11;rgb:1212/1414/1717".
  private static func ground(_ text: String) -> TerminalEvent? {
    guard text.hasPrefix("11;rgb:") else { return nil }
    let parts = text.dropFirst(7).split(separator: "/", omittingEmptySubsequences: false).map { part -> Double? in
      guard (1...4).contains(part.utf8.count), let value = UInt32(part, radix: 16) else { return nil }
      return Double(value) / Double(UInt32(1) << UInt32(4 * part.utf8.count) - 1)
    }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else { return nil }
    return .ground(red: red, green: green, blue: blue)
  }

  /// "0;41;7" and M for down, m for up.
  private static func mouse(_ parameters: ArraySlice<UInt8>, _ last: UInt8) -> TerminalEvent? {
    let numbers = numbers(parameters)
    guard numbers.count == 3, last == 0x4D || last == 0x6D, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let (bits, button) = (numbers[0], numbers[0] & 3)
    let action: TerminalEvent.Mouse.Action
    if bits & 64 != 0 {
      guard last == 0x4D, bits & 128 == 0 else { return nil }
      action = [.wheel(x: 0, y: -1), .wheel(x: 0, y: 1), .wheel(x: -1, y: 0), .wheel(x: 1, y: 0)][button]
    } else if bits & 128 != 0 {
      return nil
    } else if bits & 32 != 0 {
      action = button == 3 ? .move : .drag(button)
    } else {
      guard button != 3 else { return nil }
      action = last == 0x4D ? .press(button) : .release(button)
    }
    return .mouse(TerminalEvent.Mouse(action, column: numbers[1] - 1, row: numbers[2] - 1, isShifted: bits & 4 != 0))
  }

  /// Numbers between semicolons; one that is no number, or too large, counts as −1.
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    parameters.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
      var value = 0
      guard !part.isEmpty, part.count <= 6 else { return -1 }
      for byte in part {
        guard byte >= 0x30, byte <= 0x39 else { return -1 }
        value = value * 10 + Int(byte - 0x30)
      }
      return value
    }
  }

  private static let named: [UInt8: TerminalEvent.Key] = [
    0x41: .up, 0x42: .down, 0x43: .right, 0x44: .left, 0x46: .end, 0x48: .home, 0x4D: .enter,
  ]
  private static let tilde: [Int: TerminalEvent.Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
  ]
}
