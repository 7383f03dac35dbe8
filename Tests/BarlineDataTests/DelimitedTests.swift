import Testing

@testable import BarlineData

@Suite("Delimited text") struct DelimitedTests {
  @Test("Commas, semicolons and tabs are told by the first row, outside quotes")
  func delimiters() throws {
    #expect(try table("a,b\n1,2").columns.map(\.name) == ["a", "b"])
    #expect(try table("a;b\n1;2").columns.map(\.name) == ["a", "b"])
    #expect(try table("a\tb\n1\t2").columns.map(\.name) == ["a", "b"])
    #expect(try table("\"a,b,c\";d\n1;2").columns.map(\.name) == ["a,b,c", "d"])
    #expect(try table("price, EUR;year\n1;2").columns.map(\.name) == ["price, EUR", "year"])
    #expect(try table("a,b\tc\n1\t2", .tsv).columns.map(\.name) == ["a,b", "c"])
    #expect(try table("sep=;\na,b;c\n1;2").columns.map(\.name) == ["a,b", "c"])
  }

  @Test("Quotes hold delimiters, line breaks and doubled quotes")
  func quotes() throws {
    let read = try table("name,note\r\n\"Smith, J.\",\"said \"\"no\"\"\"\r\n\"two\nlines\",x\r\n")
    #expect(texts(read) == [["Smith, J.", "said \"no\""], ["two\nlines", "x"]])
  }

  @Test("LF, CR and CRLF end a row, the last row needs none")
  func lineBreaks() throws {
    for end in ["\n", "\r", "\r\n"] {
      #expect(texts(try table("a,b\(end)x,y\(end)z,w")) == [["x", "y"], ["z", "w"]])
      #expect(texts(try table("a,b\(end)x,y\(end)z,w\(end)")) == [["x", "y"], ["z", "w"]])
    }
  }

  @Test("A byte order mark is no part of the first name")
  func byteOrderMark() throws {
    #expect(try table("\u{FEFF}year,x\n2001,a").columns.map(\.name) == ["year", "x"])
    #expect(try table("\u{FEFF}[{\"year\":1}]").columns.map(\.name) == ["year"])
    #expect(try table("\u{FEFF}").columns.isEmpty)
  }

  @Test("Empty and header-only files are tables without rows")
  func empty() throws {
    for text in ["", "\n", " \r\n\n"] {
      #expect(try table(text).columns.isEmpty)
      #expect(try table(text).rowCount == 0)
    }
    for text in ["year,price", "year,price\n", "\n\nyear,price\r\n\r\n"] {
      let read = try table(text)
      #expect(read.columns.map(\.name) == ["year", "price"])
      #expect(read.rowCount == 0)
    }
  }

  @Test("Blanks around a cell are dropped, blanks in quotes stay")
  func blanks() throws {
    #expect(texts(try table("a, b\n x , \" y \" \n")) == [["x", " y "]])
    #expect(try table("a , b\nx,y").columns.map(\.name) == ["a", "b"])
  }

  @Test("Empty lines are passed over; short rows end in missing cells; empty cells too many are no fault")
  func ragged() throws {
    #expect(texts(try table("a,b\n\nx,y\n  \nz\n")) == [["x", "y"], ["z", nil]])
    #expect(texts(try table("a,b\nx,y,,\n")) == [["x", "y"]])
    #expect(texts(try table("a,b\n,\n")) == [[nil, nil]])
    #expect(complaint("a,b\nx,y\nx,y,z\n") == "data.csv:3: \"z\" is cell 3 of a row, but the first row has 2")
  }

  @Test("Repeated and empty names are made unique")
  func names() throws {
    #expect(try table("x,x,,x 2,x\n1,2,3,4,5\n").columns.map(\.name) == ["x", "x 2", "column 3", "x 2 2", "x 3"])
  }

  @Test("A first row of numbers and dates is data")
  func noNames() throws {
    let read = try table("2001-01-01,5\n2002-01-01,6\n")
    #expect(read.columns.map(\.name) == ["column 1", "column 2"])
    #expect(texts(read) == [["2001-01-01", "5"], ["2002-01-01", "6"]])
    #expect(try table(",2001,2002\na,1,2\n").columns.map(\.name) == ["column 1", "2001", "2002"])
    #expect(try table("1.5\n").rowCount == 1)
  }

  @Test(
    "A first row that holds numbers just where the second does is data",
    arguments: [
      "Jan,4\nFeb,7", "Jan;4,5\nFeb;7", "Jan\t4\t\nFeb\t7\tx", "1,Jan,4\n2,Feb,7", "2010-01-01,rain\n2010-01-02,sun", "Jan,4",
      "Jan,4\nFeb,", "a,5,9,7\nb,1,2,3", "Jan,4,5\nFeb,7,8", "a,1,5,10\nb,2,6,8", "Jan,2001\nFeb,1998", "Jan,\"4\"\n\"Feb\",7",
      "a,1e999\nb,2",
    ])
  func dataFirst(_ text: String) throws {
    let read = try table(text)
    #expect(read.columns.map(\.name) == (1...read.columns.count).map { "column \($0)" })
    #expect(read.rowCount == text.split(separator: "\n").count)
    #expect(read.firstRowGuess == .data)
    let other = Result { () throws(DataError) in try table(text, firstRow: .names) }
    #expect(try other.get().rowCount == read.rowCount - 1)
    #expect(try other.get().firstRowGuess == nil)
  }

  @Test(
    "Names may be numbers where others could not be, and where they count",
    arguments: [
      ("country,2001,2002,2003\nNorway,4,5,6", nil), ("week,1,2,3,4\na,5,6,7,8", nil), ("k,10,20,30\na,5,7,6", nil),
      (",2001,2002\na,1,2", nil), ("month,2001,total\nJan,4,5", nil), ("k,2010-01-01\na,5", nil), ("a,4\nb,x", nil),
      ("k,v\na,4", nil), ("country,2001\nNorway,4", .names), ("country,2001,2011\nNorway,4,5", .names), ("a,1,2\nb,3,4", .names),
      ("size,1,2,4,8\na,5,7,6,8", .names), ("country,2001", .names),
      ("a,1,5,9\nb,2,6,8", .names),
    ] as [(String, FirstRow?)])
  func numberNames(_ text: String, _ guess: FirstRow?) throws {
    let read = try table(text)
    let first = text.split(separator: "\n")[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    #expect(read.columns.map(\.name) == first.enumerated().map { $1.isEmpty ? "column \($0 + 1)" : $1 })
    #expect(read.rowCount == text.split(separator: "\n").count - 1)
    #expect(read.firstRowGuess == guess)
    #expect(try table(text, firstRow: .data).rowCount == read.rowCount + 1)
  }

  @Test("Where two rows are looked at, the second may be short, but not too long, and lines keep their numbers")
  func secondRow() throws {
    #expect(texts(try table("a,1,x\n\nb\nc,2,y\n")) == [["a", "1", "x"], ["b", nil, nil], ["c", "2", "y"]])
    #expect(texts(try table("a,1\nb,2,,\n")) == [["a", "1"], ["b", "2"]])
    #expect(complaint("a,1\n\nb,2,3\n") == "data.csv:3: \"3\" is cell 3 of a row, but the first row has 2")
    #expect(complaint("a,1\nb,\"2\n") == "data.csv:2: a quoted cell begins here and is never closed")
    let bytes = Array("\u{FEFF}Jan;4,5;\"q\"\"\"\r\n\r\nFeb;7;x\r\nMar;x;y".utf8)
    for pieces in 1...9 { #expect(outcome(bytes, pieces: pieces) == outcome(bytes)) }
  }

  @Test("Every small text with numbers gives one result, however it is cut, and no row is lost")
  func exhaustiveFirstRows() {
    for word in words(over: "a1,\"\n", upTo: 5) {
      let whole = outcome(word)
      #expect(outcome(word, pieces: 1) == whole, "\(word)")
      guard case .success(let table) = whole, let other = try? outcome(word, firstRow: .data).get() else { continue }
      // A row of names is all that may not be among the data.
      let lost = other.rowCount - table.rowCount
      #expect(lost == 0 || lost == 1, "\(word)")
      #expect(Array(texts(other).dropFirst(lost)) == texts(table), "\(word)")
    }
  }

  @Test("A quote never closed is told with the line it opens on")
  func unclosed() {
    #expect(complaint("a,b\nx,\"y\nz,w\n") == "data.csv:2: a quoted cell begins here and is never closed")
  }

  @Test("Limits are errors")
  func limits() {
    var limits = ReadingLimits()
    limits.cellBytes = 4
    limits.columns = 2
    limits.rows = 2
    #expect(complaint("a\nabcd\n", limits: limits) == "no error")
    #expect(complaint("a\nx\nabcde\n", limits: limits) == "data.csv:3: a cell of more than 4 bytes")
    #expect(complaint("a\nx\n\"abcde\"\n", limits: limits) == "data.csv:3: a cell of more than 4 bytes")
    #expect(complaint("a,b,c\n", limits: limits) == "data.csv:1: more than 2 columns")
    #expect(complaint("a\nx\ny\nz\n", limits: limits) == "data.csv:4: more than 2 rows")
    #expect(complaint("[{\"a\":\"abcde\"}]", limits: limits) == "data.csv:1: a cell of more than 4 bytes")
    #expect(complaint("[{\"a\":1,\"b\":1,\n\"c\":1}]", limits: limits) == "data.csv:2: more than 2 columns")
  }

  @Test("Every small text agrees with a plain reading of the rules, however it is cut")
  func exhaustive() {
    let header = Array("n\tm\n".utf8)
    for word in words(over: "a\t\"\n\r ", upTo: 5) {
      let bytes = header + word
      let read = outcome(bytes, .tsv)
      #expect(read == outcome(bytes, .tsv, pieces: 1))
      switch (PlainReading(word, delimiter: 0x09, columns: 2, firstLine: 2).outcome, read) {
      case (.success(let expected), .success(let table)): #expect(texts(table) == expected, "\(word)")
      case (.failure(let line), .failure(let error)): #expect(error.line == line.number, "\(word)")
      default: Issue.record("\(word): \(read)")
      }
    }
  }

  @Test("Every small text with semicolons and commas gives one result, however it is cut")
  func exhaustiveSniffing() {
    for word in words(over: "a,;\"\n", upTo: 4) {
      let whole = outcome(word)
      for cut in 0...word.count { #expect(outcome(word, cutAt: cut) == whole, "\(word) cut at \(cut)") }
    }
  }

  @Test("A file cut anywhere gives the same table")
  func cuts() {
    let text = "\u{FEFF}näme;\"a;b\";größe\r\n\"x\r\ny\";1,5;\"q\"\"q\"\r\n\r\nÅ;−2;\u{1F600}\r\nlast;3"
    let bytes = Array(text.utf8)
    let whole = outcome(bytes)
    #expect((try? whole.get())?.rowCount == 3)
    for cut in 0...bytes.count { #expect(outcome(bytes, cutAt: cut) == whole, "cut at \(cut)") }
    for pieces in 1...7 { #expect(outcome(bytes, pieces: pieces) == whole) }
  }
}

/// The rules of delimited text read plainly over the whole of it: what the reader must agree with.
private struct PlainReading {
  struct Line: Error { var number: Int }
  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var at = 0
  var outcome: Result<[[String?]], Line> = .success([])

  init(_ bytes: [UInt8], delimiter: UInt8, columns: Int, firstLine: Int) {
    self.bytes = bytes
    self.delimiter = delimiter
    outcome = Result { () throws(Line) in
      var rows: [[String?]] = []
      while let (row, lines) = try nextRow(firstLine) {
        if row.isEmpty { continue }
        var cells = row.map { $0.isEmpty ? nil : $0 }
        if let extra = cells.indices.first(where: { $0 >= columns && cells[$0] != nil }) { throw Line(number: lines[extra]) }
        while cells.count < columns { cells.append(nil) }
        rows.append(Array(cells.prefix(columns)))
      }
      return rows
    }
  }

  /// The next row's cells and their lines, no cells for an empty line, nil at the end.
  private mutating func nextRow(_ firstLine: Int) throws(Line) -> ([String], [Int])? {
    var cells: [String] = []
    var lines: [Int] = []
    skipBlanks()
    if at == bytes.count { return nil }
    if isBreak { return (skipBreak(), []) }
    while true {
      skipBlanks()
      lines.append(line(of: at, firstLine))
      cells.append(try cell(firstLine))
      if at < bytes.count, bytes[at] == delimiter {
        at += 1
        continue
      }
      _ = skipBreak()
      return (cells, lines)
    }
  }

  private mutating func cell(_ firstLine: Int) throws(Line) -> String {
    var quoted = ""
    if at < bytes.count, bytes[at] == 0x22 {
      let opened = at
      at += 1
      while true {
        if at == bytes.count { throw Line(number: line(of: opened, firstLine)) }
        if bytes[at] == 0x22 {
          if at + 1 < bytes.count, bytes[at + 1] == 0x22 { at += 1 } else { break }
        }
        quoted.unicodeScalars.append(Unicode.Scalar(bytes[at]))
        at += 1
      }
      at += 1
    }
    var rest = ""
    while at < bytes.count, bytes[at] != delimiter, !isBreak {
      rest.unicodeScalars.append(Unicode.Scalar(bytes[at]))
      at += 1
    }
    while rest.unicodeScalars.last == " " { rest.unicodeScalars.removeLast() }
    let text = quoted + rest
    return text.unicodeScalars.allSatisfy { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" } ? "" : text
  }

  private var isBreak: Bool { at < bytes.count && (bytes[at] == 0x0A || bytes[at] == 0x0D) }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at] == 0x20 { at += 1 }
  }

  private mutating func skipBreak() -> [String] {
    if at + 1 < bytes.count, bytes[at] == 0x0D, bytes[at + 1] == 0x0A { at += 1 }
    at = min(bytes.count, at + 1)
    return []
  }

  /// Line breaks before a place, CRLF as one.
  private func line(of place: Int, _ firstLine: Int) -> Int {
    firstLine
      + (0..<place).count { index in
        bytes[index] == 0x0D || (bytes[index] == 0x0A && (index == 0 || bytes[index - 1] != 0x0D))
      }
  }
}
