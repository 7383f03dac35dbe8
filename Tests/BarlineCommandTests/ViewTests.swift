import Foundation
import Testing

/// A terminal of its own, by tmux, in which the command runs.
final class Tmux {
  static let isRequired = ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"
  static let isThere = isRequired || FileManager.default.isExecutableFile(atPath: "/usr/bin/tmux")

  let folder: Folder
  private let socket = "barline-\(UUID().uuidString.prefix(8))"

  /// Starts a shell of 80 × 24 cells in which `barline` is the command.
  init(_ folder: Folder) throws {
    self.folder = folder
    _ = try tmux("-f /dev/null new-session -d -x 80 -y 24 'TERM=screen-256color PS1=ready: sh'")
    try type("alias barline=\(Folder.command.path); stty -a > before.txt; clear")
    _ = try shows { $0.hasPrefix("ready:") }
  }

  deinit { _ = try? tmux("kill-server") }

  func tmux(_ line: String) throws -> Run { try folder.shell("tmux -L \(socket) \(line)") }

  /// Types a line and Enter.
  func type(_ line: String) throws {
    _ = try tmux("send-keys -l \(Self.quoted(line))").status == 0 && tmux("send-keys Enter").status == 0
  }

  /// Sends bytes as if the terminal had sent them: mouse and keys.
  func send(_ text: String) throws {
    let hex = text.utf8.map { String($0, radix: 16) }.joined(separator: " ")
    _ = try tmux("send-keys -H \(hex)")
  }

  /// The screen's text.
  var screen: String { get throws { try tmux("capture-pane -p").text } }

  /// Waits until the screen shows something; what it shows at last.
  func shows(_ condition: (String) -> Bool) throws -> String {
    var text = ""
    for _ in 0..<200 {
      text = try screen
      if condition(text) { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return text
  }

  /// Waits for the prompt, and whether the terminal is as it was: its modes, its cursor, its screen.
  func isGivenBack() throws -> Bool {
    let text = try shows { $0.contains("ready:") && !$0.contains("q quits") }
    try type("stty -a > after.txt; echo done")
    _ = try shows { $0.contains("\ndone") }
    let flags = try tmux("display-message -p '#{cursor_flag}#{alternate_on}#{mouse_any_flag}#{mouse_all_flag}#{mouse_sgr_flag}'")
      .text
    return try text.contains("ready:") && flags.hasPrefix("10000") && folder.read("after.txt") == folder.read("before.txt")
  }

  /// The number of the command's process.
  var process: String { get throws { try folder.shell("pgrep -n -f \"^$barline view .*\(folder.url.lastPathComponent)\"").text } }

  private static func quoted(_ text: String) -> String { "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'" }
}

@Suite(.enabled(if: Tmux.isThere, "tmux is not installed"), .serialized) struct ViewTests {
  private let data = "month,rain\n" + (1...12).map { "M\($0),\($0 * 10)" }.joined(separator: "\n") + "\n"

  /// A terminal in which a view of bars is open; its path is spelled out, so that its process can be told from others.
  private func open(_ options: String = "") throws -> Tmux {
    let folder = try Folder()
    try folder.write(data, to: "rain.csv")
    let terminal = try Tmux(folder)
    try terminal.type("barline view bar \(folder.url.path)/rain.csv \(options)")
    let text = try terminal.shows { $0.contains("q quits") && $0.contains("M12") && $0.contains("120") }
    try #require(text.contains("q quits"), "\(text)")
    return terminal
  }

  @Test func `Keys select, and the terminal is given back at the end`() throws {
    let terminal = try open()
    try terminal.send("\u{1B}[C")
    #expect(try terminal.shows { $0.contains("began bar 0 \"M1\"") }.contains("began bar 0 \"M1\""))
    try terminal.send("\u{1B}[C")
    #expect(try terminal.shows { $0.contains("moved bar 1 \"M2\"") }.contains("moved bar 1 \"M2\""))
    try terminal.send("q")
    #expect(try terminal.isGivenBack())
  }

  @Test func `The mouse selects what is under it`() throws {
    let terminal = try open()
    let line = try terminal.screen.split(separator: "\n").first { $0.contains("M5") }
    let column = try #require(line?.range(of: "M5")).lowerBound
    let number = line.map { $0.distance(from: $0.startIndex, to: column) + 1 } ?? 0
    try terminal.send("\u{1B}[<0;\(number);15M")
    #expect(try terminal.shows { $0.contains("began bar 4 \"M5\"") }.contains("began bar 4 \"M5\""))
    try terminal.send("\u{1B}[<0;\(number);15m")
    #expect(try terminal.shows { $0.contains("ended bar 4") }.contains("ended bar 4"))
    try terminal.send("\u{3}")
    #expect(try terminal.isGivenBack())
  }

  @Test func `Another size of the window is another layout`() throws {
    let terminal = try open()
    _ = try terminal.tmux("resize-window -x 50 -y 15")
    let text = try terminal.shows {
      $0.split(separator: "\n").last?.hasSuffix("q quits") ?? false && $0.split(separator: "\n").count <= 15
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 50 })
    #expect(text.split(separator: "\n").last?.hasSuffix("q quits") ?? false)
    try terminal.send("\u{1B}\u{1B}")
    #expect(try terminal.isGivenBack())
  }

  @Test(arguments: ["TERM", "INT", "HUP", "QUIT", "SEGV", "ABRT", "ILL"])
  func `A signal that ends the process gives the terminal back`(signal: String) throws {
    let terminal = try open()
    _ = try terminal.folder.shell("kill -\(signal) \(terminal.process)")
    #expect(try terminal.isGivenBack())
  }

  @Test func `Suspended and resumed, the chart is there again`() throws {
    let terminal = try open()
    try terminal.send("\u{1A}")
    _ = try terminal.shows { $0.contains("Stopped") || !$0.contains("q quits") }
    try terminal.type("fg")
    #expect(try terminal.shows { $0.contains("q quits") }.contains("M12"))
    _ = try terminal.folder.shell("kill -STOP \(terminal.process); sleep 0.2; kill -CONT \(terminal.process)")
    try terminal.send("\u{1B}[C")
    #expect(try terminal.shows { $0.contains("began bar 0") }.contains("began bar 0"))
    try terminal.send("q")
    #expect(try terminal.isGivenBack())
  }

  @Test func `A file that grows is followed, also when it is replaced, cut or gone for a while`() throws {
    let terminal = try open("--follow")
    try terminal.folder.write(data + "M13,900\nM14,", to: "rain.csv")
    #expect(try terminal.shows { $0.contains("M13") }.contains("M13"))
    #expect(try !terminal.screen.contains("M14"))
    _ = try terminal.folder.shell("mv rain.csv away.csv")
    #expect(try terminal.shows { $0.contains("is gone") }.contains("is gone"))
    try terminal.folder.write("month,rain\nonly,7\n", to: "rain.csv")
    #expect(try terminal.shows { $0.contains("only") && !$0.contains("is gone") }.contains("only"))
    try terminal.send("q")
    #expect(try terminal.isGivenBack())
  }

  @Test func `Where standard output is no terminal, nothing is shown and the reason is told`() throws {
    let folder = try Folder()
    try folder.write(data, to: "rain.csv")
    let run = try folder.run("view", "bar", "rain.csv")
    #expect(run.status == 2)
    #expect(run.said.first?.contains("terminal") ?? false)
    #expect(run.output.isEmpty)
  }
}
