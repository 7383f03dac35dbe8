import BarlineData

/// Reads a data file a piece at a time; its text is never held whole.
enum DataFile {
  /// The path that means standard input.
  static let standardInput = "-"
  private static let pieceLength = 1 << 16

  /// What messages call a file.
  static func name(_ path: String) -> String { path == standardInput ? "standard input" : path }

  /// The table in a file.
  static func read(_ path: String) throws(Failure) -> DataTable {
    let isInput = path == standardInput
    let file =
      isInput ? Descriptor.standardInput : try Failure.about(path) { () throws(SystemError) in try .open(path, for: .reading) }
    defer { if !isInput { try? file.close() } }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 16)
    defer { room.deallocate() }
    let name = name(path)
    var reader = TableReader(fileName: name)
    while true {
      let count = try Failure.about(name) { () throws(SystemError) in try file.read(into: room) }
      do throws(DataError) {
        guard count > 0 else { return try reader.finish() }
        try reader.read(UnsafeRawBufferPointer(rebasing: room[..<count]).bindMemory(to: UInt8.self).span)
      } catch {
        throw Failure.data(error.description)
      }
    }
  }
}
