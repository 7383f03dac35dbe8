import Barline
import BarlineData

/// The texts of a picture that end in "…": a painter that collects them.
private struct ElidedTextFinder: Painter {
  private(set) var found: [String] = []

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {}
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
  mutating func draw(_ text: TextRun) { if text.string.last == "…" { found.append(text.string) } }
  mutating func push(_ layer: Layer) {}
  mutating func pop() {}
}

/// Whether a sheet has texts, and how many marks: a painter that looks.
private struct TextFinder: Painter {
  private(set) var hasTexts = false
  private(set) var marks = 0

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) { marks += 1 }
  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {}
  mutating func draw(_ text: TextRun) { hasTexts = true }
  mutating func push(_ layer: Layer) {}
  mutating func pop() {}
}

extension Drawing {
  /// What is to be said of values that were asked for and have no room at any mark; nil where some have.
  func valuesMissing(_ request: ChartRequest) -> String? {
    var finder = TextFinder()
    marks.replay(into: &finder, dimming: dimming)
    return request.showsValues && finder.marks > 0 && !finder.hasTexts
      ? "no value has room at its mark; --size makes the chart larger." : nil
  }

  /// What is to be said of texts around and on the marks that were cut for want of room; nil where none was.
  ///
  /// - Parameters:
  ///   - table: What was drawn: a text that ends in "…" there is whole.
  ///   - request: What was asked for, as words of its own.
  func cutTexts(_ table: DataTable, _ request: ChartRequest) -> String? {
    var finder = ElidedTextFinder()
    frame.replay(into: &finder)
    marks.replay(into: &finder, dimming: dimming)
    guard !finder.found.isEmpty else { return nil }
    let own = (request.ownTexts + table.texts).filter { $0.contains("…" as Character) }
    let count = finder.found.count { cut in !own.contains { $0.hasPiece(cut) } }
    switch count {
    case 0: return nil
    case 1: return "1 text is cut short for want of room; --size makes the chart larger."
    default: return "\(count) texts are cut short for want of room; --size makes the chart larger."
    }
  }
}

extension String {
  /// Whether a line of it, which may be broken anywhere, ends as a line does: "… by day…".
  fileprivate func hasPiece(_ line: String) -> Bool {
    indices.contains { self[$0] == "…" && self[...$0].hasSuffix(line) }
  }
}

extension ChartRequest {
  /// Words that were asked for.
  fileprivate var ownTexts: [String] {
    [title, subtitle, unit, tiers.pill, given["--center"]].compactMap { $0 } + tiers.goals.map(\.label)
  }
}

extension DataTable {
  /// Its names and all texts in it.
  fileprivate var texts: [String] {
    columns.flatMap { [$0.name, ReadableName.of($0.name)] }
      + columns.indices.filter { columns[$0].kind == .text }.flatMap { column in
        (0..<rowCount).compactMap { text($0, column) }
      }
  }
}
