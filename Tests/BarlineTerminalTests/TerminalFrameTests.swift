import BarlineDrawing
import Testing

@testable import BarlineTerminal

/// A terminal as far as frames speak to it: moves, colours, signs.
struct ToyTerminal: Equatable {
  struct Cell: Equatable {
    var text = " "
    var look = ""
  }
  let columns: Int
  private(set) var cells: [Cell]

  init(_ grid: TerminalGrid) { (columns, cells) = (grid.columns, [Cell](repeating: Cell(), count: grid.columns * grid.rows)) }

  /// Does what bytes say.
  mutating func take(_ bytes: [UInt8]) {
    var (at, look) = (0, [String]())
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while let character = text.popFirst() {
      guard character == "\u{1B}" else {
        let width = CellText.width(of: character)
        cells[at] = Cell(text: String(character), look: look.joined(separator: ";"))
        if width == 2 { cells[at + 1] = Cell(text: "", look: cells[at].look) }
        at += width
        continue
      }
      text = text.dropFirst()
      let parameters = text.prefix { $0 != "H" && $0 != "m" }
      text = text.dropFirst(parameters.count)
      if text.popFirst() == "H" {
        let place = parameters.split(separator: ";").compactMap { Int($0) }
        at = (place[0] - 1) * columns + place[1] - 1
      } else {
        Self.change(&look, parameters.split(separator: ";").compactMap { Int($0) })
      }
    }
  }

  /// Looks are kept as the sequences that are in force: bold, reverse, front, back.
  private static func change(_ look: inout [String], _ numbers: [Int]) {
    var rest = numbers[...]
    func drop(_ kind: Character) { look.removeAll { $0.first == kind } }
    while let number = rest.popFirst() {
      switch number {
      case 0: look = []
      case 1: look.append("b")
      case 7: look.append("r")
      case 38, 48:
        let count = rest.first == 2 ? 4 : 2
        drop(number == 38 ? "f" : "g")
        look.append("\(number == 38 ? "f" : "g")\(rest.prefix(count).map { "\($0)" }.joined(separator: ","))")
        rest = rest.dropFirst(count)
      case 39: drop("f")
      case 49: drop("g")
      case 30...37, 90...97:
        drop("f")
        look.append("f\(number)")
      default:
        drop("g")
        look.append("g\(number)")
      }
    }
    look.sort()
  }
}

@Suite struct TerminalFrameTests {
  private let grid = TerminalGrid(columns: 12, rows: 3)

  /// A frame with words and boxes at random.
  private func frame(_ random: inout FixedRandom, _ colors: TerminalColors) -> TerminalFrame {
    var drawing = Drawing(size: grid.size)
    drawing.marks = Drawing.Sheet { recorder in
      for _ in 0..<Int(random.next() % 5) {
        let (x, y) = (Double(random.next() % 96), Double(random.next() % 48))
        recorder.fill(
          .rect(ChartRect(x: x, y: y, width: Double(random.next() % 60), height: Double(random.next() % 40))),
          paint: .color(.series(Int(random.next() % 10))))
        let words = ["日本", "ok", "e\u{301}a", "👩‍🌾", "—"][Int(random.next() % 5)]
        recorder.draw(
          TextRun(
            words, style: TextStyle(size: 11, weight: random.next() % 2 == 0 ? .regular : .semibold),
            baseline: ChartPoint(x: y, y: x / 2), width: TextMeasurer.terminal.width(of: words, style: TextStyle(size: 11))))
      }
    }
    return TerminalRenderer(grid: grid, colors: colors).frame(of: drawing)
  }

  @Test(arguments: TerminalColors.allCases)
  func `What has changed, written over the old picture, gives the new one`(colors: TerminalColors) {
    var random = FixedRandom(seed: 3)
    var (terminal, shown) = (ToyTerminal(grid), TerminalFrame?.none)
    for _ in 0..<400 {
      let next = frame(&random, colors)
      terminal.take(next.changes(from: shown))
      var fresh = ToyTerminal(grid)
      fresh.take(next.changes(from: nil))
      let same = terminal == fresh
      #expect(same)
      shown = next
    }
  }

  @Test func `Nothing is written where nothing has changed`() {
    var random = FixedRandom(seed: 5)
    let first = frame(&random, .trueColor)
    #expect(first.changes(from: first) == [])
    #expect(first == first)
  }

  @Test func `Only the cells that differ are written`() {
    func frame(_ text: String) -> TerminalFrame {
      var drawing = Drawing(size: grid.size)
      drawing.marks = Drawing.Sheet {
        $0.draw(TextRun(text, style: TextStyle(size: 11), baseline: ChartPoint(x: 0, y: 12), width: 8))
      }
      return TerminalRenderer(grid: grid).frame(of: drawing)
    }
    #expect(String(decoding: frame("aXc").changes(from: frame("abc")), as: UTF8.self) == "\u{1B}[1;2HX")
    #expect(String(decoding: frame("aXc").changes(from: frame("abc"), column: 4, row: 2), as: UTF8.self) == "\u{1B}[3;6HX")
  }

  @Test func `Without colours there is no escape sequence in the text`() {
    var random = FixedRandom(seed: 11)
    for _ in 0..<50 { #expect(!frame(&random, .none).bytes.contains(0x1B)) }
  }

  @Test func `A label cannot command the terminal`() throws {
    var drawing = Drawing(size: grid.size)
    drawing.marks = Drawing.Sheet {
      $0.draw(
        TextRun(
          "\u{1B}[2J\u{9B}A\u{7}\r\n\tx", style: TextStyle(size: 11), baseline: ChartPoint(x: 0, y: 12), width: 8))
    }
    let text = try TerminalRenderer(grid: grid, colors: .none).render(drawing)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value)) })
  }
}
