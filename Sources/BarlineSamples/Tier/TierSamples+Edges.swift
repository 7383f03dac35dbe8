import Barline

extension TierSamples {
  /// Tiers and words that are hard.
  static let edges: [Sample] = [
    .tiers(
      "tiers-with-a-gap", "Between two tiers",
      shows: "A gap in the data is a thin piece of track, on which the marker can stand.",
      tiers: [Tier("Small", from: 0, to: 100), Tier("Medium", from: 150, to: 300), Tier("Large", from: 300, to: 600)], amount: 125
    ),
    .tiers(
      "tiers-in-disorder", "Out of order, overlapping, reversed, empty",
      shows:
        "Put in order; what two share belongs to the later one, bounds the wrong way round are exchanged, one has no length.",
      tiers: [
        Tier("third", from: 40, to: 60), Tier("first", from: 0, to: 25), Tier("second, reversed", from: 45, to: 20),
        Tier("of no length", from: 60, to: 60), Tier("last", from: 60, to: nil), Tier("end", from: 90, to: 120),
      ], amount: 52),
    .tiers(
      "tiers-none", "No tiers", shows: "Words that say that there are no data; the header stays.", tiers: [], amount: 10),
    .tiers(
      "tiers-one", "One tier", shows: "One tier is the whole track.", tiers: [Tier("Trial", from: 0, to: 30, saving: "30 days")],
      amount: 12, unit: "days"),
    .tiers(
      "tiers-many", "Twenty-four tiers", shows: "Every second number; names have no room, so one line tells the tier at hand.",
      tiers: (0..<24).map { Tier("Level \($0 + 1)", from: Double($0) * 500, to: Double($0 + 1) * 500) }, amount: 7_320,
      unit: "points"),
    .tiers(
      "tiers-long-names", "Long names", shows: "Names in two lines, or cut where even that is not enough.",
      tiers: [
        Tier("Occasional customers of the online shop", from: 0, to: 1_000, saving: "free delivery over 50"),
        Tier("Regular customers", from: 1_000, to: 2_000, saving: "free delivery"),
        Tier("Friends of the house and their families", from: 2_000, to: 5_000, saving: "free delivery, 5 % off everything"),
        Tier("Patrons", from: 5_000, to: 12_000, saving: "by appointment"),
      ], amount: 2_400),
    .tiers(
      "tiers-huge-and-tiny", "Huge and tiny",
      shows: "Bounds from next to nothing to 1e300: written short, at places that are finite.",
      tiers: [
        Tier("tiny", from: 0, to: 1e-9), Tier("usual", from: 1e-9, to: 1_000), Tier("huge", from: 1_000, to: 1e300),
      ], amount: 5e299),
    .tiers(
      "tiers-bare", "A progress bar", shows: "The track with its marker and nothing else, in a line of text.",
      size: ChartSize(width: 240, height: 24), tiers: loyalty, amount: 62_300
    ) {
      $0.header = .none
      $0.makeBare()
    },
  ]
}
