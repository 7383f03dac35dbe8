/// What a person does to a chart, written down by its marks: the same story on every screen, however each lays the chart out.
///
///     let script = try MarkScript("tap:#3 key:right hover:#0.1 leave wheel:#0,30,0")
///     script.play(on: chart)   // taps item 3, goes on by a key, hovers over item 0 of series 1, leaves, turns the wheel over item 0
///
/// Words are those of an `InputScript`. In place of `X,Y` a mark may stand: `#ITEM`, or
/// `#ITEM.SERIES` where there are several series, counted from 0. It means the mark's own point (`ChartView.point(ofMarkAt:)`) when its turn
/// comes; a word whose mark is not there then does nothing.
public struct MarkScript: Hashable, Sendable {
  /// The words, in order.
  public private(set) var words: [String] = []
  /// The words as inputs, with all marks in the corner: what is known of them before there is a chart.
  private var outline = InputScript()

  /// Makes a script of nothing.
  public init() {}

  /// Reads a script: words with spaces between them.
  ///
  /// - Throws: An `InputScriptError` for the first word that is none.
  public init(_ text: String) throws(InputScriptError) {
    for word in text.words { try add(word: word) }
  }

  /// Adds a word.
  ///
  /// - Throws: An `InputScriptError` where it is none.
  public mutating func add(word: String) throws(InputScriptError) {
    guard let inputs = try Self.adding(word, to: outline, point: { _ in .zero }) else { return }
    outline = inputs
    words.append(word)
  }

  /// Gives the inputs to a chart, in order, and returns its answers. Each mark is looked up when its turn comes.
  @discardableResult public func play(on chart: some ChartView) -> [InputResponse] {
    var answers: [InputResponse] = []
    play(on: chart) { input in answers.append(chart.handle(input)) }
    return answers
  }

  /// Hands over the inputs for a chart one by one, each when the one before has been dealt with: for whoever brings them to the chart by
  /// another way.
  public func play(on chart: some ChartView, through deliver: (ChartInput) -> Void) {
    var played = InputScript()
    for word in words {
      // Each word has been read once.
      guard let script = try? Self.adding(word, to: played, point: { chart.point(ofMarkAt: $0) }) else { continue }
      for input in script.inputs.dropFirst(played.inputs.count) { deliver(input) }
      played = script
    }
  }

  /// A script with a word added; nil where its mark has no point.
  private static func adding(
    _ word: String, to script: InputScript, point: (ChartIndex) -> ChartPoint?
  ) throws(InputScriptError) -> InputScript? {
    let letters = Array(word.utf8)
    guard let sign = letters.firstIndex(of: UInt8(ascii: "#")) else { return try adding(plain: word, to: script, as: word) }
    let end = letters[sign...].firstIndex(of: UInt8(ascii: ",")) ?? letters.count
    let numbers = letters[(sign + 1)..<end].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(whole)
    guard (1...2).contains(numbers.count), let item = numbers[0], let series = numbers.count == 2 ? numbers[1] : 0 else {
      throw InputScriptError(word: word, reason: "names no mark, such as #3 or #3.1")
    }
    guard let place = point(ChartIndex(item: item, series: series)) else { return nil }
    let spot = ChartInput.hover(ChartHover(at: place)).word.utf8.dropFirst("hover:".utf8.count)
    let plain = String(decoding: Array(letters[..<sign]) + Array(spot) + Array(letters[end...]), as: UTF8.self)
    return try adding(plain: plain, to: script, as: word)
  }

  /// A script with a word added that has no mark in it.
  private static func adding(
    plain word: String, to script: InputScript, as told: String
  ) throws(InputScriptError) -> InputScript {
    do throws(InputScriptError) {
      return try script.adding(word: word)
    } catch {
      throw InputScriptError(word: told, reason: error.reason)
    }
  }

  /// A whole number of at most nine digits; nil for anything else.
  private static func whole(_ letters: ArraySlice<UInt8>) -> Int? {
    guard (1...9).contains(letters.count) else { return nil }
    var number = 0
    for letter in letters {
      guard letter >= UInt8(ascii: "0"), letter <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(letter - UInt8(ascii: "0"))
    }
    return number
  }
}

extension String {
  /// What stands between spaces, tabs and line ends.
  var words: [String] {
    let spaces = [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    return utf8.split(whereSeparator: { spaces.contains($0) }).map { String(decoding: Array($0), as: UTF8.self) }
  }
}
