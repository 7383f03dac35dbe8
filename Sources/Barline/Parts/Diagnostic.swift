/// Something that a chart could not draw as asked, and what it did instead.
///
/// A plan collects these; nothing is written to a log. More cases will come: give a `switch` over them a `default`.
public enum Diagnostic: Hashable, Sendable {
  /// So many values were infinite and are treated as missing.
  case infiniteValues(count: Int)
  /// So many values are negative where only amounts can be drawn: they are drawn as nothing and keep their numbers.
  case negativeValues(count: Int)
  /// The fixed minimum is not below the fixed maximum; both are ignored.
  case minimumNotBelowMaximum(minimum: Double, maximum: Double)
  /// A fixed minimum, maximum or tick step is not a usable number (NaN, infinite, or leaves no room) and is ignored.
  case limitNotUsable
  /// More ticks were asked for than there is room for.
  case tooManyTicks(asked: Int, drawn: Int)
  /// So many of the tick values given are not finite or lie outside the axis.
  case ticksOutside(count: Int)
  /// The chart is too small for its subtitle.
  case subtitleDropped
  /// The chart is too small for its header.
  case headerDropped
  /// The chart is too small for its footer.
  case footerDropped
  /// The chart is too small for its legend.
  case legendDropped
  /// The chart is too small for its value labels.
  case valueLabelsDropped
  /// The chart is too small for the rates between its stages.
  case ratesDropped
  /// Some category labels were left out so that the rest do not overlap.
  case labelsDropped(shown: Int, of: Int)
  /// The data source announced more values than a chart reads.
  case tooManyValues(announced: Int, read: Int)
  /// The data source gave a different number of values than it announced.
  case wrongValueCount(expected: Int, given: Int)
  /// Some slices' labels were left out, since there was no room for them beside those of larger slices.
  case sliceLabelsDropped(shown: Int, of: Int)
  /// The total in the middle of a ring was left out: there was no room for it, or it is too large for a number.
  case totalDropped
  /// Something about the tiers of a tier chart.
  case tiers(TierFault)
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a plain English sentence.
  public var description: String {
    switch self {
    case .infiniteValues(let count):
      count == 1 ? "1 value is infinite and is treated as missing." : "\(count) values are infinite and are treated as missing."
    case .negativeValues(let count):
      count == 1 ? "1 value is negative and is drawn as nothing." : "\(count) values are negative and are drawn as nothing."
    case .minimumNotBelowMaximum(let minimum, let maximum):
      "The minimum \(NumberFormat.exact(minimum)) is not below the maximum \(NumberFormat.exact(maximum)); both are ignored."
    case .limitNotUsable:
      "A fixed minimum, maximum or tick step is not a usable number and is ignored."
    case .tooManyTicks(let asked, let drawn):
      "\(asked) ticks were asked for; there is room for \(drawn)."
    case .ticksOutside(let count):
      count == 1
        ? "1 tick value is not finite or lies outside the axis." : "\(count) tick values are not finite or lie outside the axis."
    case .subtitleDropped: "The chart is too small for its subtitle."
    case .headerDropped: "The chart is too small for its header."
    case .footerDropped: "The chart is too small for its footer."
    case .legendDropped: "The chart is too small for its legend."
    case .valueLabelsDropped: "The chart is too small for its value labels."
    case .ratesDropped: "The chart is too small for the rates between its stages."
    case .labelsDropped(let shown, let all):
      "\(shown) of \(all) category labels are shown; the others would overlap them."
    case .tooManyValues(let announced, let read):
      "The data source announced \(announced) values; \(read) were read."
    case .wrongValueCount(let expected, let given):
      "The data source announced \(expected) values and gave \(given)."
    case .sliceLabelsDropped(let shown, let all):
      "\(shown) of \(all) slices' labels are shown; there is no room for the others."
    case .totalDropped: "The total is left out: there is no room for it, or it is too large for a number."
    case .tiers(let fault): fault.description
    }
  }
}
