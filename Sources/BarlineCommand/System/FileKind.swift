/// What the system knows of a file without reading it.
struct FileKind: Equatable {
  let isDirectory: Bool
  /// Bytes on a disk, not a device or a pipe.
  let isRegular: Bool
  let permissions: UInt32
  /// Two names of one file have the same.
  let identity: [Int64]
  /// Changes when the file is written to or replaced: its identity, its length, and when it was changed.
  let version: [Int64]
}

extension Descriptor {
  /// How a file is opened.
  enum Purpose {
    case reading
    /// Reading of what may have become something else meanwhile: nobody is waited for at the other end of a pipe.
    case following
    /// What was in it is lost; it has to be there.
    case overwriting
    /// It must not be there yet.
    case creating
  }
}
