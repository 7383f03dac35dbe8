import BarlineData

/// Reads a command's arguments by its table of options.
///
/// Options and operands may come in any order. `--name value`, `--name=value`, `-o value` and `-ovalue` are the same; after `--` all
/// are operands, and `-` is one anywhere. An option given twice counts as given last, unless it gathers values.
struct OptionParser<Settings> {
  /// The command's name as messages say it: "barline bar".
  let command: String
  let options: [CommandOption<Settings>]
  /// What to say of an option that only other commands have; nil for one that none has.
  var elsewhere: (String) -> String? = { _ in nil }

  /// What the arguments come to.
  enum Outcome: Equatable {
    case help
    case operands([String])
  }

  func parse(_ arguments: some Collection<String>, into settings: inout Settings) throws(Failure) -> Outcome {
    var operands: [String] = []
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let (name, attached) = split(argument)
      if name == "--help" || name == "-h" {
        guard attached == nil else { throw .usage("\(name) takes no value") }
        return .help
      }
      guard let option = options.first(where: { $0.name == name || $0.short == name }) else { throw unknown(name) }
      try option.apply(&settings, try value(of: option, attached, &rest))
    }
    return .operands(operands)
  }

  /// An argument's option and the value written to it in one piece. What is no short option is one word: `-widht`.
  private func split(_ argument: String) -> (name: String, value: String?) {
    let short = String(argument.prefix(2))
    if argument != short, options.contains(where: { $0.short == short }) { return (short, String(argument.dropFirst(2))) }
    guard let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private func value(
    of option: CommandOption<Settings>, _ attached: String?, _ rest: inout ArraySlice<String>
  ) throws(Failure) -> String {
    guard option.value != nil else {
      guard attached == nil else { throw .usage("\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    if option.isValueOptional { return "" }
    // `--title --theme dark`: the value was forgotten. `--title=--theme` says it is one.
    guard let next = rest.first, !isOption(next) else { throw .usage("\(option.name) needs a value: \(option.spelling)") }
    rest.removeFirst()
    return next
  }

  private func isOption(_ argument: String) -> Bool {
    argument == "--" || options.contains { $0.name == argument || $0.short == argument }
  }

  private func unknown(_ name: String) -> Failure {
    if let words = elsewhere(name) { return .usage(words) }
    if let near = NearestName.find(name, among: options.map(\.name) + ["--help"]) {
      return .usage("unknown option \(name); did you mean \(near)?")
    }
    return .usage("unknown option \(name); \(command) --help lists them")
  }
}
