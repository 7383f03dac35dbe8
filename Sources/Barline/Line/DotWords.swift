/// What is written in the dots of a line, measured: a word a point.
package struct DotWords: Equatable, Sendable {
  /// The value of a point as its dot says it.
  package struct Word: Equatable, Sendable {
    /// Empty where nothing is written.
    package var string = ""
    package var (width, capHeight, size) = (0.0, 0.0, 0.0)
  }

  /// By item; empty where no dot of the line has a text.
  package private(set) var words: [Word] = []
  /// The radius of the discs that are as large as the widest of their words needs; 0 where there is none.
  package private(set) var radius = 0.0

  /// The least radius of a disc with a word in it.
  static let leastRadius = 9.0
  /// Words that are wider are shortened to a suffix, unless the axis says how numbers are written.
  static let widest = 34.0
  /// The least room between two discs side by side.
  static let distance = 2.0
  /// About what an axis of values and the room at both edges take of a chart's width.
  static let beside = 64.0
  /// Between a word and the edge of its disc.
  static let room = 3.0

  /// None.
  private init() {}

  /// Writes and measures the words of a line.
  init(_ line: LineModel.Line, format: NumberFormat, environment: ChartEnvironment) {
    guard let standard = line.style.dots, line.hasDotTexts else { return }
    words.reserveCapacity(line.values.count)
    for item in line.values.indices {
      let dot = line.dots.style(at: item) ?? standard
      guard let text = dot.text, !line.values[item].isNaN else {
        words.append(Word())
        continue
      }
      let word = Self.word(line.values[item], text, format, isFitted: dot.radius == nil, environment)
      words.append(word)
      guard dot.radius == nil else { continue }
      let (x, y) = (word.width / 2, word.capHeight / 2)
      radius = max(radius, (x * x + y * y).squareRoot() + Self.room, Self.leastRadius)
    }
  }

  private static func word(
    _ value: Double, _ text: DotText, _ format: NumberFormat, isFitted: Bool, _ environment: ChartEnvironment
  ) -> Word {
    let points = text.size.isFinite && text.size > 0 ? min(text.size, 200) : 0
    guard points > 0 else { return Word() }
    let size = isFitted ? environment.size(points) : points
    let style = TextStyle(size: size, weight: text.weight)
    var string = format.text(value, locale: environment.locale)
    var metrics = environment.measurer.metrics(of: string, style: style)
    if isFitted, format.style == .automatic, metrics.width > widest * size / 11 {
      string = format.with(.shortened(digits: 3)).text(value, locale: environment.locale)
      metrics = environment.measurer.metrics(of: string, style: style)
    }
    return Word(
      string: string, width: max(0, metrics.width.finite(or: 0)), capHeight: metrics.capHeight.finite(or: size * 0.7), size: size)
  }

  /// The words of every line whose points share a width; empty where no dot has any.
  ///
  /// - Parameter isCrowded: Set where discs that are as large as their words need would overlap side by side, and so have none.
  static func all(
    of model: LineModel, width: Double, environment: ChartEnvironment, isCrowded: inout Bool
  ) -> [DotWords] {
    guard model.lines.contains(where: { $0.style.dots != nil && $0.hasDotTexts }) else { return [] }
    let format = model.options.frame.valueAxis.format
    return model.lines.map { line in
      let words = DotWords(line, format: format, environment: environment)
      let (steps, size) = (Double(line.values.count - 1), 2 * words.radius)
      guard words.radius > 0, line.isRising, width - size < steps * (size + distance) else { return words }
      isCrowded = true
      return DotWords()
    }
  }

  /// A point's word; nil where nothing is written.
  package func word(at item: Int) -> Word? {
    guard item < words.count, !words[item].string.isEmpty else { return nil }
    return words[item]
  }
}

extension LineModel.Line {
  /// Whether a value is written in any of its dots.
  package var hasDotTexts: Bool {
    guard let standard = style.dots else { return false }
    return dots.all.contains { ($0 ?? standard).text != nil }
  }
}

extension LinePlan {
  /// How a point's dot looks; nil where its line has none.
  package func dot(of model: LineModel, at index: ChartIndex) -> DotStyle? {
    let line = model.lines[index.series]
    return line.style.dots.map { line.dots.style(at: index.item) ?? $0 }
  }

  /// The radius of a line's largest dot at rest.
  func greatestRadius(of model: LineModel, _ place: Int) -> Double {
    max(model.lines[place].greatestRadius, place < dotWords.count ? dotWords[place].radius : 0)
  }

  /// The radius that a point's dot is drawn with at rest; 0 for none.
  package func radius(of model: LineModel, _ index: ChartIndex, _ dot: DotStyle) -> Double {
    guard dot.radius == nil, dot.text != nil, index.series < dotWords.count, dotWords[index.series].word(at: index.item) != nil
    else {
      return model.lines[index.series].style.radius(of: dot)
    }
    return dotWords[index.series].radius
  }
}

extension NumberFormat {
  /// The format in another style.
  fileprivate func with(_ style: Style) -> NumberFormat {
    var format = self
    format.style = style
    return format
  }
}
