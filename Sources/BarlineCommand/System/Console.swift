/// Where the command speaks: pictures and help on standard output, all else on standard error.
struct Console {
  /// Writes to standard output.
  func write(_ bytes: [UInt8]) throws(Failure) {
    try Failure.about("standard output") { () throws(SystemError) in try Descriptor.standardOutput.write(bytes) }
  }

  /// Writes a text to standard output.
  func write(_ text: String) throws(Failure) { try write(Array(text.utf8)) }

  /// Says a line on standard error. Where nobody listens, nothing is lost.
  func say(_ line: String) {
    // A file or a column may have any name; what is said of it stays one line.
    let bytes = line.utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: " ") : $0 }
    try? Descriptor.standardError.write(bytes + [UInt8(ascii: "\n")])
  }

  /// Says something that is not an event of the chart.
  func note(_ sentence: String) { say("barline: note: " + sentence) }

  /// Says why a command failed.
  func fail(_ message: String) { say("barline: " + message) }
}
