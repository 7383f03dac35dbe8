extension LineModel {
  /// Makes lines that are known by the same identity known by different ones: no two marks of a drawing may be one and the same.
  ///
  /// A name that an earlier line has gets its occurrence. So does a number, as a name: of two lines known as 5, the second is known as
  /// the second "5".
  static func distinguish(_ lines: inout [Line]) {
    guard lines.count > 1 else { return }
    var occurrences = KeyTable<Spelling, Int>()
    var numbers = KeyTable<Int, Void>()
    for place in lines.indices {
      switch lines[place].id {
      case .index(let number):
        if numbers[number] == nil {
          numbers.set(number, ())
          continue
        }
        let earlier = max(1, occurrences[Spelling("\(number)")] ?? 0)
        occurrences.set(Spelling("\(number)"), earlier + 1)
        lines[place].id = .name("\(number)", occurrence: earlier)
      case .name(let name, _):
        lines[place].id = .name(name, occurrence: occurrences.occurrence(of: name))
      }
    }
  }
}
