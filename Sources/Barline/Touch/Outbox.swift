/// Messages on their way to the delegates that they are meant for, delivered one after another: what a delegate does meanwhile is
/// delivered after it, so that it hears each begin before its end.
struct Outbox<Receiver> {
  private var letters: [(message: Selection.Message, to: Receiver)] = []
  private var isOpen = false

  /// Adds messages for whoever is the delegate at this moment; for nobody, they are lost.
  mutating func add(_ messages: [Selection.Message], to receiver: Receiver?) {
    guard let receiver else { return }
    for message in messages { letters.append((message, receiver)) }
  }

  /// Starts delivering; false where somebody is delivering already, who will take these along.
  mutating func open() -> Bool {
    guard !isOpen else { return false }
    isOpen = true
    return true
  }

  /// The next message; nil when there are no more, and delivering is over.
  mutating func next() -> (message: Selection.Message, to: Receiver)? {
    guard !letters.isEmpty else {
      isOpen = false
      return nil
    }
    return letters.removeFirst()
  }
}
