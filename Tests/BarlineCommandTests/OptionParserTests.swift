import Barline
import Testing

@testable import BarlineCommand

@Suite struct OptionParserTests {
  private struct Told: Equatable {
    var values: [String] = []
    var isLoud = false
  }

  private let parser = OptionParser<Told>(
    command: "try",
    options: [
      CommandOption("--value", short: "-v", value: "TEXT", "A value.") { $0.values.append($1) },
      CommandOption("--loud", "A flag.") { told, _ in told.isLoud = true },
    ])

  private func parse(_ arguments: String...) throws -> (told: Told, outcome: OptionParser<Told>.Outcome) {
    var told = Told()
    let outcome = try parser.parse(arguments, into: &told)
    return (told, outcome)
  }

  @Test("A value may stand after its option, after an equals sign, or right behind the short form") func spellings() throws {
    for arguments in [["--value", "a"], ["--value=a"], ["-v", "a"], ["-va"]] {
      var told = Told()
      #expect(try parser.parse(arguments, into: &told) == .operands([]))
      #expect(told.values == ["a"])
    }
  }

  @Test("Options and operands come in any order, and an option may come again") func order() throws {
    let found = try parse("x", "--value", "a", "y", "--loud", "-vb", "z")
    #expect(found.told == Told(values: ["a", "b"], isLoud: true))
    #expect(found.outcome == .operands(["x", "y", "z"]))
  }

  @Test("A lone dash is an operand, and after two dashes everything is") func dashes() throws {
    #expect(try parse("-", "--", "--loud", "--", "-").outcome == .operands(["-", "--loud", "--", "-"]))
    #expect(try parse("-", "--", "--loud").told == Told())
  }

  @Test("A value may be empty, hold an equals sign, or begin with a dash that is no option's") func values() throws {
    #expect(
      try parse("--value=", "--value", "", "--value=a=b", "--value", "-3", "--value=--loud").told.values == [
        "", "", "a=b", "-3", "--loud",
      ])
  }

  @Test("A value that was forgotten is missed, and a flag takes none") func faults() {
    #expect(throws: Failure.usage("--value needs a value: -v, --value TEXT")) { try parse("--value", "--loud") }
    #expect(throws: Failure.usage("--value needs a value: -v, --value TEXT")) { try parse("--value", "--", "a") }
    #expect(throws: Failure.usage("--value needs a value: -v, --value TEXT")) { try parse("-v") }
    #expect(throws: Failure.usage("--loud takes no value")) { try parse("--loud=1") }
    #expect(throws: Failure.usage("unknown option --luod; did you mean --loud?")) { try parse("--luod") }
    #expect(throws: Failure.usage("unknown option -q; try --help lists them")) { try parse("-q") }
  }

  @Test("Help is help wherever it stands, but not as a value or an operand") func help() throws {
    #expect(try parse("x", "--loud", "--help").outcome == .help)
    #expect(try parse("--", "--help").outcome == .operands(["--help"]))
    #expect(try parse("--value", "--help").outcome != .help)
  }

  @Test("Numbers are decimal and finite", arguments: ["0x10", "inf", "nan", "", " 1", "1_0", "1,5", "1e999", "--1", "e", "."])
  func noNumbers(_ text: String) { #expect(OptionValues.decimal(text) == nil) }

  @Test("Numbers may have a sign, decimals and an exponent") func numbers() {
    #expect(["1", "-1", "+1", "1.5", ".5", "1e3", "1E-3"].map { OptionValues.decimal($0) } == [1, -1, 1, 1.5, 0.5, 1000, 0.001])
  }

  @Test("A script gathers inputs a sixtieth of a second apart, several at a time") func touches() throws {
    var request = ChartRequest()
    for text in ["began:1,2", "moved:-3.5,4e1 cancelled", "key:right"] { try request.add(inputs: text) }
    let (first, second) = (ChartPoint(x: 1, y: 2), ChartPoint(x: -3.5, y: 40))
    let script = InputScript().touching(.began, at: first).touching(.moved, at: second).touching(.cancelled).pressing(.right)
    var inputs: [ChartInput] = []
    request.script.play(on: PieChartView()) { inputs.append($0) }
    #expect(inputs == script.inputs)
    let times = (0...3).map { Double($0) * TouchScript.interval }
    #expect(inputs.map(\.time) == times)
    for text in ["", ":", "began", "began:", "began:1,2,3", "began:1,", "Began:1,2", "moved:1;2", "began:1,1e10"] {
      #expect(throws: Failure.self) { try request.add(inputs: text) }
    }
  }
}

@Suite struct ReadableNameTests {
  @Test(
    "A name becomes words with a capital, spelled as it was meant",
    arguments: [
      ("net_generation", "Net generation"), ("price", "Price"), ("GDP", "GDP"), ("pH", "pH"), ("iPhone sales", "iPhone sales"),
      ("__a__b_", "A b"), ("_", "_"), ("", ""), ("Fossil Fuels", "Fossil Fuels"), ("2001", "2001"), ("élan_vital", "Élan vital"),
    ])
  func words(_ name: String, _ words: String) { #expect(ReadableName.of(name) == words) }

  @Test("Several names are one phrase, each in its own spelling") func list() {
    #expect(ReadableName.list([]) == "")
    #expect(ReadableName.list(["temp_max"]) == "Temp max")
    #expect(ReadableName.list(["wheat", "wages"]) == "Wheat and wages")
    #expect(ReadableName.list(["umsatz (€)", "Kosten (€)", "load kW"]) == "Umsatz (€), Kosten (€) and load kW")
  }

  @Test("Inside a sentence names keep their spelling") func inside() {
    #expect(ReadableName.spelled("") == "")
    #expect(ReadableName.spelled("Temp_max") == "Temp max")
    #expect(ReadableName.spelled("load kW") == "load kW")
  }
}
