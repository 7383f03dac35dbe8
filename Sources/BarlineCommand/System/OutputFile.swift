/// Writes a file as a whole or not at all.
enum OutputFile {
  /// Puts bytes where a path says: written beside it under another name, then renamed. Devices and pipes are written to directly.
  static func write(_ bytes: [UInt8], to path: String) throws(SystemError) {
    guard let kind = FileKind(at: path) else { return try replace(path, with: bytes, permissions: nil) }
    if kind.isDirectory { throw .isDirectory }
    try Files.checkWritable(path)
    guard kind.isRegular else {
      let file = try Descriptor.open(path, for: .overwriting)
      return try finish(file, bytes)
    }
    // Through a link, its target is what gets new contents.
    try replace(Files.resolved(path) ?? path, with: bytes, permissions: kind.permissions)
  }

  /// Nothing stays beside the path, also where the process is ended meanwhile.
  private static func replace(_ path: String, with bytes: [UInt8], permissions: UInt32?) throws(SystemError) {
    try withoutInterruption { () throws(SystemError) in
      let (beside, file) = try makeBeside(path)
      do throws(SystemError) {
        if let permissions { file.setPermissions(permissions) }
        try finish(file, bytes)
        try Files.rename(beside, to: path)
      } catch {
        Files.remove(beside)
        throw error
      }
    }
  }

  private static func finish(_ file: Descriptor, _ bytes: [UInt8]) throws(SystemError) {
    do throws(SystemError) {
      try file.write(bytes)
    } catch {
      try? file.close()
      throw error
    }
    try file.close()
  }

  /// A new file in the same directory. Its name is short, however long the path's own is.
  private static func makeBeside(_ path: String) throws(SystemError) -> (path: String, file: Descriptor) {
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for attempt in 0..<100 {
      let beside = "\(directory).barline-\(processNumber)-\(attempt)"
      do throws(SystemError) {
        return (beside, try Descriptor.open(beside, for: .creating))
      } catch  where !error.isTaken {
        throw error
      } catch {}
    }
    throw .taken
  }
}
