/// A text that is the same as another where both are spelled alike, scalar by scalar.
///
/// `String` says that "é" is "e" with an accent, for which it has to know all of Unicode's normal forms. Names that data give to things
/// need no more than to be found again, and in a browser they are found in the same way.
package struct Spelling: Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func == (a: Spelling, b: Spelling) -> Bool {
    a.text.utf8.count == b.text.utf8.count && a.text.utf8.elementsEqual(b.text.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
