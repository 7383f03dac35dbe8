/// An option of a command: how it is spelled, what it is told, and what that changes. A command's options are a table of these, from
/// which it is parsed and its help is written.
struct CommandOption<Settings>: Sendable {
  /// Its name with two dashes: `--width`.
  let name: String
  /// Its short form, with one: `-o`.
  var short: String?
  /// What its value is called in the help; nil for an option that takes none.
  var value: String?
  /// What it does, in a sentence or two.
  let says: String
  /// Takes the value, "" where it takes none. A fault is a clause that follows the option's name.
  let apply: @Sendable (inout Settings, String) throws(Failure) -> Void

  init(
    _ name: String, short: String? = nil, value: String? = nil, _ says: String,
    apply: @escaping @Sendable (inout Settings, String) throws(Failure) -> Void
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.says = says
    self.apply = apply
  }

  /// The option as help and messages spell it: `-o, --output PATH`.
  var spelling: String { (short.map { $0 + ", " } ?? "") + name + (value.map { " " + $0 } ?? "") }
}
