import Barline

extension PieSamples {
  /// Pies of what pies are made for, and of what they are not.
  static let data: [Sample] = [
    .pie(
      "pie-of-sources", "Iowa’s electricity in 2017", shows: "Three slices, their names and shares by leader lines.",
      values: [29329, 5214, 21933], labels: ["Fossil fuels", "Nuclear energy", "Renewables"]
    ) {
      $0.header = .text("Iowa’s electricity in 2017", subtitle: "Net generation by source")
    },
    .pie(
      "hours-of-a-day", "Where a day goes", shows: "Seven slices that say hours in place of shares.",
      values: [7.5, 8, 1.5, 2, 1, 1.5, 2.5],
      labels: ["Sleep", "Work", "Ways", "Meals", "Sport", "Reading", "All else"]
    ) {
      $0.labelContent = .nameAndValue
      $0.unit = "h"
    },
    .pie(
      "long-tail", "Visits by page",
      shows: "Eleven slices, most of them thin: no label stands on another, no leader crosses one.",
      values: [412, 268, 97, 61, 44, 31, 22, 17, 12, 9, 7],
      labels: [
        "Home", "Search", "Getting started", "Charts", "Backends", "Touch", "Terminal", "Playgrounds", "Changelog", "Licence",
        "Contributing",
      ]),
    .pie(
      "even-thirds", "Three thirds", shows: "Shares that add up to exactly 100: of equal ones the first is rounded up.",
      values: [1, 1, 1], labels: ["First", "Second", "Third"]
    ) { $0.shareDecimals = 2 },
    .pie(
      "names-of-many-scripts", "One each", shows: "Names in several scripts, each measured and cut in whole letters.",
      values: [5, 4, 4, 3, 3, 2],
      labels: ["東京都特別区部", "Ελληνικά γράμματα", "대한민국 서울특별시", "Ağaçlıklı", "Санкт-Петербург", "🇮🇸 Ísland"]),
    .pie(
      "sixty-slices", "Sixty communes", shows: "Sixty slices: as many labels as have room, the largest first.",
      size: ChartSize(width: 640, height: 480), values: (0..<60).map { 200 / Double($0 + 3) },
      labels: (1...60).map { "No. \($0)" }),
    .pie(
      "thousands-of-slices", "Five thousand wards", shows: "More slices than can each be told apart: one mark speaks for all.",
      values: (0..<5000).map { Double($0 * 7919 % 101 + 1) }
    ) { $0.labels = .none },
  ]

  /// Pies of data that are not fit for one.
  static let edges: [Sample] = [
    .pie(
      "all-of-it", "Unanimous", shows: "A slice of 100 % is a whole disc: no gap, no seam.", values: [41],
      labels: ["In favour"]),
    .pie(
      "all-of-a-ring", "Complete", shows: "The same as a ring, among zeros.", values: [0, 12, 0],
      labels: ["To do", "Done", "Given up"]
    ) { $0.shape = .donut },
    .pie("no-slices", "Nothing yet", shows: "A pie without slices is a thin ring that says so.", values: []),
    .pie(
      "zero-slices", "Nobody came", shows: "All zero is the same as nothing.", values: [0, 0, 0],
      labels: ["Yes", "No", "Perhaps"]
    ) { $0.shape = .halfDonut },
    .pie(
      "bad-slices", "What cannot be a share",
      shows: "Missing, zero, negative and infinite values have no slice; the others share the pie.",
      values: [3, nil, -4, .infinity, 0, 2, .nan, 1],
      labels: ["Three", "Missing", "Negative", "Infinite", "Zero", "Two", "NaN", "One"]),
    .pie(
      "huge-slices", "Too large for a sum", shows: "Values whose sum is no number, and one that is nothing beside them.",
      values: [1.5e308, 1e308, 5e307, 1], labels: ["Most", "Much", "Some", "One"]),
    .pie(
      "slices-without-names", "No names", shows: "Slices that nobody has named have their shares alone.", values: [4, 3, 2, 1]),
  ]
}
