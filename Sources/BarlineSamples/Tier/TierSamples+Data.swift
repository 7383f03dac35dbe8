import Barline

extension TierSamples {
  typealias Tier = TierModel.Tier

  /// Four tiers of a customer's year.
  static let loyalty = [
    Tier("Bronze", from: 0, to: 10_000, saving: "2 % off"), Tier("Silver", from: 10_000, to: 50_000, saving: "5 % off"),
    Tier("Gold", from: 50_000, to: 100_000, saving: "8 % off"), Tier("Platinum", from: 100_000, to: 250_000, saving: "12 % off"),
  ]

  /// Tiers and amounts as they should be.
  static let data: [Sample] = [
    .tiers(
      "tiers-of-a-year", "Loyalty tiers",
      shows: "Reached tiers full, the current one in part, the marker at the amount, what each tier brings under its name.",
      tiers: loyalty, amount: 62_300, unit: "kr"),
    .tiers(
      "tiers-proportional", "As wide as their amounts",
      shows: "Widths in proportion; numbers and names that would touch are left out or stand lower.",
      tiers: loyalty, amount: 62_300, unit: "kr"
    ) { $0.widths = .proportional },
    .tiers(
      "tiers-with-goals", "Several goals",
      shows: "Goals as lines across the track, with their words over it, in two rows where they are near.",
      tiers: loyalty, amount: 31_000, unit: "kr",
      goals: [
        TierModel.Goal(12_000, label: "last year"), TierModel.Goal(60_000, label: "this year"),
        TierModel.Goal(73_000, label: "budget"),
        TierModel.Goal(180_000),
      ]),
    .tiers(
      "tiers-at-a-boundary", "Exactly on a boundary",
      shows: "An amount of exactly 50,000 has reached the tier that begins there.",
      tiers: loyalty, amount: 50_000, unit: "kr"),
    .tiers(
      "tiers-beyond-the-end", "Beyond the last tier",
      shows: "All tiers full; the highlight runs on along a thin piece of track beyond them.",
      tiers: loyalty, amount: 312_000, unit: "kr"),
    .tiers(
      "tiers-below-the-start", "Below the first tier",
      shows: "A negative amount stands before the track, and nothing is reached.",
      tiers: loyalty, amount: -4_200, unit: "kr"),
    .tiers(
      "tiers-without-amount", "No amount yet", shows: "The row of tiers, without highlight, marker or pill.", tiers: loyalty,
      amount: nil),
  ]
}
