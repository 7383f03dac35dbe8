/// Something about tiers, or about the amount among them, that could not be drawn as it was given.
public enum TierFault: Hashable, Sendable {
  /// So many tiers have a bound that is not known and that no neighbour gives; they are left out.
  case withoutBounds(count: Int)
  /// So many tiers end before they begin; their bounds are exchanged.
  case reversed(count: Int)
  /// So many tiers have no length.
  case ofNoLength(count: Int)
  /// The tiers are not in order; they are drawn in order.
  case outOfOrder
  /// So many tiers begin before another has ended; what they share belongs to the one that begins later.
  case overlapping(count: Int)
  /// The amount is less than where the first tier begins; the marker stands before the track.
  case amountBelow(amount: Double, start: Double)
  /// The amount is more than where the last tier ends; the highlight runs on beyond the track.
  case amountBeyond(amount: Double, end: Double)
  /// The amount is in no tier but between two.
  case amountBetween(amount: Double)
  /// So many goals are outside all tiers, or not numbers; they are not shown.
  case goalsOutside(count: Int)
  /// Some names, savings, boundaries or goals have no room for their words.
  case wordsDropped(shown: Int, of: Int)
}

extension TierFault: CustomStringConvertible {
  /// The fault as a plain English sentence.
  public var description: String {
    switch self {
    case .withoutBounds(let count):
      count == 1
        ? "1 tier has a bound that is not known; it is left out."
        : "\(count) tiers have a bound that is not known; they are left out."
    case .reversed(let count):
      count == 1
        ? "1 tier ends before it begins; its bounds are exchanged."
        : "\(count) tiers end before they begin; their bounds are exchanged."
    case .ofNoLength(let count): count == 1 ? "1 tier has no length." : "\(count) tiers have no length."
    case .outOfOrder: "The tiers are not in order; they are drawn in order."
    case .overlapping(let count):
      count == 1
        ? "1 tier begins before another has ended; what they share belongs to the one that begins later."
        : "\(count) tiers begin before another has ended; what they share belongs to the one that begins later."
    case .amountBelow(let amount, let start):
      "The amount \(NumberFormat.exact(amount)) is below the first tier, which begins at \(NumberFormat.exact(start))."
    case .amountBeyond(let amount, let end):
      "The amount \(NumberFormat.exact(amount)) is beyond the last tier, which ends at \(NumberFormat.exact(end))."
    case .amountBetween(let amount): "The amount \(NumberFormat.exact(amount)) is in no tier but between two."
    case .goalsOutside(let count):
      count == 1 ? "1 goal is outside all tiers and is not shown." : "\(count) goals are outside all tiers and are not shown."
    case .wordsDropped(let shown, let all): "\(shown) of \(all) labels are shown; there is no room for the others."
    }
  }
}
