extension OutputFile {
  /// Writes a file of several; a fault names it.
  static func write(_ bytes: [UInt8], at path: String) throws(Failure) {
    try Failure.about(path) { () throws(SystemError) in try write(bytes, to: path) }
  }

  /// Makes a directory and those above it, as far as they are not there.
  static func makeDirectories(_ path: String) throws(Failure) {
    if FileKind(at: path)?.isDirectory == true { return }
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeDirectories(String(path[..<slash])) }
    if path.hasSuffix("/") { return }
    try Failure.about(path) { () throws(SystemError) in try Files.makeDirectory(path) }
  }
}
