import BarlineDrawing

/// Writes path data: the commands M, L, H, V, C, A and Z, all in absolute coordinates of three decimals; what has more elements than
/// anybody looks at is written by `SVGSteps`.
struct SVGPathData {
  var text: ByteText
  private var start = ChartPoint.zero
  private var pen = ChartPoint.zero

  /// Paths of more elements than this are written in steps.
  private static var manyElements: Int { 500 }

  init(text: ByteText) { self.text = text }

  mutating func outline(_ path: BezierPath, inSteps: Bool) {
    if inSteps || path.verbs.count > Self.manyElements {
      var steps = SVGSteps()
      return steps.write(path, to: &text)
    }
    let numbers = path.numbers
    var place = 0
    for verb in path.verbs {
      switch verb {
      case .move: move(to: ChartPoint(x: numbers[place], y: numbers[place + 1]))
      case .line: line(to: ChartPoint(x: numbers[place], y: numbers[place + 1]))
      case .cubic:
        pair(UInt8(ascii: "C"), numbers[place], numbers[place + 1])
        pair(UInt8(ascii: " "), numbers[place + 2], numbers[place + 3])
        pair(UInt8(ascii: " "), numbers[place + 4], numbers[place + 5])
        pen = ChartPoint(x: numbers[place + 4], y: numbers[place + 5])
      case .close: close()
      }
      place += verb.count
    }
  }

  /// A rectangle, clockwise from the end of its top left corner; a corner without a radius is a corner.
  mutating func outline(_ rect: ChartRect, _ radii: CornerRadii) {
    move(to: ChartPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    edge(to: ChartPoint(x: rect.maxX - radii.topRight, y: rect.minY))
    corner(radii.topRight, to: ChartPoint(x: rect.maxX, y: rect.minY + radii.topRight))
    edge(to: ChartPoint(x: rect.maxX, y: rect.maxY - radii.bottomRight))
    corner(radii.bottomRight, to: ChartPoint(x: rect.maxX - radii.bottomRight, y: rect.maxY))
    edge(to: ChartPoint(x: rect.minX + radii.bottomLeft, y: rect.maxY))
    corner(radii.bottomLeft, to: ChartPoint(x: rect.minX, y: rect.maxY - radii.bottomLeft))
    if radii.topLeft > 0 {
      edge(to: ChartPoint(x: rect.minX, y: rect.minY + radii.topLeft))
      corner(radii.topLeft, to: ChartPoint(x: rect.minX + radii.topLeft, y: rect.minY))
    }
    close()
  }

  mutating func outline(_ sector: Sector) {
    let (from, to) = (min(sector.startAngle, sector.endAngle), max(sector.startAngle, sector.endAngle))
    let inner = max(0, min(sector.innerRadius, sector.outerRadius))
    let outer = max(0, max(sector.innerRadius, sector.outerRadius))
    // Two parts that turn opposite ways leave a hole under either rule.
    guard to - from < 2 * Double.pi else {
      ring(sector.center, outer, clockwise: true)
      if inner > 0 { ring(sector.center, inner, clockwise: false) }
      return
    }
    move(to: sector.center.at(outer, from))
    turn(sector.center, outer, from, to)
    if inner > 0 {
      line(to: sector.center.at(inner, to))
      turn(sector.center, inner, to, from)
    } else {
      line(to: sector.center)
    }
    close()
  }

  private mutating func ring(_ center: ChartPoint, _ radius: Double, clockwise: Bool) {
    let turn = clockwise ? Double.pi : -Double.pi
    move(to: center.at(radius, 0))
    arc(radius, clockwise, to: center.at(radius, turn))
    arc(radius, clockwise, to: center.at(radius, 0))
    close()
  }

  /// An arc that goes no more than half round at a time: where it goes farther, rounded ends could meet and the arc be none.
  private mutating func turn(_ center: ChartPoint, _ radius: Double, _ from: Double, _ to: Double) {
    if abs(to - from) > 3 { arc(radius, to > from, to: center.at(radius, from + (to - from) / 2)) }
    arc(radius, to > from, to: center.at(radius, to))
  }

  private mutating func move(to point: ChartPoint) {
    pair(UInt8(ascii: "M"), point.x, point.y)
    (start, pen) = (point, point)
  }

  private mutating func line(to point: ChartPoint) {
    // Sines and cosines differ by their last bit from one machine to the next; the commands must not.
    if abs(point.y - pen.y) < 1e-9 {
      text.append(byte: UInt8(ascii: "H"))
      text.append(number: point.x, decimals: 3)
      pen.x = point.x
    } else if abs(point.x - pen.x) < 1e-9 {
      text.append(byte: UInt8(ascii: "V"))
      text.append(number: point.y, decimals: 3)
      pen.y = point.y
    } else {
      pair(UInt8(ascii: "L"), point.x, point.y)
      pen = point
    }
  }

  /// A line, unless two corners have left nothing of it.
  private mutating func edge(to point: ChartPoint) {
    if abs(point.x - pen.x) >= 1e-9 || abs(point.y - pen.y) >= 1e-9 { line(to: point) }
  }

  private mutating func corner(_ radius: Double, to point: ChartPoint) {
    if radius > 0 { arc(radius, true, to: point) }
  }

  /// The shorter arc of a circle to a point.
  private mutating func arc(_ radius: Double, _ clockwise: Bool, to point: ChartPoint) {
    pair(UInt8(ascii: "A"), radius, radius)
    text.append(clockwise ? " 0 0 1" : " 0 0 0")
    pair(UInt8(ascii: " "), point.x, point.y)
    pen = point
  }

  private mutating func close() {
    text.append(byte: UInt8(ascii: "Z"))
    pen = start
  }

  private mutating func pair(_ command: UInt8, _ x: Double, _ y: Double) {
    text.append(byte: command, pair: x, y, decimals: 3)
  }
}
