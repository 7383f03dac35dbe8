/// What came of comparing a document with the one that was looked at and found right.
///
///     let golden = GoldenComparison(try SVGRenderer().render(chart.drawing(at: 0)), named: "sales.svg", in: folder)
///     #expect(golden.isSame, "\(golden)")
///
/// A document that differs is written beside its golden, `sales-changed.svg`, to be looked at. With `BARLINE_RECORD=1` in the
/// environment goldens are written instead of compared; that is refused where `CI` is set, as build servers do.
public enum GoldenComparison: Equatable, Sendable, CustomStringConvertible {
  /// Byte for byte the same.
  case same
  /// It has been written as the golden.
  case recorded
  /// It differs: the file that it was written to, the first line that differs, counted from 1, and that line in both.
  case different(path: String, line: Int, expected: String, found: String)
  /// There is no golden at this path.
  case missing(path: String)
  /// Recording was asked for where goldens are not to be written.
  case refused
  /// A file could not be written; the number is the system’s `errno`.
  case failed(path: String, errno: Int32)

  /// Whether goldens are compared or written.
  public enum Mode: Hashable, Sendable {
    /// They are compared.
    case compare
    /// They are written.
    case record
    /// As the environment says: `BARLINE_RECORD=1` writes them, unless `CI` is set.
    case environment
  }

  /// Compares a document with its golden, or records it.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - name: The golden's file name.
  ///   - folder: Where it is kept: in a test, a folder beside `#filePath`.
  ///   - mode: Whether to compare or to record; as the environment says unless told otherwise.
  public init(_ document: [UInt8], named name: String, in folder: String, mode: Mode = .environment) {
    let asked = mode == .record || (mode == .environment && environmentVariable("BARLINE_RECORD") == "1")
    let golden = folder + "/" + name
    let changed = folder + "/" + Self.changedName(name)
    guard !asked else {
      guard mode == .record || environmentVariable("CI") == nil else {
        self = .refused
        return
      }
      removeFile(changed)
      self = writeFile(golden, document).map { .failed(path: golden, errno: $0) } ?? .recorded
      return
    }
    guard let expected = readFile(golden) else {
      self = .missing(path: golden)
      return
    }
    guard expected != document else {
      removeFile(changed)
      self = .same
      return
    }
    if let error = writeFile(changed, document) {
      self = .failed(path: changed, errno: error)
    } else {
      self = Self.difference(expected, document, changed)
    }
  }

  /// Whether the document is as its golden: the same, or recorded just now.
  public var isSame: Bool { self == .same || self == .recorded }

  /// What came of it, for a test's message.
  public var description: String {
    switch self {
    case .same: "the same as its golden"
    case .recorded: "recorded"
    case .different(let path, let line, let expected, let found): "differs, see \(path)\nline \(line)\n- \(expected)\n+ \(found)"
    case .missing(let path): "\(path) is not there: BARLINE_RECORD=1 records it"
    case .refused: "goldens are not recorded where CI is set"
    case .failed(let path, let errno): "\(path) cannot be written (errno \(errno))"
    }
  }

  /// `sales.svg` is `sales-changed.svg`.
  private static func changedName(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name + "-changed" }
    return name[..<dot] + "-changed" + name[dot...]
  }

  private static func difference(_ expected: [UInt8], _ found: [UInt8], _ path: String) -> GoldenComparison {
    func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
      bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let (old, new) = (lines(expected), lines(found))
    let place = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func text(_ lines: [ArraySlice<UInt8>]) -> String {
      place < lines.count ? String(decoding: lines[place].prefix(300), as: UTF8.self) : "(no such line)"
    }
    return .different(path: path, line: place + 1, expected: text(old), found: text(new))
  }
}
