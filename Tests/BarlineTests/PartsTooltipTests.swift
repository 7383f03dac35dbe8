import Testing

@testable import Barline

@Suite("Tooltip") struct TooltipTests {
  static let view = ChartRect(x: 0, y: 0, width: 400, height: 300)

  static func card(
    _ anchor: ChartRect, in view: ChartRect = view, touch: ChartPoint? = nil, label: String = "label",
    environment: ChartEnvironment = sixWide
  ) -> TooltipCard? {
    TooltipCard(TooltipContent(value: "1,250", label: label), anchor: anchor, view: view, touch: touch, environment: environment)
  }

  @Test func `is as large as its words and a padding of 8`() throws {
    // "1,250" at 13 is 5 · 6 · 13 / 11 = 35.45, "label" 30: 36 and twice 8; two lines of 14.
    let card = try #require(Self.card(ChartRect(x: 190, y: 200, width: 20, height: 80)))
    #expect(card.rect.size == ChartSize(width: 52, height: 44))
    #expect(card.runs.map(\.string) == ["1,250", "label"])
    #expect(card.runs.map(\.style.weight) == [.semibold, .regular])
  }

  @Test func `stands 8 above the mark and points at its middle`() throws {
    let card = try #require(Self.card(ChartRect(x: 190, y: 200, width: 20, height: 80)))
    #expect(card.side == .above)
    #expect(card.rect.maxY == 192 && card.rect.midX == 200)
    #expect(card.tip == ChartPoint(x: 200, y: 198))
  }

  @Test func `flips below where there is no room above`() throws {
    let card = try #require(Self.card(ChartRect(x: 190, y: 30, width: 20, height: 60)))
    #expect(card.side == .below)
    #expect(card.rect.minY == 98)
    #expect(card.tip == ChartPoint(x: 200, y: 92))
  }

  @Test func `goes beside a bar that is as high as the view`() throws {
    let right = try #require(Self.card(ChartRect(x: 190, y: 10, width: 20, height: 280)))
    #expect(right.side == .right && right.rect.minX == 218 && right.tip?.x == 212)
    let left = try #require(Self.card(ChartRect(x: 370, y: 10, width: 20, height: 280)))
    #expect(left.side == .left && left.rect.maxX == 362 && left.tip?.x == 368)
  }

  @Test func `leaves title and legend free where another side is, but not for one under the hand`() throws {
    func side(_ anchor: ChartRect, _ words: [ChartRect], touch: ChartPoint? = nil) throws -> TooltipSide {
      let content = TooltipContent(value: "1,250", label: "label")
      return try #require(
        TooltipCard(content, anchor: anchor, view: Self.view, touch: touch, clearOf: words, environment: sixWide)
      ).side
    }
    // The card is 52 by 44: over this mark from 174 to 226 across, 28 to 72 down.
    let bar = ChartRect(x: 190, y: 80, width: 20, height: 220)
    #expect(try side(bar, []) == .above)
    #expect(try side(bar, [ChartRect(x: 16, y: 16, width: 150, height: 20)]) == .above)
    #expect(try side(bar, [ChartRect(x: 16, y: 16, width: 200, height: 20)]) == .right)
    let words = [ChartRect(x: 16, y: 16, width: 200, height: 20), ChartRect(x: 230, y: 60, width: 40, height: 40)]
    #expect(try side(bar, words) == .left)
    let dot = ChartRect(x: 195, y: 80, width: 10, height: 10)
    #expect(try side(dot, words) == .below)
    #expect(try side(dot, words, touch: ChartPoint(x: 200, y: 85)) == .left)
    // No side is free: the usual one.
    #expect(try side(bar, [Self.view]) == .above)
  }

  @Test func `writes a long name in two lines, as wide as half the view where they have room there`() throws {
    func lines(_ label: String, in view: ChartRect = Self.view) throws -> [String] {
      let card = try #require(Self.card(ChartRect(x: 190, y: 90, width: 20, height: 10), in: view, label: label))
      #expect(card.runs.allSatisfy { $0.width <= card.rect.width - 16 })
      return card.runs.dropFirst().map(\.string)
    }
    // 6 points a letter, half of 400: 33 letters a line, and 264 points, 44 letters, at the most.
    #expect(try lines("these are a letter more than half!") == ["these are a letter", "more than half!"])
    #expect(try lines("as many as fit half of the view!!") == ["as many as fit half of the view!!"])
    #expect(
      try lines("The Democratic Republic of the Congo and all its many provinces and isles")
        == ["The Democratic Republic of the Congo", "and all its many provinces and isles"])
    #expect(try lines(String(repeating: "x", count: 60)) == [String(repeating: "x", count: 43) + "…"])
    // A view so low needs its height for other lines.
    #expect(try lines("these are a letter more than half!", in: ChartRect(x: 0, y: 0, width: 400, height: 110)).count == 1)
    let content = TooltipContent(
      title: "A category with quite a long name, longer than half", rows: [.init(value: "1", label: "a")])
    let anchor = ChartRect(x: 190, y: 90, width: 20, height: 10)
    let card = try #require(TooltipCard(content, anchor: anchor, view: Self.view, touch: nil, environment: sixWide))
    #expect(card.runs.map(\.string) == ["A category with quite a", "long name, longer than half", "1", "a"])
  }

  @Test func `keeps 24 from a finger wherever the finger is`() throws {
    let anchor = ChartRect(x: 190, y: 150, width: 20, height: 150)
    for x in stride(from: 0.0, through: 400, by: 20) {
      for y in stride(from: 0.0, through: 300, by: 10) {
        let touch = ChartPoint(x: x, y: y)
        let card = try #require(Self.card(anchor, touch: touch))
        #expect(card.rect.distance(to: touch) >= 24)
        #expect(Self.contains(Self.view, card.rect))
        #expect(!card.rect.overlaps(anchor))
      }
    }
  }

  @Test(arguments: [ChartSize(width: 200, height: 100), ChartSize(width: 100, height: 40)])
  func `of 160 by 60 stays in the view at every corner`(size: ChartSize) throws {
    let view = ChartRect(size: size)
    for anchor in [(0.0, 0.0), (1, 0), (0, 1), (1, 1), (0.5, 0.5)] {
      for environment in [ChartEnvironment.standard, sixWide] {
        for touched in [false, true] {
          let point = ChartPoint(x: anchor.0 * size.width, y: anchor.1 * size.height)
          let card = try #require(
            Self.card(
              ChartRect(x: point.x, y: point.y, width: 0, height: 0), in: view, touch: touched ? point : nil,
              label: String(repeating: "wide ", count: 30), environment: environment))
          #expect(Self.contains(view, card.rect))
          #expect(card.runs.allSatisfy { $0.width <= card.rect.width - 8 })
          if let tip = card.tip {
            #expect(Self.contains(view, ChartRect(x: tip.x, y: tip.y, width: 0, height: 0)))
            // Its tip is on the side of the mark, as near to it as the card's edge goes.
            #expect(card.rect.distance(to: tip) == 6)
          }
        }
      }
    }
    // A small view still says the value.
    #expect(Self.card(ChartRect(x: 50, y: 20, width: 10, height: 20), in: view)?.runs.first?.string == "1,250")
  }

  @Test func `its tip stays on the card when the card is held by the view's edge`() throws {
    for x in [0.0, 5, 20, 380, 395] {
      let card = try #require(Self.card(ChartRect(x: x, y: 200, width: 4, height: 100)))
      let tip = try #require(card.tip)
      #expect(tip.x >= card.rect.minX && tip.x <= card.rect.maxX)
      // Marks closer to the edge than the card, which keeps 4 off it, are pointed at from the card's own edge.
      #expect((tip.x - (x + 2)).magnitude <= 3)
    }
  }

  @Test func `of a mark that is partly out of view points at what is seen`() throws {
    let card = try #require(Self.card(ChartRect(x: 190, y: -500, width: 20, height: 600)))
    #expect(card.side == .below && card.rect.minY == 108)
  }

  @Test func `of several series says all, names before values`() throws {
    let rows = (0..<3).map { TooltipContent.Row(value: "\($0)0", label: "Series \($0)", swatch: .color(.series($0))) }
    let anchor = ChartRect(x: 190, y: 200, width: 20, height: 80)
    let content = TooltipContent(title: "2004", rows: rows)
    let card = try #require(TooltipCard(content, anchor: anchor, view: Self.view, touch: nil, environment: sixWide))
    #expect(card.runs.map(\.string) == ["2004", "00", "Series 0", "10", "Series 1", "20", "Series 2"])
    #expect(card.swatches.map(\.paint) == (0..<3).map { .color(.series($0)) })
    for run in card.runs where run.anchor == .end { #expect(run.baseline.x == card.rect.maxX - 8) }
    var mirrored = sixWide
    mirrored.direction = .rightToLeft
    let back = try #require(TooltipCard(content, anchor: anchor, view: Self.view, touch: nil, environment: mirrored))
    #expect(back.rect == card.rect)
    #expect(back.swatches.map(\.rect.maxX) == Array(repeating: card.rect.maxX - 8, count: 3))
  }

  @Test func `with more rows than the view is high counts the rest`() throws {
    let rows = (0..<50).map { TooltipContent.Row(value: "\($0)", label: "Series \($0)") }
    let card = try #require(
      TooltipCard(
        TooltipContent(title: "2004", rows: rows), anchor: ChartRect(x: 10, y: 150, width: 0, height: 0), view: Self.view,
        touch: nil,
        environment: sixWide))
    #expect(Self.contains(Self.view, card.rect))
    // The rows that are shown have a value and a name each; the title and the count are the other two lines.
    let shown = (card.runs.count - 2) / 2
    #expect(card.runs.last?.string == "+\(50 - shown)")
  }

  @Test func `says nothing when there is nothing to say, and no number traps`() {
    let anchor = ChartRect(x: 190, y: 200, width: 20, height: 80)
    #expect(TooltipCard(TooltipContent(rows: []), anchor: anchor, view: Self.view, touch: nil, environment: sixWide) == nil)
    #expect(Self.card(anchor, in: ChartRect(x: 0, y: 0, width: 0, height: 0)) == nil)
    for number in [Double.nan, .infinity, -1, 0, 1e-300, 1, 1e300] {
      for place in 0..<4 {
        var numbers = [10.0, 10, 20, 20]
        numbers[place] = number
        let rect = ChartRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        for card in [Self.card(rect), Self.card(anchor, in: rect), Self.card(anchor, touch: ChartPoint(x: number, y: number))] {
          guard let card else { continue }
          var recorder = Drawing.Recorder()
          card.draw(into: &recorder)
          #expect(recorder.dropped == 0)
        }
      }
    }
  }

  @Test func `is drawn as shadow, card, border and text, in the theme's colours`() throws {
    let card = try #require(Self.card(ChartRect(x: 190, y: 200, width: 20, height: 80)))
    let sheet = Drawing.Sheet { card.draw(into: &$0) }
    #expect(sheet.paints.contains(.color(.ground)))
    #expect(sheet.strings == ["1,250", "label"])
    // The tip is part of the card's outline.
    let xs = stride(from: 0, to: card.outline.numbers.count, by: 2).map { card.outline.numbers[$0] }
    #expect(xs.contains(200) && card.outline.numbers.contains(198))
  }

  static func contains(_ view: ChartRect, _ rect: ChartRect) -> Bool {
    rect.minX >= view.minX && rect.minY >= view.minY && rect.maxX <= view.maxX && rect.maxY <= view.maxY
  }
}
