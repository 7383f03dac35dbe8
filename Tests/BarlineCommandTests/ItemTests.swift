import Barline
import BarlineData
import BarlineTesting
import Foundation
import Testing

@testable import BarlineCommand

/// The names and numbers that `pie` and `funnel` make of a table.
@Suite struct ItemTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func data(_ rows: String, _ items: ItemRequest = ItemRequest()) throws -> ItemData {
    var reader = TableReader(fileName: "t")
    try reader.read(Array(rows.utf8))
    return try ItemData(try reader.finish(), for: ChartRequest(items: items), mark: "slice")
  }

  /// Each item as its name and its number.
  private func pairs(_ data: ItemData) -> [String] {
    data.items.map { "\($0.label ?? "-")=\($0.value.isNaN ? "missing" : OptionValues.short($0.value))" }
  }

  @Test("The first texts are names and the first numbers values, whatever comes before them") func defaults() throws {
    #expect(try pairs(data("v,k,w\n3,a,9\n4,b,8\n")) == ["a=3", "b=4"])
    #expect(try pairs(data("day,k,v\n2001-01-01,a,1\n2002-01-01,b,2\n")) == ["a=1", "b=2"])
    #expect(try pairs(data("day,k,v\n31.12.2001,a,1\n1.1.2002,b,2\n")) == ["a=1", "b=2"])
    #expect(try pairs(data("day,v\n2001-01-01,1\n2002-01-01,2\n")) == ["2001=1", "2002=2"])
    #expect(try pairs(data("year,v\n1999,1\n2000,2\n")) == ["1999=1", "2000=2"])
    #expect(try pairs(data("v\n5\n1\n")) == ["1=5", "2=1"])
  }

  @Test("Columns may be named, and \"\" is a slice a row") func named() throws {
    let rows = "k,s,v,w\na,x,1,10\na,y,2,20\n"
    #expect(try pairs(data(rows, ItemRequest(label: "s", value: "w"))) == ["x=10", "y=20"])
    #expect(try pairs(data(rows, ItemRequest(label: ""))) == ["1=1", "2=2"])
  }

  @Test("Rows of one name are added up and told, without losing digits") func repeated() throws {
    let found = try data("k,v\na,1\nb,5\na,2\na,\n")
    #expect(pairs(found) == ["a=3", "b=5"])
    #expect(found.notes == ["2 rows repeating the \"k\" of another added to it", "1 value is missing and adds nothing: row 4"])
    #expect(found.title == "V by k")
    let tenths = try data("k,v\n" + String(repeating: "a,0.1\n", count: 10))
    #expect(tenths.items.map(\.value) == [1])
    // As far as numbers go, and no farther.
    #expect(try data("k,v\na,1e308\na,1e308\n").items.map(\.value) == [.greatestFiniteMagnitude])
  }

  @Test("Missing values are told where a sum hides them, and not where they show themselves") func missing() throws {
    #expect(
      try data("k,v\na,\na,2\nb,\na,\n").notes.last == "2 values are missing and add nothing, the first in row 1")
    #expect(try data("k,v\na,1\nb,\nc,2\n").notes.isEmpty)
  }

  @Test("Values below zero are told where a sum hides them; where one stands alone the chart says so itself") func lessened()
    throws
  {
    #expect(try data("k,v\na,5\na,-2\nb,1\n").notes.last == "1 value is below zero and makes its sum less: row 2")
    #expect(
      try data("k,v\na,-1\na,-2\na,9\n").notes.last == "2 values are below zero and make their sums less, the first in row 1")
    #expect(try data("k,v\na,5\nb,-2\n").notes.isEmpty)
  }

  @Test("Rows without a name are an item of their own, and told") func unnamed() throws {
    let found = try data("k,v\na,1\n,2\nb,3\n,4\n")
    #expect(pairs(found) == ["a=1", "missing=6", "b=3"])
    #expect(found.notes == ["2 rows without a \"k\": a slice of their own"])
  }

  @Test("Rows may be counted, and only then are without a value") func counted() throws {
    let found = try data("k\na\nb\na\n", ItemRequest(countsRows: true))
    #expect(pairs(found) == ["a=2", "b=1"])
    #expect(found.notes.isEmpty)
    #expect(found.title == "Rows by k")
    #expect(throws: Failure.data("t: no column holds numbers to draw: \"k\" has \"a\" in row 1; --count counts rows")) {
      try data("k\na\nb\na\n")
    }
    #expect(throws: Failure.usage("--count goes without --value")) {
      try data("k,v\na,1\n", ItemRequest(value: "v", countsRows: true))
    }
  }

  @Test("Numbers are read with their separators, as texts or not")
  func separators() throws {
    let rows = "k,v\na,\"12,345\"\nb,1 234\nc,\"1,234,567\"\nd,12 %\n"
    #expect(try pairs(data(rows)) == ["a=12345", "b=1234", "c=1234567", "d=12"])
  }

  @Test("What is no number is an error that names its row and column", arguments: ["pie", "funnel"])
  func badCell(_ command: String) throws {
    for (rows, line) in [("k,v\na,x\nb,1\n", 2), ("k,v\na,1.5k\nb,2k\n", 2), ("k,v\na,1\nb,2\nc,3\nd,5x\n", 5)] {
      let cell = rows.split(separator: "\n")[line - 1].split(separator: ",")[1]
      let run = try folder.run([command, "-"], input: rows)
      #expect(run.said == ["barline: standard input:\(line): \"\(cell)\" is not a number (column \"v\")"])
      #expect(run.status == 1 && run.output.isEmpty)
    }
  }

  @Test("A slice that cannot be drawn is told with its row") func hidden() throws {
    let run = try folder.run(["pie", "-"], input: "k,v\na,3\nb,0\nc,\nd,-2\ne,1\n")
    #expect(run.said == ["barline: note: no slice for \"b\" (row 2: 0), \"c\" (row 3: missing), \"d\" (row 4: -2)"])
    let many = try folder.run(["pie", "-"], input: "k,v\n" + (0..<12).map { "a\($0),\($0 > 1 ? 0 : 1)\n" }.joined())
    #expect(many.said.count == 1 && many.said[0].hasSuffix("\"a9\" (row 10: 0), 2 more"))
  }

  @Test("Of a funnel counts that are missing or below zero are told, since all others have a width") func negative() throws {
    let run = try folder.run(["funnel", "-"], input: "k,v\na,3\nb,0\nc,\nd,-2\ne,1\n")
    #expect(
      run.said == [
        "barline: note: no value for \"c\" (row 3: missing)", "barline: note: a stage has no width below zero: \"d\" (row 4: -2)",
      ])
  }

  @Test("A table without values is a chart that says so", arguments: ["pie", "funnel"])
  func nothing(_ command: String) throws {
    for rows in ["", "\n", "a,b\n", "[]", "v\n-\n"] {
      let run = try folder.run([command, "-", "--format", "drawing"], input: rows)
      #expect(run.status == 0)
      #expect(command == "pie" || run.text.contains("No data"), "\(rows)")
    }
  }

  @Test("A sum beyond the greatest number is told, also one within another, and one that only nears it is not") func beyond()
    throws
  {
    let one = "1 sum is beyond the greatest number, and is drawn as that"
    #expect(try data("k,v\na,1e308\na,1e308\nb,1\n").notes.last == one)
    #expect(try data("k,v\na,-1e308\na,-1e308\na,1e308\nb,1\n").notes.last == one)
    #expect(
      try data("k,v\na,1e308\na,1e308\nb,1e308\nb,1e308\n").notes.last
        == "2 sums are beyond the greatest number, and are drawn as that")
    #expect(try data("k,v\na,1e308\na,7e307\nb,1\n").notes.contains(one) == false)
    try folder.write("k,v\na,1e308\nb,1e308\nc,1e308\n", to: "big.csv")
    #expect(try folder.run("pie", "big.csv", "--top", "1").said.contains("barline: note: " + one))
    try folder.write("x,s,v\n1,p,1e308\n1,p,1e308\n2,p,1\n1,q,3\n", to: "long.csv")
    #expect(try folder.run("bar", "long.csv", "--x", "x", "--series", "s", "--y", "v").said.contains("barline: note: " + one))
    try folder.write("k,v\na,1e308\na,1e308\nb,1\n", to: "twice.csv")
    #expect(try folder.run("bar", "twice.csv").said.contains("barline: note: " + one))
  }

  @Test("Words for the middle of a pie without one are told to be in vain") func vainCenter() throws {
    try folder.write("k,v\na,1\nb,2\n", to: "two.csv")
    let note = "barline: note: --center is for --donut and --half-donut; this pie is the same without it"
    for ring in [[], ["--donut=0"]] { #expect(try folder.run(["pie", "two.csv", "--center", "x"] + ring).said == [note]) }
    for ring in ["--donut", "--half-donut"] { #expect(try folder.run("pie", "two.csv", "--center", "x", ring).said.isEmpty) }
  }

  @Test("Slices go in order of their values, equal ones as they were and missing ones last") func order() throws {
    let rows = "k,v\na,2\nb,\nc,5\nd,2\ne,-1\n"
    func sorted(_ order: ItemOrder) throws -> [String] {
      var found = try data(rows)
      found.sort(order)
      return found.items.map { $0.label ?? "" }
    }
    #expect(try sorted(.given) == ["a", "b", "c", "d", "e"])
    #expect(try sorted(.descending) == ["c", "a", "d", "e", "b"])
    #expect(try sorted(.ascending) == ["e", "a", "d", "c", "b"])
  }

  @Test("--top leaves the greatest by themselves and gathers two or more others") func top() throws {
    let rows = "k,v\na,1\nb,5\nc,2\nd,4\ne,-3\n"
    let found = try data(rows, ItemRequest(most: 2))
    #expect(pairs(found) == ["b=5", "d=4", "e=-3", "Other=3"])
    #expect(found.notes == ["2 slices are together \"Other\""])
    #expect(try pairs(data(rows, ItemRequest(most: 3))) == ["a=1", "b=5", "c=2", "d=4", "e=-3"])
    #expect(try pairs(data(rows, ItemRequest(most: 9))) == ["a=1", "b=5", "c=2", "d=4", "e=-3"])
    let pie = try TablePie(found, for: ChartRequest()) { _ in }
    let styles = found.items.indices.map { pie.pieChartView(PieChartView(), styleForSliceAt: $0) }
    #expect(styles == [.standard, .standard, .standard, SliceStyle(color: .other)], "only what was gathered is neutral")
  }

  @Test("The shares written add up to 100, whatever order and shape are asked for") func shares() throws {
    let rows = "k,v\na,1\nb,1\nc,1\n"
    for options in [[], ["--donut"], ["--donut=0.3", "--order", "ascending"], ["--half-donut"], ["--labels", "fit"]] {
      let run = try folder.run(["pie", "-", "--format", "drawing", "--decimals", "2"] + options, input: rows)
      let texts = run.text.split(separator: "\"")
      let shares = texts.compactMap { $0.hasSuffix("\u{A0}%") ? Double($0.dropLast(2)) : nil }
      #expect(shares.sorted() == [33.33, 33.33, 33.34], "\(options)")
    }
  }

  @Test("A ring says the total, with its unit, and what is asked for in its place") func center() throws {
    let rows = "k,v\na,30\nb,12\n"
    func says(_ options: String...) throws -> Bool {
      try folder.run(["pie", "-", "--format", "drawing", "--text", "name"] + options, input: rows).text.contains("\"42")
    }
    #expect(try says("--donut"))
    #expect(try says("--half-donut=0.8", "--unit", "kg"))
    #expect(try !says())
    #expect(try !says("--donut", "--center", "Energy"))
    #expect(try !says("--donut", "--center="))
  }

  @Test(
    "Each option of the form changes the picture",
    arguments: [
      ("pie", ["--donut"]), ("pie", ["--donut=0.2"]), ("pie", ["--half-donut"]), ("pie", ["--start", "90"]),
      ("pie", ["--counterclockwise"]),
      ("pie", ["--gap", "8"]), ("pie", ["--corners", "6"]), ("pie", ["--min-angle", "60"]), ("pie", ["--explode", "b"]),
      ("pie", ["--labels", "inside"]), ("pie", ["--labels", "none"]), ("pie", ["--text", "value"]), ("pie", ["--decimals", "3"]),
      ("pie", ["--donut", "--center", "Hm"]), ("pie", ["--order", "ascending"]), ("pie", ["--top", "1"]),
      ("pie", ["--unit", "kg", "--text", "value"]),
      ("funnel", ["--shape", "pointed"]), ("funnel", ["--shape", "bars"]), ("funnel", ["--horizontal"]),
      ("funnel", ["--align", "start"]),
      ("funnel", ["--align", "end"]), ("funnel", ["--labels", "inside"]), ("funnel", ["--labels", "fit"]),
      ("funnel", ["--labels", "none"]),
      ("funnel", ["--rates", "first"]), ("funnel", ["--rates", "both"]), ("funnel", ["--rates", "none"]),
      ("funnel", ["--decimals", "0"]),
      ("funnel", ["--gap", "20"]), ("funnel", ["--max-width", "50"]), ("funnel", ["--min-width", "100"]),
      ("funnel", ["--unit", "kg"]),
      ("funnel", ["--order", "ascending"]), ("funnel", ["--goal", "g"]),
    ])
  func form(_ command: String, _ options: [String]) throws {
    let rows = "k,v,g\na,30,40\nb,12,12\nc,3,5\n"
    let plain = try folder.run([command, "-"], input: rows)
    let run = try folder.run([command, "-"] + options, input: rows)
    #expect(plain.status == 0 && plain.said.isEmpty)
    #expect(run.status == 0)
    #expect(run.text != plain.text)
    #expect(run.isXML)
  }

  @Test("Of options that exclude each other the last one counts, which is told") func last() throws {
    let rows = "k,v\na,30\nb,12\n"
    func draw(_ arguments: String...) throws -> String { try folder.run(arguments, input: rows).text }
    #expect(try draw("funnel", "-", "--horizontal", "--vertical") == draw("funnel", "-"))
    #expect(try draw("pie", "-", "--half-donut", "--donut") == draw("pie", "-", "--donut"))
    let both = try folder.run(["pie", "-", "--donut", "--half-donut"], input: "k,v\na,1\nb,2\n")
    #expect(both.said == ["barline: note: --donut counts for nothing: --half-donut comes after it"])
    let thrice = try folder.run(["funnel", "-", "--vertical", "--horizontal", "--vertical"], input: "k,v\na,1\nb,2\n")
    #expect(thrice.said == ["barline: note: --horizontal counts for nothing: --vertical comes after it"])
  }

  @Test("A funnel too small for its names says so once, and one that has room says nothing") func crowded() throws {
    let rows = "k,v\n" + (1...60).map { "stage \($0),\(100 - $0)\n" }.joined()
    #expect(
      try folder.run(["funnel", "-"], input: rows).said
        == ["barline: note: The chart is too small for the names and numbers of its 60 stages; --size makes it larger."])
    #expect(try folder.run(["funnel", "-", "--size", "640x3000"], input: rows).said.isEmpty)
  }

  @Test("Rates of a funnel are those of the order shown, and one after zero is a dash") func rates() throws {
    func texts(_ options: String...) throws -> String {
      try folder.run(["funnel", "-", "--format", "drawing"] + options, input: "k,v\na,50\nb,0\nc,200\n").text
    }
    #expect(try texts().contains("\"0.00\u{A0}%\"") && texts().contains("\"—\""))
    #expect(try texts("--order", "descending").contains("\"25.00\u{A0}%\""))
    #expect(try texts("--order", "descending", "--decimals", "0").contains("\"25\u{A0}%\""))
  }

  @Test(
    "An entrance starts from nothing and ends in the picture at rest",
    arguments: [("pie", "sweep"), ("pie", "grow"), ("funnel", "grow")])
  func entrance(_ command: String, _ style: String) throws {
    let rows = "k,v\na,30\nb,12\n"
    let rest = try folder.run([command, "-"], input: rows).text
    let moments = try ["0", "0.9", "1.1", "2"].map {
      try folder.run([command, "-", "--at", $0, "--entrance", style + ":2"], input: rows).text
    }
    #expect(Set(moments).count == 4)
    #expect(moments[3] == rest)
    #expect(!moments[2].isEmpty && moments.prefix(3).allSatisfy { $0 != rest })
    #expect(try folder.run([command, "-", "--entrance", style], input: rows).text == rest)
  }
}
