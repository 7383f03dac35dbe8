import Testing

@testable import BarlineData

@Suite("JSON") struct JSONTests {
  @Test("An array of objects and objects one after another give the same table")
  func forms() throws {
    let array = try table("[{\"year\": 2001, \"n\": 5.5},\n {\"year\": 2002, \"n\": null}]")
    let lines = try table("{\"year\":2001,\"n\":5.5}\n{\"year\":2002,\"n\":null}\n")
    #expect(array.columns.map(\.name) == ["year", "n"])
    #expect(texts(array) == [["2001", "5.5"], ["2002", nil]])
    #expect(texts(lines) == texts(array))
    #expect(try table("{\"a\":1}{\"a\":2}").numbers(0) == [1, 2])
  }

  @Test("Empty documents are empty tables")
  func empty() throws {
    for text in ["[]", " [ ] ", "[{}]", "{}"] { #expect(try table(text).columns.isEmpty, "\(text)") }
    #expect(try table("[{},{}]").rowCount == 2)
    #expect(try table("", .json).rowCount == 0)
  }

  @Test("Columns grow as keys appear, and rows without a key are missing there")
  func growth() throws {
    let read = try table("[{\"a\":1},{\"b\":\"x\",\"a\":2},{\"b\":\"y\"}]")
    #expect(texts(read) == [["1", nil], ["2", "x"], [nil, "y"]])
    #expect(read.columns.map(\.kind) == [.number, .text])
  }

  @Test("Keys may come in any order")
  func keyOrder() throws {
    let read = try table("[{\"a\":1,\"b\":2,\"c\":3},{\"c\":6,\"a\":4,\"b\":5},{\"b\":8},{\"a\":7,\"c\":9}]")
    #expect(texts(read) == [["1", "2", "3"], ["4", "5", "6"], [nil, "8", nil], ["7", nil, "9"]])
  }

  @Test("Of a key that comes twice the last value counts, and the first leaves nothing behind")
  func duplicates() throws {
    let read = try table("[{\"a\":\"x\",\"a\":2},{\"a\":null,\"a\":3},{\"a\":4,\"a\":null}]")
    #expect(read.columns[0].kind == .number)
    #expect(texts(read) == [["2"], ["3"], [nil]])
  }

  @Test("Words, nested values and strings are read as stated")
  func values() throws {
    let read = try table(
      "[{\"t\":true,\"f\":false,\"o\":{\"p\":[1,{\"q\":\"]\"}]},\"l\":[1,2],\"s\":\"12\",\"m\":\"NA\",\"x\":NaN}]")
    #expect(texts(read) == [["true", "false", "{…}", "[…]", "12", nil, nil]])
    #expect(read.columns.map(\.holdsNested) == [false, false, true, true, false, false, false])
    #expect(read.columns[4].kind == .number)
  }

  @Test(
    "Escapes, surrogate pairs and lone surrogates",
    arguments: [
      ("\\\"\\\\\\/\\b\\f\\n\\r\\tx", "\"\\/\u{8}\u{C}\n\r\tx"), ("\\u0041\\u00e9\\u20AC", "Aé€"),
      ("\\ud83d\\ude00", "\u{1F600}"), ("\\uD83D", "\u{FFFD}"),
      ("\\uD83Dx", "\u{FFFD}x"), ("\\uDE00", "\u{FFFD}"), ("\\uD83D\\n!", "\u{FFFD}\n!"),
      ("\\uD83D\\uD83D\\uDE00", "\u{FFFD}\u{1F600}"),
      ("\\uDE00\\uD83D", "\u{FFFD}\u{FFFD}"), ("\\uD83D\\u0041", "\u{FFFD}A"), ("a\\u0000b", "a\u{0}b"),
      ("\u{1F600}", "\u{1F600}"),
    ])
  func escapes(source: String, text: String) throws {
    #expect(try table("[{\"k\":\"\(source)\"}]").text(0, 0) == text)
    #expect(try table("[{\"k\":\"\(source)\"}]", pieces: 1).text(0, 0) == text)
    #expect(try table("[{\"\(source)\":1}]").columns[0].name == text)
  }

  @Test(
    "Numbers follow JSON's grammar",
    arguments: ["0", "-0", "10", "0.5", "-1.25", "1e5", "1E+5", "1.5e-5", "12345678901234567890"])
  func numbers(text: String) throws {
    #expect(try table("[{\"k\":\(text)}]").numbers(0) == [Double(text)])
  }

  @Test("What is no JSON number is refused", arguments: ["01", "1.", ".5", "+1", "1e", "-", "0x1", "1.e5", "--1", "1-"])
  func badNumbers(text: String) {
    #expect(throws: DataError.self) { try table("[{\"k\":\(text)}]") }
  }

  @Test("A value alone is no table", arguments: ["null", "true", "false", " null\n"])
  func loneWords(text: String) {
    let word = text.filter { $0.isLetter }
    #expect(complaint(text) == "data.csv:1: expected an array of objects, or objects, found \"\(word)\"")
    #expect(complaint(text, .json).isEmpty == false)
  }

  @Test("In a file that is called so, no value alone is a table", arguments: ["\"x\"", "12", "[true]", "2010-01-01", "x"])
  func loneValues(text: String) throws {
    for name in ["a.json", "A.JSON", "a.ndjson", "a.jsonl"] {
      let error = #expect(throws: DataError.self) { try table(text, file: name) }
      #expect(error?.description.hasPrefix("\(name):1: expected an array of objects, or objects, found ") == true)
    }
    // Elsewhere it is the name of a column, or its only number.
    #expect(try table(text).columns.count == 1)
  }

  @Test("What has rows, columns or another form stays what it is")
  func noLoneValues() throws {
    #expect(try table("null\n1\n").numbers(0) == [1])
    #expect(try table("true,false\n").columns.map(\.name) == ["true", "false"])
    #expect(try table("null", .csv).columns.map(\.name) == ["null"])
    #expect(try table("a,b\nx,1\n", file: "a.json").numbers(1) == [1])
    for empty in ["", "[]", "{}"] { #expect(try table(empty, file: "a.json").rowCount <= 1) }
  }

  @Test("Faults are told with their line")
  func faults() {
    #expect(complaint("[{\"a\":1}\n{\"a\":2}]") == "data.csv:2: expected a comma or \"]\", found \"{\"")
    #expect(complaint("[{\"a\":1},\n]") == "data.csv:2: expected an object, found \"]\"")
    #expect(complaint("[1,2]") == "data.csv:1: expected an object or \"]\", found \"1\"")
    #expect(complaint("{\"a\":1,}\n") == "data.csv:1: expected a key, found \"}\"")
    #expect(complaint("{\"a\" 1}") == "data.csv:1: expected a colon, found \"1\"")
    #expect(complaint("{\"a\":1}\n5") == "data.csv:2: expected an object, found \"5\"")
    #expect(complaint("[]\n[]") == "data.csv:2: expected the end of the file, found \"[\"")
    #expect(complaint("{\"a\":[1,]}") == "data.csv:1: expected a value, found \"]\"")
    #expect(complaint("{\"a\":[1}}") == "data.csv:1: expected a comma or \"]\", found \"}\"")
    #expect(complaint("{\"a\":\n\"x\ny\"}") == "data.csv:2: a line break or control character inside a string")
    #expect(complaint("{\"a\":\"\\x\"}") == "data.csv:1: no escape begins with \\x")
    #expect(complaint("{\"a\":\"\\u12G4\"}") == "data.csv:1: \\u needs four hexadecimal digits")
    #expect(complaint("{\"a\":01}") == "data.csv:1: \"01\" is not a number by JSON's grammar")
    #expect(complaint("{\"a\":nil}") == "data.csv:1: \"nil\" is no JSON value")
    #expect(complaint("[{\"a\":1},\n\n") == "data.csv:3: the file ends inside its JSON")
  }

  @Test("Numbers too large are told when numbers are asked for")
  func tooLarge() throws {
    let read = try table("{\"a\":1}\n{\"a\":1e999}\n")
    #expect(throws: DataError(file: "data.csv", line: 2, column: "a", text: "1e999", reason: "is too large for a number")) {
      try read.numbers(0)
    }
  }

  @Test("One object with one array of objects is that array")
  func inner() throws {
    for text in [
      "{\"data\":[{\"k\":\"a\",\"v\":1},{\"k\":\"b\",\"v\":2}]}",
      "{\"n\": 2, \"tags\": [\"x\"], \"no\": [], \"data\": [ {\"k\":\"a\",\"v\":1},\n {\"k\":\"b\",\"v\":2} ], \"meta\": {\"a\":[{}]}}\n",
    ] {
      for pieces in [1, 2, 7, 1_000] {
        let read = try table(text, pieces: pieces)
        #expect(read.columns.map(\.name) == ["k", "v"])
        #expect(texts(read) == [["a", "1"], ["b", "2"]])
        #expect(read.rowsKey == "data")
      }
    }
    #expect(try table("{\"data\":[]}").columns.isEmpty)
    // The last of two with one key counts, as everywhere.
    #expect(texts(try table("{\"a\":[{\"v\":1}],\"a\":[{\"v\":2}]}")) == [["2"]])
    #expect(
      complaint("{\"a\":[{\"v\":1}],\"b\":[{\"v\":2}]}") == "data.csv: expected one array of objects, found several: \"a\", \"b\""
    )
    let bad = try table("{\"a\":[{\"v\":1},\n{\"v\":\"x\"}]}")
    #expect(throws: DataError(file: "data.csv", line: 2, column: "v", text: "x", reason: "is not a number")) {
      try bad.numbers(0)
    }
  }

  @Test("One object of numbers alone is rows of name and value")
  func pairs() throws {
    let read = try table("{\"Gas\":38,\"Coal\":-2.50,\"Wind\":1e3}", pieces: 3)
    #expect(read.columns.map(\.name) == ["name", "value"])
    #expect(read.columns.map(\.isNamed) == [false, false])
    #expect(texts(read) == [["Gas", "38"], ["Coal", "-2.50"], ["Wind", "1000"]])
    #expect(read.rowsKey == nil)
  }

  @Test("Rows with arrays, and rows of numbers in an array, stay rows")
  func notInner() throws {
    #expect(try table("[{\"Gas\":38,\"Coal\":22}]").columns.map(\.name) == ["Gas", "Coal"])
    #expect(try table("{\"Gas\":38}\n{\"Gas\":22}\n").numbers(0) == [38, 22])
    #expect(texts(try table("{\"k\":\"a\",\"v\":1}\n")) == [["a", "1"]])
    #expect(texts(try table("{\"k\":null,\"v\":1}\n")) == [[nil, "1"]])
    let rows = try table("{\"id\":1,\"items\":[{\"v\":2}]}\n{\"id\":2,\"items\":[]}\n")
    #expect(texts(rows) == [["1", "[…]"], ["2", "[…]"]])
    #expect(texts(try table("{\"a\":[{\"v\":1},2]}")) == [["[…]"]])
  }

  @Test("Nesting deeper than the limit is an error")
  func depth() throws {
    let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    #expect(try table("{\"a\":\(deep)}").text(0, 0) == "[…]")
    #expect(complaint("{\"a\":[\(deep)]}") == "data.csv:1: more than 512 objects and arrays inside one another")
    #expect(throws: DataError.self) { try table(String(repeating: "[", count: 100_000)) }
    #expect(throws: DataError.self) { try table(String(repeating: "{\"a\":", count: 100_000)) }
  }

  private let sample =
    "[ {\"né\\u00e9\": \"\\ud83d\\ude00x\", \"n\":-1.5e2, \"o\":{\"k\":[true,null,{}]}},\r\n {\"n\":null,\"n\":7,\"z\":\"€\"} ]\n"

  @Test("A document cut off anywhere is an error or a table, and every prefix of an array but the whole is an error")
  func truncation() {
    let bytes = Array(sample.utf8)
    for length in 1..<bytes.count {
      let read = outcome(Array(bytes[..<length]), .json)
      #expect((try? read.get()) == nil || length == bytes.count - 1, "\(length)")
    }
  }

  @Test("A document with any byte changed never traps and gives one result however it is cut")
  func junk() {
    let bytes = Array(sample.utf8)
    for index in bytes.indices {
      for byte in Array("\"\\{}[],:u0e-\n".utf8) + [0x00, 0x80, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        #expect(outcome(changed) == outcome(changed, pieces: 1), "byte \(byte) at \(index)")
      }
    }
  }

  @Test("A document cut anywhere gives the same table")
  func cuts() {
    let bytes = Array(sample.utf8)
    let whole = outcome(bytes)
    #expect((try? whole.get())?.rowCount == 2)
    for cut in 0...bytes.count { #expect(outcome(bytes, cutAt: cut) == whole, "cut at \(cut)") }
  }

  @Test("Every small text over JSON's letters gives one result, however it is cut")
  func exhaustive() {
    for word in words(over: "{}[],:\"1n", upTo: 4) {
      #expect(outcome(word, .json) == outcome(word, .json, pieces: 1), "\(word)")
    }
  }
}
