import BarlineData

/// Reads a data file a piece at a time; its text is never held whole.
enum DataFile {
  /// The path that means standard input.
  static let standardInput = "-"
  private static let pieceLength = 1 << 16

  /// What messages call a file.
  static func name(_ path: String) -> String { path == standardInput ? "standard input" : path }

  /// The table in a file.
  ///
  /// - Parameters:
  ///   - firstRow: What the first row of delimited text holds.
  ///   - follows: Whether the file is read again and again: a last line that has no end yet is left out, as it is being written, and
  ///     what is no file is refused.
  static func read(_ path: String, firstRow: FirstRow = .automatic, follows: Bool = false) throws(Failure) -> DataTable {
    let isInput = path == standardInput
    let file =
      isInput
      ? Descriptor.standardInput
      : try Failure.about(path) { () throws(SystemError) in try .open(path, for: follows ? .following : .reading) }
    defer { if !isInput { try? file.close() } }
    if follows, let kind = FileKind(of: file), !kind.isRegular, !kind.isDirectory {
      throw .data("\(path): this is no ordinary file, which alone can be read again")
    }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: pieceLength, alignment: 16)
    defer { room.deallocate() }
    let name = name(path)
    var reader = TableReader(fileName: name, firstRow: firstRow)
    var begun: [UInt8] = []
    while true {
      let count = try Failure.about(name) { () throws(SystemError) in try file.read(into: room) }
      do throws(DataError) {
        guard count > 0 else { return try reader.finish() }
        let piece = UnsafeRawBufferPointer(rebasing: room[..<count])
        guard follows else {
          try reader.read(piece.bindMemory(to: UInt8.self).span)
          continue
        }
        begun += piece
        let end = begun.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        try reader.read(Array(begun[..<end]))
        begun.removeFirst(end)
      } catch {
        throw Failure.data(error.description)
      }
    }
  }
}
