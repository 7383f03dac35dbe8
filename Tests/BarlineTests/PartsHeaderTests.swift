import Barline
import Testing

@Suite("Header") struct HeaderTests {
  static func header(
    _ title: String, _ subtitle: String = "", width: Double = 300, showsSubtitle: Bool = true,
    environment: ChartEnvironment = sixWide
  ) -> HeaderBlock {
    HeaderBlock(
      title: title, subtitle: subtitle, x: 16, top: 16, width: width, showsSubtitle: showsSubtitle, environment: environment)
  }

  @Test func `a title and a subtitle stand under each other at the left`() {
    // Each line is 10 over and 4 under its baseline; 2 points lie between title and subtitle.
    let block = Self.header("Title", "and more")
    #expect(block.lines.map(\.string) == ["Title", "and more"])
    #expect(block.lines.map(\.baseline) == [ChartPoint(x: 16, y: 26), ChartPoint(x: 16, y: 42)])
    #expect(block.lines.map(\.style.size) == [16, 13])
    #expect(block.lines.map(\.style.weight) == [.semibold, .regular])
    #expect(block.height == 30)
  }

  @Test func `a long title takes two lines and then ends in an ellipsis`() {
    // A character of the title is 6 · 16 / 11 = 8.73 wide: 11 in 100 points.
    #expect(Self.header("Oh hello world", width: 100).lines.map(\.string) == ["Oh hello", "world"])
    let cut = Self.header("Hello world again and again and again", width: 100)
    #expect(cut.lines.count == 2)
    #expect(cut.lines.last?.string.hasSuffix("…") == true)
    #expect(cut.lines.allSatisfy { $0.width <= 100 })
    #expect(Self.header("Donaudampfschiffahrt", width: 100).lines.map(\.string) == ["Donaudampf…"])
  }

  @Test func `a subtitle that has given way takes no room`() {
    #expect(Self.header("Title", "and more", showsSubtitle: false) == Self.header("Title"))
    #expect(Self.header("", "") == .empty)
    #expect(Self.header("", "only this").height == 14)
  }

  @Test func `from right to left lines are held at the right edge`() {
    var environment = sixWide
    environment.direction = .rightToLeft
    let block = Self.header("Title", environment: environment)
    #expect(block.lines.map(\.baseline.x) == [316] && block.lines.map(\.anchor) == [.end])
  }

  @Test func `every width gives lines that fit, and no width traps`() {
    let titles = [
      "", "A", "Electricity generated in Iowa, by source", "数据中心数据中心数据中心", "🚲🚲🚲🚲🚲🚲🚲🚲", String(repeating: "x", count: 5000),
    ]
    for title in titles {
      for width in [-1, 0, 0.5, 3, 17, 40, 99, 300, 1e9, .infinity, .nan] {
        let block = Self.header(title, title, width: width, environment: .standard)
        #expect(block.lines.count <= 4)
        #expect(block.lines.allSatisfy { $0.width <= width })
        #expect(block.height == 0 || !block.lines.isEmpty)
      }
    }
  }
}

@Suite("Legend") struct LegendTests {
  static func legend(
    _ names: [String], width: Double, rows: Int = 2, environment: ChartEnvironment = sixWide
  ) -> LegendRow {
    let entries = names.enumerated().map { LegendEntry(name: $1, color: .series($0)) }
    return LegendRow(entries: entries, x: 16, top: 50, width: width, rows: rows, environment: environment)
  }

  @Test func `entries stand in a row, 16 apart`() {
    // A name of n letters is n · 6 · 12 / 11 wide, before it 10 of swatch and 6 of gap.
    let legend = Self.legend(["aaaaaaaaaaa", "bbbbbbbbbbb"], width: 300)
    #expect(legend.items.map(\.rect.width) == [88, 88])
    #expect(legend.items.map(\.rect.minX) == [16, 120])
    #expect(legend.items.map(\.swatch.width) == [10, 10])
    #expect(legend.height == 16)
    #expect(legend.more == nil && legend.hidden == 0)
  }

  @Test func `entries flow into a second row`() {
    let legend = Self.legend(["aaaaaaaaaaa", "bbbbbbbbbbb", "ccccccccccc"], width: 200)
    #expect(legend.items.map(\.rect.minY) == [50, 50, 70])
    #expect(legend.height == 36)
  }

  @Test func `the longest names are cut when that lets all entries stay`() {
    // Three to a row: (300 − 32) / 3 − 16 = 73.3 for a name.
    let names = ["a", "b", "c"].map { String(repeating: $0, count: 20) }
    let legend = Self.legend(names, width: 300, rows: 1)
    #expect(legend.items.count == 3)
    #expect(legend.items.allSatisfy { ($0.name?.width ?? 0) <= 73.4 && $0.name?.string.hasSuffix("…") == true })
    // Short names leave their room to the long one: 300 − 2 · 16 − 3 · 16 − 2 · 6.5 for it: 31 characters, the ellipsis being one.
    let uneven = Self.legend(["a", String(repeating: "b", count: 50), "c"], width: 300, rows: 1)
    #expect(uneven.items.map { $0.name?.string.count } == [1, 31, 1])
  }

  @Test func `what cutting leaves goes to the names that lack least`() {
    // A letter is 6 · 12 / 11 = 6.545 wide. Of 264 for three names, (264 − 2 · 16 − 3 · 16) / 3 = 61.3 are each one's: 9 letters, 58.9.
    // That leaves 7.3; the name of ten lacks one letter, 6.5, and gets it.
    let names = [String(repeating: "a", count: 10), String(repeating: "b", count: 14), String(repeating: "c", count: 14)]
    let legend = Self.legend(names, width: 264, rows: 1)
    #expect(legend.items.map { $0.name?.string } == [names[0], "bbbbbbbb…", "cccccccc…"])
    #expect(legend.items.allSatisfy { $0.rect.maxX <= 280 })
    // A point less, and 6.3 are not enough.
    #expect(Self.legend(names, width: 263, rows: 1).items.map { $0.name?.string } == ["aaaaaaaa…", "bbbbbbbb…", "cccccccc…"])
  }

  @Test func `what does not fit is counted`() {
    let legend = Self.legend((1...9).map { "name number \($0)" }, width: 240, rows: 1)
    #expect(legend.hidden == 9 - legend.items.count)
    #expect(legend.more?.string == "+\(legend.hidden)")
    #expect(legend.hidden > 0)
  }

  @Test func `from right to left it is the mirror image`() {
    var mirrored = sixWide
    mirrored.direction = .rightToLeft
    let names = ["Fossil fuels", "Nuclear", "Wind"]
    let (there, back) = (Self.legend(names, width: 250), Self.legend(names, width: 250, environment: mirrored))
    for (a, b) in zip(there.items, back.items) {
      // 16 + 266: the two edges of the room.
      #expect((a.swatch.minX + b.swatch.maxX - 282).magnitude < 1e-9)
      #expect((a.rect.minX + b.rect.maxX - 282).magnitude < 1e-9)
      // The swatch comes first in reading order, and the name never covers it.
      #expect(b.name.map { $0.anchor == .end && $0.baseline.x == b.swatch.minX - 6 } == true)
    }
  }

  @Test func `nothing overlaps or leaves the room, whatever the names and the width`() {
    let sets = [
      ["A"], ["Fossil", "Nuclear", "Renewables"], ["", "x", ""], (0..<30).map { "Series number \($0)" },
      Array(repeating: "数据中心数据中心", count: 5), [String(repeating: "long ", count: 100), "b"],
    ]
    for names in sets {
      for width in [-1, 0, 9, 10, 25, 60, 131, 300, 640, 1e9, .nan, .infinity] {
        for rows in 0...3 {
          let legend = Self.legend(names, width: width, rows: rows, environment: .standard)
          #expect(legend.items.count + legend.hidden == names.count)
          for (place, item) in legend.items.enumerated() {
            #expect(item.rect.minX >= 16 && item.rect.maxX <= 16 + width + 1e-9)
            #expect(item.name.map { $0.baseline.x >= item.swatch.maxX } ?? true)
            #expect(item.rect.maxY <= 50 + legend.height)
            if place > 0 { #expect(!item.rect.overlaps(legend.items[place - 1].rect)) }
          }
          if let more = legend.more { #expect(more.baseline.x + more.width <= 16 + width + 1e-9) }
        }
      }
    }
  }
}

@Suite("Empty note") struct EmptyNoteTests {
  @Test func `says so in the middle of the plot`() {
    let note = EmptyNote(in: ChartRect(x: 40, y: 20, width: 200, height: 100), environment: sixWide)
    // Capitals are 8 high: their middle is the plot's.
    #expect(note.line?.string == "No data")
    #expect(note.line?.baseline == ChartPoint(x: 140, y: 74))
    #expect(note.line?.anchor == .middle)
  }

  @Test func `stands over a line of the grid that would strike it through`() {
    func baseline(_ lines: [Double]) -> Double? {
      EmptyNote(in: ChartRect(x: 40, y: 20, width: 200, height: 100), clearOf: lines, environment: sixWide).line?.baseline.y
    }
    // Ascent 10, descent 4, 2 of air: in the middle it reaches from 62 to 80, over a line at 70 from 52 to 70.
    #expect(baseline([70]) == 64)
    #expect(baseline([20, 62, 80, 120]) == 74)
    #expect(baseline([52, 70]) == 64)
    // Lines too close for words: the middle.
    #expect(baseline([60, 70, 80]) == 74)
  }

  @Test func `is cut to the plot and gone where there is none`() {
    func words(_ width: Double, _ height: Double) -> String? {
      EmptyNote(in: ChartRect(x: 0, y: 0, width: width, height: height), environment: sixWide).line?.string
    }
    #expect(words(30, 50) == "No…")
    #expect(words(5, 50) == nil && words(100, 5) == nil && words(-1, -1) == nil && words(.nan, .nan) == nil)
  }
}
