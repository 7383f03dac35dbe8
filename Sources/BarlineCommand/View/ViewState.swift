import Barline
import BarlineTerminal

/// What a person at a terminal has done so far, as far as the next thing means something because of it: a value, and the rule by which
/// what a terminal sends becomes what a chart is told.
struct ViewState: Equatable {
  /// The cells of the chart, from the terminal's top left.
  var grid: TerminalGrid
  /// Whether the left button is held, which is a finger.
  private var isDown = false
  /// Whether Escape was the last thing: pressed again, it ends the program.
  private var hasEscaped = false

  init(grid: TerminalGrid) { self.grid = grid }

  /// What is to be done besides what the chart is told.
  enum Action: Equatable {
    case quit
    /// Lets the shell have the terminal.
    case suspend
    /// Writes everything anew.
    case redraw
    /// The terminal has said whether its ground is light.
    case ground(isLight: Bool)
  }

  /// What the wheel moves a content by, in points a notch.
  static let notch = 40.0

  /// Takes what a terminal has sent.
  mutating func take(_ event: TerminalEvent, at time: Double) -> (inputs: [ChartInput], action: Action?) {
    let wasEscape = hasEscaped
    if case .mouse(let mouse) = event, mouse.action == .move {} else { hasEscaped = event == .key(.escape) }
    switch event {
    case .key(.escape) where wasEscape: return ([], .quit)
    case .key(let key): return (inputs(of: key, at: time), nil)
    case .letter(let letter): return take(letter, at: time)
    case .control(let letter): return ([], Self.actions[letter])
    case .mouse(let mouse): return (take(mouse, at: time), nil)
    case .focus(let isHere): return (isHere ? [] : leave(at: time), nil)
    case .ground(let red, let green, let blue):
      return ([], .ground(isLight: RGBA(red: red, green: green, blue: blue).luminance > 0.4))
    }
  }

  private static let actions: [Character: Action] = ["c": .quit, "d": .quit, "z": .suspend, "l": .redraw]

  private func take(_ letter: Character, at time: Double) -> (inputs: [ChartInput], action: Action?) {
    switch letter {
    case "q", "Q": return ([], .quit)
    case "h": return (inputs(of: .left, at: time), nil)
    case "j": return (inputs(of: .down, at: time), nil)
    case "k": return (inputs(of: .up, at: time), nil)
    case "l": return (inputs(of: .right, at: time), nil)
    case " ": return (inputs(of: .enter, at: time), nil)
    default: return ([], nil)
    }
  }

  private func inputs(of key: TerminalEvent.Key, at time: Double) -> [ChartInput] {
    func press(_ key: ChartKey) -> [ChartInput] { [.key(ChartKeyPress(key, time: time))] }
    switch key {
    case .left: return press(.left)
    case .right: return press(.right)
    case .up: return press(.up)
    case .down: return press(.down)
    case .home: return press(.home)
    case .end: return press(.end)
    case .enter: return press(.enter)
    case .escape: return press(.escape)
    case .pageUp: return [page(-1, at: time)]
    case .pageDown: return [page(1, at: time)]
    case .tab, .backTab, .backspace, .delete, .insert: return []
    }
  }

  /// Most of what is in view goes by.
  private func page(_ way: Double, at time: Double) -> ChartInput {
    let size = grid.size
    let middle = ChartPoint(x: size.width / 2, y: size.height / 2)
    return .wheel(ChartWheel(at: middle, deltaX: way * size.width * 0.75, time: time))
  }

  private mutating func take(_ mouse: TerminalEvent.Mouse, at time: Double) -> [ChartInput] {
    let point = grid.point(column: mouse.column, row: mouse.row)
    let isInside = mouse.column < grid.columns && mouse.row < grid.rows
    func touch(_ phase: ChartTouch.Phase) -> [ChartInput] { [.touch(ChartTouch(phase: phase, point: point, time: time))] }
    switch mouse.action {
    case .press(0):
      guard isInside else { return [] }
      isDown = true
      return touch(.began)
    case .drag(0) where isDown: return touch(.moved)
    case .release(0) where isDown:
      isDown = false
      return touch(.ended)
    case .move:
      // A release that got lost, as beyond the window's edge.
      if isDown {
        isDown = false
        return touch(.ended)
      }
      return [.hover(ChartHover(at: isInside ? point : nil, time: time))]
    case .wheel(let x, let y):
      guard isInside else { return [] }
      let (dx, dy) = mouse.isShifted && x == 0 ? (y, 0) : (x, y)
      return [.wheel(ChartWheel(at: point, deltaX: Double(dx) * Self.notch, deltaY: Double(dy) * Self.notch, time: time))]
    case .press, .drag, .release: return []
    }
  }

  /// Something else is used now, so that no release and no motion need come: what is held is held no longer, and nothing is pointed at.
  private mutating func leave(at time: Double) -> [ChartInput] {
    interrupt(at: time) + [.hover(ChartHover(at: nil, time: time))]
  }

  /// The screen has another size, or was somebody else's: what is held is held no longer.
  mutating func interrupt(at time: Double) -> [ChartInput] {
    hasEscaped = false
    guard isDown else { return [] }
    isDown = false
    return [.touch(ChartTouch(phase: .cancelled, point: .zero, time: time))]
  }
}
