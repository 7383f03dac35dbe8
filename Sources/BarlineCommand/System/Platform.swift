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
private func systemIsTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }
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
  fileprivate let number: Int32

  private init(_ number: Int32) { self.number = number }

  static let standardInput = Descriptor(STDIN_FILENO)
  static let standardOutput = Descriptor(STDOUT_FILENO)
  static let standardError = Descriptor(STDERR_FILENO)

  /// Whether it is a terminal.
  var isTerminal: Bool { systemIsTerminal(number) }

  /// How many columns and rows a terminal has; nil where it does not say.
  var windowSize: (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func open(_ path: String, for purpose: Purpose) throws(SystemError) -> Descriptor {
    let flags =
      switch purpose {
      case .reading: O_RDONLY
      case .following: O_RDONLY | O_NONBLOCK
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

extension FileKind {
  /// The file at a path, links followed; nil where there is none.
  init?(at path: String) { self.init { stat(path, &$0) } }

  /// The file that is open; nil where the system does not say.
  init?(of file: Descriptor) { self.init { fstat(file.number, &$0) } }

  private init?(_ find: (inout stat) -> Int32) {
    var found = stat()
    guard find(&found) == 0 else { return nil }
    #if canImport(Darwin)
    let changed = found.st_mtimespec
    #else
    let changed = found.st_mtim
    #endif
    let identity = [Int64(truncatingIfNeeded: found.st_dev), Int64(truncatingIfNeeded: found.st_ino)]
    self.init(
      isDirectory: found.st_mode & S_IFMT == S_IFDIR, isRegular: found.st_mode & S_IFMT == S_IFREG,
      permissions: UInt32(found.st_mode & 0o7777), identity: identity,
      version: identity + [Int64(found.st_size), Int64(changed.tv_sec), Int64(changed.tv_nsec)])
  }
}

/// Files by name.
enum Files {
  static func rename(_ old: String, to new: String) throws(SystemError) {
    if systemRename(old, new) != 0 { throw SystemError.last }
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

/// A variable of the process's environment; nil where it is not set.
func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The number of this process.
var processNumber: Int32 { getpid() }

/// A file that may not grow further no longer ends this process: writing fails, which is told.
func outliveFileLimits() { signal(SIGXFSZ, SIG_IGN) }

/// Does something that is done as a whole: what would end this process meanwhile, Ctrl-C as well, ends it after that.
func withoutInterruption<Fault: Error>(_ work: () throws(Fault) -> Void) throws(Fault) {
  var (ends, before) = (sigset_t(), sigset_t())
  sigemptyset(&ends)
  for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM] { sigaddset(&ends, number) }
  sigprocmask(SIG_BLOCK, &ends, &before)
  defer { sigprocmask(SIG_SETMASK, &before, nil) }
  try work()
}

/// Ends this process.
func endProcess(_ status: Int32) -> Never { exit(status) }

/// Seconds of a clock that is never set back.
func monotonicTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// The terminal that is ours for a while. What signals need lies in plain memory: they may come at any moment.
enum RawTerminal {
  /// The signals that are waited for: the window has another size, the process goes on.
  static let (resized, goesOn) = (UInt8(SIGWINCH), UInt8(SIGCONT))
  /// The signals that end no process, and those that nobody can catch: every other one ends it.
  #if canImport(Darwin)
  private static let harmless = [
    SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGIO, SIGINFO,
  ]
  #else
  private static let harmless = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH]
  #endif
  /// Takes the terminal: every key is read as it comes, and nothing is echoed.
  static func begin(_ keys: Descriptor, _ screen: Descriptor, enter: [UInt8], leave: [UInt8]) throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard tcgetattr(keys.number, &taken.before) == 0, pipe(&ends) == 0 else { throw SystemError.last }
    taken.pipe = (ends[0], ends[1])
    taken.during = taken.before
    cfmakeraw(&taken.during)
    (taken.keys, taken.screen) = (keys.number, screen.number)
    (taken.enter, taken.enterCount, taken.leave, taken.leaveCount) = (copied(enter), enter.count, copied(leave), leave.count)
    for descriptor in ends { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    for number in Int32(1)...64 where !harmless.contains(number) { catchEnd(number) }
    signal(SIGTSTP, giveBackAndStop)
    signal(SIGCONT, goOn)
    signal(SIGWINCH, note)
    take()
  }

  /// Gives it back, and signals mean what they meant.
  static func end() {
    giveBack()
    tcflush(taken.keys, TCIFLUSH)
    for number in taken.ends + [SIGTSTP, SIGCONT, SIGWINCH] { signal(number, SIG_DFL) }
    for descriptor in [taken.pipe.0, taken.pipe.1] { _ = systemClose(descriptor) }
    for bytes in [taken.enter, taken.leave] { bytes?.deallocate() }
    taken = Taken()
  }

  /// Stops the process as Ctrl-Z does, the terminal given back meanwhile.
  static func suspend() { raise(SIGTSTP) }

  /// Waits for keys or signals; which signals came.
  static func wait(for keys: Descriptor, milliseconds: Int32) -> (hasKeys: Bool, signals: [UInt8]) {
    var sources = [
      pollfd(fd: keys.number, events: Int16(POLLIN), revents: 0), pollfd(fd: taken.pipe.0, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&sources, nfds_t(sources.count), milliseconds)
    var signals = [UInt8](repeating: 0, count: 64)
    let read = systemRead(taken.pipe.0, &signals, signals.count)
    return (count > 0 && sources[0].revents != 0, Array(signals[..<max(0, read)]))
  }

  /// Gives the terminal back at a signal, unless this process was started so as to ignore it, or the system has no such signal.
  private static func catchEnd(_ number: Int32) {
    let before = unsafeBitCast(signal(number, giveBackAndEnd), to: Int.self)
    if before == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
    } else if before != -1 {
      taken.ends.append(number)
    }
  }

  private static func copied(_ bytes: [UInt8]) -> UnsafeMutablePointer<UInt8>? {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = copy.update(from: bytes)
    return copy.baseAddress
  }
}

/// What a signal has to know; written only before signals may come, and after.
private struct Taken {
  var isOurs = false
  var (before, during) = (termios(), termios())
  var (keys, screen, pipe): (Int32, Int32, (Int32, Int32)) = (-1, -1, (-1, -1))
  var (enter, leave): (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<UInt8>?) = (nil, nil)
  var (enterCount, leaveCount, ends): (Int, Int, [Int32]) = (0, 0, [])
}

nonisolated(unsafe) private var taken = Taken()

private func take() {
  // A copy: nobody may be writing here when a signal comes.
  var mode = taken.during
  tcsetattr(taken.keys, TCSANOW, &mode)
  _ = systemWrite(taken.screen, taken.enter, taken.enterCount)
  taken.isOurs = true
}

private func giveBack() {
  guard taken.isOurs else { return }
  taken.isOurs = false
  _ = systemWrite(taken.screen, taken.leave, taken.leaveCount)
  var mode = taken.before
  tcsetattr(taken.keys, TCSANOW, &mode)
}

/// Says in the pipe that a signal has come.
private func note(_ number: Int32) {
  let before = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = systemWrite(taken.pipe.1, &byte, 1)
  errno = before
}

private func giveBackAndEnd(_ number: Int32) {
  giveBack()
  signal(number, SIG_DFL)
  raise(number)
}

private func giveBackAndStop(_ number: Int32) {
  giveBack()
  signal(SIGTSTP, SIG_DFL)
  raise(SIGTSTP)
  // A signal is held back while it is being handled: the process stops here, once it may.
  var set = sigset_t()
  sigemptyset(&set)
  sigaddset(&set, SIGTSTP)
  sigprocmask(SIG_UNBLOCK, &set, nil)
  signal(SIGTSTP, giveBackAndStop)
}

private func goOn(_ number: Int32) {
  take()
  note(number)
}
