import Testing

@testable import Barline

/// Whether two turned rectangles share an area: no line along one of their edges keeps them apart.
func overlap(_ a: TurnedRect, _ b: TurnedRect) -> Bool {
  let (p, q) = (a.corners, b.corners)
  for corners in [p, q] {
    for place in 0..<2 {
      let (ax, ay) = (corners[place + 1].x - corners[place].x, corners[place + 1].y - corners[place].y)
      let length = (ax * ax + ay * ay).squareRoot()
      guard length > 0 else { return false }
      let first = p.map { ($0.x * ax + $0.y * ay) / length }
      let second = q.map { ($0.x * ax + $0.y * ay) / length }
      guard let a0 = first.min(), let a1 = first.max(), let b0 = second.min(), let b1 = second.max() else { return false }
      // Coordinates of a billion have steps of 1e-7.
      if a1 <= b0 + 1e-5 || b1 <= a0 + 1e-5 { return false }
    }
  }
  return true
}

/// Every character 6 points wide at size 11: widths that can be added by hand.
let sixWide = ChartEnvironment(
  measurer: TextMeasurer { string, style in
    TextMetrics(width: Double(string.count) * 6 * style.size / 11, ascent: 10, descent: 4, capHeight: 8)
  })

/// The labels of bands that fill a plot from `left` on, in a chart that reaches `margin` further on both sides.
func categories(
  _ labels: [String], width: Double, left: Double = 40, margin: Double = 16, height: Double = 120, staggers: Bool = false,
  environment: ChartEnvironment = sixWide, asked: (Int) -> Void = { _ in }
) -> CategoryLabels {
  let step = width / Double(max(1, labels.count))
  return CategoryLabels(
    count: labels.count, firstCenter: left + step / 2, step: step, left: left - margin, right: left + width + margin, top: 200,
    maximumHeight: height, staggers: staggers, environment: environment
  ) {
    asked($0)
    return labels[$0]
  }
}

extension CategoryLabels {
  var texts: [String] { labels.map { runs[$0.lines].map(\.string).joined(separator: "|") } }
}

@Suite("Category labels") struct CategoryLabelsTests {
  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  static let sets: [(name: String, label: @Sendable (Int) -> String)] = [
    ("numbers", { "\($0 * 1250)" }),
    ("years", { "\(1960 + $0)" }),
    ("months", { "\(2006 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)" }),
    ("month names", { "\(months[$0 % 12]) \(2006 + $0 / 12)" }),
    ("days", { "2012-01-\($0 < 9 ? "0" : "")\($0 + 1)" }),
    ("letters", { String(Character(Unicode.Scalar(UInt8(65 + $0 % 26)))) }),
    ("long names", { "The number \($0) of some rather long names" }),
    ("words without spaces", { "Donaudampfschifffahrtsgesellschaft\($0)" }),
    ("CJK", { _ in "数据中心数据中心" }),
    ("one long", { $0 == 1 ? "This label has more than forty characters in it" : "abc" }),
    ("first long", { $0 == 0 ? "This label has more than forty characters in it" : "abc" }),
    ("empty", { _ in "" }),
    ("some empty", { $0 % 3 == 0 ? "" : "Some name \($0)" }),
    ("emoji", { _ in "👩‍👩‍👧‍👦🚲🇩🇪" }),
    ("300 characters", { _ in String(repeating: "wide ", count: 60) }),
  ]

  @Test(arguments: sets.indices) func `never overlap, leave the chart or get too high`(set: Int) {
    let label = CategoryLabelsTests.sets[set].label
    let hair = ChartInsets(all: 1e-6)
    var faults: [String] = []
    for (environment, step) in [(ChartEnvironment.standard, 1), (ChartEnvironment(textScale: 2), 9)] {
      for count in stride(from: 0, through: 40, by: step) {
        let labels = (0..<count).map(label)
        for width in [-5, 0, 1, 40, 100, 237, 320, 640, 1e9] {
          for (height, staggers) in [(13.0, false), (29, true), (66, false)] {
            let result = categories(labels, width: width, height: height, staggers: staggers, environment: environment)
            let room = ChartRect(left: 24 - 1e-5, top: 200 - 1e-9, right: 56 + width + 1e-5, bottom: 200 + height + 1e-9)
            for (place, one) in result.labels.enumerated() {
              // A glance is enough for level labels, which are most.
              let (isLevel, bounds) = (one.box.angle == 0, one.box.bounds)
              let isInside =
                bounds.minX >= room.minX && bounds.maxX <= room.maxX && bounds.minY >= room.minY && bounds.maxY <= room.maxY
              let isCounted = bounds.maxY <= 200 + result.height + 1e-9
              let isAlone = !result.labels[(place + 1)...].prefix(isLevel ? 2 : 3).contains {
                isLevel ? $0.box.rect.inset(by: hair).overlaps(one.box.rect) : overlap(one.box, $0.box)
              }
              if !(isInside && isCounted && isAlone) {
                faults.append("\(result.mode), \(count) in \(width) × \(height): \(result.texts)")
              }
            }
          }
        }
      }
    }
    #expect(faults.isEmpty, "\(faults.count): \(faults.prefix(3))")
  }

  @Test func `are level where they fit side by side`() {
    // 4 labels of 5 · 6 = 30, 6 apart: 36 a band is enough, 35 is not.
    let names = ["alpha", "bravo", "delta", "gamma"]
    #expect(categories(names, width: 144).mode == .flat)
    #expect(categories(names, width: 144).labels.map(\.box.rect.midX) == [58, 94, 130, 166])
    #expect(categories(names, width: 140).mode != .flat)
    #expect(categories(names, width: 144).height == 14)
  }

  @Test func `words of one length are broken all or none: not only the one that has no room at the edge`() {
    let names = ["魅族手機", "華為手機", "中興手機", "小米手機"]
    // 24 wide and 30 apart; the last one is moved 4 inside the edge, and then 2 from its neighbour.
    func labels(right: Double) -> CategoryLabels {
      CategoryLabels(
        count: 4, firstCenter: 40, step: 30, left: 20, right: right, top: 200, maximumHeight: 60, staggers: false,
        environment: sixWide
      ) { names[$0] }
    }
    #expect(labels(right: 142).texts == names)
    #expect(labels(right: 138).texts == ["魅族|手機", "華為|手機", "中興|手機", "小米|手機"])
  }

  @Test func `take two lines where that is enough`() {
    let names = ["Fossil Fuels", "Hydro Power", "Solar Energy", "Other Kinds"]
    let result = categories(names, width: 200)
    #expect(result.mode == .wrapped)
    #expect(result.texts == ["Fossil|Fuels", "Hydro|Power", "Solar|Energy", "Other|Kinds"])
    #expect(result.height == 28)
    #expect(result.dropped == 0)
  }

  @Test func `rise by 45 degrees, then by 90, where names are too long`() {
    let names = (0..<10).map { "Regionno\($0)" }
    // 10 × 54 wide in 400 points: level boxes overlap, slanted ones, 28 apart, do not.
    let slanted = categories(names, width: 400, margin: 60)
    #expect(slanted.mode == .slanted)
    #expect(slanted.texts == names)
    #expect(slanted.runs.allSatisfy { $0.rotation == -Double.pi / 4 && $0.anchor == .end })
    // 18 apart: slanted lines would be 12.7 apart and are 14 high, upright ones have room.
    let upright = categories(names, width: 180, margin: 60)
    #expect(upright.mode == .upright)
    #expect(upright.dropped == 0)
  }

  @Test func `keep round years`() {
    let years = (1960...2020).map { "\($0)" }
    // 24 + 6 points a label, 10 a year: every fifth year.
    #expect(
      categories(years, width: 610).texts == [
        "1960", "1965", "1970", "1975", "1980", "1985", "1990", "1995", "2000", "2005", "2010", "2015", "2020",
      ])
    #expect(categories((1957...2017).map { "\($0)" }, width: 305).texts == ["1960", "1970", "1980", "1990", "2000", "2010"])
    // Falling years too, and years five apart.
    #expect(
      categories((1957...2017).reversed().map { "\($0)" }, width: 305).texts == ["2010", "2000", "1990", "1980", "1970", "1960"])
    #expect(
      categories(stride(from: 1565, through: 1820, by: 5).map { "\($0)" }, width: 260).texts == [
        "1600", "1650", "1700", "1750", "1800",
      ])
  }

  @Test func `keep round hours, and midnights where only days have room`() {
    func hour(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number):00" }
    // 24 labels of 30 in 480 points: every second one has 40. In 300, every third 37.5, in 200 every sixth 50.
    let day = (0..<24).map(hour)
    #expect(
      categories(day, width: 480).texts == [
        "00:00", "02:00", "04:00", "06:00", "08:00", "10:00", "12:00", "14:00", "16:00", "18:00", "20:00", "22:00",
      ])
    #expect(categories(day, width: 300).texts == ["00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00"])
    #expect(categories(day, width: 200).texts == ["00:00", "06:00", "12:00", "18:00"])
    // Three days that begin at five: 60 wide each, 72 hours in 480 points leave every twelfth 80, in 240 points midnights 80.
    let days = (5..<77).map { "\(1 + $0 / 24) Jul \(hour($0 % 24))" }
    #expect(
      categories(days, width: 480).texts == [
        "1 Jul 12:00", "2 Jul 00:00", "2 Jul 12:00", "3 Jul 00:00", "3 Jul 12:00", "4 Jul 00:00",
      ])
    #expect(categories(days, width: 240).texts == ["2 Jul 00:00", "3 Jul 00:00", "4 Jul 00:00"])
    // Quarters of an hour.
    let quarters = (0..<20).map { "1\($0 / 4):" + ["00", "15", "30", "45"][$0 % 4] }
    #expect(
      categories(quarters, width: 380).texts == [
        "10:00", "10:30", "11:00", "11:30", "12:00", "12:30", "13:00", "13:30", "14:00", "14:30",
      ])
  }

  @Test func `that are dates are broken all alike, or not at all`() {
    // Six of 36 to 42 points have 45 each: all but the longest would fit in a line.
    let dates = ["Mar 8", "Mar 9", "Mar 10", "Mar 11", "Mar 12", "Mar 13"]
    let broken = categories(dates, width: 240)
    #expect(broken.mode == .wrapped)
    #expect(broken.texts == ["Mar|8", "Mar|9", "Mar|10", "Mar|11", "Mar|12", "Mar|13"])
    #expect(categories(dates, width: 252).texts == dates)
  }

  @Test func `moved inside the chart's edge may stand closer to the next`() {
    // Points on both edges of 100 points, 16 beyond them: the last label, 42 wide, is moved by 5; 5 points are left of 10.
    func labels(_ last: String, margin: Double) -> [String] {
      let words = ["a", "bbbbbb", last]
      return CategoryLabels(
        count: 3, firstCenter: 0, step: 50, left: -margin, right: 100 + margin, top: 0, maximumHeight: 14, environment: sixWide
      ) { words[$0] }.texts
    }
    #expect(labels("ccccccc", margin: 16) == ["a", "bbbbbb", "ccccccc"])
    // Moved by 9: 2 points would be left.
    #expect(labels("ccccccc", margin: 12) != ["a", "bbbbbb", "ccccccc"])
  }

  @Test func `keep Januaries and firsts of months`() {
    let months = (0..<120).map { CategoryLabelsTests.sets[2].label($0 + 3) }
    #expect(
      categories(months, width: 720).texts
        == (2007...2015).map { "\($0)-01" } + ["2016-01"])
    let names = (0..<24).map { CategoryLabelsTests.sets[3].label($0) }
    #expect(categories(names, width: 480, height: 20).texts.allSatisfy { ["Jan", "Apr", "Jul", "Oct"].contains($0.prefix(3)) })
    var days: [String] = []
    for month in 1...3 { for day in 1...[31, 29, 31][month - 1] { days.append("2012-0\(month)-\(day < 10 ? "0" : "")\(day)") } }
    // 10 characters of 6 and a gap of 6 in 3 points a day: 22 days are too few, so months.
    #expect(categories(days, width: 273).texts == ["2012-01-01", "2012-02-01", "2012-03-01"])
  }

  @Test func `drop numbers in ones, twos, fives and tens`() {
    let bins = (0..<20).map { "\($0 * 10)–\($0 * 10 + 10)" }
    let result = categories(bins, width: 400)
    #expect(result.labels.map(\.index) == [0, 5, 10, 15])
    #expect(result.dropped == 16)
    #expect(result.mode == .flat)
  }

  @Test func `of one long name only that one is elided`() {
    // Seven items, the second of 40 characters.
    let names = ["Abc", "This is a label of about forty characters", "Def", "Ghi", "Jkl", "Mno", "Pqr"]
    let result = categories(names, width: 300)
    #expect(result.labels.map(\.index) == [0, 1, 2, 3, 4, 5, 6])
    #expect(result.texts[0] == "Abc" && Array(result.texts[2...]) == ["Def", "Ghi", "Jkl", "Mno", "Pqr"])
    #expect(result.texts[1].hasSuffix("…"))
    #expect(
      categories(names, width: 700).texts == [
        "Abc", "This is a label of|about forty characters", "Def", "Ghi", "Jkl", "Mno", "Pqr",
      ])
  }

  @Test func `break between Han characters`() {
    let result = categories(Array(repeating: "数据中心数据中心", count: 8), width: 8 * 40)
    #expect(result.texts == Array(repeating: "数据中心|数据中心", count: 8))
  }

  @Test func `at the chart's edges move inside`() {
    // 140 wide labels at the ends of 4 points from edge to edge.
    let text = String(repeating: "w", count: 20)
    let result = CategoryLabels(
      count: 4, firstCenter: 10, step: 300, left: 0, right: 920, top: 0, maximumHeight: 60, environment: sixWide
    ) { _ in text }
    #expect(result.mode == .flat)
    #expect(result.labels.first?.box.rect.minX == 0)
    #expect(result.labels.last?.box.rect.maxX == 920)
  }

  @Test func `of a hundred thousand items ask for a few hundred at most`() {
    let sets: [(Int) -> String] = [
      { "\($0)" }, { "Name \($0)" }, { _ in "" }, { "\(1000 + $0 / 12)-\($0 % 12 < 9 ? "0" : "")\($0 % 12 + 1)" },
    ]
    for label in sets {
      for width in [100.0, 800, 1600] {
        var asked = 0
        let step = width / 100_000
        let result = CategoryLabels(
          count: 100_000, firstCenter: 40 + step / 2, step: step, left: 0, right: width + 56, top: 0, maximumHeight: 100,
          environment: .standard
        ) {
          asked += 1
          return label($0)
        }
        #expect(asked <= 400)
        #expect(result.dropped + result.count == 100_000)
      }
    }
  }

  @Test func `in two rows by turns where that is asked for and names cannot be turned`() {
    let names = ["alphas", "bravos", "deltas", "gammas"]
    // 40 points a band, two lines high: no room to turn.
    let result = categories(names, width: 160, height: 28, staggers: true)
    #expect(result.mode == .staggered)
    #expect(result.texts == names)
    #expect(result.labels.map(\.box.rect.minY) == [200, 214, 200, 214])
  }

  @Test func `from right to left are the mirror image`() {
    let names = (0..<9).map { "Some name \($0)" }
    for width in [200.0, 300, 900] {
      let step = width / 9
      func lay(_ first: Double, _ step: Double) -> CategoryLabels {
        CategoryLabels(
          count: 9, firstCenter: first, step: step, left: 0, right: width, top: 0, maximumHeight: 90, environment: sixWide
        ) { names[$0] }
      }
      let (there, back) = (lay(step / 2, step), lay(width - step / 2, -step))
      #expect(there.mode == back.mode && there.texts == back.texts)
      for (a, b) in zip(there.labels, back.labels) {
        #expect((a.box.bounds.minX - (width - b.box.bounds.maxX)).magnitude < 1e-9)
      }
    }
  }

  @Test func `nothing traps on numbers that cannot be drawn`() {
    for count in [Int.min, -1, 0, 1, 2, Int.max] {
      for number in [Double.nan, .infinity, -.infinity, 0, -1, 1e308, -1e308, Double.leastNonzeroMagnitude] {
        for place in 0..<6 {
          var numbers = [10.0, 10, 0, 100, 0, 40]
          numbers[place] = number
          // A great many items at a sensible distance would be a chart as wide as the world.
          let result = CategoryLabels(
            count: count, firstCenter: numbers[0], step: numbers[1], left: numbers[2],
            right: place == 3 && number > 1e9 && count > 2 ? .nan : numbers[3], top: numbers[4], maximumHeight: numbers[5],
            environment: .standard
          ) { "\($0)" }
          #expect(result.runs.allSatisfy { ($0.baseline.x + $0.baseline.y + $0.width).isFinite })
        }
      }
    }
  }
}

@Suite("What counts as a number or a date") struct CategoryOrderTests {
  @Test(arguments: [
    "1", "1,250", "12.5k", "-4", "−4", "50 %", "10–20", "1960", "2010-01", "2010/01/31", "Jan", "January 2010", "3 Mar", "Q1",
    "Q4 2010",
    "2010-W05", "2012-01-01T10:00Z", "10 am", "$5", "1990–95",
  ]) func `numbers and dates`(label: String) { #expect(CategoryOrder.isOrdered(label)) }

  @Test(arguments: [
    "", " ", "-", "abc", "Region no. 0", "Ma", "Marching 2010", "Janus", "2 cats", "Qx", "数据1", "A", "Mon", "Decem8er",
  ]) func names(label: String) { #expect(!CategoryOrder.isOrdered(label)) }

  @Test func `what dates say`() {
    #expect(DateWords("1960").map { $0.unit == .number && $0.value == 1960 } == true)
    #expect(DateWords("-5")?.value == -5)
    #expect(DateWords("2010-03").map { $0.unit == .month && $0.value == 2010 * 12 + 2 } == true)
    #expect(DateWords("Mar 2010") == DateWords("2010-03"))
    #expect(DateWords("2010 March") == DateWords("2010-03"))
    #expect(DateWords("1970-01-01").map { $0.unit == .day && $0.value == 0 } == true)
    #expect(DateWords("2000-03-01")?.value == 11017)
    #expect(DateWords("1 Mar 2000") == DateWords("2000-03-01"))
    #expect(DateWords("32 Mar 2000") == nil)
    // A time of day goes beside its day, which is none where there is only a time.
    #expect(DateWords("2012/01/31 10:30").map { $0.unit == .day && $0.value == 15370 && $0.minute == 630 } == true)
    #expect(DateWords("2012-01-31T10:30:15Z") == DateWords("2012/01/31 10:30"))
    #expect(DateWords("05:00").map { $0.unit == .day && $0.value == 0 && $0.minute == 300 } == true)
    #expect(DateWords("2 Jan 05:00")?.inMinutes?.value == DateWords("1 Jan 05:00")?.inMinutes.map { $0.value + 1440 })
    for nonsense in ["24:00", "5:60", "5:", ":5", "x 5:00", "Jan 2010 05:00", "123:00"] { #expect(DateWords(nonsense) == nil) }
    for nonsense in ["", "2010-13", "20-01", "1,250", "12.5", "2010-01-32", "1234567890", "Jan", "x 5", "Jan Feb 2010"] {
      #expect(DateWords(nonsense) == nil)
    }
  }

  @Test func `every day from 1890 to 2110 is in its month`() {
    var day = DateWords.day(year: 1890, month: 1, day: 1)
    for month in (1890 * 12)..<(2110 * 12) {
      #expect(DateWords.firstDay(ofMonth: month) == day)
      let (year, number) = (month / 12, month % 12 + 1)
      let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
      let days = number == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(number) ? 30 : 31
      for each in [0, 1, days - 2, days - 1] { #expect(DateWords.month(ofDay: day + each) == month) }
      day += days
    }
  }
}
