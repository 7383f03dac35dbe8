/// The terminal as a screen of one's own: keys come as they are pressed, unseen, until it is given back.
///
/// It is given back by `end`, by every signal that ends the process, by faults, and while the process is stopped.
struct FullScreen {
  private let keys: Descriptor
  private let isOwn: Bool

  /// What was waited for.
  struct Wake {
    /// What has been typed, and what the mouse did.
    var bytes: [UInt8] = []
    /// The window has another size.
    var isResized = false
    /// The process goes on after it was stopped.
    var isBack = false
    /// The terminal is gone.
    var isOver = false
    /// Something else than time has passed.
    var isEarly = false
  }

  /// Takes the terminal.
  ///
  /// - Parameters:
  ///   - enter: What is written to it first.
  ///   - leave: What is written when it is given back.
  init(enter: String, leave: String) throws(SystemError) {
    isOwn = !Descriptor.standardInput.isTerminal
    keys = isOwn ? try .open("/dev/tty", for: .reading) : .standardInput
    try RawTerminal.begin(keys, .standardOutput, enter: Array(enter.utf8), leave: Array(leave.utf8))
  }

  /// Gives the terminal back.
  func end() {
    RawTerminal.end()
    if isOwn { try? keys.close() }
  }

  /// Gives the terminal back, stops the process, and takes it again when it goes on.
  func suspend() { RawTerminal.suspend() }

  func write(_ bytes: [UInt8]) throws(SystemError) { try Descriptor.standardOutput.write(bytes) }

  /// Waits for something to happen, at most for so many seconds; nil for however long it takes.
  func wait(seconds: Double?) -> Wake {
    // Rounded up: a wait of less than a millisecond is none.
    let limit = seconds.map { Int32(clamping: Int(saturating: ($0 * 1000).rounded(.up))) } ?? -1
    let (hasKeys, signals) = RawTerminal.wait(for: keys, milliseconds: limit)
    var wake = Wake()
    wake.isResized = signals.contains { $0 == RawTerminal.resized }
    wake.isBack = signals.contains { $0 == RawTerminal.goesOn }
    wake.isEarly = hasKeys || !signals.isEmpty
    guard hasKeys else { return wake }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 4096, alignment: 1)
    defer { room.deallocate() }
    let count = (try? keys.read(into: room)) ?? 0
    wake.isOver = count == 0
    wake.bytes = Array(room[..<count])
    return wake
  }
}
