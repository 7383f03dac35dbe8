import Barline
import BarlineData
import BarlineTerminal

/// Waits for keys, the mouse, time and the file, and shows what comes of them.
final class ViewLoop {
  private let stage: ChartKind.Stage
  private let request: ChartRequest
  private let status: ViewStatus
  private let screen: TerminalScreen
  private var look: TerminalLook
  private var state: ViewState
  private var decoder = TerminalDecoder()
  /// What the file was when it was read last.
  private var version: [Int64]?
  private let display = Display()
  private var needsLayout = true
  private var shownStatus = ""
  private var window = TerminalGrid(columns: 0, rows: 0)
  private var nextLook = 0.0

  /// Whether the chart has changed since it was shown: what the chart itself tells.
  private final class Display {
    var isNeeded = true
  }

  /// Seconds between two pictures of a motion, and between two looks at a file.
  private static let (frame, patience, escape) = (1.0 / 30, 0.25, 0.05)

  init(stage: ChartKind.Stage, request: ChartRequest, status: ViewStatus, version: [Int64]?) {
    (self.stage, self.request, self.status, self.version) = (stage, request, status, version)
    look = TerminalLook(request, isTerminal: true, variable: environmentVariable)
    state = ViewState(grid: TerminalGrid(columns: 0, rows: 0))
    screen = TerminalScreen(TerminalRenderer())
  }

  /// Shows the chart until it is enough. The terminal is given back however this ends.
  func run() throws(Failure) {
    let terminal = try Failure.about("terminal") { () throws(SystemError) in
      try FullScreen(enter: TerminalModes.enter, leave: TerminalModes.leave)
    }
    defer { terminal.end() }
    let display = display
    stage.chart.needsDisplay = { display.isNeeded = true }
    stage.load()
    if asksGround { try write(Array(TerminalModes.askGround.utf8), terminal) }
    var (last, wasMoving) = (0.0, false)
    while true {
      let now = monotonicTime()
      if needsLayout { layOut(now) }
      // A little early is on time: the clock of waiting counts whole milliseconds.
      let isMoving = stage.chart.isMoving(at: now)
      // What has come to rest since it was last shown is shown at rest.
      let isDue = isMoving ? now - last >= Self.frame - 0.002 : wasMoving
      if display.isNeeded || isDue || status.line(columns: window.columns) != shownStatus {
        try show(at: now, terminal)
        (last, wasMoving) = (now, isMoving)
      }
      let wake = terminal.wait(seconds: pause(now, last: last))
      let time = monotonicTime()
      if wake.isOver { return }
      if wake.isResized || wake.isBack {
        tell(state.interrupt(at: time))
        needsLayout = true
        if wake.isBack { screen.startOver() }
      }
      let events = wake.bytes.isEmpty && !wake.isEarly ? decoder.flush() : decoder.decode(wake.bytes)
      for event in events where try take(event, at: time, terminal) == .quit { return }
      if request.follows, time >= nextLook { follow(time) }
    }
  }

  /// How long nothing needs to be done; nil for as long as nobody does anything.
  private func pause(_ now: Double, last: Double) -> Double? {
    var pauses: [Double] = []
    if stage.chart.isMoving(at: now) { pauses.append(last + Self.frame - now) }
    if decoder.isWaiting { pauses.append(Self.escape) }
    if request.follows { pauses.append(nextLook - now) }
    return pauses.min().map { max(0, $0) }
  }

  private func layOut(_ now: Double) {
    window = .window(variable: environmentVariable)
    state.grid = TerminalGrid(columns: window.columns, rows: max(1, window.rows - 1))
    stage.chart.size = state.grid.size
    screen.renderer = TerminalRenderer(grid: state.grid, colors: look.colors, theme: look.theme, glyphs: look.glyphs)
    display.isNeeded = true
    (needsLayout, shownStatus) = (false, "")
  }

  private func show(at now: Double, _ terminal: FullScreen) throws(Failure) {
    display.isNeeded = false
    let isFirst = screen.frame == nil
    var bytes = Array(TerminalModes.holdUp.utf8)
    if isFirst { bytes += Array("\u{1B}[0m\u{1B}[2J".utf8) }
    let changes = screen.show(stage.chart.drawing(at: now))
    bytes += changes
    let line = status.line(columns: window.columns)
    if line != shownStatus, window.rows > 1 {
      let isDim = look.colors != .none
      bytes += Array("\u{1B}[\(window.rows);1H\(isDim ? "\u{1B}[2m" : "")\(line)\u{1B}[0m".utf8)
      shownStatus = line
    } else if changes.isEmpty, !isFirst {
      return
    }
    try write(bytes + Array(TerminalModes.showAll.utf8), terminal)
  }

  private func write(_ bytes: [UInt8], _ terminal: FullScreen) throws(Failure) {
    try Failure.about("terminal") { () throws(SystemError) in try terminal.write(bytes) }
  }

  private func tell(_ inputs: [ChartInput]) {
    for input in inputs { stage.chart.handle(input) }
  }

  private func take(_ event: TerminalEvent, at time: Double, _ terminal: FullScreen) throws(Failure) -> ViewState.Action? {
    let (inputs, action) = state.take(event, at: time)
    tell(inputs)
    switch action {
    case .suspend:
      terminal.suspend()
      tell(state.interrupt(at: time))
      screen.startOver()
      needsLayout = true
    case .redraw:
      screen.startOver()
      needsLayout = true
    case .ground(let isLight):
      guard asksGround else { break }
      look.theme = isLight ? .light : .dark
      needsLayout = true
    case .quit, nil: break
    }
    return action
  }

  /// Whether the theme goes by the terminal's own ground.
  private var asksGround: Bool { (request.theme == nil || request.theme == .auto) && look.colors != .none }

  /// Reads the file again where it has changed. One that is gone or cannot be read is waited for.
  private func follow(_ now: Double) {
    nextLook = now + Self.patience
    let found = FileKind(at: request.file)
    guard found?.version != version else { return }
    version = found?.version
    guard let found, found.isRegular else {
      status.trouble = found == nil ? "the file is gone; waiting for it" : "this is no ordinary file now; waiting for one"
      return
    }
    do throws(Failure) {
      try stage.update(DataFile.read(request.file, firstRow: request.firstRow, follows: true))
      status.trouble = nil
    } catch {
      status.trouble = error.message
    }
    display.isNeeded = true
  }
}
