import Barline
import BarlineData
import BarlineTesting
import Foundation
import Testing

@testable import BarlineCommand

/// The tiers that `barline tiers` makes of a table, and the amount among them.
@Suite struct TierTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private static let rows =
    "tier,begin,end,saving\nBronze,0,\"10,000\",2 % off\nSilver,\"10,000\",\"50,000\",5 % off\nGold,\"50,000\",120 000,8 % off\n"

  private func data(_ rows: String, _ tiers: TierRequest = TierRequest()) throws -> TierData {
    var reader = TableReader(fileName: "t")
    try reader.read(Array(rows.utf8))
    return try TierData(try reader.finish(), for: ChartRequest(tiers: tiers))
  }

  private func spelled(_ data: TierData) -> [String] {
    func number(_ value: Double) -> String { value.isNaN ? "?" : NumberFormat.plain.text(value) }
    return data.tiers.map { "\($0.label ?? "-") \(number($0.begin)) \(number($0.end)) \($0.saving ?? "-")" }
  }

  @Test("Columns are known by their names, in any order") func names() throws {
    #expect(
      try spelled(data(Self.rows)) == ["Bronze 0 10000 2 % off", "Silver 10000 50000 5 % off", "Gold 50000 120000 8 % off"])
    #expect(try spelled(data("saving,to,from,name\nx,2,1,A\n")) == ["A 1 2 x"])
    #expect(try spelled(data("MAX,Min,Level\n2,1,A\n")) == ["A 1 2 -"])
  }

  @Test("Without telling names texts are name and saving, numbers begin and end") func places() throws {
    #expect(try spelled(data("a,b,c,d\nA,1,2,x\n")) == ["A 1 2 x"])
    #expect(try spelled(data("b,c\n1,2\n")) == ["- 1 2 -"])
    #expect(try spelled(data("a,b,c,d\nA,1,2,x\n", TierRequest(label: "d", begin: "c", end: "b", saving: ""))) == ["x 2 1 -"])
    // The saving may be numbers, then only by its name.
    #expect(try spelled(data("name,saving,from,to\nA,5,1,2\n")) == ["A 1 2 5"])
  }

  @Test("One column of bounds is enough: each tier goes to the next one's, the first from nothing, the last without an end")
  func oneBound() throws {
    let lower = try data("name,from\nA,0\nB,10\nC,30\n")
    #expect(spelled(lower) == ["A 0 ? -", "B 10 ? -", "C 30 50 -"])
    #expect(lower.notes == ["there is no amount; give it with --amount"])
    #expect(lower.open?.tier == 2 && lower.open?.end == 50)
    let upper = try data("name,to\nA,10\nB,30\n")
    #expect(spelled(upper) == ["A 0 10 -", "B ? 30 -"])
    #expect(upper.notes == ["there is no amount; give it with --amount"] && upper.open == nil)
  }

  @Test("A tier without an end is drawn beyond the amount and all goals, in any order of rows, and no number stands there")
  func openTier() throws {
    let rows = "tier,from,to\nBronze,0,100\nSilver,100,300\nGold,300,\n"
    #expect(try spelled(data(rows)) == ["Bronze 0 100 -", "Silver 100 300 -", "Gold 300 500 -"])
    #expect(try spelled(data(rows, TierRequest(amount: "700"))).last == "Gold 300 800 -")
    #expect(try spelled(data(rows, TierRequest(amount: "400", goals: [TierModel.Goal(1100)]))).last == "Gold 300 1300 -")
    #expect(try spelled(data("tier,from,to\nGold,300,\nSilver,100,300\n")) == ["Gold 300 500 -", "Silver 100 300 -"])
    #expect(try spelled(data("tier,from,to\nAll,0,\n")) == ["All 0 1 -"])
    // Only what is open at an end is: a hole between others is one.
    let hole = try data("tier,from,to\nA,0,10\nB,20,\nC,,40\n")
    #expect(hole.open == nil && hole.notes.contains { $0.hasSuffix("have a bound that is not known; they are left out") })
    #expect(try data("tier,from,to\nA,,-5\nB,-5,0\n").notes.contains { $0.hasPrefix("tier \"A\" (row 1) has a bound") })
    let run = try folder.run(
      ["tiers", "-", "--amount", "700", "--format", "drawing", "--unit", "kr", "--touch", "tap:#2"], input: rows)
    #expect(run.text.contains("\"300\u{A0}kr and more\"") && !run.text.contains("\"800\"") && run.text.contains("\"300\""))
    #expect(run.said == ["began tier 2 \"Gold\" value 300"])
    let money = try folder.run(
      ["tiers", "-", "--amount", "700", "--format", "drawing", "--unit", "$", "--touch", "tap:#2"], input: rows)
    #expect(money.text.contains("\"$300 and more\""))
  }

  @Test("The amount is a number with or without separators, a column by name, or the column called so") func amount() throws {
    for (text, value) in [("12,345", 12345.0), ("12 345", 12345), ("-5", -5), ("9e4", 9e4), ("0.5", 0.5), ("0", 0)] {
      #expect(try data(Self.rows, TierRequest(amount: text)).amount == value)
    }
    let own = "name,from,to,amount\nA,0,10,\"1,234\"\nB,10,20,\n"
    #expect(try data(own).amount == 1234)
    #expect(try data(own).title == "Amount")
    #expect(try data(own, TierRequest(amount: "7")).amount == 7)
    #expect(try spelled(data(own, TierRequest(amount: "7"))) == ["A 0 10 -", "B 10 20 -"])
    #expect(try data("name,from,to,so far\nA,0,10,4\nB,10,20,4\n", TierRequest(amount: "so far")).amount == 4)
    #expect(
      throws: Failure.data("t: there is one amount, but column \"amount\" says 4 in row 1 and 5 in row 2; give it with --amount")
    ) { try data("name,from,to,amount\nA,0,10,4\nB,10,20,5\n") }
    #expect(OptionValues.amount("1\"2") == nil && OptionValues.amount("1\n2") == nil && OptionValues.amount("") == nil)
    #expect(OptionValues.amount("1e999") == nil && OptionValues.amount("nan") == nil && OptionValues.amount("1.5k") == nil)
  }

  @Test("A cell that is no number is named with its row and column, also among the bounds' first rows") func badCell() throws {
    let run = try folder.run(["tiers", "-"], input: "name,from,to\nA,0,10\nB,ten,20\n")
    #expect(run.said == ["barline: standard input:3: \"ten\" is not a number (column \"from\")"])
    #expect(run.status == 1)
  }

  /// What is said of a list of tiers and an amount.
  private func say(_ tiers: String, _ options: String...) throws -> [String] {
    let run = try folder.run(["tiers", "-"] + options, input: "name,from,to\n" + tiers)
    #expect(run.status == 0 && run.isXML)
    return run.said.map { $0.replacing("barline: note: ", with: "") }
  }

  @Test("What is done to tiers is told: with the row where it is one tier's fault") func faults() throws {
    #expect(try say("A,0,10\nB,10,20\n", "--amount", "5") == [])
    #expect(
      try say("A,0,10\nB,20,10\n", "--amount", "5") == ["tier \"B\" (row 2) ends before it begins; its bounds are exchanged"])
    #expect(
      try say("A,1,0\n,3,2\n", "--amount", "5").first
        == "tiers \"A\" (row 1), of row 2 end before they begin; their bounds are exchanged")
    #expect(try say((0..<99).map { "A\($0),1,1\n" }.joined(), "--amount", "1").count { $0.hasPrefix("tiers ") } == 1)
    #expect(try say("A,0,10\nB,10,10\n", "--amount", "5") == ["tier \"B\" (row 2) has no length"])
    #expect(try say("B,10,20\nA,0,10\n", "--amount", "5") == ["The tiers are not in order; they are drawn in order."])
    #expect(
      try say("A,0,15\nB,10,20\n", "--amount", "5") == [
        "1 tier begins before another has ended; what they share belongs to the one that begins later."
      ])
    #expect(try say("A,0,10\n", "--amount", "11").count == 1)
    #expect(try say("A,0,10\n", "--amount", "-1").count == 1)
    #expect(try say("A,0,10\nB,20,30\n", "--amount", "15").first?.hasSuffix("is in no tier but between two.") == true)
    #expect(try say("A,0,10\n", "--amount", "5", "--goal", "20:Far") == ["1 goal is outside all tiers and is not shown."])
    #expect(try say("A,0,10\n") == ["there is no amount; give it with --amount"])
  }

  @Test("No tiers, an empty file and an amount alone are charts that say so") func nothing() throws {
    for input in ["", "name,from,to\n", "[]"] {
      let run = try folder.run(["tiers", "-", "--amount", "5", "--format", "drawing"], input: input)
      #expect(run.status == 0 && run.said.count == 1 && run.said[0].hasSuffix("an empty chart is drawn"))
      #expect(run.text.contains("\ntext ") || run.text.contains("  text "))
    }
  }

  @Test(
    "Each option changes the picture",
    arguments: [
      ["--edge", "lower"], ["--widths", "proportional"], ["--pill", "So far"], ["--pill", ""], ["--unit", "kr"],
      ["--goal", "110,000"],
      ["--goal", "110000:Target"], ["--goal", "20000", "--goal", "110000"], ["--saving", ""], ["--label", ""], ["--title", "T"],
    ])
  func form(_ options: [String]) throws {
    let arguments = ["tiers", "-", "--amount", "50,000"]
    let run = try folder.run(arguments + options, input: Self.rows)
    #expect(run.status == 0 && run.said.isEmpty)
    #expect(run.text != (try folder.run(arguments, input: Self.rows).text))
    #expect(run.isXML)
  }

  private final class Tiers: TierChartViewDataSource {
    func numberOfTiers(in chartView: TierChartView) -> Int { 3 }
    func tierChartView(_ chartView: TierChartView, boundsOfTierAt index: Int) -> TierBounds {
      TierBounds(from: [0, 10_000, 50_000][index], to: [10_000, 50_000, 120_000][index])
    }
    func amount(in chartView: TierChartView) -> Double? { 12_500 }
    func tierChartView(_ chartView: TierChartView, labelForTierAt index: Int) -> String? { ["Bronze", "Silver", "Gold"][index] }
    func tierChartView(_ chartView: TierChartView, savingForTierAt index: Int) -> String? {
      ["2 % off", "5 % off", "8 % off"][index]
    }
  }

  @Test("A tap on a tier selects it and it stays; the command says what a delegate hears") func touch() throws {
    let source = Tiers()
    let chart = TierChartView(size: ChartSize(width: 640, height: 200))
    let log = TierDelegateLog()
    chart.dataSource = source
    chart.delegate = log
    let track = try #require(chart.track)
    // Equal tiers: the second one's middle is the track's.
    let script = TouchScript.began(at: track.center).ended()
      .adding(.began, ChartPoint(x: track.maxX - track.width / 6, y: track.midY)).ended()
      .adding(.began, ChartPoint(x: track.maxX - track.width / 6, y: track.midY)).ended()
    script.play(on: chart)
    let touches = script.touches.flatMap { ["--touch", "\($0.phase):\($0.point.x),\($0.point.y)"] }
    let run = try folder.run(["tiers", "-", "--amount", "12,500"] + touches, input: Self.rows)
    #expect(
      run.said == [
        "began tier 1 \"Silver\" value 10000", "ended tier 1 \"Silver\" value 10000 (replaced)",
        "began tier 2 \"Gold\" value 50000",
        "ended tier 2 \"Gold\" value 50000 (ended)",
      ])
    #expect(run.said == log.lines)
  }

  @Test("The amount comes along the track from its start, and arrives") func moment() throws {
    let pictures = try ["0", "0.5", "1.5", "2"].map {
      try folder.run(["tiers", "-", "--amount", "80000", "--entrance", "sweep:2", "--at", $0], input: Self.rows).text
    }
    #expect(Set(pictures).count == 4)
    #expect(try pictures[3] == folder.run(["tiers", "-", "--amount", "80000"], input: Self.rows).text)
  }
}
