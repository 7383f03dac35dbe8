import Barline
import BarlineData
import Testing

@testable import BarlineCommand

/// Colours, written values, the ends of axes, order and curves, as they are asked for.
@Suite struct FormTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// The lines of a picture's text that begin with a word.
  private func lines(_ word: String, _ rows: String, _ arguments: [String]) throws -> [String] {
    let run = try folder.run(arguments + ["-", "--format", "drawing"], input: rows)
    #expect(run.status == 0, "\(run.said)")
    return run.text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix(word) }
  }

  private func words(_ rows: String, _ arguments: String...) throws -> [String] {
    try lines("text ", rows, arguments).map { String($0.drop { $0 != "\"" }.dropFirst().dropLast()) }
  }

  private func paints(_ rows: String, _ arguments: String..., verb: String = "fill ") throws -> [String] {
    try lines(verb, rows, arguments).map { $0.split(separator: " ")[1].description }.filter { $0 != "ground" && $0 != "grid" }
  }

  private func said(_ rows: String, _ arguments: String...) throws -> [String] {
    try folder.run(arguments + ["-"], input: rows).said.map { String($0.dropFirst("barline: note: ".count)) }
  }

  private func data(_ rows: String, _ order: ItemOrder = .given, top: Int? = nil) throws -> ChartData {
    var reader = TableReader(fileName: "data.csv", format: .csv)
    try reader.read(Array(rows.utf8))
    var request = ChartRequest()
    (request.items.order, request.items.most) = (order, top)
    return try ChartData(try reader.finish(), for: request)
  }

  private func names(_ data: ChartData) -> [String] { (0..<data.count).map { data.label($0) ?? "-" } }

  private static let rows = "k,a,b\nx,1,2\ny,3,-4\nz,5,6\n"

  // MARK: Colours

  @Test func `colours are hexadecimal, common names, and the theme's own`() {
    #expect(ColorName.color("#6472EA") == .rgba(RGBA(hex: 0x6472EA)))
    #expect(ColorName.color("6472ea") == .rgba(RGBA(hex: 0x6472EA)))
    #expect(ColorName.color("#f80") == .rgba(RGBA(hex: 0xFF8800)))
    #expect(ColorName.color("Orange") == .rgba(RGBA(hex: 0xFFA500)) && ColorName.color("GREY") == ColorName.color("gray"))
    #expect(ColorName.color("positive") == .positive && ColorName.color("series9") == .series(9))
    for word in ["", "#", "#12", "#12345", "#1234567", "f80", "series10", "+12345", "#+1234", "١٢٣٤٥٦", "reddish"] {
      #expect(ColorName.color(word) == nil, "\(word)")
    }
  }

  @Test func `each series has its colour, one colour is that of all bars of one series, and several are those of its bars`()
    throws
  {
    #expect(Set(try paints(Self.rows, "bar", "--y", "a,b", "--colors", "red,positive")) == ["#FF0000", "positive"])
    #expect(try paints(Self.rows, "bar", "--y", "a", "--colors", "red") == ["#FF0000", "#FF0000", "#FF0000"])
    #expect(try paints(Self.rows, "bar", "--y", "a", "--colors", "red, blue") == ["#FF0000", "#0000FF", "accent"])
  }

  @Test func `lines, slices, stages and tiers have the colours that are named`() throws {
    #expect(Set(try paints(Self.rows, "line", "--y", "a,b", "--colors", "red", verb: "stroke ")).contains("#FF0000"))
    #expect(try paints(Self.rows, "pie", "--labels", "none", "--colors", "red,blue").contains("#0000FF"))
    let stages = try paints(Self.rows, "funnel", "--colors", "red,blue,lime")
    #expect(stages == ["#FF0000", "#0000FF", "#00FF00"])
    #expect(try paints(Self.rows, "funnel", "--colors", "red").allSatisfy { $0.hasPrefix("mix(#FF0000") })
    let tiers = "tier,from,to\na,0,10\nb,10,20\n"
    #expect(try paints(tiers, "tiers", "--amount", "15", "--colors", "red,blue").contains("#FF0000"))
    #expect(try paints(tiers, "tiers", "--amount", "15", "--colors", "lime").contains("#00FF00"))
  }

  @Test func `colours for which there is nothing to paint are told`() throws {
    let note = { (marks: String) in "--colors names 4 colours for \(marks) count for nothing" }
    #expect(try said(Self.rows, "bar", "--y", "a,b", "--colors", "red,red,red,red") == [note("2 series; the last 2")])
    #expect(try said(Self.rows, "bar", "--y", "a", "--colors", "red,red,red,red") == [note("3 bars; the last 1")])
    #expect(try said(Self.rows, "pie", "--colors", "red,red,red,red") == [note("3 slices; the last 1")])
    #expect(try said(Self.rows, "funnel", "--colors", "red,red,red").isEmpty)
  }

  // MARK: Values and axis

  @Test func `values are written at bars, in points' dots and beside slices`() throws {
    #expect(
      try !words(Self.rows, "bar", "--y", "a", "--title", "").contains("5.0")
        && words("k,v\nx,37\n", "bar", "--values").contains("37"))
    #expect(try words("k,v\nx,37\ny,18\n", "line", "--values").contains("37"))
    #expect(try words("k,v\nx,37\ny,18\n", "area", "--values").contains("18"))
    #expect(try words("k,v\nx,37\ny,18\n", "pie", "--values").contains("18"))
    let many = "k,v\n" + (0..<400).map { "n\($0),\(1000 + $0)\n" }.joined()
    #expect(try said(many, "bar", "--values") == ["no value has room at its mark; --size makes the chart larger."])
    #expect(
      try said("k,v\n", "bar", "--values") == [
        "standard input holds names of columns and no row of data; an empty chart is drawn"
      ])
  }

  @Test func `the ends of the axis are those asked for, and what is beyond is told`() throws {
    #expect(try words("k,v\nx,37\ny,18\n", "bar", "--max", "50").contains("50"))
    #expect(try words("k,v\nx,37\ny,18\n", "line", "--min", "-20", "--max", "1,000").contains("1,000"))
    #expect(try said("k,v\nx,37\ny,18\n", "bar", "--max", "30") == ["1 value is beyond --max 30, and cut off"])
    #expect(
      try said(Self.rows, "area", "--y", "a,b", "--min", "0", "--max", "4") == [
        "3 values are beyond --min 0 and --max 4, and cut off"
      ])
    #expect(try said("k,v\nx,37\ny,\n", "line", "--min", "0") == ["1 value is missing: \"v\" in row 2"])
  }

  @Test func `a curve is drawn as it is named`() throws {
    let rows = "k,v\nx,1\ny,3\nz,2\n"
    func path(_ arguments: String...) throws -> [String] { try lines("stroke accent", rows, ["line"] + arguments) }
    #expect(try path("--curve", "linear") == path() && path()[0].filter { $0 == "L" }.count == 2)
    #expect(try path("--curve", "monotone")[0].contains("C") && path("--curve", "cardinal") != path("--curve", "monotone"))
    #expect(
      Set([try path("--curve", "step"), try path("--curve", "step-before"), try path("--curve", "step-after"), try path()]).count
        == 4)
  }

  @Test func `only the end that values are beyond is told`() throws {
    #expect(try said("k,v\nx,37\ny,18\n", "bar", "--max", "30", "--min", "-10") == ["1 value is beyond --max 30, and cut off"])
    #expect(try said("k,v\nx,37\ny,-18\n", "bar", "--max", "40", "--min", "-10") == ["1 value is beyond --min -10, and cut off"])
  }

  @Test func `rows that go back and forth along the axis are told, with the column that may tell their lines apart`() throws {
    let rows = "day,city,temp\n2024-01-01,Oslo,1\n2024-01-05,Oslo,2\n2024-01-02,Rome,9\n2024-01-06,Rome,8\n"
    #expect(
      try said(rows, "line") == [
        "the \"day\" goes back and forth from row to row, and lines with it; --series city draws a line for each of its texts"
      ])
    #expect(try said(rows, "line", "--series", "city").isEmpty)
    // One way, in either direction, is none of that, and neither are bars, which stand as the rows do.
    #expect(try said("day,temp\n2024-01-03,1\n2024-01-02,2\n2024-01-01,2\n", "line").isEmpty)
    #expect(try said("day,temp\n2024-01-03,1\n2024-01-01,2\n2024-01-02,2\n", "bar").isEmpty)
  }

  @Test func `bars beyond the ends of the axis leave the others their values`() throws {
    let rows = "k,v\na,-1\nb,-2.2\nc,2.6\nd,-7.4\n"
    let written = try words(rows, "bar", "--values", "--min", "0")
    #expect(written.contains("2.6") && !written.contains("−2.2"), "\(written)")
    let hanging = try words(rows, "bar", "--values", "--max", "0")
    #expect(hanging.contains("−2.2") && hanging.contains("−7.4") && !hanging.contains("2.6"), "\(hanging)")
  }

  @Test func `a tooltip tells the one mark, or all series at its place`() throws {
    for kind in ["bar", "line", "area"] {
      func card(_ arguments: String...) throws -> [String] {
        let chart = [kind, "--y", "a,b"]
        let atRest = try lines("text ", Self.rows, chart).count
        return try lines("text ", Self.rows, chart + ["--touch", "began:#1.0"] + arguments).dropFirst(atRest).map {
          String($0.drop { $0 != "\"" }.dropFirst().dropLast())
        }
      }
      let (one, all) = (try card(), try card("--tooltip", "all"))
      #expect(one.contains("3") && !one.contains("−4"), "\(kind): \(one)")
      #expect(all.contains("3") && all.contains("−4") && all.contains("A") && all.contains("B"), "\(kind): \(all)")
      #expect(try card("--tooltip", "mark") == one)
    }
  }

  // MARK: Order

  @Test func `bars stand by value, of several series by their sum, equal ones as they were and missing ones last`() throws {
    let rows = "k,v\na,2\nb,\nc,-1\nd,2\ne,7\n"
    #expect(try names(data(rows, .descending)) == ["e", "a", "d", "c", "b"])
    #expect(try names(data(rows, .ascending)) == ["c", "a", "d", "e", "b"])
    #expect(try data(rows, .descending).series[0].values.prefix(4) == [7, 2, 2, -1])
    let two = try data("y,k,v\n1,a,1\n1,b,9\n2,a,5\n2,b,1\n3,a,2\n3,b,2\n", .descending)
    #expect(names(two) == ["1", "2", "3"] && two.series.map(\.values) == [[1, 5, 2], [9, 1, 2]])
  }

  @Test func `names stand by letters, numbers by size, dates by time`() throws {
    #expect(try names(data("k,v\nb,1\nA,2\n,3\nC,4\n", .label)) == ["A", "b", "C", "-"])
    #expect(LabelOrder.places(["10", "9", nil, "-1"]) == [3, 1, 0, 2])
    #expect(LabelOrder.places(["10", "9", "x"]) == [0, 1, 2])
    #expect(try names(data("k,v\n2011-03-01,1\n2010-12-01,2\n", .label)).first == "Dec 2010")
  }

  @Test func `the greatest bars stand by themselves, and the others are one at the end`() throws {
    let rows = "k,v\na,2\nb,\nc,-1\nd,2\ne,7\n"
    let found = try data(rows, .label, top: 2)
    #expect(names(found) == ["a", "e", "Other"] && found.series[0].values == [2, 7, 1] && found.other == 2)
    #expect(found.notes.contains("3 bars are together \"Other\""))
    // One alone needs no other name.
    #expect(try names(data(rows, top: 4)) == ["a", "b", "c", "d", "e"] && data(rows, top: 4).other == nil)
    #expect(try names(data(rows, .descending, top: 1)) == ["e", "Other"])
    let two = try data("y,k,v\nx,a,1\nx,b,9\ny,a,5\ny,b,1\nz,a,2\nz,b,2\n", top: 1)
    #expect(names(two) == ["x", "Other"] && two.series.map(\.values) == [[1, 7], [9, 3]])
    // Grey, as no name of the file.
    #expect(try paints(rows, "bar", "--top", "2") == ["accent", "accent", "other"])
    let days = "k,v\n2011-03-01,1\n2010-12-01,2\n2010-11-01,3\n"
    #expect(try names(data(days, top: 1)).last == "Other")
    #expect(try folder.run("bar", "-", "--top", "1", "--visible", "2010-11..2010-12", input: days).status == 0)
  }

  @Test func `sorting by other words is the same`() throws {
    for (sort, order) in [("value", "ascending"), ("-value", "descending"), ("label", "label")] {
      for kind in ["bar", "pie"] {
        let (one, other) = (try words(Self.rows, kind, "--sort", sort), try words(Self.rows, kind, "--order", order))
        #expect(one == other)
      }
    }
  }

  @Test func `slices that are gathered stand last in any order`() throws {
    let rows = "k,v\na,5\nb,9\nc,4\nd,4\n"
    for order in ["given", "ascending", "descending", "label"] {
      let labels = try words(rows, "pie", "--top", "2", "--order", order, "--title", "").filter {
        ["a", "b", "Other"].contains($0)
      }
      #expect(Set(labels) == ["a", "b", "Other"])
    }
    var reader = TableReader(fileName: "data.csv", format: .csv)
    try reader.read(Array(rows.utf8))
    var request = ChartRequest()
    request.items.most = 2
    var found = try ItemData(try reader.finish(), for: request, mark: "slice")
    found.sort(.ascending)
    #expect(found.items.map(\.label) == ["a", "b", "Other"])
    found.sort(.label)
    #expect(found.items.map(\.label) == ["a", "b", "Other"])
  }

  // MARK: What is told

  @Test func `a slice that is the total of the others is told`() throws {
    let note = "\"Total\" (row 4) is as much as all others; if it is their total, it does not belong in a pie"
    #expect(try said("k,v\na,0.1\nb,0.2\nc,0.4\nTotal,0.7\n", "pie") == [note])
    #expect(try said("k,v\na,1\nb,1\n", "pie").isEmpty && said("k,v\na,1\nb,2\nc,3\n", "pie").isEmpty)
    #expect(try said("k,v\na,6\nb,1\nc,2\nd,3\n", "pie").isEmpty, "only the last row is where totals stand")
  }

  @Test func `numbers in what is told have no noise of sums`() {
    #expect(OptionValues.short(0.1 + 0.2) == "0.3" && OptionValues.short(-133.35000000000002) == "-133.35")
    #expect(
      OptionValues.short(1e-9) == "1e-09" && OptionValues.short(1.0 / 3) == "0.3333333333333333" && OptionValues.short(5) == "5")
  }

  @Test func `columns that could have been drawn and are not are told`() throws {
    let rows = "k,a,b,c\nx,1,2,\ny,3,4,\n"
    for kind in ["bar", "line", "area"] {
      #expect(try said(rows, kind) == ["1 of 2 columns drawn; choose with --y"])
      #expect(try said(rows, kind, "--y", "b").isEmpty)
    }
  }
}
