/// How a command ends when it could not do what it was asked.
enum Failure: Error, Equatable {
  /// It was not asked properly: an unknown option, a column that is not there.
  case usage(String)
  /// The data, or a file that cannot be read or written.
  case data(String)
  /// A library that the picture needs is not installed.
  case missing(String)
  /// Whoever read the output has had enough: nothing more is to be said.
  case outputClosed

  /// What the process ends with.
  var status: Int32 {
    switch self {
    case .usage: 2
    case .data, .outputClosed: 1
    case .missing: 3
    }
  }

  /// What is said of it.
  var message: String? {
    switch self {
    case .usage(let message), .data(let message), .missing(let message): message
    case .outputClosed: nil
    }
  }

  /// Does something with a file; what the system says against it is said of that file.
  static func about<Result>(_ name: String, _ work: () throws(SystemError) -> Result) throws(Failure) -> Result {
    do throws(SystemError) {
      return try work()
    } catch {
      throw error.isClosedPipe ? .outputClosed : .data("\(name): \(error.words)")
    }
  }
}
