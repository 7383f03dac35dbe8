import Barline
import BarlineTerminal
import Testing

@testable import BarlineCommand

/// How somebody at a terminal does what a story tells.
enum TerminalManner: CaseIterable {
  /// With a mouse that says where it goes before it is pressed, and leaves for the line under the chart; with cursor keys.
  case mouse
  /// With a finger, of which a terminal hears where it taps; with letters and the keys of a keypad; leaving for other windows.
  case finger
}

/// `barline view`, and somebody who plays a story on it by the bytes that a terminal sends.
private final class StoryTerminal {
  let chart: any ChartView
  /// What there are no bytes for, as words of a script.
  private(set) var passedOver: [String] = []
  /// Whether the view has been ended.
  private(set) var hasQuit = false
  private let manner: TerminalManner
  private let screen: TerminalScreen
  private var state: ViewState
  private var decoder = TerminalDecoder()
  private var time = 0.0
  private var isDown = false

  /// - Parameter window: All cells of the terminal; the last row is the view's own.
  init(_ stage: ChartKind.Stage, window: TerminalGrid, manner: TerminalManner) {
    (chart, self.manner) = (stage.chart, manner)
    let grid = TerminalGrid(columns: window.columns, rows: window.rows - 1)
    (state, screen) = (ViewState(grid: grid), TerminalScreen(TerminalRenderer(grid: grid)))
    chart.size = grid.size
    stage.load()
    show()
  }

  /// Plays words; each mark is where the terminal has it when its turn comes.
  func play(_ words: String) throws {
    passedOver = []
    try MarkScript(words).play(on: chart) { input in
      #expect(!hasQuit, "\(input.word) comes after the view has ended")
      time += 1
      if let pieces = bytes(of: input) {
        for piece in pieces { receive(piece) }
      } else {
        passedOver.append(input.word)
      }
    }
  }

  /// Words as they are passed over.
  func inputs(of words: String) throws -> [String] {
    var inputs: [String] = []
    try MarkScript(words).play(on: chart) { inputs.append($0.word) }
    return inputs
  }

  private func show() { _ = screen.show(chart.drawing(at: time)) }

  /// Takes what a terminal sends at a time, and then nothing for a while.
  private func receive(_ bytes: String) {
    var events = decoder.decode(bytes.utf8)
    if decoder.isWaiting { events += decoder.flush() }
    for event in events {
      let (inputs, action) = state.take(event, at: time)
      for input in inputs { chart.handle(input) }
      switch action {
      case .quit: hasQuit = true
      case .suspend: for input in state.interrupt(at: time) { chart.handle(input) }
      case .redraw, .ground, nil: break
      }
    }
    show()
  }
}

extension StoryTerminal {
  /// What a terminal sends of an input, at one time and then at another; nil where it has nothing for it.
  private func bytes(of input: ChartInput) -> [String]? {
    switch input {
    case .touch(let touch): bytes(of: touch)
    case .hover(let hover): isDown ? nil : hover.point.map { [report(35, $0)] } ?? [leaving]
    case .wheel(let wheel): bytes(of: wheel)
    case .key(let press): [Self.keys[manner]?[press.key] ?? ""]
    }
  }

  private func bytes(of touch: ChartTouch) -> [String] {
    isDown = touch.phase == .began || touch.phase == .moved
    switch touch.phase {
    case .began: return (manner == .mouse ? [report(35, touch.point)] : []) + [report(0, touch.point)]
    case .moved: return [report(32, touch.point)]
    case .ended: return [report(0, touch.point, last: "m")]
    // Another window is used now, or the shell is asked for.
    case .cancelled: return [manner == .mouse ? "\u{1B}[O" : "\u{1A}"]
    }
  }

  /// Notches, to the side and down, all at a time; nil where they do not make up the way.
  private func bytes(of wheel: ChartWheel) -> [String]? {
    let (x, y) = (wheel.deltaX / ViewState.notch, wheel.deltaY / ViewState.notch)
    guard x == x.rounded(), y == y.rounded() else { return nil }
    return [
      String(repeating: report(x < 0 ? 66 : 67, wheel.point), count: Int(x.magnitude))
        + String(repeating: report(y < 0 ? 64 : 65, wheel.point), count: Int(y.magnitude))
    ]
  }

  /// The mouse goes to the line under the chart; or other windows are used, and this one again.
  private var leaving: String {
    manner == .mouse ? "\u{1B}[<35;1;\(state.grid.rows + 1)M" : "\u{1B}[O\u{1B}[I"
  }

  /// What the mouse does on the cell where a point is, in the form that xterm calls SGR: cells count from 1.
  private func report(_ code: Int, _ point: ChartPoint, last: String = "M") -> String {
    let (column, row) = (Int(point.x / TerminalGrid.cell.width), Int(point.y / TerminalGrid.cell.height))
    return "\u{1B}[<\(code);\(column + 1);\(row + 1)\(last)"
  }

  private static let keys: [TerminalManner: [ChartKey: String]] = [
    .mouse: [
      .left: "\u{1B}[D", .right: "\u{1B}[C", .up: "\u{1B}[A", .down: "\u{1B}[B", .home: "\u{1B}[H", .end: "\u{1B}[F",
      .enter: "\r", .escape: "\u{1B}",
    ],
    .finger: [
      .left: "h", .right: "l", .up: "k", .down: "j", .home: "\u{1B}OH", .end: "\u{1B}[4~", .enter: " ", .escape: "\u{1B}",
    ],
  ]
}

@Suite struct StoryTerminalTests {
  /// Windows of terminals: as they open, small, large.
  private static let windows = [(80, 24), (50, 15), (160, 48)]

  @Test(arguments: Story.names, TerminalManner.allCases) func `a story is heard in a terminal as it is written`(
    name: String, manner: TerminalManner
  ) throws {
    let story = try Story(name)
    var (kind, request, table) = try story.opened()
    for (columns, rows) in Self.windows {
      let window = TerminalGrid(columns: columns, rows: rows)
      request.cells = window
      var said: [String] = []
      let stage = try kind.make(table, request) { said.append($0.description) }
      kind.begin(stage, request)
      let terminal = StoryTerminal(stage, window: window, manner: manner)
      for scene in story.scenes {
        said = []
        let unsayable = try terminal.inputs(of: scene.unsayable)
        try terminal.play(scene.played)
        #expect(said == scene.heard, "\(scene.played) on \(columns) × \(rows) cells")
        #expect(terminal.passedOver == unsayable, "\(scene.played) on \(columns) × \(rows) cells")
      }
      withExtendedLifetime(stage.source) {}
    }
  }
}
