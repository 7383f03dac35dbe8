/// Messages on their way to the delegates that they are meant for, delivered one after another: what a delegate does meanwhile is
/// delivered after it, so that it hears each begin before its end.
struct Outbox<Receiver> {
  /// What a delegate is told.
  enum Letter {
    /// What has happened to the selection.
    case selection(Selection.Message)
    /// That another part of the content is shown.
    case scrolled
  }

  private var letters: [(letter: Letter, to: Receiver)] = []
  private var isOpen = false

  /// Adds messages for whoever is the delegate at this moment; for nobody, they are lost.
  mutating func add(_ messages: [Selection.Message], to receiver: Receiver?) {
    guard let receiver else { return }
    for message in messages { letters.append((.selection(message), receiver)) }
  }

  /// Adds that another part of the content is shown, once for all that has not been delivered.
  mutating func addScrolled(to receiver: Receiver?) {
    guard let receiver else { return }
    if case .scrolled? = letters.last?.letter { return }
    letters.append((.scrolled, receiver))
  }

  /// Starts delivering; false where somebody is delivering already, who will take these along.
  mutating func open() -> Bool {
    guard !isOpen else { return false }
    isOpen = true
    return true
  }

  /// The next message; nil when there are no more, and delivering is over.
  mutating func next() -> (letter: Letter, to: Receiver)? {
    guard !letters.isEmpty else {
      isOpen = false
      return nil
    }
    return letters.removeFirst()
  }
}
