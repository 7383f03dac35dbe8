import Barline
import BarlineData
import BarlineTerminal
import Testing

@testable import BarlineCommand

@Suite struct ViewStateTests {
  private let grid = TerminalGrid(columns: 80, rows: 23)

  private func mouse(_ action: TerminalEvent.Mouse.Action, _ column: Int, _ row: Int, shift: Bool = false) -> TerminalEvent {
    .mouse(TerminalEvent.Mouse(action, column: column, row: row, isShifted: shift))
  }

  /// What a chart is told of bytes from a terminal, and what else is to be done.
  private func played(_ text: String) -> (inputs: [ChartInput], actions: [ViewState.Action]) {
    var (decoder, state) = (TerminalDecoder(), ViewState(grid: grid))
    var (inputs, actions): ([ChartInput], [ViewState.Action]) = ([], [])
    for event in decoder.decode(Array(text.utf8)) + decoder.flush() {
      let (told, action) = state.take(event, at: 1)
      inputs += told
      if let action { actions.append(action) }
    }
    return (inputs, actions)
  }

  @Test func `A click is a touch in the middle of its cell`() {
    let point = ChartPoint(x: 84, y: 56)
    #expect(
      played("\u{1B}[<0;11;4M\u{1B}[<0;11;4m").inputs == [
        .touch(ChartTouch(phase: .began, point: point, time: 1)), .touch(ChartTouch(phase: .ended, point: point, time: 1)),
      ])
  }

  @Test func `A drag is a touch that moves, also beyond the chart`() {
    let told = played("\u{1B}[<0;1;1M\u{1B}[<32;100;30M\u{1B}[<0;100;30m").inputs
    #expect(
      told == [
        .touch(ChartTouch(phase: .began, point: ChartPoint(x: 4, y: 8), time: 1)),
        .touch(ChartTouch(phase: .moved, point: ChartPoint(x: 796, y: 472), time: 1)),
        .touch(ChartTouch(phase: .ended, point: ChartPoint(x: 796, y: 472), time: 1)),
      ])
  }

  @Test func `A mouse that moves hovers, and has left on the line under the chart`() {
    #expect(played("\u{1B}[<35;1;1M").inputs == [.hover(ChartHover(at: ChartPoint(x: 4, y: 8), time: 1))])
    #expect(played("\u{1B}[<35;1;24M").inputs == [.hover(ChartHover(at: nil, time: 1))])
  }

  @Test func `A release that got lost is made up for when the mouse moves without a button`() {
    let told = played("\u{1B}[<0;1;1M\u{1B}[<35;2;1M").inputs
    #expect(told.last == .touch(ChartTouch(phase: .ended, point: ChartPoint(x: 12, y: 8), time: 1)))
  }

  @Test func `The wheel scrolls, sideways with Shift`() {
    let at = ChartPoint(x: 4, y: 8)
    #expect(played("\u{1B}[<65;1;1M").inputs == [.wheel(ChartWheel(at: at, deltaY: ViewState.notch, time: 1))])
    #expect(played("\u{1B}[<68;1;1M").inputs == [.wheel(ChartWheel(at: at, deltaX: -ViewState.notch, time: 1))])
    #expect(played("\u{1B}[<67;1;1M").inputs == [.wheel(ChartWheel(at: at, deltaX: ViewState.notch, time: 1))])
  }

  @Test func `Keys are keys`() {
    let told = played("\u{1B}[C\u{1B}[D\u{1B}[A\u{1B}[B\u{1B}[H\u{1B}[F\r \u{1B}").inputs
    let keys: [ChartKey] = [.right, .left, .up, .down, .home, .end, .enter, .enter, .escape]
    #expect(told == keys.map { .key(ChartKeyPress($0, time: 1)) })
  }

  @Test(arguments: ["q", "Q", "\u{3}", "\u{4}", "\u{1B}\u{1B}"]) func `There are several ways to end`(keys: String) {
    #expect(played(keys).actions == [.quit])
  }

  @Test func `Escape once, or with something between, does not end`() {
    #expect(played("\u{1B}").actions == [])
    #expect(played("\u{1B}[C\u{1B}x\u{1B}").actions == [])
  }

  @Test func `Suspending and drawing anew are asked for by Control`() {
    #expect(played("\u{1A}\u{C}").actions == [.suspend, .redraw])
  }

  @Test func `A light ground is light, and a dark one is not`() {
    #expect(played("\u{1B}]11;rgb:ffff/ffff/f0f0\u{7}").actions == [.ground(isLight: true)])
    #expect(played("\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{7}").actions == [.ground(isLight: false)])
  }

  @Test func `Where something else is used the finger is gone, and the pointer too`() {
    let gone = ChartInput.hover(ChartHover(at: nil, time: 1))
    let told = played("\u{1B}[<0;1;1M\u{1B}[O\u{1B}[<0;1;1m").inputs
    #expect(told.dropFirst() == [.touch(ChartTouch(phase: .cancelled, point: .zero, time: 1)), gone])
    #expect(played("\u{1B}[<35;1;1M\u{1B}[O").inputs.last == gone)
    #expect(played("\u{1B}[I").inputs == [])
  }

  @Test func `Escape before something else was used does not count after it`() {
    #expect(played("\u{1B}[C\u{1B}\u{1B}[O\u{1B}[I\u{1B}").actions == [])
  }

  @Test func `Whatever is held when the screen is taken away is held no longer`() {
    var state = ViewState(grid: grid)
    _ = state.take(mouse(.press(0), 3, 3), at: 1)
    #expect(state.interrupt(at: 2) == [.touch(ChartTouch(phase: .cancelled, point: .zero, time: 2))])
    #expect(state.interrupt(at: 3) == [])
    #expect(state.take(mouse(.release(0), 3, 3), at: 4).inputs == [])
  }
}

@Suite struct TerminalLookTests {
  private func look(_ variables: [String: String], isTerminal: Bool = true, _ color: ColorChoice = .auto) -> TerminalLook {
    var request = ChartRequest()
    request.color = color
    return TerminalLook(request, isTerminal: isTerminal) { variables[$0] }
  }

  @Test func `Colours are as many as the terminal says it has`() {
    #expect(look(["TERM": "xterm", "COLORTERM": "truecolor"]).colors == .trueColor)
    #expect(look(["TERM": "xterm-kitty"]).colors == .trueColor)
    #expect(look(["TERM": "tmux-256color"]).colors == .indexed256)
    for name in ["alacritty", "foot-extra", "xterm-direct", "xterm+direct"] { #expect(look(["TERM": name]).colors == .trueColor) }
    // Whole words: a name that only contains one of them is another terminal.
    #expect(look(["TERM": "barefoot"]).colors == .sixteen)
    #expect(look(["TERM": "screen-256color-bce"]).colors == .indexed256)
    #expect(look(["TERM": "xterm"]).colors == .sixteen)
    #expect(look(["TERM": "dumb", "COLORTERM": "truecolor"]).colors == .none)
    #expect(look([:]).colors == .none)
  }

  @Test func `There are none in a file, nor where they are not wanted, unless they are asked for`() {
    let rich = ["TERM": "xterm-256color", "NO_COLOR": "1"]
    #expect(look(rich).colors == .none)
    #expect(look(["TERM": "xterm-256color", "NO_COLOR": ""]).colors == .indexed256)
    #expect(look(["TERM": "xterm-256color"], isTerminal: false).colors == .none)
    #expect(look(rich, isTerminal: false, .always).colors == .indexed256)
    #expect(look([:], .always).colors == .sixteen)
    #expect(look(["TERM": "xterm", "COLORTERM": "truecolor"], .never).colors == .none)
    #expect(look([:], .indexed256).colors == .indexed256)
  }

  @Test func `Signs are those that the locale and the console have`() {
    #expect(look(["LANG": "en_US.UTF-8"]).glyphs == .braille)
    #expect(look(["LANG": "de_DE.ISO-8859-1"]).glyphs == .ascii)
    #expect(look(["LC_ALL": "C.utf8", "LANG": "de_DE.ISO-8859-1"]).glyphs == .braille)
    #expect(look(["TERM": "linux"]).glyphs == .blocks)
    #expect(look([:]).glyphs == .braille)
  }

  @Test func `The theme is dark unless the terminal says that its ground is light`() {
    #expect(look([:]).theme == .dark)
    #expect(look(["COLORFGBG": "0;15"]).theme == .light)
    #expect(look(["COLORFGBG": "15;default;0"]).theme == .dark)
  }

  @Test func `A picture fits the window, and leaves room for the prompt`() {
    let request = ChartRequest()
    #expect(
      TerminalGrid(for: request, height: 360, in: TerminalGrid(columns: 80, rows: 24)) == TerminalGrid(columns: 80, rows: 22))
    #expect(
      TerminalGrid(for: request, height: 360, in: TerminalGrid(columns: 300, rows: 90)) == TerminalGrid(columns: 120, rows: 34))
    #expect(TerminalGrid(for: request, height: 360, in: nil) == TerminalGrid(columns: 80, rows: 23))
    #expect(TerminalGrid(for: request, height: 360, in: TerminalGrid(columns: 1, rows: 1)) == TerminalGrid(columns: 1, rows: 1))
  }
}

/// What a view that follows its file says when a row that is selected is gone.
@Suite struct FollowTests {
  @Test(arguments: ["bar", "line", "pie", "funnel"]) func `The end of a row that is gone is told without its words`(
    name: String
  ) throws {
    let kind = try #require(ChartKind.all.first { $0.name == name })
    func table(_ rows: String) throws -> DataTable {
      var reader = TableReader(fileName: "t")
      try reader.read(Array(("name,amount\n" + rows).utf8))
      return try reader.finish()
    }
    var said: [String] = []
    let stage = try kind.make(table("a,1\nb,2\nc,3\n"), ChartRequest()) { said.append($0.description) }
    kind.begin(stage, ChartRequest())
    stage.load()
    stage.chart.handle(.key(ChartKeyPress(.end, time: 1)))
    #expect(said.count == 1)
    try stage.update(table("a,1\n"))
    _ = stage.chart.drawing(at: 2)
    #expect(said.count == 2)
    #expect(said.last?.hasPrefix("ended ") == true)
    #expect(said.last?.hasSuffix("(removed)") == true)
    #expect(said.last?.contains("\"c\"") == false)
    withExtendedLifetime(stage.source) {}
  }
}

/// What the line under a view says of a selection.
@Suite struct SelectionWordsTests {
  private func words(_ kind: ChartKind, _ rows: String, _ keys: ChartKey..., unit: String? = nil) throws -> [String] {
    var reader = TableReader(fileName: "t")
    try reader.read(Array(rows.utf8))
    var request = ChartRequest(unit: unit)
    request.cells = TerminalGrid(columns: 80, rows: 23)
    var events: [SelectionEvent] = []
    let stage = try kind.make(try reader.finish(), request) { events.append($0) }
    kind.begin(stage, request)
    for (place, key) in keys.enumerated() { stage.chart.handle(.key(ChartKeyPress(key, time: Double(place)))) }
    return withExtendedLifetime(stage.source) { events.map(stage.words) }
  }

  @Test func `a selection is told in the chart's own number words, and its end by nothing`() throws {
    let rows = "item,Planned,Spent\nRent,-1450,12345.5\nFood,3,4\n"
    #expect(try words(.bar, "item,v\nRent,-1450\n", .right, .escape) == ["Rent: −1,450", ""])
    #expect(try words(.pie, rows, .end, unit: "kr") == ["Food: 3\u{A0}kr"])
    #expect(try words(.pie, rows, .end, unit: "€") == ["Food: €3"])
    #expect(try words(.funnel, "k,v\na,1234567\nb,7\n", .right) == ["a: 1,234,567"])
  }

  @Test func `of several series the one that is selected is named`() throws {
    let rows = "year,Planned,Spent\n2001,-1450,12345.5\n2002,3,4\n"
    #expect(try words(.bar, rows, .right, .down) == ["2001, Planned: −1,450", "2001, Spent: 12,345.5"])
    let line = try words(.line, rows, .right, .up, .down, unit: "kr")
    #expect(line.first == "2001, Planned: −1,450\u{A0}kr", "\(line)")
    #expect(line.dropFirst().first == "2001, Spent: 12,345.5\u{A0}kr")
  }
}
