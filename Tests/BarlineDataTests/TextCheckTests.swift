import Testing

@testable import BarlineData

@Suite("What is no text") struct TextCheckTests {
  @Test("Files of other sorts are refused by their first bytes")
  func signatures() {
    #expect(complaint([0xFF, 0xFE, 0x61, 0x00]) == "data.csv: this is UTF-16 text; save it as UTF-8")
    #expect(complaint([0xFE, 0xFF, 0x00, 0x61]) == "data.csv: this is UTF-16 text; save it as UTF-8")
    #expect(complaint([0xFF, 0xFE]) == "data.csv: this is UTF-16 text; save it as UTF-8")
    #expect(complaint([0x1F, 0x8B, 0x08, 0x00]) == "data.csv: this is a compressed file, not text")
    #expect(complaint([0x50, 0x4B, 0x03, 0x04]) == "data.csv: this is a zip file, not text; save a spreadsheet as CSV")
    #expect(complaint([0x61, 0x00, 0x62, 0x00]) == "data.csv:1: this is not text (byte 0x00)")
    #expect(complaint([0x89, 0x50, 0x4E, 0x47]) == "data.csv: this is a picture, not text")
    #expect(complaint([0xFF, 0xD8, 0xFF, 0xE0]) == "data.csv: this is a picture, not text")
    #expect(complaint("%PDF-1.7\n") == "data.csv: this is a PDF, not a table")
    #expect(complaint("%P\n1\n") == "no error")
    #expect(complaint([0x89, 0x51, 0x4E, 0x47]) == "data.csv:1: this is not UTF-8 text (byte 0x89); save it as UTF-8")
    #expect(complaint([0x7F, 0x45, 0x4C, 0x46, 0x02]) == "data.csv:1: this is not text (byte 0x02)")
  }

  @Test("A fault later in the file is told with its line")
  func later() {
    let latin = Array("name,n\nx,1\nCaf".utf8) + [0xE9] + Array(",2\n".utf8)
    #expect(complaint(latin) == "data.csv:3: this is not UTF-8 text (byte 0xE9); save it as UTF-8")
    let cut = Array("[{\"a\":\"\n".utf8)
    #expect(complaint(cut) == "data.csv:1: a line break or control character inside a string")
    let long = Array(("a\n" + String(repeating: "x\n", count: 5000)).utf8) + [0x00]
    #expect(complaint(long) == "data.csv:5002: this is not text (byte 0x00)")
    #expect(complaint(Array("a\nb".utf8) + [0xE2, 0x82]) == "data.csv:2: this is not UTF-8 text (byte 0xE2); save it as UTF-8")
  }

  @Test("Control characters are refused among the first bytes alone")
  func controls() throws {
    #expect(complaint("a\n\u{1}\n") == "data.csv:2: this is not text (byte 0x01)")
    let text = "a\n" + String(repeating: "x", count: 1100) + "\n\u{1}\n"
    #expect(try table(text).text(1, 0) == "\u{1}")
  }

  @Test("Every start of a character is judged as Swift judges it")
  func utf8() {
    for first in UInt8(0x80)...0xFF {
      for second in [UInt8(0x7F), 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF] {
        for tail in [[], [0x80], [0x80, 0x80], [0xBF, 0xC0], [0x80, 0x80, 0x80]] as [[UInt8]] {
          let bytes = Array("aaaaa\n".utf8) + [first, second] + tail
          let isText = String(validating: bytes, as: UTF8.self) != nil
          #expect(((try? outcome(bytes).get()) != nil) == isText, "\(bytes)")
          #expect(outcome(bytes) == outcome(bytes, pieces: 1), "\(bytes)")
        }
      }
    }
  }

  @Test("A NUL is found at any place and any alignment")
  func zeros() {
    for length in 1_020...1_060 {
      let bytes = Array("a\n".utf8) + Array(repeating: UInt8(ascii: "x"), count: length) + [0x00] + Array("yyyyyyyyyy".utf8)
      #expect(complaint(bytes) == "data.csv:2: this is not text (byte 0x00)")
    }
  }

  @Test("After an error every call gives it again")
  func sticky() {
    var reader = TableReader(fileName: "data.csv")
    let error = DataError(file: "data.csv", line: 1, reason: "this is not text (byte 0x00)")
    #expect(throws: error) { try reader.read([0x61, 0x00, 0x62, 0x63]) }
    #expect(throws: error) { try reader.read([0x61]) }
    #expect(throws: error) { try reader.finish() }
  }
}
