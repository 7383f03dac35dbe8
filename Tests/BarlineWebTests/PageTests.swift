import BarlineDrawing
import Foundation
import Testing

@testable import BarlineWeb

@Suite struct DigestTests {
  private func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func digestsAreThoseOfTheStandard(message: String, digest: String) {
    #expect(hex(SHA256.digest(of: Array(message.utf8))) == digest)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func base64IsThatOfTheStandard(text: String, encoded: String) {
    #expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self) == encoded)
    #expect(Base64.decode(Array(encoded.utf8)) == Array(text.utf8))
  }

  @Test func allBytesHaveLettersOfTheirOwn() {
    #expect(
      String(decoding: Base64.encode([0xFB, 0xFF, 0xBF, 0x00, 0x10, 0x83]), as: UTF8.self) == "+/+/ABCD")
  }
}

@Suite struct Base91Tests {
  /// Worked out by hand: 0xFFFF is thirteen bits, 8191 = 90 · 91 + 1, and three more, 7.
  @Test(arguments: [([], ""), ([0], "!!"), ([1], "\"!"), ([255, 255], "\"~)!"), ([91, 0], "!\"!!")] as [([UInt8], String)])
  func thirteenBitsAreTwoLetters(bytes: [UInt8], text: String) {
    #expect(String(decoding: Base91.encode(bytes), as: UTF8.self) == text)
  }

  @Test func noLetterMeansAnythingInMarkup() {
    let text = Base91.encode((0..<20000).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 7) })
    #expect(Set(text).count == 91)
    #expect(text.allSatisfy { (33...126).contains($0) && !"&<>".utf8.contains($0) })
    // Thirteen bits are two letters.
    #expect(text.count == 2 * ((20000 * 8 + 12) / 13))
  }
}

@Suite struct PageTests {
  /// Bytes that begin as those of a bar chart do; what a browser makes of them is another test's business.
  private let bytes = Array("BLCH".utf8) + [1, 0, 42]

  private func drawing(_ title: String = "", label: String = "a") -> Drawing {
    var drawing = Drawing(size: ChartSize(width: 320, height: 200), title: title)
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer(mark: Mark(id: Mark.ID(role: .bar, item: .index(0)), label: label, value: 3)))
      recorder.fill(.rect(ChartRect(x: 1, y: 2, width: 3, height: 4)), paint: .color(.accent))
      recorder.pop()
    }
    return drawing
  }

  private func text(_ page: WebPage) -> String { String(decoding: page.bytes, as: UTF8.self) }

  @Test func aPageIsOneDocumentThatAsksForNothing() {
    let page = text(WebPage(title: "Wheat", charts: [WebPage.Chart(bytes: bytes, drawing: drawing("Wheat"))]))
    #expect(page.hasPrefix("<!DOCTYPE html>\n"))
    #expect(page.hasSuffix("</html>\n"))
    #expect(page.contains("<title>Wheat</title>"))
    #expect(page.contains("default-src 'none'"))
    #expect(!page.contains("unsafe-inline"))
    #expect(page.contains("'wasm-unsafe-eval'"))
    for address in [" src=", " href=", "@import", "url(http"] { #expect(!page.contains(address), "\(address)") }
  }

  @Test func thePolicyNamesTheScriptAndEachStyleSheetByItsHash() throws {
    let page = text(WebPage(title: "Wheat", charts: [WebPage.Chart(bytes: bytes, drawing: drawing())]))
    func hash(_ text: Substring) -> String {
      "'sha256-\(String(decoding: Base64.encode(SHA256.digest(of: Array(text.utf8))), as: UTF8.self))'"
    }
    var rest = page[...]
    var sheets = 0
    while let start = rest.range(of: "<style>"), let end = rest[start.upperBound...].range(of: "</style>") {
      #expect(page.contains(hash(rest[start.upperBound..<end.lowerBound])))
      rest = rest[end.upperBound...]
      sheets += 1
    }
    // The page's own, and the picture's for the dark.
    #expect(sheets == 2)
    let start = try #require(page.range(of: "<script type=\"module\">"))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    #expect(page.contains(hash(page[start.upperBound..<end.lowerBound])))
    // What only 'unsafe-inline' would allow.
    #expect(!page.contains(" style="))
    #expect(!page.contains(" onload="))
  }

  @Test(arguments: ["</script><script>stolen = 1</script>", "\"><b onclick='x'>", "\u{2028}\u{2029}", "a\u{0}b", "</title><b>"])
  func whatChartsSayIsNeverMarkup(label: String) {
    let page = text(
      WebPage(title: label, charts: [WebPage.Chart(bytes: bytes + Array(label.utf8), drawing: drawing(label, label: label))]))
    for markup in ["<b>", "<b ", "<script>", "\u{2028}", "\u{2029}", "\u{0}"] { #expect(!page.contains(markup), "\(markup)") }
    #expect(page.pieces(around: "</title>") == page.pieces(around: "<title>"))
  }

  @Test func chartsOfAKindShareAModule() {
    let chart = WebPage.Chart(bytes: bytes, drawing: drawing())
    let (one, two) = (text(WebPage(title: "", charts: [chart])), text(WebPage(title: "", charts: [chart, chart])))
    #expect(one.pieces(around: "data-module=") == 2)
    #expect(two.pieces(around: "data-module=") == 2)
    #expect(two.pieces(around: "<figure") == 3)
    #expect(two.utf8.count - one.utf8.count < 4000)
  }

  @Test func whatAFingerTapsStaysWhereThatIsAskedFor() {
    let asked = WebPage.Chart(bytes: bytes, drawing: drawing(), keepsTaps: true)
    #expect(text(WebPage(title: "", charts: [asked])).pieces(around: " data-taps=\"kept\"") == 2)
    #expect(!text(WebPage(title: "", charts: [WebPage.Chart(bytes: bytes, drawing: drawing())])).contains("data-taps"))
  }

  /// A page with the same chart twice, and each picture with a gradient, whose id its bar names.
  @Test(arguments: [PageTheme.auto, .light, .dark]) func noIdIsTwiceOnAPage(theme: PageTheme) {
    var picture = drawing()
    picture.marks = Drawing.Sheet { recorder in
      let stops = [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .clear)]
      let paint = Paint.linear(stops, from: ChartPoint(x: 0, y: 0), to: ChartPoint(x: 0, y: 9))
      recorder.fill(.rect(ChartRect(x: 1, y: 2, width: 3, height: 4)), paint: paint)
    }
    let chart = WebPage.Chart(bytes: bytes, drawing: picture)
    let page = text(WebPage(title: "", charts: [chart, chart, chart], theme: theme))
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(ids.count == 3)
    #expect(Set(ids).count == 3)
    let named = page.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
    #expect(named == ids)
  }

  /// A browser takes longer to unpack a few bytes than to read them.
  @Test func onlyAChartOfManyBytesIsPacked() {
    for count in [9, 4096, 4097] {
      let all = bytes + [UInt8](repeating: 7, count: count - bytes.count)
      let page = text(WebPage(title: "", charts: [WebPage.Chart(bytes: all, drawing: drawing())]))
      let said = page.firstMatch(of: /<figure(?:.|\n)*?data-bytes="(\d+)"/).flatMap { Int($0.1) }
      #expect((said == count) == (count <= 4096), "\(count) bytes are \(said ?? -1)")
    }
  }

  @Test func bytesThatAreNoChartLeaveThePictureAlone() {
    for bytes in [[], [1, 2, 3], Array("BLCH".utf8), Array("BLCH".utf8) + [1, 9]] {
      let page = text(WebPage(title: "", charts: [WebPage.Chart(bytes: bytes, drawing: drawing())]))
      #expect(page.contains("<svg"))
      #expect(!page.contains("<figure data-chart"))
      #expect(!page.contains("data-module="))
    }
  }

  @Test func aChartOfNoSizeIsAPictureOfNothing() {
    let page = text(WebPage(title: "", charts: [WebPage.Chart(bytes: bytes, drawing: Drawing())]))
    #expect(page.contains("<svg"))
    #expect(!page.contains("<figure data-chart"))
  }

  @Test func theThemeIsTheReadersOrTheOneThatIsAskedFor() {
    let chart = WebPage.Chart(bytes: bytes, drawing: drawing())
    #expect(text(WebPage(title: "", charts: [chart])).contains("color-scheme:light dark"))
    let dark = text(WebPage(title: "", charts: [chart], theme: .dark))
    #expect(dark.contains("color-scheme:dark"))
    #expect(!dark.contains("prefers-color-scheme:dark"))
    #expect(dark.contains("background:#121417"))
  }

  @Test func aPageOfOnesOwnFindsAModuleForEachKindAndTheScriptsThatLoadThem() {
    let files = WebModule.files
    let names = files.map(\.name)
    for kind in ["bar", "line", "pie", "funnel", "tier"] { #expect(names.contains("barline-\(kind).wasm.gz")) }
    for file in files where file.name.hasSuffix(".gz") {
      // What a gzip file starts with, and nearly nothing is not all of it.
      #expect(file.bytes.starts(with: [0x1F, 0x8B]))
      #expect(file.bytes.count > 10_000)
    }
    for name in ["barline.mjs", "painter.mjs", "options.mjs"] { #expect(names.contains(name)) }
  }

  @Test func equalPagesGiveEqualBytes() {
    let page = WebPage(title: "a", charts: [WebPage.Chart(bytes: bytes, drawing: drawing())])
    #expect(page.bytes == page.bytes)
  }
}

extension String {
  /// How many pieces a word cuts a text into.
  fileprivate func pieces(around word: String) -> Int { components(separatedBy: word).count }
}
