import Barline

/// Something that no picture should have.
public enum DrawingProblem: Hashable, Sendable, CustomStringConvertible {
  /// A number that is not finite, once all layers have been applied; says of what.
  case notFinite(String)
  /// A length below zero; says of what.
  case negativeSize(String)
  /// A text that reaches out of the picture by more than a hundredth of a point.
  case textOutside(String)
  /// Two texts that cover each other.
  case textsOverlap(String, String)
  /// An identity that two marks have.
  case repeatedMark(Mark.ID)

  /// The problem in words.
  public var description: String {
    switch self {
    case .notFinite(let what): "\(what) has a number that is not finite"
    case .negativeSize(let what): "\(what) has a length below zero"
    case .textOutside(let text): "\"\(text)\" reaches out of the picture"
    case .textsOverlap(let one, let other): "\"\(one)\" and \"\(other)\" cover each other"
    case .repeatedMark(let id): "two marks are known by \(id)"
    }
  }
}

extension Drawing {
  /// What is wrong with the picture whatever it shows; empty for a picture that can be shown.
  ///
  ///     #expect(chart.drawing(at: 0).problems.isEmpty)
  ///
  /// - Complexity: O(n) in the number of figures, O(t²) in that of texts.
  public var problems: [DrawingProblem] {
    let surveys = surveys
    var problems = surveys.flatMap(\.faults)
    for text in surveys.flatMap(\.texts) {
      let box = text.bounds
      let isInside = box.minX >= -0.01 && box.minY >= -0.01 && box.maxX <= size.width + 0.01 && box.maxY <= size.height + 0.01
      if !isInside { problems.append(.textOutside(text.string)) }
    }
    problems += overlappingTexts.map { .textsOverlap($0.0.string, $0.1.string) }
    var seen: Set<Mark.ID> = []
    for mark in surveys.flatMap(\.found) where !seen.insert(mark.id).inserted { problems.append(.repeatedMark(mark.id)) }
    return problems
  }
}
