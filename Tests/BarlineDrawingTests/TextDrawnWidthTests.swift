import Foundation
import Testing

@testable import BarlineDrawing

/// Asks rsvg-convert how wide it draws text.
private enum Renderer {
  /// The fonts that it may use.
  enum Fonts: String, CaseIterable, CustomTestStringConvertible {
    /// All that are installed: Inter is the first that the stack names.
    case inter = "Inter"
    /// No other than the DejaVu folder.
    case dejaVu = "DejaVu Sans"

    var testDescription: String { rawValue }
  }

  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  static let isRequired = ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"

  static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// What the judge needs and does not have, empty when all is there.
  static let missing: [String] = {
    let tools = ["rsvg-convert", "fc-match"].filter { path(of: $0) == nil }
    guard tools.isEmpty else { return tools }
    let families = ["Inter", "DejaVu Sans", "Noto Sans", "Noto Sans Thai", "Noto Sans CJK SC", "Noto Color Emoji"]
    return families.filter { (try? run("fc-match", ["-f", "%{family[0]}", $0])) != $0 }
  }()

  /// What a tool writes to standard output.
  static func run(_ tool: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    guard let path = path(of: tool) else { throw Fault(description: "\(tool) is not installed") }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Fault(description: "\(tool) failed") }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The advance of each string in ems.
  ///
  /// A red bar is set behind each text. Written as SVG, what rsvg-convert draws has each bar as a red path, whose first number is
  /// where the bar's right edge is; the bar behind an empty text says how far that is from the text's end.
  static func advances(of strings: [String], weight: Int, fonts: Fonts) throws -> [Double] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("barline-text-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    var environment: [String: String] = [:]
    if fonts == .dejaVu {
      let file = try run("fc-match", ["-f", "%{file}", fonts.rawValue])
      let configuration = folder.appendingPathComponent("fonts.conf")
      try """
      <fontconfig><dir>\((file as NSString).deletingLastPathComponent)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
      """.write(to: configuration, atomically: true, encoding: .utf8)
      environment["FONTCONFIG_FILE"] = configuration.path
    }
    guard missing.isEmpty else { throw Fault(description: "not installed: \(missing.joined(separator: ", "))") }

    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="9000" height="9000" font-family='\(FontStack.families)' \
      font-size="100" font-weight="\(weight)">
      """
    for string in [""] + strings {
      let escaped = string.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      svg += "<text x='0' y='100' xml:space='preserve'>\(escaped)<tspan fill='#f00'>|</tspan></text>\n"
    }
    svg += "</svg>"
    let input = folder.appendingPathComponent("text.svg")
    try svg.write(to: input, atomically: true, encoding: .utf8)
    let drawn = try run("rsvg-convert", ["-f", "svg", "--unlimited", input.path], environment: environment)

    let edges = drawn.split(separator: "\n").compactMap { line -> Double? in
      guard line.contains("rgb(100%,0%,0%)"), let move = line.range(of: " d=\"M ") else { return nil }
      return Double(line[move.upperBound...].prefix { $0 != " " })
    }
    guard edges.count == strings.count + 1 else {
      throw Fault(description: "\(edges.count - 1) of \(strings.count) texts were found")
    }
    return edges.dropFirst().map { ($0 - edges[0]) / 100 }
  }
}

@Suite(
  "The table against what rsvg-convert draws",
  .enabled(if: Renderer.isRequired || Renderer.missing.isEmpty, "not installed: \(Renderer.missing.joined(separator: ", "))"))
struct TextDrawnWidthTests {
  /// What is drawn and what the table says, in ems.
  private func widths(
    of strings: [String], _ weight: TextWeight, _ fonts: Renderer.Fonts
  ) throws -> [(String, drawn: Double, table: Double)] {
    let drawn = try Renderer.advances(of: strings, weight: weight == .regular ? 400 : 600, fonts: fonts)
    return zip(strings, drawn).map { string, drawn in
      (string, drawn, TextMeasurer.table.width(of: string, style: TextStyle(size: 1, weight: weight)))
    }
  }

  @Test("no sample is measured more than 5 % too narrow", arguments: Renderer.Fonts.allCases, [TextWeight.regular, .semibold])
  fileprivate func wideEnough(fonts: Renderer.Fonts, weight: TextWeight) throws {
    let strings = TextSamples.alphabetic + TextSamples.averaged + (fonts == .inter ? TextSamples.elsewhere : [])
    for (string, drawn, table) in try widths(of: strings, weight, fonts) {
      #expect(drawn <= table * 1.05, "\(string) is drawn \(drawn) em wide, measured \(table)")
    }
  }

  @Test(
    "no Latin, Greek or Cyrillic label is measured more than 35 % too wide", arguments: Renderer.Fonts.allCases,
    [TextWeight.regular, .semibold])
  fileprivate func narrowEnough(fonts: Renderer.Fonts, weight: TextWeight) throws {
    for (string, drawn, table) in try widths(of: TextSamples.plain, weight, fonts) {
      #expect(table <= drawn * 1.35, "\(string) is drawn \(drawn) em wide, measured \(table)")
    }
  }
}
