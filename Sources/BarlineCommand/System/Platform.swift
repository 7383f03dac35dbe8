// The one file of this target that knows the platform: files, the process, and the system's words for what went wrong.
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#endif

// Inside a type that has a method of the same name, the system's function cannot be called by its own.
private func systemOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 { open(path, flags, mode) }
private func systemRead(_ file: Int32, _ room: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(file, room, count) }
private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemClose(_ file: Int32) -> Int32 { close(file) }
private func systemRename(_ old: String, _ new: String) -> Int32 { rename(old, new) }

/// Why the system refused.
struct SystemError: Error, Equatable {
  /// Its number for the reason.
  let code: Int32

  /// The reason in its words: "No such file or directory".
  var words: String { strerror(code).map { String(cString: $0) } ?? "error \(code)" }
  /// Whether what is written to has been closed at its other end.
  var isClosedPipe: Bool { code == EPIPE }
  /// Whether there is such a file already.
  var isTaken: Bool { code == EEXIST }

  static var last: SystemError { SystemError(code: errno) }
  static let isDirectory = SystemError(code: EISDIR)
  static let taken = SystemError(code: EEXIST)
}

/// An open file.
struct Descriptor {
  private let number: Int32

  private init(_ number: Int32) { self.number = number }

  static let standardInput = Descriptor(STDIN_FILENO)
  static let standardOutput = Descriptor(STDOUT_FILENO)
  static let standardError = Descriptor(STDERR_FILENO)

  /// How a file is opened.
  enum Purpose {
    case reading
    /// What was in it is lost; it has to be there.
    case overwriting
    /// It must not be there yet.
    case creating
  }

  static func open(_ path: String, for purpose: Purpose) throws(SystemError) -> Descriptor {
    let flags =
      switch purpose {
      case .reading: O_RDONLY
      case .overwriting: O_WRONLY | O_TRUNC
      case .creating: O_WRONLY | O_CREAT | O_EXCL
      }
    while true {
      let number = systemOpen(path, flags | O_CLOEXEC, 0o666)
      if number >= 0 { return Descriptor(number) }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Reads what there is, at most as much as there is room for; 0 at the end.
  func read(into room: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = systemRead(number, room.baseAddress, room.count)
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Writes all of it.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        systemWrite(number, all.baseAddress?.advanced(by: start), all.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno != EINTR {
        throw SystemError.last
      }
    }
  }

  /// Closes it; a disk may say only now that it is full.
  func close() throws(SystemError) {
    let status = systemClose(number)
    // Interrupted, it is closed all the same.
    if status != 0, errno != EINTR { throw SystemError.last }
  }

  /// Gives it the permissions of another file.
  func setPermissions(_ mode: UInt32) { _ = fchmod(number, mode_t(mode)) }
}

/// What the system knows of a file without opening it.
struct FileKind: Equatable {
  let isDirectory: Bool
  /// Bytes on a disk, not a device or a pipe.
  let isRegular: Bool
  let permissions: UInt32
  /// Two names of one file have the same.
  let identity: [UInt64]

  fileprivate init(_ found: stat) {
    isDirectory = found.st_mode & S_IFMT == S_IFDIR
    isRegular = found.st_mode & S_IFMT == S_IFREG
    permissions = UInt32(found.st_mode & 0o7777)
    identity = [UInt64(truncatingIfNeeded: found.st_dev), UInt64(truncatingIfNeeded: found.st_ino)]
  }

  /// The file at a path, links followed; nil where there is none.
  init?(at path: String) {
    var found = stat()
    guard stat(path, &found) == 0 else { return nil }
    self.init(found)
  }
}

/// Files by name.
enum Files {
  static func rename(_ old: String, to new: String) throws(SystemError) {
    let status = systemRename(old, new)
    if status != 0 { throw SystemError.last }
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static func makeDirectory(_ path: String) throws(SystemError) {
    if mkdir(path, 0o777) != 0 { throw SystemError.last }
  }

  /// Throws where this process may not write to a file.
  static func checkWritable(_ path: String) throws(SystemError) {
    if access(path, W_OK) != 0 { throw SystemError.last }
  }

  /// The path with its links followed; nil where there is no such file.
  static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}

/// The number of this process.
var processNumber: Int32 { getpid() }

/// Ends this process.
func endProcess(_ status: Int32) -> Never { exit(status) }
