/// A chart that can be written as bytes, so that another process, a page for example, shows the same chart and answers touches.
///
///     let bytes = chart.encoded()
///     let copy = try DecodedChart(decoding: bytes)
///     copy.chart.drawing(at: 0) == chart.drawing(at: 0)   // true
public protocol EncodableChart: ChartView {
  /// The chart at rest, with everything that its source and its delegate say of the data they have, as bytes.
  ///
  /// Reads and lays out what has not been yet. In the bytes are values, names, labels, identities, styles, settings, the words and the
  /// locale, the selection and the part in view. Not in them are the text measurer, which the reader gives, what is moving, and what
  /// `encodingLosses` tells. The bytes are made for the same version of Barline; a reader refuses any other.
  /// - Complexity: O(n) in the number of values; a million take 1–9 MB, by their digits. The delegate is asked of each of the first
  ///   65,536 marks whether it may be selected and what its tooltip says, the source for the label and the identity of as many items.
  func encoded() -> [UInt8]

  /// What `encoded()` leaves behind or can keep only in part; empty where the copy is the same chart in every respect.
  ///
  /// - Complexity: that of `encoded()`.
  var encodingLosses: [EncodingLoss] { get }
}

/// Something of a chart that its bytes do not hold, or not for every size.
public enum EncodingLoss: Hashable, Sendable {
  /// So many marks, a header, a footer or a centre were drawn by the app: the drawing is kept as it was laid out last and is moved and
  /// stretched where its place is another.
  case customDrawing(count: Int)
  /// Texts that the delegate has for numbers along an axis: those for the ticks of likely sizes are kept, other ticks have their number.
  case tickTexts(count: Int)
  /// The chart is moving, or about to: it is kept as it is when it has come to rest. (An entrance that has yet to start is kept.)
  case motion
  /// Labels, identities, tooltips and what may be selected are kept of the first items only.
  case items(kept: Int, of: Int)
}

extension EncodingLoss: CustomStringConvertible {
  /// The loss as a plain English sentence.
  public var description: String {
    switch self {
    case .customDrawing(let count):
      count == 1
        ? "1 part is drawn by the app; its drawing is kept, and stretched in another size."
        : "\(count) parts are drawn by the app; their drawings are kept, and stretched in another size."
    case .tickTexts(let count):
      "\(count) texts that the delegate has for ticks are kept; other ticks show their number."
    case .motion: "The chart is moving; it is kept as it is at rest."
    case .items(let kept, let all):
      "Labels, identities, tooltips and what may be selected are kept of \(kept) of \(all) items."
    }
  }
}

/// What a chart is made of again, and what was left behind.
struct EncodedParts {
  var coder: ByteCoder
  var losses: [EncodingLoss] = []

  init(_ kind: ChartKind) {
    coder = ByteCoder(writing: ChartKind.kindOfBytes, version: ChartKind.version)
    var kind = kind
    coder.code(kind: &kind)
  }
}

/// The kinds of chart, as bytes tell them.
enum ChartKind: UInt8 {
  case bar, line, pie, funnel, tier

  static var kindOfBytes: StaticString { "BLCH" }
  /// To be raised with every change of what bytes mean.
  static var version: UInt8 { 1 }
}
