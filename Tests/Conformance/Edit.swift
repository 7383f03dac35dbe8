import BarlineDrawing

/// A figure or a text of a picture, with all that it is drawn with.
enum Piece {
  case fill(Figure, FillRule, Paint)
  case stroke(Figure, Stroke, Paint)
  case text(TextRun)

  /// Whether it is a text.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether it is a filled figure.
  var isFill: Bool { if case .fill = self { true } else { false } }

  /// Whether it is a line.
  var isStroke: Bool { if case .stroke = self { true } else { false } }

  /// Whether it is a dashed line.
  var isDashed: Bool { if case .stroke(_, let stroke, _) = self { !stroke.dash.isEmpty } else { false } }
}

/// A painter that records what another has recorded, with a change to its pieces.
struct Edit: Painter {
  private(set) var recorder: Drawing.Recorder
  /// What becomes of a piece; nil for nothing.
  let change: (Piece) -> Piece?

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { put(.fill(figure, rule, paint)) }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) { put(.stroke(figure, stroke, paint)) }
  mutating func draw(_ text: TextRun) { put(.text(text)) }
  mutating func push(_ layer: Layer) { recorder.push(layer) }
  mutating func pop() { recorder.pop() }

  private mutating func put(_ piece: Piece) {
    switch change(piece) {
    case .fill(let figure, let rule, let paint): recorder.fill(figure, rule: rule, paint: paint)
    case .stroke(let figure, let stroke, let paint): recorder.stroke(figure, stroke: stroke, paint: paint)
    case .text(let text): recorder.draw(text)
    case nil: break
    }
  }
}

extension Drawing {
  /// The picture with a change to its pieces; nil for those that are to be left out.
  func edited(_ change: (Piece) -> Piece?) -> Drawing {
    withoutActuallyEscaping(change) { change in
      func edited(_ sheet: Sheet) -> Sheet {
        Sheet { recorder in
          var edit = Edit(recorder: recorder, change: change)
          sheet.replay(into: &edit)
          recorder = edit.recorder
        }
      }
      var drawing = self
      (drawing.frame, drawing.marks) = (edited(frame), edited(marks))
      (drawing.selection, drawing.tooltip) = (edited(selection), edited(tooltip))
      return drawing
    }
  }

  /// The picture without a word in it.
  var withoutWords: Drawing { edited { $0.isText ? nil : $0 } }
}

extension Drawing {
  /// What not every judge can write: "emoji", and "tabular" for figures of one width.
  var difficulties: [String] {
    var (hasEmoji, isTabular) = (false, false)
    _ = edited { piece in
      guard case .text(let text) = piece else { return piece }
      isTabular = isTabular || text.style.tabularDigits
      hasEmoji = hasEmoji || text.string.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      return piece
    }
    return (hasEmoji ? ["emoji"] : []) + (isTabular ? ["tabular"] : [])
  }
}
