/// A reference to an object behind a class-bound protocol that does not keep it alive: nil once the object has gone.
///
/// The one file that knows how memory is kept: Embedded Swift has no `weak`, and there the page keeps its own sources alive.
@propertyWrapper public struct Weak<T> {
  #if hasFeature(Embedded)
  private var held: T?

  /// Holds an object, or nothing.
  public init(wrappedValue: T?) { held = wrappedValue }

  /// The object.
  public var wrappedValue: T? {
    get { held }
    set { held = newValue }
  }
  #else
  private weak var object: AnyObject?
  /// The two words of a class-bound existential: the object and how it conforms.
  private var words: (UInt, UInt) = (0, 0)

  /// Holds an object, or nothing.
  public init(wrappedValue: T?) { self.wrappedValue = wrappedValue }

  /// The object; nil where none was set or it has gone.
  public var wrappedValue: T? {
    get { object == nil ? nil : withUnsafeBytes(of: words) { $0.load(as: T.self) } }
    set {
      precondition(MemoryLayout<T>.size <= MemoryLayout<(UInt, UInt)>.size, "Weak holds objects behind one class-bound protocol")
      object = newValue.map { $0 as AnyObject }
      guard var value = newValue else { return }
      withUnsafeMutableBytes(of: &words) { to in withUnsafeBytes(of: &value) { to.copyMemory(from: $0) } }
    }
  }
  #endif
}
