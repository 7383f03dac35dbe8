import Barline
import Testing

@testable import BarlineCommand

@Suite struct HelpTests {
  @Test(
    "Help fits into 80 columns, ends in a line break, and goes to standard output",
    arguments: [
      ["--help"], ["-h"], ["help"], ["bar", "--help"], ["bar", "x.csv", "-h"], ["help", "bar"], ["gallery", "--help"],
      ["web", "--help"],
    ] + ChartKind.all.map { [$0.name, "--help"] })
  func width(_ arguments: [String]) throws {
    let run = try Folder().run(arguments)
    #expect(run.status == 0)
    #expect(run.said.isEmpty)
    #expect(run.text.hasSuffix("\n") && !run.text.hasSuffix("\n\n"))
    for line in run.text.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ", "\(line)")
    }
  }

  @Test(
    "The help of a chart tells of its own options, of no other chart's, and of every status", arguments: ChartKind.all.map(\.name)
  )
  func options(_ name: String) throws {
    let kind = try #require(ChartKind.all.first { $0.name == name })
    let text = try Folder().run(name, "--help").text
    let own = kind.groups.flatMap(\.options).map(\.spelling)
    #expect(Set(own).count == own.count)
    for spelling in own { #expect(text.contains("  \(spelling)"), "\(spelling)") }
    for other in ChartKind.all.flatMap(\.groups).flatMap(\.options).map(\.spelling) where !own.contains(other) {
      #expect(!text.contains("  \(other) ") && !text.contains("  \(other)\n"), "\(other)")
    }
    for status in Program.statuses { #expect(text.contains(status.says.split(separator: " ")[0])) }
    for example in kind.examples { #expect(example.contains("barline \(name) ")) }
  }

  @Test("Only the help of bars speaks of bars", arguments: ChartKind.all.map(\.name).filter { $0 != "bar" })
  func bars(_ name: String) throws {
    let words = try Folder().run(name, "--help").text.split { !$0.isLetter }
    #expect(name == "funnel" || !words.contains("bars"))
    #expect(name == "funnel" || !words.contains("bar"))
  }

  @Test("The program's help tells of every command") func commands() throws {
    let text = try Folder().run("--help").text
    for command in Command.all { #expect(text.contains("  \(command.name) \(command.operands) ")) }
  }

  @Test("--version says the one version there is") func version() throws {
    #expect(try Folder().run("--version").text == "barline \(BarlineVersion.current)\n")
  }
}
