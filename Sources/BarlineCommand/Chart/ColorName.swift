import Barline
import BarlineData

/// Colours as people write them: `#RRGGBB`, a common name, or a colour of the theme, which is another on a dark ground.
enum ColorName {
  /// The colours of a list between commas.
  static func list(_ text: String, of option: String) throws(Failure) -> [ChartColor] {
    var colors: [ChartColor] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = String(part.filter { $0 != " " })
      guard let color = color(word) else { throw .usage("\(option): " + fault(word)) }
      colors.append(color)
    }
    return colors
  }

  /// The colour that a word names, in small or capital letters; nil for none. The sign before the digits may be left out, since shells take
  /// what follows it for a comment.
  static func color(_ word: String) -> ChartColor? {
    let word = word.lowercased()
    if let token = tokens.first(where: { $0.name == word }) { return token.color }
    if let hex = names.first(where: { $0.name == word })?.hex { return .rgba(RGBA(hex: hex)) }
    let hasSign = word.first == "#"
    var digits = Array(hasSign ? word.dropFirst() : word[...])
    if hasSign, digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(String(digits), radix: 16) else { return nil }
    return .rgba(RGBA(hex: hex))
  }

  /// The colours of the theme, as the help lists them.
  static let themed = "accent, series0 to series9, positive, negative, other, text, secondary"

  private static func fault(_ word: String) -> String {
    if word.isEmpty { return "a colour is missing between commas" }
    if let near = NearestName.find(word.lowercased(), among: tokens.map(\.name) + names.map(\.name)) {
      return "\"\(word)\" is no colour; did you mean \(near)?"
    }
    return "\"\(word)\" is no colour such as #6472EA, which a shell wants in quotes, orange, or one of the theme: \(themed)"
  }

  private static let tokens: [(name: String, color: ChartColor)] =
    [
      ("accent", .accent), ("positive", .positive), ("negative", .negative), ("other", .other), ("text", .text),
      ("secondary", .secondary), ("ground", .ground), ("grid", .grid),
    ] + (0...9).map { ("series\($0)", .series($0)) }

  /// What style sheets call colours that have a name of one word in every language.
  private static let names: [(name: String, hex: UInt32)] = [
    ("black", 0x000000), ("white", 0xFFFFFF), ("gray", 0x808080), ("grey", 0x808080), ("silver", 0xC0C0C0), ("red", 0xFF0000),
    ("maroon", 0x800000), ("brown", 0xA52A2A), ("orange", 0xFFA500), ("gold", 0xFFD700), ("yellow", 0xFFFF00),
    ("olive", 0x808000), ("lime", 0x00FF00), ("green", 0x008000), ("teal", 0x008080), ("cyan", 0x00FFFF), ("blue", 0x0000FF),
    ("navy", 0x000080), ("indigo", 0x4B0082), ("purple", 0x800080), ("violet", 0xEE82EE), ("magenta", 0xFF00FF),
    ("pink", 0xFFC0CB),
  ]
}

extension ChartRequest {
  /// The colour that was asked for at a place; nil for the theme's own. A lone colour may be meant for all.
  func color(at place: Int, isForAll: Bool = false) -> ChartColor? {
    if isForAll, colors.count == 1 { return colors[0] }
    return colors.indices.contains(place) ? colors[place] : nil
  }

  /// What is to be said of colours for which there is nothing to paint; nil where each has something.
  func colorNote(_ count: Int, _ marks: String) -> String? {
    guard count > 0, colors.count > count, colors.count > 1 else { return nil }
    return "--colors names \(colors.count) colours for \(count) \(marks); the last \(colors.count - count) count for nothing"
  }
}
