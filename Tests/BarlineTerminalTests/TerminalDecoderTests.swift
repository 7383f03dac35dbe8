import Testing

@testable import BarlineTerminal

/// What a terminal has sent, recorded from xterm, tmux and others, and what it means.
struct Recording: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let events: [TerminalEvent]

  init(_ name: String, _ text: String, _ events: [TerminalEvent]) {
    (self.name, bytes, self.events) = (name, Array(text.utf8), events)
  }

  var testDescription: String { name }

  static func mouse(_ action: TerminalEvent.Mouse.Action, _ column: Int, _ row: Int, shift: Bool = false) -> TerminalEvent {
    .mouse(TerminalEvent.Mouse(action, column: column, row: row, isShifted: shift))
  }

  static let all: [Recording] = [
    Recording("letters", "q日é", [.letter("q"), .letter("日"), .letter("é")]),
    Recording("arrows", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.key(.up), .key(.down), .key(.right), .key(.left)]),
    Recording("arrows of the keypad", "\u{1B}OA\u{1B}OD", [.key(.up), .key(.left)]),
    Recording("arrows with Shift and Control", "\u{1B}[1;2C\u{1B}[1;5D", [.key(.right), .key(.left)]),
    Recording(
      "home and end in four ways", "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH\u{1B}[8~",
      [.key(.home), .key(.end), .key(.home), .key(.end), .key(.home), .key(.end)]),
    Recording("pages", "\u{1B}[5~\u{1B}[6~", [.key(.pageUp), .key(.pageDown)]),
    Recording("control", "\u{3}\u{1A}\u{C}", [.control("c"), .control("z"), .control("l")]),
    Recording("enter, tab and backspace", "\r\t\u{7F}\u{1B}[Z", [.key(.enter), .key(.tab), .key(.backspace), .key(.backTab)]),
    Recording(
      "a click", "\u{1B}[<0;41;7M\u{1B}[<0;41;7m", [mouse(.press(0), 40, 6), mouse(.release(0), 40, 6)]),
    Recording(
      "a drag", "\u{1B}[<0;1;1M\u{1B}[<32;2;1M\u{1B}[<32;300;120M\u{1B}[<0;300;120m",
      [mouse(.press(0), 0, 0), mouse(.drag(0), 1, 0), mouse(.drag(0), 299, 119), mouse(.release(0), 299, 119)]),
    Recording("a mouse that moves", "\u{1B}[<35;10;5M\u{1B}[<35;11;5M", [mouse(.move, 9, 4), mouse(.move, 10, 4)]),
    Recording(
      "the wheel, four ways, and with Shift", "\u{1B}[<64;3;4M\u{1B}[<65;3;4M\u{1B}[<66;3;4M\u{1B}[<67;3;4M\u{1B}[<69;3;4M",
      [
        mouse(.wheel(x: 0, y: -1), 2, 3), mouse(.wheel(x: 0, y: 1), 2, 3), mouse(.wheel(x: -1, y: 0), 2, 3),
        mouse(.wheel(x: 1, y: 0), 2, 3), mouse(.wheel(x: 0, y: 1), 2, 3, shift: true),
      ]),
    Recording("a dark ground", "\u{1B}]11;rgb:0000/8080/ffff\u{1B}\\", [.ground(red: 0, green: 0x8080 / 65535.0, blue: 1)]),
    Recording(
      "a ground that ends with a bell", "\u{1B}]11;rgb:ff/00/ff\u{7}x", [.ground(red: 1, green: 0, blue: 1), .letter("x")]),
    Recording("answers to other questions", "\u{1B}[?62;22c\u{1B}[0n\u{1B}P>|tmux 3.4\u{1B}\\k", [.letter("k")]),
    Recording("focus", "\u{1B}[I\u{1B}[Oa", [.focus(true), .focus(false), .letter("a")]),
    Recording("escape before a key", "\u{1B}x", [.key(.escape), .letter("x")]),
    Recording("escape twice before an arrow", "\u{1B}\u{1B}[C", [.key(.escape), .key(.right)]),
  ]
}

@Suite struct TerminalDecoderTests {
  @Test(arguments: Recording.all) func `A recording means what it says`(recording: Recording) {
    var decoder = TerminalDecoder()
    #expect(decoder.decode(recording.bytes) == recording.events)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: Recording.all) func `It means the same cut into two anywhere, and into single bytes`(recording: Recording) {
    for cut in 0...recording.bytes.count {
      var decoder = TerminalDecoder()
      let events = decoder.decode(recording.bytes[..<cut]) + decoder.decode(recording.bytes[cut...])
      #expect(events == recording.events, "cut at \(cut)")
    }
    var decoder = TerminalDecoder()
    #expect(recording.bytes.flatMap { decoder.decode([$0]) } == recording.events)
  }

  @Test func `Two recordings in a row mean both`() {
    for first in Recording.all {
      for second in Recording.all {
        var decoder = TerminalDecoder()
        #expect(decoder.decode(first.bytes + second.bytes) == first.events + second.events)
      }
    }
  }

  @Test func `An escape byte is the key when nothing follows`() {
    var decoder = TerminalDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.key(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode(Array("[C".utf8)) == [.letter("["), .letter("C")])
  }

  @Test func `Escape and a bracket are two keys when nothing follows`() {
    var decoder = TerminalDecoder()
    #expect(decoder.decode(Array("\u{1B}[".utf8)) == [])
    #expect(decoder.flush() == [.key(.escape), .letter("[")])
  }

  @Test func `Half a letter is nothing when nothing follows`() {
    var decoder = TerminalDecoder()
    #expect(decoder.decode([0xE6, 0x97]) == [])
    #expect(decoder.flush() == [])
    #expect(decoder.decode(Array("a".utf8)) == [.letter("a")])
  }

  @Test func `Bytes that are no letters are left out, and what follows is not`() {
    for junk: [UInt8] in [
      [0xFF], [0x80], [0xC0, 0x80], [0xE6, 0x97, 0x41], [0xF8], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    ] {
      var decoder = TerminalDecoder()
      let events = decoder.decode(junk + Array("z".utf8))
      #expect(events.last == .letter("z"), "\(junk)")
    }
  }

  @Test func `A mouse that is nowhere, or does what no mouse does, is left out`() {
    for text in [
      "\u{1B}[<0;0;1M", "\u{1B}[<0;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[<;;M", "\u{1B}[<3;1;1M", "\u{1B}[<128;1;1M",
      "\u{1B}[<192;1;1M",
      "\u{1B}[<0;99999999999999999999;1M", "\u{1B}[<a;1;1M", "\u{1B}[<64;1;1m", "\u{1B}[<-1;1;1M",
    ] {
      var decoder = TerminalDecoder()
      #expect(decoder.decode(Array((text + "k").utf8)).last == .letter("k"), "\(text.dropFirst())")
      #expect(!decoder.decode([]).contains { if case .mouse = $0 { true } else { false } })
    }
  }

  @Test func `A sequence without an end is given up, wherever it was cut`() {
    let endless = Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 500)
    var whole = TerminalDecoder()
    let events = whole.decode(endless)
    var pieces = TerminalDecoder()
    #expect(endless.flatMap { pieces.decode([$0]) } == events)
    #expect(whole == pieces)
    #expect(whole.decode(Array("\u{1B}[C".utf8)).last == .key(.right))
  }

  @Test func `Any bytes are taken, and mean the same however they are cut`() {
    var random = FixedRandom(seed: 7)
    for _ in 0..<3000 {
      let bytes = (0..<Int(random.next() % 40)).map { _ -> UInt8 in
        let alphabet: [UInt8] = [0x1B, 0x5B, 0x3C, 0x3B, 0x30, 0x4D, 0x6D, 0x4F, 0x5D, 0x07, 0x5C, 0xE6, 0x97, 0xA5, 0x18, 0x41]
        let byte = random.next()
        return byte % 3 == 0 ? UInt8(truncatingIfNeeded: byte >> 8) : alphabet[Int(byte >> 8) % alphabet.count]
      }
      var (whole, pieces) = (TerminalDecoder(), TerminalDecoder())
      let events = whole.decode(bytes)
      #expect(bytes.flatMap { pieces.decode([$0]) } == events, "\(bytes)")
      #expect(whole == pieces)
      _ = whole.flush()
      #expect(!whole.isWaiting)
    }
  }
}

/// Numbers that look random and are the same each time.
struct FixedRandom {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state >> 11
  }
}
