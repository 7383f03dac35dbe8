import Testing

@testable import BarlineData

@Suite("Tables") struct TableTests {
  @Test("A bad cell is told with file, line, column and text")
  func badCell() throws {
    let lines = (2...16).map { "\($0),\($0).5" }.joined(separator: "\n")
    let read = try table("day,price\n\(lines)\n17,abc\n18,def\n")
    #expect(throws: DataError.self) { try read.numbers(1) }
    do throws(DataError) {
      _ = try read.numbers(1)
    } catch {
      #expect(error.description == "data.csv:17: \"abc\" is not a number (column \"price\")")
    }
    #expect(read.number(14, 1) == 16.5)
    #expect(read.number(15, 1).isNaN)
    #expect(read.text(15, 1) == "abc")
  }

  @Test("The line of a bad cell is counted through quoted line breaks")
  func lines() throws {
    let read = try table("a,b\r\n\"x\r\ny\",1\r\n\r\nz,bad\r\n")
    #expect(throws: DataError(file: "data.csv", line: 5, column: "b", text: "bad", reason: "is not a number")) {
      try read.numbers(1)
    }
  }

  @Test("Messages stay one line")
  func oneLine() {
    let error = DataError(
      file: "f", line: 2, column: "c\nd", text: String(repeating: "x", count: 61) + "\n", reason: "is not a number")
    #expect(error.description == "f:2: \"\(String(repeating: "x", count: 60))…\" is not a number (column \"c d\")")
    #expect(DataError(file: "f", reason: "this is odd").description == "f: this is odd")
  }

  @Test("What is not there is missing")
  func outside() throws {
    let read = try table("a,b\n1,x\n")
    for (row, column) in [(-1, 0), (1, 0), (0, -1), (0, 2), (.max, .max), (.min, .min)] {
      #expect(read.number(row, column).isNaN)
      #expect(read.text(row, column) == nil)
    }
    #expect(try read.numbers(9).map(\.isNaN) == [true])
    #expect(read.labels(-1) == [""])
    #expect(read.column(named: "b") == 1)
    #expect(read.column(named: "B") == nil)
  }

  @Test("Kinds follow from every cell that is not missing")
  func kinds() throws {
    let read = try table("n,t,d,m,e\n1,a,2001-01-01,1,\n,NA,NA,x,\n3,b,2001-02-01,2001-01-01,\n")
    #expect(read.columns.map(\.kind) == [.number, .text, .date, .text, .number])
    #expect(read.columns.map(\.isAllMissing) == [false, false, false, false, true])
  }

  @Test("A column is meant as numbers with one bad cell beside two, or one in ten")
  func meant() throws {
    func isMeant(numbers: Int, texts: Int) throws -> Bool {
      let cells = Array(repeating: "5", count: numbers) + Array(repeating: "x", count: texts)
      return try table("c\n" + cells.joined(separator: "\n"), .csv).columns[0].isMeantAsNumbers
    }
    #expect(try isMeant(numbers: 2, texts: 1))
    #expect(try !isMeant(numbers: 1, texts: 1))
    #expect(try !isMeant(numbers: 17, texts: 2))
    #expect(try isMeant(numbers: 18, texts: 2))
    #expect(try !isMeant(numbers: 5, texts: 0))
    #expect(try !isMeant(numbers: 0, texts: 1))
  }

  @Test("A column of few different texts keeps each once")
  func interned() throws {
    let cells = (0..<3000).map { "name \($0 % 100)" }
    let read = try table("c\n" + cells.joined(separator: "\n"))
    #expect(read.columns[0].cells.texts.count == 100)
    #expect((0..<3000).map { read.text($0, 0) } == cells)
  }

  @Test("Labels are short dates, or the cells' texts")
  func labels() throws {
    let read = try table("d,t,n\n2001-01-01,a,1.50\n2002-01-01,,\n")
    #expect(read.labels(0) == ["2001", "2002"])
    #expect(read.labels(1) == ["a", ""])
    #expect(read.labels(2) == ["1.50", ""])
  }

  @Test("The nearest column name is found for a mistyped one")
  func nearest() throws {
    let read = try table("year,net_generation,source,price\n1,2,a,3\n")
    #expect(read.nearestColumn(to: "pirce") == "price")
    #expect(read.nearestColumn(to: "Year") == "year")
    #expect(read.nearestColumn(to: "years") == "year")
    #expect(read.nearestColumn(to: "net-generation") == "net_generation")
    #expect(read.nearestColumn(to: "net") == "net_generation")
    #expect(read.nearestColumn(to: "zzzzz") == nil)
    #expect(read.nearestColumn(to: "") == nil)
    #expect(NearestName.find("ab", among: []) == nil)
    #expect(NearestName.find("a", among: ["b", "a b"]) == "b")
    #expect(NearestName.find(String(repeating: "x", count: 100_000), among: ["x"]) == nil)
  }
}

@Suite("Default columns") struct DefaultColumnsTests {
  private func choice(_ text: String, x: Int? = nil, series: Int? = nil) throws -> DefaultColumns {
    try table(text, .csv).defaultColumns(x: x, series: series)
  }

  @Test("x is the first text or date column, y the first column of numbers")
  func named() throws {
    #expect(try choice("n,name,m\n1,a,2\n2,b,3\n") == DefaultColumns(x: 1, y: [0]))
    #expect(try choice("name,n,m\na,1,2\n") == DefaultColumns(x: 0, y: [1]))
    #expect(try choice("year,source,net\n2001-01-01,Coal,5\n2002-01-01,Coal,6\n") == DefaultColumns(x: 0, y: [2]))
  }

  @Test("Without texts all other columns of numbers are drawn, ten at most")
  func many() throws {
    #expect(try choice("month,a,b\n2006-01-01,1,2\n2006-02-01,3,1\n") == DefaultColumns(x: 0, y: [1, 2]))
    let names = (0..<15).map { "c\($0)" }.joined(separator: ",")
    let row = (0..<15).map { "\($0)" }.joined(separator: ",")
    #expect(try choice("\(names)\n\(row)\n") == DefaultColumns(x: 0, y: Array(1...10)))
  }

  @Test("x is a first column of rising numbers, when another one is there")
  func rising() throws {
    #expect(try choice("year,wheat,wages\n1565,41,5\n1570,45,5.05\n1575,42,\n") == DefaultColumns(x: 0, y: [1, 2]))
    #expect(try choice("a,b\n1,2\n1,3\n") == DefaultColumns(x: nil, y: [0, 1]))
    #expect(try choice("a,b\n1,2\n,3\n") == DefaultColumns(x: nil, y: [0, 1]))
    #expect(try choice("a\n1\n2\n") == DefaultColumns(x: nil, y: [0]))
  }

  @Test("Header-only and all-missing tables have defaults too")
  func empty() throws {
    #expect(try choice("") == DefaultColumns(x: nil, y: []))
    #expect(try choice("a,b\n") == DefaultColumns(x: 0, y: [1]))
    #expect(try choice("a,b\nx,\ny,NA\n") == DefaultColumns(x: 0, y: [1]))
    #expect(try choice("a,b,c\nx,,1\ny,,2\n") == DefaultColumns(x: 0, y: [2]))
    #expect(try choice("a,b\nx,y\n") == DefaultColumns(x: 0, y: []))
  }

  @Test("A mistyped number does not make its column the axis")
  func mistyped() throws {
    #expect(try choice("price,n\n5,1\n6,2\nabc,3\n") == DefaultColumns(x: nil, y: [0, 1]))
    #expect(try choice("year,price\n2001,5\n2002,oops\n2003,6\n2004,7\n") == DefaultColumns(x: 0, y: [1]))
  }

  @Test("Columns given are left out of the choice")
  func given() throws {
    let text = "year,source,net,gross\n2001,Coal,5,6\n2002,Wind,6,7\n"
    #expect(try choice(text, x: 0, series: 1) == DefaultColumns(x: 0, y: [2]))
    #expect(try choice(text, series: 1) == DefaultColumns(x: 0, y: [2]))
    #expect(try choice(text, x: 2) == DefaultColumns(x: 2, y: [0]))
  }

  @Test("Nested values are not taken")
  func nested() throws {
    #expect(try table("[{\"o\":{},\"name\":\"a\",\"n\":1}]").defaultColumns() == DefaultColumns(x: 1, y: [2]))
  }
}

@Suite("Long form") struct GroupedTableTests {
  @Test("Series and categories stand in order of first appearance, gaps are missing")
  func grouping() throws {
    let read = try table("year,source,n\n2001-01-01,Coal,3\n2001-01-01,Wind,1\n2002-01-01,Coal,4\n2003-01-01,Sun,2\n")
    let grouped = try read.grouped(x: 0, series: 1, y: 2)
    #expect(grouped.categories == ["2001", "2002", "2003"])
    #expect(grouped.firstRows == [0, 2, 3])
    #expect(grouped.series == ["Coal", "Wind", "Sun"])
    #expect(grouped.values.map { $0.map { $0.isNaN ? -1 : $0 } } == [[3, 4, -1], [1, -1, -1], [-1, -1, 2]])
    #expect(grouped.repeatedRows == 0)
    #expect(grouped.skippedRows == 0)
  }

  @Test("Repeated rows are added and counted, rows without x or series left out and counted")
  func repeats() throws {
    let read = try table("x,s,n\na,p,1\na,p,2\na,p,\nb,,5\n,p,6\nb,q,\nb,q,7\n")
    let grouped = try read.grouped(x: 0, series: 1, y: 2)
    #expect(grouped.categories == ["a", "b"])
    #expect(grouped.series == ["p", "q"])
    #expect(grouped.values[0][0] == 3)
    #expect(grouped.values[1][1] == 7)
    #expect(grouped.repeatedRows == 3)
    #expect(grouped.skippedRows == 2)
  }

  @Test("Without a series there is one, and without values rows are counted")
  func counts() throws {
    let read = try table("x,s,n\nb,p,0.1\na,q,2\nb,p,0.2\nb,p,0.3\n,q,9\n")
    let sums = try read.grouped(x: 0, series: nil, y: 2)
    #expect(sums.categories == ["b", "a"] && sums.values == [[0.6, 2]])
    #expect(sums.repeatedRows == 2 && sums.skippedRows == 1)
    let counts = try read.grouped(x: 0, series: 1, y: nil)
    #expect(counts.series == ["p", "q"] && counts.values == [[3, 0], [0, 1]])
    #expect(try read.grouped(x: 0, series: nil, y: nil).values == [[3, 1]])
  }

  @Test("Sums stay finite")
  func sums() throws {
    let read = try table("x,s,n\na,p,1e308\na,p,1e308\n")
    #expect(try read.grouped(x: 0, series: 1, y: 2).values == [[.greatestFiniteMagnitude]])
  }

  @Test("Numbers are one category by value, dates by moment")
  func sameness() throws {
    let read = try table("n,d\n1,2001-01-01\n1.0,2001/1/1\n2,2001-01-01T00:00Z\n-0,2002-01-01\n0,\n")
    #expect(read.categories(0).names == ["1", "2", "-0"])
    #expect(read.categories(0).indexes == [0, 0, 1, 2, 2])
    #expect(read.categories(1).indexes == [0, 0, 0, 1, nil])
  }

  @Test("A y that is no number is the error that names it; a table too wide is an error")
  func faults() throws {
    let read = try table("x,s,n\na,p,q\n")
    #expect(throws: DataError(file: "data.csv", line: 2, column: "n", text: "q", reason: "is not a number")) {
      try read.grouped(x: 0, series: 1, y: 2)
    }
    let wide = try table("x,s,n\n" + (0..<5000).map { "x\($0),s\($0),1" }.joined(separator: "\n"))
    #expect(throws: DataError(file: "data.csv", column: "s", reason: "5000 series over 5000 categories are too many")) {
      try wide.grouped(x: 0, series: 1, y: 2)
    }
  }
}
