import Barline
import BarlineDrawing
import BarlineSamples
import BarlineTesting

/// A fault that is made in a picture on purpose, a little one: a comparison that does not tell it is worth nothing.
private struct Fault: Sendable {
  var name: String
  /// The sample, or the small picture, that it is made in.
  var sample: String
  /// Whether it is to be seen in the picture without its words too.
  var part = "shapes"
  /// Which pieces it may befall.
  var pieces: @Sendable (Piece) -> Bool
  /// Which of those it befalls, counted from 0.
  var place: Int
  /// What it makes of the piece, where a pixel has so many points; nil for nothing.
  var change: @Sendable (Piece, Double) -> Piece?

  /// All of them.
  static let all: [Fault] = [
    Fault(name: "bar-aside", sample: "rain-by-month", pieces: \.isFill, place: 5) { $0.moved(x: 2 * $1, y: 0) },
    Fault(name: "bar-lower", sample: "rain-by-month", pieces: \.isFill, place: 5) { $0.moved(x: 0, y: 2 * $1) },
    Fault(name: "bar-missing", sample: "rain-by-month", pieces: \.isFill, place: 7) { _, _ in nil },
    Fault(name: "bar-pale", sample: "rain-by-month", pieces: \.isFill, place: 7) { piece, _ in piece.tinted(0.13) },
    Fault(name: "hairline-missing", sample: "rain-by-month", pieces: \.isStroke, place: 1) { _, _ in nil },
    Fault(name: "hairline-lower", sample: "rain-by-month", pieces: \.isStroke, place: 1) { $0.moved(x: 0, y: 2 * $1) },
    Fault(name: "dash-missing", sample: "dashes", pieces: \.isDashed, place: 1) { piece, _ in piece.whole },
    Fault(name: "line-lower", sample: "temperature-by-month", pieces: { $0.isStroke && $0.isWide }, place: 0) {
      $0.moved(x: 0, y: 2 * $1)
    },
    Fault(name: "gradient-flat", sample: "area-both-signs", pieces: { $0.isFill && $0.isGradient }, place: 0) { piece, _ in
      piece.flat
    },
    Fault(name: "label-aside", sample: "rain-by-month", part: "words", pieces: \.isText, place: 7) { $0.moved(x: 3 * $1, y: 0) },
    Fault(name: "label-lower", sample: "rain-by-month", part: "words", pieces: \.isText, place: 7) { $0.moved(x: 0, y: 3 * $1) },
    Fault(name: "label-missing", sample: "rain-by-month", part: "words", pieces: \.isText, place: 7) { _, _ in nil },
    Fault(name: "label-other", sample: "rain-by-month", part: "words", pieces: \.isText, place: 7) { piece, _ in
      piece.saying("Jan")
    },
  ]
}

extension Entry {
  /// Each fault in a light look at one pixel a point, and in a dark one at two; only a PNG has it.
  static var faults: [Entry] {
    [Look(ground: .light, scale: 1), Look(ground: .dark, scale: 2)].flatMap { look in
      Fault.all.compactMap { fault in
        let small = ConformancePictures.all.first { $0.name == fault.sample }?.drawing
        guard let drawing = small ?? Samples.named(fault.sample)?.drawing() else { return nil }
        var place = 0
        let wrong = drawing.edited { piece in
          guard fault.pieces(piece) else { return piece }
          place += 1
          return place == fault.place + 1 ? fault.change(piece, 1 / Double(look.scale)) : piece
        }
        return Entry(name: "fault-" + fault.name, drawing: drawing, looks: [look], png: wrong, fault: fault.part)
      }
    }
  }
}

extension Piece {
  fileprivate var isWide: Bool { if case .stroke(_, let stroke, _) = self { stroke.width > 1 } else { false } }

  fileprivate var isGradient: Bool { if case .fill(_, _, .linear) = self { true } else { false } }

  /// The piece so many points farther.
  fileprivate func moved(x: Double, y: Double) -> Piece {
    func moved(_ point: ChartPoint) -> ChartPoint { ChartPoint(x: point.x + x, y: point.y + y) }
    func moved(_ figure: Figure) -> Figure {
      let path = figure.outline
      var (moved, place) = (BezierPath(), 0)
      func next() -> ChartPoint {
        place += 2
        return ChartPoint(x: path.numbers[place - 2] + x, y: path.numbers[place - 1] + y)
      }
      for verb in path.verbs {
        switch verb {
        case .move: moved.move(to: next())
        case .line: moved.line(to: next())
        case .cubic:
          let (first, second) = (next(), next())
          moved.cubic(to: next(), control1: first, control2: second)
        case .close: moved.close()
        }
      }
      return .path(moved)
    }
    switch self {
    case .fill(let figure, let rule, let paint): return .fill(moved(figure), rule, paint)
    case .stroke(let figure, let stroke, let paint): return .stroke(moved(figure), stroke, paint)
    case .text(var text):
      text.baseline = moved(text.baseline)
      return .text(text)
    }
  }

  /// The piece with a part of the ground's colour in its own.
  fileprivate func tinted(_ share: Double) -> Piece {
    guard case .fill(let figure, let rule, .color(let color)) = self else { return self }
    return .fill(figure, rule, .color(.mix(color, .ground, share)))
  }

  /// The line without its dashes.
  fileprivate var whole: Piece {
    guard case .stroke(let figure, var stroke, let paint) = self else { return self }
    (stroke.dash, stroke.dashPhase) = ([], 0)
    return .stroke(figure, stroke, paint)
  }

  /// The figure in the colour in which its gradient ends.
  fileprivate var flat: Piece {
    guard case .fill(let figure, let rule, .linear(let stops, _, _)) = self, let last = stops.last else { return self }
    return .fill(figure, rule, .color(last.color))
  }

  /// The text with other words.
  fileprivate func saying(_ words: String) -> Piece {
    guard case .text(var text) = self else { return self }
    text.string = words
    return .text(text)
  }
}
