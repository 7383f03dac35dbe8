/// Why bytes are not the drawing, or the chart, that they were said to be.
public enum ByteDecodingError: Error, Equatable, Sendable {
  /// They do not begin as such bytes do.
  case wrongKind
  /// They are of a version that this build cannot read: newer, most likely.
  case version(UInt8)
  /// They end too early: after so many bytes.
  case truncated(offset: Int)
  /// They say something that cannot be: what, and up to which byte they had been read.
  case invalid(String, offset: Int)

  /// What is wrong, in a sentence for the person who can mend it.
  public var message: String {
    switch self {
    case .wrongKind: "these bytes are something else"
    case .version(let version): "these bytes are of version \(version), which this build cannot read"
    case .truncated(let offset): "these bytes end too early, at \(offset)"
    case .invalid(let what, let offset): "\(what), before byte \(offset)"
    }
  }
}
