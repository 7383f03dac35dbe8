import Testing

@testable import BarlineData

@Suite("Numbers in cells") struct NumberTests {
  /// The number a lone cell of a tab-separated file is read as; nil when it is missing or no number.
  private func number(_ text: String) throws -> Double? {
    let read = try table("x\n\(text)\n", .tsv)
    let value = read.number(0, 0)
    return read.columns[0].kind == .number && !value.isNaN ? value : nil
  }

  @Test(
    "Numbers as people and programs write them",
    arguments: [
      ("0", 0), ("-0", -0.0), ("5", 5), ("+5", 5), ("-5", -5), ("\u{2212}5.5", -5.5), ("007", 7), (".5", 0.5), ("5.", 5),
      ("0.1", 0.1), ("3.14159", 3.14159), ("1e3", 1000), ("1E-3", 0.001), ("-1.5e+2", -150), ("1,234", 1234),
      ("1,234,567.25", 1_234_567.25),
      ("1 234", 1234), ("1\u{A0}234\u{A0}567", 1_234_567), ("1\u{202F}234", 1234), ("1\u{2009}234", 1234), ("1'234.5", 1234.5),
      ("1\u{2019}234", 1234), ("1_234", 1234), ("12%", 12), ("12.5 %", 12.5), ("1 234 %", 1234),
      ("999999999999999", 999_999_999_999_999),
      ("123456789012345678", 123_456_789_012_345_680), ("0.30000000000000004", 0.30000000000000004),
      ("1.7976931348623157e308", 1.7976931348623157e308), ("5e-324", .leastNonzeroMagnitude), ("1e-999", 0),
      ("2.2250738585072014e-308", 2.2250738585072014e-308),
      ("1,5", 1.5), ("0,123", 0.123), ("1.234,5", 1234.5), ("1234,567", 1234.567),
      ("$12430", 12430), ("€ 12", 12), ("12 €", 12), ("12€", 12), ("£1,200.50", 1200.5), ("-$5", -5), ("$-5", -5), ("+$5", 5),
      ("\u{2212}€ 5", -5), ("€\u{2212}5", -5), ("($450)", -450), ("(450)", -450), ("(1,234.5)", -1234.5), ("(12 €)", -12),
      ("(5%)", -5), ("$ (450.00)", -450), ("(450) €", -450), ("(450 €)", -450), ("$(5)", -5), ("(5 kg)", -5), ("₹1", 1),
      ("¥2", 2), ("฿3", 3), ("€ 1.234,50", 1234.5), ("1\u{202F}234,50\u{A0}€", 1234.5),
      ("12\u{A0}%", 12), ("12\u{202F}%", 12), ("1\u{2007}234", 1234), ("1\u{2009}234\u{2009}567.5", 1_234_567.5),
      ("5 kg", 5), ("5kg", 5), ("3.5 km", 3.5), ("-3,5 °C", -3.5), ("1 234 kWh", 1234), ("90km/h", 90), ("5EUR", 5),
      ("1e3 m", 1000),
    ] as [(String, Double)])
  func taken(text: String, value: Double) throws {
    #expect(try number(text)?.bitPattern == value.bitPattern)
  }

  @Test(
    "What is no number",
    arguments: [
      "inf", "-inf", "infinity", "1e999", "-1e999", "0x10", "1e", "e5", "1.2.3", "1,23,456", "12,34.5", "1234,567,890",
      "0,123,456", "1 23", "1__234",
      "1,234 567", "--5", "+-5", "5-", "+", ".", ",", "%", "5%%", "1 000 0", "192.168.100.200", "１２",
      "$", "$ ", "()", "(-5)", "(5", "5)", "$(5", "(5) (6)", "($5))", "(5 kg", "($)", "-$(5)", "(€(5))", "((5))", "-(5)", "-$-5",
      "$$5", "$5€", "5%%", "$5%", "5 kg kg", "5 kg/2", "A12", "12A",
      "5k",
      "1.5k", "5 pears", "12 Mar", "5 pm", "7 Mon", "1,5,2", "2025-1", "555-1234", "+1 555 1234", "(555) 1234", "5 –", "5 kg.",
      "v5",
    ])
  func refused(text: String) throws {
    #expect(try number(text) == nil)
    #expect(throws: DataError.self) { try table("x\n\(text)\n", .tsv).numbers(0) }
  }

  @Test(
    "Missing words are missing in either case, with blanks around",
    arguments: ["", "NA", "n/a", "NaN", "nan", "NULL", "-", "–", " na "])
  func missing(text: String) throws {
    let read = try table("x,y\n\"\(text)\",1\n")
    #expect(read.text(0, 0) == nil)
    #expect(read.columns[0].kind == .number)
    #expect(read.columns[0].isAllMissing)
    #expect(try read.numbers(0).map(\.isNaN) == [true])
  }

  @Test("Every number of up to four signs agrees with Swift's own reading")
  func exhaustive() throws {
    for word in words(over: "-10.5", upTo: 5) where !word.isEmpty && word != [0x2D] {
      let text = String(decoding: word, as: UTF8.self)
      // Swift also reads "5." and ".5", as we do.
      #expect(try number(text)?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
  }

  @Test("Short decimals are read exactly and spelled as they were")
  func shortDecimals() throws {
    var lines = "x\n"
    var wanted: [String] = []
    for whole in ["0", "7", "12", "999", "1234567"] {
      for decimals in 0...8 {
        for digits in ["00000001", "50000000", "99999999", "12345678"] {
          let text = whole + (decimals == 0 ? "" : "." + digits.prefix(decimals))
          wanted += [text, "-" + text]
        }
      }
    }
    lines += wanted.joined(separator: "\n")
    let read = try table(lines)
    #expect(texts(read).map { $0[0] } == wanted)
    #expect(try read.numbers(0) == wanted.compactMap { Double($0) })
  }

  @Test("Long numbers and exponents are printed anew")
  func printedAnew() throws {
    let read = try table("x\n1E3\n-2.50e1\n1e300\n1.0000000000000000\n2.5e-3\n")
    #expect(texts(read) == [["1000"], ["-25"], ["1e+300"], ["1"], ["0.0025"]])
  }

  @Test("Texts of a mixed column stay as written")
  func codes() throws {
    let read = try table("code,n\n00501,1\n12,2\n4.50,3\nA7,4\n123456789012345678,5\n")
    #expect(texts(read).map { $0[0] } == ["00501", "12", "4.50", "A7", "123456789012345678"])
    #expect(read.columns[0].kind == .text)
  }

  @Test("A comma in quotes groups thousands in a comma file")
  func thousands() throws {
    #expect(try table("x,y\n\"1,234\",a\n\"5,678.5\",b\n").numbers(0) == [1234, 5678.5])
    #expect(try table("x,y\n\"1,234\",a\n").numbers(0) == [1234])
  }

  @Test("A comma is the decimal sign where semicolons set cells apart, unless the column says otherwise")
  func decimalCommas() throws {
    #expect(try table("x;y\n1,5;a\n1,234;b\n1.234;c\n").numbers(0) == [1.5, 1.234, 1234])
    #expect(texts(try table("x;y\n1,5;a\n1.234;c\n-12.500;d\n")).map { $0[0] } == ["1,5", "1.234", "-12.500"])
    #expect(try table("x;y\n1,234;a\n").numbers(0) == [1.234])
    #expect(try table("x;y\n1,234;a\n1.5;b\n").numbers(0) == [1234, 1.5])
    #expect(try table("x;y\n1.234;a\n").numbers(0) == [1.234])
    #expect(try table("x;y\n1.234;2,5\n").numbers(0) == [1234])
    #expect(try table("x;y\n1,5;a\n1e3;b\n").numbers(0) == [1.5, 1000])
  }

  @Test("A column with both decimal signs names the cell with the comma")
  func bothSigns() throws {
    let read = try table("x;y\n1.5;a\n1,5;b\n")
    #expect(throws: DataError(file: "data.csv", line: 3, column: "x", text: "1,5", reason: "is not a number")) {
      try read.numbers(0)
    }
  }

  @Test("What all numbers of a column have beside them is its unit, and no part of them")
  func units() throws {
    func column(_ cells: String...) throws -> DataColumn {
      try table("x\n" + cells.map { $0 + "\n" }.joined(), .tsv, firstRow: .names).columns[0]
    }
    #expect(try column("$5", "-$7", "NA", "($3)").unit == "$")
    #expect(try column("5 €", "1.234,50 €", "€ 3").unit == "€")
    #expect(try column("US$5", "-US$ 7.50", "US$1,250", "8 US$").unit == "US$")
    #expect(try column("R$5", "R$ 7").unit == "R$")
    #expect(try column("HP$5", "K$7", "A5").kind == .text)
    #expect(try column("12 kg", "5kg", "-").unit == "kg")
    #expect(try column("4 stars", "5 stars").unit == "stars")
    #expect(try column("4 stars", "5 stars").kind == .number)
    // Beside some only, a sign is read and no unit.
    let some = try table("x\n$5\n7\n8%\n".replacing("8%", with: "$1"))
    #expect(some.columns[0].unit == nil)
    #expect(try some.numbers(0) == [5, 7, 1])
    for mixed in [
      ["12 kg", "5 lb"], ["$5", "€6"], ["$5", "5%"], ["12 kg", "5"], ["$5", "5 kg"], ["4 stars", "none"], ["4 stars", "5"],
      ["4 stars"], ["12 Monkeys", "7 Samurai"], ["5 Mar", "6 Mar"], ["10 am", "11 am"], ["12A", "14A"], ["1.2.3", "1.2.4"],
    ] {
      let cells = try table("x\n" + mixed.map { $0 + "\n" }.joined(), .tsv, firstRow: .names).columns[0]
      #expect(cells.kind == .text && cells.unit == nil, "\(mixed)")
      #expect(!cells.isMeantAsNumbers, "\(mixed)")
    }
    // A unit of measure is one beside words too, so that the word is told.
    #expect(try column("12 kg", "13 kg", "much", "14 kg").isMeantAsNumbers)
  }

  @Test("A column of several units is told by the first cell with another one")
  func mixedUnits() throws {
    let read = try table("x,y\n12 kg,a\n3 kg,a\n5 lb,b\n")
    #expect(throws: DataError(file: "data.csv", line: 4, column: "x", text: "5 lb", reason: "has another unit than \"12 kg\"")) {
      try read.numbers(0)
    }
    let some = try table("x,y\n7,a\n12 kg,a\n")
    #expect(
      throws: DataError(file: "data.csv", line: 3, column: "x", text: "12 kg", reason: "has a unit, which others have not")
    ) {
      try some.numbers(0)
    }
  }

  @Test("Years before a word are names of columns")
  func names() throws {
    #expect(try table("2024 sales,2025 sales\n1,2\n").columns.map(\.name) == ["2024 sales", "2025 sales"])
  }

  @Test("A column of percentages has the unit, one with plain numbers has not")
  func percent() throws {
    #expect(try table("x\n12%\nNA\n5 %\n").columns[0].unit == "%")
    #expect(try table("x\n12%\n5\n").columns[0].unit == nil)
    #expect(try table("x\n5\n").columns[0].unit == nil)
  }
}
