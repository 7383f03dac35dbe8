import Barline
import BarlineData
import Foundation
import Testing

@testable import BarlineCommand

/// A story of Tests/Stories: a chart, what is done to it, and what is heard of it. Its README says how one is written.
struct Story: CustomTestStringConvertible {
  /// The arguments of the command, the file's name among them.
  var arguments: [String] = []
  var scenes: [Scene] = []
  let name: String

  /// What is played at a time.
  struct Scene {
    var played: String
    /// The words of it that a terminal has no bytes for.
    var unsayable = ""
    /// What is heard of it.
    var heard: [String] = []
  }

  /// What a remark starts with that names such words.
  private static let unsayable = "# A terminal has no "

  var testDescription: String { name }

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Stories")
  static let names = ["bars", "funnel", "lines", "pie", "scroll", "tiers"]

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOf: Self.folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    var unsayable = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix(Self.unsayable) {
        unsayable = String(line.dropFirst(Self.unsayable.count))
      } else if line.hasPrefix("# ") {
        continue
      } else if arguments.isEmpty {
        arguments = line.split(separator: " ").map(String.init)
      } else if line.hasPrefix("  ") {
        guard !scenes.isEmpty else { throw Malformed(line: String(line)) }
        scenes[scenes.count - 1].heard.append(String(line.dropFirst(2)))
      } else {
        scenes.append(Scene(played: String(line), unsayable: unsayable))
        unsayable = ""
      }
    }
  }

  struct Malformed: Error { var line: String }

  /// What the arguments ask for, and of which table.
  func opened() throws -> (kind: ChartKind, request: ChartRequest, table: DataTable) {
    let kind = try #require(ChartKind.all.first { $0.name == arguments[0] })
    var request = ChartRequest()
    let parser = OptionParser<ChartRequest>(command: kind.name, options: kind.groups.flatMap(\.options))
    guard case .operands(let files) = try parser.parse(arguments.dropFirst(), into: &request) else {
      throw Malformed(line: arguments.joined(separator: " "))
    }
    return (kind, request, try DataFile.read(Self.folder.appendingPathComponent(try #require(files.first)).path))
  }
}

/// What the command says of stories: what a delegate of the same chart hears on any screen.
@Suite struct StoryTests {
  @Test(arguments: Story.names) func `a story is heard natively as it is written`(name: String) throws {
    let story = try Story(name)
    let (kind, request, table) = try story.opened()
    // In several sizes: a story knows no places.
    for size in [ChartSize(width: 640, height: 360), ChartSize(width: 320, height: 200), ChartSize(width: 1200, height: 600)] {
      var said: [String] = []
      let stage = try kind.make(table, request) { said.append($0.description) }
      stage.chart.size = size
      for scene in story.scenes {
        said = []
        try MarkScript(scene.played).play(on: stage.chart)
        #expect(said == scene.heard, "\(scene.played) at \(size.width)")
      }
      withExtendedLifetime(stage.source) {}
    }
  }

  @Test(arguments: Story.names) func `the command says the whole story`(name: String) throws {
    let story = try Story(name)
    let folder = try Folder()
    let file = story.arguments[1]
    try folder.write([UInt8](Data(contentsOf: Story.folder.appendingPathComponent(file))), to: file)
    let run = try folder.run(story.arguments + story.scenes.flatMap { ["--touch", $0.played] })
    #expect(run.status == 0)
    #expect(run.said.filter { !$0.hasPrefix("barline: note:") } == story.scenes.flatMap(\.heard))
  }

  @Test func `every story in the folder is played`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Story.folder.path).filter { $0.hasSuffix(".txt") }
    #expect(files.map { String($0.dropLast(4)) }.sorted() == Story.names)
  }
}

/// Pictures that show by themselves what is pointed at.
@Suite struct InteractiveTests {
  @Test(arguments: Story.names) func `an interactive picture holds the card of each mark, and nothing is selected in it`(
    name: String
  ) throws {
    let story = try Story(name)
    let folder = try Folder()
    let file = story.arguments[1]
    try folder.write([UInt8](Data(contentsOf: Story.folder.appendingPathComponent(file))), to: file)
    let run = try folder.run(story.arguments + ["--interactive", "--theme", "auto"])
    #expect(run.status == 0)
    #expect(run.isXML)
    // Bars, points, slices, stages, tiers that are there and in view.
    let marks = ["bars": 7, "lines": 6, "pie": 3, "funnel": 3, "scroll": 4, "tiers": 3]
    #expect(run.text.split(separator: " tabindex=\"0\"").count - 1 == marks[name])
    #expect(run.text.split(separator: " display=\"none\"").count - 1 == marks[name])
    #expect(!run.text.contains("<script"))
  }

  @Test func `more marks than a picture can show are told, and it is written without`() throws {
    let folder = try Folder()
    try folder.write("k,v\n" + (0..<1001).map { "\($0),\($0)" }.joined(separator: "\n") + "\n", to: "a.csv")
    let run = try folder.run("bar", "a.csv", "--interactive")
    #expect(run.status == 0)
    #expect(run.text == (try folder.run("bar", "a.csv").text))
    #expect(
      run.said.contains(
        "barline: note: --interactive: more than 1000 marks are in view; the picture is written without it (--visible shows fewer)"
      ))
  }
}
