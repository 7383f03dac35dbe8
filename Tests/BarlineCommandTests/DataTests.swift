import BarlineData
import Foundation
import Testing

@testable import BarlineCommand

/// What files the command reads, and what it makes of them unasked.
@Suite struct DataTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  /// The texts of a file's picture, in drawing order; the title last but for the legend.
  private func texts(_ data: String, _ arguments: String...) throws -> [String] {
    let run = try folder.run(["bar", "-", "--format", "drawing"] + arguments, input: data)
    #expect(run.status == 0, "\(run.said)")
    return run.text.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("text ") }.map { line in
      String(line.drop { $0 != "\"" }.dropFirst().dropLast())
    }
  }

  private func marks(_ data: String, _ arguments: String...) throws -> [String] {
    let run = try folder.run(["bar", "-"] + arguments, input: data)
    #expect(run.status == 0, "\(run.said)")
    return run.text.components(separatedBy: "aria-label=\"").dropFirst(2).map { $0.components(separatedBy: "\"")[0] }
  }

  @Test(
    "Every format gives the same picture",
    arguments: [
      "k;v\na;1\nb;2,5\n", "k\tv\na\t1\nb\t2.5\n", "\u{FEFF}k,v\r\na,1\r\nb,2.5\r\n", "k,v\n\"a\",1\nb,\"2.5\"",
      "[{\"k\":\"a\",\"v\":1},{\"k\":\"b\",\"v\":2.5}]", "{\"k\":\"a\",\"v\":1}\n{\"k\":\"b\",\"v\":2.5}\n",
    ])
  func formats(_ data: String) throws {
    #expect(try marks(data) == (try marks("k,v\na,1\nb,2.5\n")))
    #expect(try marks(data).count == 2)
  }

  @Test(
    "A table without values is a chart that says so",
    arguments: ["", "\n", "\u{FEFF}", "a,b\n", "k,v\na,\nb,NA\n", "[]", "v\n-\n"])
  func nothing(_ data: String) throws {
    #expect(try texts(data).contains("No data"))
    #expect(try folder.run(["bar", "-", "--y", "b"], input: "").status == 0)
  }

  @Test(
    "A file without data is told, and so is one of names alone", arguments: ["bar", "line", "area", "pie", "funnel", "tiers"])
  func told(_ command: String) throws {
    let amount = command == "tiers" ? ["--amount", "5"] : []
    for empty in ["", "\n", "[]"] {
      #expect(
        try folder.run([command, "-"] + amount, input: empty).said
          == ["barline: note: standard input holds no data; an empty chart is drawn"])
    }
    #expect(
      try folder.run([command, "-"] + amount, input: "name,v\n").said
        == ["barline: note: standard input holds names of columns and no row of data; an empty chart is drawn"])
  }

  @Test("A first row like the second is data, and that is told with what to say against it") func withoutNames() throws {
    let data = "Jan,4\nFeb,7\n"
    #expect(try marks(data, "--title", "Rain").count == 2)
    #expect(try texts(data).contains("Jan"))
    let note = "barline: note: standard input: the first row looks like data and is taken for it; "
    for command in ["bar", "line", "area", "pie", "funnel"] {
      let said = try folder.run([command, "-"], input: data).said
      #expect(said == [note + "if it holds names, say --first-row names"])
      #expect(try folder.run([command, "-", "--first-row", "names"], input: data).said.isEmpty)
      #expect(try folder.run([command, "-", "--first-row", "data"], input: data).said.isEmpty)
    }
    #expect(try marks(data, "--first-row", "names").count == 1)
    let tiers = ["tiers", "-", "--amount", "20"]
    #expect(try folder.run(tiers, input: "Bronze,0,10\nSilver,10,50\n").said.map { $0.hasPrefix(note) } == [true])
  }

  @Test("Columns without names give no title, and --title gives one") func untitled() throws {
    #expect(try !texts("Jan,4\nFeb,7\n").contains("Column 2"))
    #expect(try texts("Jan,4\nFeb,7\n", "--title", "Rain").contains("Rain"))
    #expect(try folder.run(["pie", "-", "--count", "--format", "drawing"], input: "a,1\na,2\n").text.contains("\"Rows\""))
  }

  @Test("Names that are a year are told, since they may be data; a row of years is plain to see") func years() throws {
    let data = "country,2001\nNorway,4\nSweden,5\n"
    #expect(
      try folder.run(["bar", "-"], input: data).said == [
        "barline: note: standard input: the first row is taken for names, though it holds numbers; if it holds data, say --first-row data"
      ])
    #expect(try marks(data, "--first-row", "data", "--title", "Rain").count == 3)
    let years = "country,2001,2002,2003\nNorway,4,5,6\n"
    #expect(try folder.run(["bar", "-"], input: years).said == ["barline: note: 1 of 3 columns drawn; choose with --y"])
    #expect(try folder.run(["bar", "-", "--y", "2001,2002,2003"], input: years).said.isEmpty)
  }

  @Test("Missing values are told once, with their number and the place of the first", arguments: ["bar", "line", "area"])
  func missing(_ command: String) throws {
    func said(_ data: String, _ options: String...) throws -> [String] {
      try folder.run([command, "-"] + options, input: data).said
    }
    #expect(try said("k,v\na,7\nb,\nc,1\n") == ["barline: note: 1 value is missing: \"v\" in row 2"])
    #expect(
      try said("k,v,w\na,7,1\nb,,NA\nc,,2\n", "--y", "w,v")
        == ["barline: note: 3 values are missing; the first is \"w\" in row 2"])
    #expect(try said("k,v\na,\nb,-\n") == ["barline: note: all 2 values are missing; the first is \"v\" in row 1"])
    let long = "year,source,output\n2001,Coal,3\n2001,Wind,\n2002,Coal,4\n2002,Wind,5\n"
    #expect(try said(long) == ["barline: note: 1 value is missing: \"output\" in row 2"])
    // What is not drawn is not missed, and a place without a row says nothing of a value.
    #expect(try said("k,v,w\na,7,\nb,1,\n").isEmpty)
    #expect(try said("year,source,output\n2001,Coal,3\n2001,Wind,1\n2002,Coal,4\n").isEmpty)
  }

  @Test("One row is one bar") func one() throws {
    #expect(try marks("k,v\na,7\n").count == 1)
  }

  @Test("A missing value is no mark, and its label stays") func missing() throws {
    let data = "k,v\na,7\nb,\nc,1\n"
    #expect(try marks(data).count == 2)
    #expect(try texts(data).filter { ["a", "b", "c"].contains($0) } == ["a", "b", "c"])
  }

  @Test("A field of a megabyte does not stop a picture") func huge() throws {
    let name = String(repeating: "x", count: 1 << 20)
    let run = try folder.run(["bar", "-"], input: "k,v\n\(name),7\nb,2\n")
    #expect(run.status == 0)
  }

  @Test("A file is read in pieces: rows across their borders are whole") func pieces() throws {
    // 64 KB is the piece; rows of 7 to 9 bytes do not divide it.
    try folder.write("k,v\n" + (0..<30_000).map { "é\($0),\($0 % 7)\n" }.joined(), to: "a.csv")
    let table = try DataFile.read(folder.url.appendingPathComponent("a.csv").path)
    #expect(table.rowCount == 30_000)
    #expect((0..<30_000).allSatisfy { table.text($0, 0) == "é\($0)" && table.number($0, 1) == Double($0 % 7) })
  }

  @Test("Texts are the axis and the first numbers the bars") func defaults() throws {
    #expect(try texts("k,v,w\na,1,5\nb,2,6\n").contains("V"))
    #expect(!(try texts("k,v,w\na,1,5\nb,2,6\n").contains("W")))
  }

  @Test("Without texts all numbers are drawn, each a series with its name in words; the legend has them, and no title")
  func wide()
    throws
  {
    let found = try texts("year,wheat_price,wages\n1700,3,1\n1705,4,2\n")
    #expect(!found.contains { $0.contains(" and ") })
    let run = try folder.run(["bar", "-"], input: "year,wheat_price,Wages\n1700,3,1\n1705,4,2\n")
    #expect(run.text.contains("<title>Wheat price and Wages</title>"))
    #expect(found.contains("Wheat price") && found.contains("Wages"))
    #expect(found.contains("1700"))
  }

  @Test("--y takes columns between commas, given again or with commas in their names") func columns() throws {
    let data = "k,a,b,\"c,d\"\nx,1,2,3\ny,4,5,6\n"
    #expect(try marks(data, "--y", "a,b").count == 4)
    #expect(try marks(data, "--y", "a", "--y=b").count == 4)
    #expect(try marks(data, "--y", " a, b ,").count == 4)
    #expect(try marks(data, "--y", "c,d").count == 2)
    #expect(try marks(data, "--y", "c,d", "--y", "a,b").count == 6)
  }

  @Test("No more than 200 bars are drawn unasked, and what is left out is told") func many() throws {
    let data = "a,b,c\n" + (0..<120).map { "\($0 % 2),\($0),\($0)\n" }.joined()
    let run = try folder.run(["bar", "-"], input: data)
    #expect(run.said == ["barline: note: 1 of 3 columns drawn; choose with --y"])
  }

  @Test("Long form becomes series, asked or not; what a series lacks is missing") func long() throws {
    let data = "year,source,output\n2001-01-01,Coal,3\n2001-01-01,Wind,1\n2002-01-01,Coal,4\n"
    let asked = try texts(data, "--series", "source")
    #expect(asked == (try texts(data)))
    #expect(asked.contains("Output by source") && asked.contains("Coal") && asked.contains("Wind"))
    #expect(asked.contains("2001") && asked.contains("2002"))
    #expect(try marks(data).count == 3)
    #expect(try texts(data, "--series", "").contains("Output by year"))
  }

  @Test("Long form with bare years is known too") func bareYears() throws {
    let data = "year,source,output\n2001,Coal,3\n2001,Wind,1\n2002,Coal,4\n2002,Wind,5\n"
    let found = try texts(data)
    #expect(found.contains("Output by source") && found.contains("2001") && found.contains("Wind"))
  }

  private func data(_ rows: String, _ request: ChartRequest, _ spacing: ItemSpacing = .bands) throws -> ChartData {
    var reader = TableReader(fileName: "t")
    try reader.read(Array(rows.utf8))
    return try ChartData(try reader.finish(), for: request, spacing: spacing)
  }

  /// The places along the axis and the values of each series.
  private func places(_ data: ChartData) -> [String] {
    (0..<data.count).map { item in
      (data.label(item) ?? "-") + data.series.map { " " + OptionValues.short($0.values[item]) }.joined()
    }
  }

  @Test("Bars of rows with the same x are added up, in the order in which each x comes first") func repeats() throws {
    for x in [nil, "k"] {
      let found = try data("k,v,w\nb,1,10\na,2,20\nb,3,30\na,,40\n", ChartRequest(x: x, y: ["v", "w"]))
      #expect(places(found) == ["b 4 40", "a 2 60"])
      #expect(found.title == "")
    }
    let one = try data("k,s,v\na,x,0.1\na,x,0.2\nb,y,3\na,y,0.3\n", ChartRequest())
    // What rounding would lose is not lost.
    #expect(places(one) == ["a 0.6", "b 3"])
    #expect(one.title == "V by k")
    // Dates, however they are written, and numbers.
    #expect(places(try data("d,v\n2001-02-01,1\n2001-01-01,2\n2001/2/1,4\n", ChartRequest())) == ["Feb 5", "Jan 2"])
    #expect(places(try data("n,v\n2,1\n1,2\n2.0,4\n", ChartRequest(x: "n"))) == ["2 5", "1 2"])
    // Points of a line stay where they are.
    #expect(try data("n,v\n2,1\n1,2\n2,4\n", ChartRequest(x: "n"), .positions).count == 3)
  }

  @Test("Rows at the same place are told: added up as bars, each by itself as points") func samePlace() throws {
    let rows = "k,v\na,1\na,2\nb,3\n,4\n,5\n"
    #expect(
      try folder.run(["bar", "-"], input: rows).said == [
        "barline: note: 2 rows without a \"k\" left out", "barline: note: 1 row repeating the \"k\" of another added to it",
      ])
    #expect(
      try folder.run(["line", "-"], input: rows).said == [
        "barline: note: 1 row repeating the \"k\" of another; each row is drawn by itself"
      ])
    #expect(try folder.run(["bar", "-"], input: "k,v\na,1\nb,3\n,4\n").said.isEmpty)
  }

  @Test("--count says how many rows have each x, and each series") func counted() throws {
    var request = ChartRequest()
    request.items.countsRows = true
    let rows = "k,s\nb,p\na,q\nb,q\nb,p\n,p\n"
    let found = try data(rows, request)
    #expect(places(found) == ["b 3", "a 1"])
    #expect(found.title == "Rows by k")
    #expect(found.notes == ["1 row without a \"k\" left out"])
    #expect(places(try data("k\nx\n", request)) == ["x 1"])
    #expect(places(try data("n\n5\n5\n7\n", request)) == ["5 2", "7 1"])
    request.x = "s"
    #expect(places(try data(rows, request)) == ["p 3", "q 2"])
    (request.x, request.series) = (nil, "s")
    let series = try data(rows, request)
    #expect(series.series.map(\.name) == ["p", "q"])
    // None is none, and not missing.
    #expect(places(series) == ["b 2 1", "a 0 1"])
    #expect(throws: Failure.usage("--count goes without --y")) {
      var wrong = request
      wrong.y = ["s"]
      _ = try data(rows, wrong)
    }
    request = ChartRequest()
    request.items.countsRows = true
    #expect(throws: Failure.usage("--count needs a column along the axis; name it with --x")) {
      try data("a,b\n2,1\n1,2\n", request)
    }
    #expect(try folder.run(["bar", "-", "--count"], input: rows).status == 0)
    #expect(try folder.run(["line", "-", "--count"], input: rows).status == 2)
  }

  @Test("Names of columns keep their spelling in titles, but for a capital at the start") func spelling() throws {
    for (name, title) in [
      ("Kosten (€)", "Kosten (€)"), ("net_generation", "Net generation"), ("load kW", "Load kW"), ("kWh", "kWh"), ("rpm", "rpm"),
      ("kg", "kg"), ("pH", "pH"), ("v", "V"), ("gas", "Gas"), ("dry", "Dry"), ("émile", "Émile"), ("GDP", "GDP"),
    ] {
      #expect(try data("k,\(name)\na,1\n", ChartRequest()).title == title)
    }
    #expect(
      try data("Year,Source,Output kWh\n2001,A,1\n2001,B,2\n2002,A,3\n2002,B,1\n", ChartRequest()).title
        == "Output kWh by Source")
  }

  @Test("A JSON object with an array of objects is that array, and this is told") func inside() throws {
    let run = try folder.run(["bar", "-"], input: "{\"n\":2,\"data\":[{\"k\":\"a\",\"v\":1},{\"k\":\"b\",\"v\":2}]}")
    #expect(run.said == ["barline: note: standard input: the rows are those of \"data\""])
    #expect(try marks("{\"Gas\":38,\"Coal\":22}", "--title", "Power").count == 2)
    #expect(
      try folder.run(["bar", "-"], input: "{\"meta\":{},\"x\":[1,2]}").said == [
        "barline: standard input: no column holds numbers to draw: expected an array of objects, an object with one such array, or one of numbers alone; found an object with \"meta\": {…}"
      ])
  }

  @Test("What all values are written with is their unit, unless --unit says another") func units() throws {
    let rows = "k,v\na,12 kg\nb,5kg\n"
    #expect(try texts(rows).contains { $0.hasSuffix("\u{A0}kg") })
    #expect(try texts(rows, "--unit", "t").contains { $0.hasSuffix("\u{A0}t") })
    #expect(try !texts("k,v\na,$12\nb,5\n").contains { $0.contains("$") })
  }

  @Test(
    "Dates in a form that is not known stand as words, and this is told",
    arguments: [
      "10/12/2010", "1/2/11", "1-2-11", "Jan 10, 10", "Mon, 3 Sep 2012 10:00", "1-Jan-10", "Tue, Sept. 3, 2012",
    ])
  func otherDates(_ date: String) throws {
    for command in ["bar", "line", "area"] {
      let run = try folder.run([command, "-"], input: "k,v\n\"\(date)\",1\n")
      #expect(
        run.said == [
          "barline: note: the \"k\" of the rows are not dates as 2010-01-31 or 2010/1/31, and stand as words in the order of the file"
        ])
    }
  }

  @Test(
    "Dates as people write them stand where they belong",
    arguments: ["28.02.2010|1.3.2010", "Jan 28, 2010|Jan 29, 2010", "1 Mar 2010|2 Mar 2010", "1/31/2010|2/1/2010"])
  func spokenDates(_ pair: String) throws {
    let dates = pair.split(separator: "|")
    let run = try folder.run(["bar", "-"], input: "k\tv\n\(dates[1])\t1\n\(dates[0])\t2\n")
    #expect(run.said.isEmpty)
    // A day apart, and the later one comes first.
    var reader = TableReader(fileName: "t")
    try reader.read(Array("k\tv\n\(dates[1])\t1\n\(dates[0])\t2\n".utf8))
    let data = try ChartData(try reader.finish(), for: ChartRequest(), spacing: .positions)
    let places = try #require(data.positions?.values)
    #expect(places[0] - places[1] == 1)
  }

  @Test(
    "Words that only look a little like dates are words",
    arguments: ["Mayfield 3", "1.2", "a/b/c", "May", "Q1 2010", "10-12", "March"])
  func words(_ word: String) throws {
    #expect(try folder.run(["bar", "-"], input: "k,v\n\"\(word)\",1\nx,2\n").said.isEmpty)
    #expect(!OtherDates.isDate(word))
  }

  @Test("Rows that are added up or left out are told") func told() throws {
    let run = try folder.run(["bar", "-", "--series", "s"], input: "k,s,v\na,x,1\na,x,2\n,x,5\nb,y,3\n")
    #expect(
      run.said == [
        "barline: note: 1 row without a \"k\" or a \"s\" left out",
        "barline: note: 1 row repeating the \"k\" and the \"s\" of another added to it",
      ])
  }

  @Test("--unit says what values count") func unit() throws {
    #expect(try texts("k,v\na,1\nb,2\n", "--unit", "kWh").contains { $0.contains("kWh") })
  }

  @Test("--size is both lengths") func size() throws {
    let run = try folder.run(["bar", "-", "--size", "320x200"], input: "k,v\na,1\n")
    #expect(run.text.contains("viewBox=\"0 0 320 200\""))
  }

  @Test("An error in what comes by standard input names it") func input() throws {
    let run = try folder.run(["bar", "-"], input: "k,v\na,1\nb,2\nc,x\n")
    #expect(run.said == ["barline: standard input:4: \"x\" is not a number (column \"v\")"])
  }

  @Test("After -- a name may begin with a dash") func dashes() throws {
    try folder.write("k,v\na,1\n", to: "--help")
    #expect(try folder.run("bar", "--", "--help").text.hasPrefix("<svg"))
  }

  @Test("Whatever cells a small table has, each series has a value an item, and an item has a series") func small() throws {
    let cells = ["", "x", "1"]
    let requests = [ChartRequest(), ChartRequest(series: "b"), ChartRequest(x: "a", y: ["c"], series: "b"), ChartRequest(x: "c")]
    var drawn = 0
    for table in 0..<729 {
      var (rest, rows) = (table, "a,b,c\n")
      for place in 0..<6 {
        rows += cells[rest % 3] + (place % 3 == 2 ? "\n" : ",")
        rest /= 3
      }
      var reader = TableReader(fileName: "t")
      try reader.read(Array(rows.utf8))
      let found = try reader.finish()
      for request in requests {
        // What is refused is refused by an error.
        guard let data = try? ChartData(found, for: request) else { continue }
        drawn += 1
        #expect(data.series.allSatisfy { $0.values.count >= data.count }, "\(rows)")
        #expect(data.count == 0 || !data.series.isEmpty, "\(rows)")
        for item in 0..<data.count { _ = data.label(item) }
      }
    }
    #expect(drawn > 729)
  }
}
