/// An option of a command: how it is spelled, what it is told, and what that changes. A command's options are a table of these, from
/// which it is parsed and its help is written.
struct CommandOption<Settings>: Sendable {
  /// Its name with two dashes: `--width`.
  let name: String
  /// Its short form, with one: `-o`.
  var short: String?
  /// What its value is called in the help; nil for an option that takes none.
  var value: String?
  /// Whether the value may be left out; it is then written in one piece with the name: `--donut=0.5`.
  var isValueOptional = false
  /// What it does, in a sentence or two.
  let says: String
  /// Takes the value, "" where there is none. A fault is a clause that follows the option's name.
  let apply: @Sendable (inout Settings, String) throws(Failure) -> Void

  init(
    _ name: String, short: String? = nil, value: String? = nil, isValueOptional: Bool = false, _ says: String,
    apply: @escaping @Sendable (inout Settings, String) throws(Failure) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isValueOptional = isValueOptional
    self.says = says
    self.apply = apply
  }

  /// The option as help and messages spell it: `-o, --output PATH`, `--donut[=RATIO]`.
  var spelling: String {
    let word = (short.map { $0 + ", " } ?? "") + name
    guard let value else { return word }
    return word + (isValueOptional ? "[=\(value)]" : " " + value)
  }
}
