import BarlineCairo
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// A run of the command as built, in a folder of its own, and what came of it.
struct Run {
  let status: Int32
  /// Whether a signal ended it.
  let isKilled: Bool
  let output: [UInt8]
  /// What it said on standard error, line by line.
  let said: [String]

  /// Whether cairo is on this machine.
  static let hasCairo = (try? PNGRenderer()) != nil
  /// Whether this machine ought to have all that tests need.
  static let needsTools = ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"

  var text: String { String(decoding: output, as: UTF8.self) }
  /// Whether a parser takes what was written for XML.
  var isXML: Bool { XMLParser(data: Data(output)).parse() }
}

/// A folder for a test's files, gone with it.
final class Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("barline-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws { try Data(bytes).write(to: url.appendingPathComponent(name)) }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Every file but those that `Folder` itself makes.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).filter { !$0.hasPrefix("run-") }.sorted() }
  }

  /// The command, beside the tests.
  static var command: URL {
    let place = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
    let tests = place ?? URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0])
    return tests.deletingLastPathComponent().appendingPathComponent("barline")
  }

  /// Runs the command here; what it reads and says goes through files, so that neither can block.
  func run(_ arguments: String..., input: String = "") throws -> Run { try run(arguments, input: input) }

  /// Runs the command with a list of arguments.
  func run(_ arguments: [String], input: String = "") throws -> Run { try start(Self.command, arguments, input) }

  /// Runs a line of the shell in which `$barline` is the command.
  func shell(_ line: String) throws -> Run { try start(URL(fileURLWithPath: "/bin/sh"), ["-c", line], "") }

  private func start(_ program: URL, _ arguments: [String], _ input: String) throws -> Run {
    let files = ["in", "out", "err"].map { url.appendingPathComponent("run-" + $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files[1...] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = url
    process.environment = ["barline": Self.command.path, "PATH": "/usr/bin:/bin"]
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: try Data(contentsOf: files[2]), as: UTF8.self)
    return Run(
      status: process.terminationStatus, isKilled: process.terminationReason == .uncaughtSignal,
      output: [UInt8](try Data(contentsOf: files[1])), said: said.split(separator: "\n").map(String.init))
  }
}
