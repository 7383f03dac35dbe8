import Barline
import Testing

@testable import BarlineCommand

@Suite struct HelpTests {
  @Test(
    "Help fits into 80 columns, ends in a line break, and goes to standard output",
    arguments: [
      ["--help"], ["-h"], ["help"], ["bar", "--help"], ["bar", "x.csv", "-h"], ["help", "bar"], ["line", "--help"],
      ["area", "--help"], ["gallery", "--help"],
    ])
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

  @Test("The help of a chart tells of every option, and of every status") func options() throws {
    let text = try Folder().run("bar", "--help").text
    for option in ChartOptions.groups.flatMap(\.options) { #expect(text.contains(option.spelling)) }
    for status in Program.statuses { #expect(text.contains(status.says.split(separator: " ")[0])) }
  }

  @Test("The program's help tells of every command") func commands() throws {
    let text = try Folder().run("--help").text
    for command in Command.all { #expect(text.contains("  \(command.name) \(command.operands) ")) }
  }

  @Test("--version says the one version there is") func version() throws {
    #expect(try Folder().run("--version").text == "barline \(BarlineVersion.current)\n")
  }
}
