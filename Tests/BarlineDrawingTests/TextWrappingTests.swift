import Testing

@testable import BarlineDrawing

/// Every character one unit wide.
private let counting = TextMeasurer { string, _ in TextMetrics(width: Double(string.count), ascent: 1, descent: 0, capHeight: 1) }

private func lines(_ string: String, _ width: Double, _ count: Int = 2, _ measurer: TextMeasurer = counting) -> [String]? {
  wrapped(string, to: width, lines: count, style: TextStyle(size: 12), measurer: measurer)
}

@Suite("Breaking a label into lines")
struct TextWrappingTests {
  @Test("a line that fits is left alone")
  func whole() {
    #expect(lines("ab cd", 5) == ["ab cd"])
    #expect(lines("", 0) == [""])
    #expect(lines("ab cd", .infinity) == ["ab cd"])
  }

  @Test("it breaks at spaces, and drops them")
  func spaces() {
    #expect(lines("ab cd", 4) == ["ab", "cd"])
    #expect(lines("ab   cd", 3) == ["ab", "cd"])
    #expect(lines("  ab cd  ", 3) == ["ab", "cd"])
    #expect(lines("ab\ncd", 4) == ["ab", "cd"])
    #expect(lines("ab\r\ncd", 4) == ["ab", "cd"])
    #expect(lines("ab\u{A0}cd ef", 5) == ["ab\u{A0}cd", "ef"], "not at a no-break space")
    #expect(lines("ab  ", 2) == ["ab"])
  }

  @Test("it breaks after hyphens, dashes and slashes, but not before a digit")
  func hyphens() {
    #expect(lines("Baden-Baden", 6) == ["Baden-", "Baden"])
    #expect(lines("and/or", 4) == ["and/", "or"])
    #expect(lines("East–West", 5) == ["East–", "West"])
    #expect(lines("2004-05-01", 8) == nil)
    #expect(lines("a -5", 3) == ["a", "-5"])
  }

  @Test("it breaks between Han, kana and emoji, with spaces or without")
  func ideographs() {
    #expect(lines("数据中心数据中心", 4) == ["数据中心", "数据中心"])
    #expect(lines("データセンター", 4) == ["データセ", "ンター"])
    #expect(lines("🚲🚲🚲🚲", 2) == ["🚲🚲", "🚲🚲"])
    #expect(lines("𩸽𩸽", 1) == ["𩸽", "𩸽"])
    #expect(lines("北京abc", 3) == ["北京", "abc"])
  }

  @Test("hangul breaks between words, or anywhere where there are none")
  func hangul() {
    #expect(lines("전력 생산량", 5) == ["전력", "생산량"])
    #expect(lines("서울특별시청", 3) == ["서울특", "별시청"])
    #expect(lines("서울특 별시청구", 3) == nil)
  }

  @Test(
    "closing signs begin no line and opening ones end none",
    arguments: [
      ("数据、中心", ["数据、", "中心"]), ("数据。中心", ["数据。", "中心"]), ("東京都（一）", ["東京都", "（一）"]), ("東京都「一」", ["東京都", "「一」"]),
      ("一二ーー三四", ["一二ーー", "三四"]), ("一二っ三四", ["一二っ", "三四"]), ("一二三時々四", ["一二三", "時々四"]), ("第12月合計", ["第12月", "合計"]),
    ])
  func kinsoku(string: String, right: [String]) {
    #expect(lines(string, 4) == right)
  }

  @Test("every sign of the rules is on the right side of a break, at every place")
  func everySign() {
    for sign in "、。，．・：；？！）］｝」』】〉》〕々ーぁっゃァッャ％…!?%)],." {
      #expect(lines("一二\(sign)三四", 3) == ["一二\(sign)", "三四"], "\(sign)")
    }
    for sign in "（［｛「『【〈《〔￥＄“([" {
      #expect(lines("一二\(sign)三四", 3) == ["一二", "\(sign)三四"], "\(sign)")
    }
  }

  @Test("lines are of even length, and no more than needed")
  func balanced() {
    #expect(lines("aaa bbb ccc ddd", 12) == ["aaa bbb", "ccc ddd"])
    #expect(lines("a b c d e f", 8, 3) == ["a b c", "d e f"])
    #expect(lines("aaaaaa b b b", 10) == ["aaaaaa", "b b b"])
    #expect(lines("aa bb cc dd ee ff", 6, 3) == ["aa bb", "cc dd", "ee ff"])
  }

  @Test("nil when it does not fit")
  func tooLong() {
    #expect(lines("abc def", 2) == nil)
    #expect(lines("a b c d", 1) == nil)
    #expect(lines("a b c d", 1, 4) == ["a", "b", "c", "d"])
    #expect(lines("ab", 1, 0) == nil)
    #expect(lines("ab", 5, -1) == nil)
    #expect(lines("ab", 5, .min) == nil)
    #expect(lines("ab cd", .nan) == nil)
    #expect(lines("ab cd", -1) == nil)
    #expect(lines("ab cd", 0) == nil)
    #expect(lines("a b", .infinity, .max) == ["a b"])
  }

  /// Every string of up to seven letters and single spaces, judged by trying every way.
  @Test("of all ways it takes the fewest lines, and of these the shortest longest line")
  func exhaustive() {
    let letters = Array("abcdefg")
    for size in 1...7 {
      for pattern in 0..<(1 << size) {
        let string = String((0..<size).map { (place: Int) -> Character in pattern >> place & 1 == 1 ? " " : letters[place] })
        let words = string.split(separator: " ").map(String.init)
        // Only single spaces, and none at the ends.
        guard words.joined(separator: " ") == string else { continue }
        for width in 1...size {
          for count in 1...3 {
            let found = lines(string, Double(width), count)
            let ways = Self.ways(words).filter { $0.count <= count && Self.longest($0) <= width }
            let fewest = ways.map(\.count).min()
            let shortest = ways.filter { $0.count == fewest }.map(Self.longest).min()
            #expect(found?.count == fewest, "\(string) \(width) \(count)")
            #expect(found.map(Self.longest) == shortest, "\(string) \(width) \(count)")
            if let found { #expect(found.joined(separator: " ") == string) }
          }
        }
      }
    }
  }

  private static func longest(_ lines: [String]) -> Int { lines.map(\.count).max() ?? 0 }

  private static func ways(_ words: [String]) -> [[String]] {
    (0..<(1 << (words.count - 1))).map { cuts in
      words.indices.reduce(into: [String]()) { lines, word in
        if word > 0, cuts >> (word - 1) & 1 == 0 {
          lines[lines.count - 1] += " " + words[word]
        } else {
          lines.append(words[word])
        }
      }
    }
  }

  @Test("no line is ever wider than asked, whatever the characters", arguments: TextElisionTests.hard)
  func neverWider(string: String) {
    for width in 0...100 {
      for line in lines(string, Double(width), 2, .table) ?? [] {
        #expect(TextMeasurer.table.width(of: line, style: TextStyle(size: 12)) <= Double(width))
      }
    }
  }

  @Test("a measurer that counts more for a line than for its pieces gives no line that is too wide")
  func notAdditive() {
    let square = TextMeasurer { string, _ in
      TextMetrics(width: Double(string.count * string.count), ascent: 1, descent: 0, capHeight: 1)
    }
    for width in 1...60 {
      for line in lines("a b c d e", Double(width), 3, square) ?? [] { #expect(line.count * line.count <= width) }
    }
  }
}
