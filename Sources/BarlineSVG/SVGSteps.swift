import BarlineDrawing

/// Writes a long path as steps from point to point, in hundredths: half as many bytes as where each point says where it is.
///
/// A step ends where the point itself would be written with two decimals, so that what is lost of one is not lost of those behind it.
/// A command's letter stands once for those that follow it, and between numbers stands only what tells them apart, as the grammar of
/// SVG 1.1, 8.3.9 has it.
struct SVGSteps {
  private typealias Place = (x: Double, y: Double)

  /// Where the pen is, and where it started, in hundredths of a point.
  private var pen: Place = (0, 0)
  private var start: Place = (0, 0)
  private var command: UInt8 = 0
  /// Whether the number before has a point; nil behind a letter.
  private var hasPoint: Bool?

  mutating func write(_ path: BezierPath, to text: inout ByteText) {
    let numbers = path.numbers
    var place = 0
    func hundredths(_ pair: Int) -> Place {
      (Self.hundredths(numbers[place + 2 * pair]), Self.hundredths(numbers[place + 2 * pair + 1]))
    }
    for verb in path.verbs {
      // Room for a letter and six numbers.
      text.write(room: 192) { end in
        switch verb {
        case .move:
          begin(UInt8(ascii: "M"), &end)
          pen = hundredths(0)
          start = pen
          write(pen.x, &end)
          write(pen.y, &end)
        case .line: line(to: hundredths(0), &end)
        case .cubic:
          begin(UInt8(ascii: "c"), &end)
          for pair in 0..<3 {
            let point = hundredths(pair)
            write(point.x - pen.x, &end)
            write(point.y - pen.y, &end)
          }
          pen = hundredths(2)
        case .close:
          begin(UInt8(ascii: "z"), &end)
          pen = start
        }
      }
      place += verb.count
    }
  }

  private mutating func line(to point: Place, _ end: inout DecimalCursor) {
    let step = (x: point.x - pen.x, y: point.y - pen.y)
    begin(step.y == 0 ? UInt8(ascii: "h") : step.x == 0 ? UInt8(ascii: "v") : UInt8(ascii: "l"), &end)
    if step.x != 0 || step.y == 0 { write(step.x, &end) }
    if step.y != 0 { write(step.y, &end) }
    pen = point
  }

  /// Writes a command's letter, unless it is the one before. Behind an M the same letter would mean a line.
  private mutating func begin(_ letter: UInt8, _ end: inout DecimalCursor) {
    guard letter != command || letter == UInt8(ascii: "M") || letter == UInt8(ascii: "z") else { return }
    end.write(byte: letter)
    (command, hasPoint) = (letter, nil)
  }

  /// Writes so many hundredths, without zeros that say nothing, and before them what tells them from the number before.
  private mutating func write(_ hundredths: Double, _ end: inout DecimalCursor) {
    let (whole, rest) = UInt64(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    if hundredths < 0 {
      end.write(byte: UInt8(ascii: "-"))
    } else if let hasPoint, !hasPoint || whole > 0 || rest == 0 {
      end.write(byte: UInt8(ascii: ","))
    }
    if whole > 0 || rest == 0 { end.write(whole: whole) }
    if rest > 0 {
      end.write(byte: UInt8(ascii: "."))
      end.write(byte: UInt8(truncatingIfNeeded: 48 + rest / 10))
      if rest % 10 > 0 { end.write(byte: UInt8(truncatingIfNeeded: 48 + rest % 10)) }
    }
    hasPoint = rest > 0
  }

  /// A coordinate in hundredths, as a whole number; what is larger than a picture can mean is that limit, as everywhere in a document.
  private static func hundredths(_ value: Double) -> Double { value.isNaN ? 0 : (min(max(value, -1e15), 1e15) * 100).rounded() }
}
