import Barline
import BarlineTesting
import Testing

/// What gives way to what, seen in whole pictures.
@Suite struct RoomTests {
  private func drawing(
    _ values: [Double?], _ labels: [String] = [], _ size: ChartSize, _ options: BarOptions = BarOptions()
  ) -> Drawing {
    let model = BarModel(values: values, labels: labels, options: options)
    return model.plan(in: size).drawing(of: model)
  }

  @Test func `Long names are cut until the plot has 55 % of the height, and not left out`() {
    let names = (1...12).map { "A river with a very long name, number \($0)" }
    let model = BarModel(
      values: names.map { _ in 5 }, labels: names, options: BarOptions(frame: FrameOptions(header: .title("Rivers"))))
    let plan = model.plan(in: ChartSize(width: 640, height: 360))
    #expect(plan.plot.height >= 360 * 0.55 - 1)
    let texts = plan.drawing(of: model).texts
    // Some lines of each.
    #expect(texts.filter { $0.string.hasPrefix("A river") }.count == 12)
    #expect(texts.contains { $0.string.hasSuffix("…") })
    #expect(texts.contains { $0.string == "Rivers" })
  }

  @Test func `Long names without blanks are turned, and cut until the plot has 55 % of the height`() {
    let names = (1...12).map { "Ariverwithaverylongname,number\($0)" }
    let model = BarModel(
      values: names.map { _ in 5 }, labels: names, options: BarOptions(frame: FrameOptions(header: .title("Rivers"))))
    let plan = model.plan(in: ChartSize(width: 640, height: 360))
    #expect(plan.plot.height >= 360 * 0.55 - 1)
    #expect(plan.drawing(of: model).texts.filter { $0.run.rotation != 0 }.count == 12)
  }

  @Test func `Sentences under few bars are told in up to four lines, whole where a slant would cut them`() {
    let names = [
      "I strongly agree that the new menu is better than the old one", "Neither agree nor disagree", "Don't know / no answer",
    ]
    let model = BarModel(values: [3, 2, 1], labels: names)
    for width in [390.0, 640, 960] {
      let texts = model.plan(in: ChartSize(width: width, height: 360)).drawing(of: model).texts
      #expect(texts.allSatisfy { $0.run.rotation == 0 && !$0.string.hasSuffix("…") })
      let words = texts.map(\.string).joined(separator: " ")
      for name in names { #expect(words.contains(name), "\(width): \(words)") }
    }
  }

  @Test func `The first of the slanted names is not cut by the chart's edge: the plot makes room for it`() throws {
    let names = ["United States", "China", "Germany", "Japan", "India", "United Kingdom", "France", "Italy", "Brazil", "Canada"]
    let model = BarModel(values: names.map { Double($0.utf8.count) }, labels: names)
    let drawing = model.plan(in: ChartSize(width: 420, height: 400)).drawing(of: model)
    #expect(names.allSatisfy { name in drawing.texts.contains { $0.string == name && $0.run.rotation != 0 } })
    #expect(drawing.problems == [])
  }

  @Test func `The label of a bar that reaches the top of the plot stands above it, with the axis and without`() throws {
    for isHidden in [false, true] {
      for header in [HeaderContent.none, .title("Cups"), .text(title: "Cups", subtitle: "a day")] {
        let frame = FrameOptions(header: header, valueAxis: ValueAxis(isHidden: isHidden))
        for height in [240.0, 200] {
          let drawing = drawing(
            [3, 6, 2], ["a", "b", "c"], ChartSize(width: 320, height: height), BarOptions(frame: frame, showsValueLabels: true))
          let label = try #require(drawing.texts.first { $0.string == "6" && $0.sheet == "marks" })
          let bar = try #require(drawing.bounds(of: Mark.ID(role: .bar, item: .index(1))))
          #expect(label.bounds.maxY < bar.minY)
          #expect(drawing.problems == [])
        }
      }
    }
  }

  @Test func `A number on the axis is never cut: without room it loses its unit, and then all are left out`() {
    let unit = BarOptions(frame: FrameOptions(valueAxis: ValueAxis(unit: "mm")))
    // 40 % of 80 points hold "200", not "200 mm"; and not "−1,000".
    #expect(drawing([200], [], ChartSize(width: 80, height: 60), unit).texts.map(\.string) == ["0", "100", "200"])
    #expect(drawing([-1000, 1000], [], ChartSize(width: 80, height: 60)).texts.isEmpty)
    #expect(drawing([-1000, 1000], [], ChartSize(width: 160, height: 120)).texts.map(\.string) == ["−1,000", "0", "1,000"])
  }

  @Test func `A chart without data invents no numbers; given ends are said`() {
    let size = ChartSize(width: 320, height: 240)
    #expect(drawing([], [], size).texts.map(\.string) == ["No data"])
    #expect(drawing([nil], ["a"], size).texts.map(\.string).sorted() == ["No data", "a"])
    let given = drawing([], [], size, BarOptions(minimumValue: 0, maximumValue: 10)).texts.map(\.string)
    #expect(given.contains("0") && given.contains("10"))
  }

  @Test func `Lines without data invent no numbers either, and nothing strikes the words through`() throws {
    for height in [120.0, 160, 200, 240, 360] {
      let model = LineModel(values: [nil, nil])
      let drawing = model.plan(in: ChartSize(width: 320, height: height)).drawing(of: model)
      #expect(drawing.texts.map(\.string) == ["No data"])
      #expect(drawing.problems == [])
    }
  }

  @Test
  func `A legend takes as many rows as its names need before one is cut, where the plot keeps its room and the subtitle stays`() {
    let names = [
      "United States of America", "United Kingdom", "Germany", "South Korea", "New Zealand", "Czech Republic", "Saudi Arabia",
      "Switzerland", "South Africa", "Dominican Republic",
    ]
    func legend(_ width: Double, _ height: Double, subtitle: String = "", _ names: ArraySlice<String>) -> (rows: Int, cut: Int) {
      let model = BarModel(
        series: names.map { BarModel.Series(name: $0, values: [1]) }, labels: ["2019"],
        options: BarOptions(frame: FrameOptions(header: .text(title: "Exports", subtitle: subtitle))))
      let plan = model.plan(in: ChartSize(width: width, height: height))
      let texts = plan.drawing(of: model).texts.filter { $0.run.style.size == 12 }
      #expect(plan.plot.height >= height * 0.55 - 0.5)
      #expect(plan.drawing(of: model).texts.contains { $0.string == subtitle } == !subtitle.isEmpty)
      return (Set(texts.map(\.run.baseline.y)).count, texts.count { !names.contains($0.string) })
    }
    #expect(legend(640, 360, names[...]) == (3, 0))
    #expect(legend(1200, 600, names[...]) == (2, 0))
    // Three rows under a subtitle would leave the plot too little.
    #expect(legend(640, 360, subtitle: "In billions", names[...]) == (2, 1))
    #expect(legend(240, 400, ["United States of America", "Dominican Republic", "A third long name"]) == (3, 0))
  }

  @Test func `Things stand closer together, and subtitle and footer go, before a legend does`() {
    func texts(_ height: Double) -> [String] {
      let frame = FrameOptions(header: .text(title: "Title", subtitle: "Subtitle"), footer: .title("Footer"))
      let series = ["North", "South"].map { BarModel.Series(name: $0, values: [1, 2]) }
      let model = BarModel(series: series, labels: ["a", "b"], options: BarOptions(frame: frame))
      return model.plan(in: ChartSize(width: 640, height: height)).drawing(of: model).texts.map(\.string)
    }
    #expect(texts(360).filter { ["Title", "Subtitle", "North", "South", "Footer"].contains($0) }.count == 5)
    var last: [String] = []
    for height in stride(from: 360.0, through: 140, by: -1) {
      let said = Set(texts(height))
      let kept = ["Subtitle", "Footer", "North", "a", "Title"].filter { said.contains($0) }
      // What comes later in the list outlives what comes before.
      #expect(["Subtitle", "Footer", "North", "a", "Title"].suffix(kept.count) == kept[...], "\(height)")
      last = kept
    }
    #expect(last == ["Title"])
    #expect(texts(300).contains("North") && texts(300).contains("Footer"))
  }

  @Test func `Value labels stay clear of the numbers of the axis`() throws {
    let options = BarOptions(frame: FrameOptions(valueAxis: ValueAxis(format: .percent())), showsValueLabels: true)
    let drawing = drawing([0.125, 0.3, 0.2], ["a", "b", "c"], ChartSize(width: 160, height: 120), options)
    let numbers = drawing.texts.filter { $0.sheet == "frame" && $0.string.hasSuffix("%") }
    let labels = drawing.texts.filter { $0.sheet == "marks" }
    let edge = try #require(numbers.map(\.bounds.maxX).max())
    #expect(labels.allSatisfy { $0.bounds.minX >= edge + 4 })
  }
}

extension RoomTests {
  @Test func `A card that speaks for all series stands over the middle of its group, clear of the highest bar`() throws {
    var options = BarOptions(selectionMode: .allSeries)
    options.frame.valueAxis.isHidden = true
    let model = BarModel(
      series: [BarModel.Series(name: "a", values: [9, 2, 9]), BarModel.Series(name: "b", values: [9, 3, 9])], options: options)
    let plan = model.plan(in: ChartSize(width: 400, height: 300))
    let (left, right) = (ChartIndex(item: 1, series: 0), ChartIndex(item: 1, series: 1))
    let bars = try [left, right].map { try #require(plan.frame(ofBarAt: $0, in: model)) }
    for touched in [left, right] {
      let card = try #require(plan.drawing(of: model, selection: touched).tooltip.bounds)
      #expect((card.midX - bars[0].union(bars[1]).midX).magnitude < 2)
      #expect(card.maxY <= bars[1].minY)
    }
  }

  @Test func `A card that speaks for all lines hides none of their points, whichever was touched`() throws {
    let lines = [("a", 16.0), ("b", 13), ("c", 6)].map { name, value in LineModel.Line(name: name, values: [12, value, 21]) }
    let model = LineModel(lines: lines, options: LineOptions(selectionMode: .allSeries))
    for size in [ChartSize(width: 1200, height: 600), ChartSize(width: 640, height: 360), ChartSize(width: 320, height: 200)] {
      let plan = model.plan(in: size)
      for touched in 0..<3 {
        let drawing = plan.drawing(of: model, selection: ChartIndex(item: 1, series: touched))
        let card = try #require(drawing.tooltip.bounds)
        for line in 0..<3 {
          let point = try #require(plan.point(at: ChartIndex(item: 1, series: line), in: model))
          #expect(!card.contains(point), "\(size), \(touched)")
        }
      }
    }
  }
}
