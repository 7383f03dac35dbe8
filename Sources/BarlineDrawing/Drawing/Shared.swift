/// A value of many parts behind one reference: what holds it is copied by one count, and not by one for each text and array inside.
///
/// For what is large and seldom changes; to change it makes another.
@usableFromInline package final class Shared<Value> {
  @usableFromInline package let value: Value

  package init(_ value: Value) { self.value = value }
}

extension Shared: Sendable where Value: Sendable {}

extension Shared: Equatable where Value: Equatable {
  @usableFromInline package static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}

extension Shared: Hashable where Value: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}
