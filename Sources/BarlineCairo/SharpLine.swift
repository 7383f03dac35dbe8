import BarlineDrawing

/// Where a hairline stands so that it is sharp: a whole number of device pixels wide, its edges between pixels.
struct SharpLine {
  var figure: Figure
  var stroke: Stroke
  /// How much of it is seen: a line thinner than a pixel is a pixel wide and as much fainter.
  var strength = 1.0

  /// A stroke up to a point wide along one level or upright line, moved to the nearest place where it is sharp; any other as it is.
  init(_ figure: Figure, _ stroke: Stroke, pixels: Double) {
    (self.figure, self.stroke) = (figure, stroke)
    guard stroke.width <= 1, case .path(let path) = figure, path.verbs == [.move, .line] else { return }
    let n = path.numbers
    let (isLevel, isUpright) = (n[1] == n[3], n[0] == n[2])
    guard isLevel != isUpright else { return }
    let width = max(1, (stroke.width * pixels).rounded())
    self.stroke.width = width / pixels
    strength = min(1, stroke.width * pixels)
    // An odd number of pixels has a pixel in its middle, an even number the edge between two.
    let shift = width.truncatingRemainder(dividingBy: 2) == 1 ? 0.5 : 0
    func place(_ at: Double) -> Double { ((at * pixels - shift).rounded() + shift) / pixels }
    var line = BezierPath()
    line.move(to: isLevel ? ChartPoint(x: n[0], y: place(n[1])) : ChartPoint(x: place(n[0]), y: n[1]))
    line.line(to: isLevel ? ChartPoint(x: n[2], y: place(n[3])) : ChartPoint(x: place(n[2]), y: n[3]))
    self.figure = .path(line)
  }
}
