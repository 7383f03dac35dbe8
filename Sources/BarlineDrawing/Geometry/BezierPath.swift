/// A path of straight lines and cubic curves, in points.
///
/// Stored as flat arrays: a verb an element and the numbers of all elements in a row.
///
///     var path = BezierPath()
///     path.move(to: ChartPoint(x: 0, y: 0))
///     path.line(to: ChartPoint(x: 10, y: 0))
///     path.close()
///     path.numbers   // [0, 0, 10, 0]
public struct BezierPath: Hashable, Sendable {
  /// What an element of a path does.
  public enum Verb: UInt8, Hashable, Sendable {
    /// Starts a new part: 2 numbers.
    case move
    /// A straight line: 2 numbers.
    case line
    /// A cubic curve: 6 numbers, first control point, second control point, end.
    case cubic
    /// A straight line back to the start of the part: no numbers.
    case close

    /// How many numbers the verb takes.
    @inlinable public var count: Int {
      switch self {
      case .move, .line: 2
      case .cubic: 6
      case .close: 0
      }
    }
  }

  /// The verbs, in order.
  public internal(set) var verbs: [Verb] = []
  /// The numbers of all verbs, in order: x and y by turns.
  public internal(set) var numbers: [Double] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path from its two arrays; what has too few numbers is left out.
  @usableFromInline init(verbs: [Verb], numbers: [Double]) {
    self.verbs = verbs
    self.numbers = numbers
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Makes room for a number of elements, so that adding them allocates once.
  public mutating func reserve(_ elements: Int) {
    verbs.reserveCapacity(elements)
    numbers.reserveCapacity(elements * 2)
  }

  /// Starts a new part at a point.
  public mutating func move(to point: ChartPoint) { append(.move, point) }

  /// Adds a straight line. The first element of a path is always a move: a line before it moves.
  public mutating func line(to point: ChartPoint) { append(verbs.isEmpty ? .move : .line, point) }

  /// Adds a cubic curve.
  public mutating func cubic(to point: ChartPoint, control1: ChartPoint, control2: ChartPoint) {
    if verbs.isEmpty { move(to: control1) }
    verbs.append(.cubic)
    numbers.append(control1.x)
    numbers.append(control1.y)
    numbers.append(control2.x)
    numbers.append(control2.y)
    numbers.append(point.x)
    numbers.append(point.y)
  }

  /// Adds a quadratic curve, as the cubic that is equal to it.
  public mutating func quadratic(to point: ChartPoint, control: ChartPoint) {
    guard let start = last else { return move(to: point) }
    cubic(
      to: point,
      control1: ChartPoint(x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3),
      control2: ChartPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3))
  }

  /// Closes the part with a straight line to its start. Does nothing on an empty path.
  public mutating func close() {
    if !verbs.isEmpty { verbs.append(.close) }
  }

  /// Where the next element starts; nil for an empty path. After a close that is where the part began.
  private var last: ChartPoint? {
    var (verb, place) = (verbs.count - 1, numbers.count)
    if verbs.last == .close {
      while verb > 0, verbs[verb] != .move {
        place -= verbs[verb].count
        verb -= 1
      }
    }
    return place < 2 ? nil : ChartPoint(x: numbers[place - 2], y: numbers[place - 1])
  }

  private mutating func append(_ verb: Verb, _ point: ChartPoint) {
    verbs.append(verb)
    numbers.append(point.x)
    numbers.append(point.y)
  }
}
