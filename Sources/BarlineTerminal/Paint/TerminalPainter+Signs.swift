import BarlineDrawing

extension TerminalPainter {
  /// The largest radius of a disc that is one sign.
  private static let smallRadius = 11.0

  /// Draws a figure smaller than a cell as a sign, since a few places of a cell would be lost; false where it is not one.
  mutating func drawsAsSign(_ figure: Figure, _ paint: Paint, _ state: State) -> Bool {
    guard let (sign, middle) = sign(of: figure, state.map) else { return false }
    guard let at = cell(at: middle, state.window) else { return true }
    let color = paint.color(at: middle).faded(state.opacity)
    guard let ink = inks.line(color) else { return true }
    guard ink.whole != inks.ground else {
      // The ring of ground round a dot: it takes the line away under the dot, which comes next.
      canvas.spots[at].dots = 0
      return true
    }
    guard canvas.spots[at].letter == 0 || Signs.all.contains(canvas.letter(at: at)) else { return true }
    canvas.put(sign: patterns.sign(of: ink, in: inks) ?? sign, at: at, ink: ink)
    return true
  }

  /// Draws the outline of a small disc as a ring, unless the disc is there; false where it is none.
  mutating func drawsAsRing(_ figure: Figure, _ paint: Paint, _ state: State) -> Bool {
    guard case .circle(let center, let radius) = figure, radius * state.map.scale <= Self.smallRadius else { return false }
    guard let at = cell(at: state.map.apply(to: center), state.window), canvas.spots[at].letter == 0,
      let ink = inks.line(paint.color(at: center).faded(state.opacity))
    else { return true }
    canvas.put(sign: Signs.ring, at: at, ink: ink)
    return true
  }

  /// Whether a figure is smaller than a cell.
  func isSmall(_ figure: Figure, _ map: Affine) -> Bool { sign(of: figure, map) != nil }

  private func cell(at point: ChartPoint, _ window: Window) -> Int? {
    guard point.x >= 0, point.y >= 0, window.admits(point) else { return nil }
    let (column, row) = (Int(saturating: point.x / 8), Int(saturating: point.y / 16))
    guard column < canvas.grid.columns, row < canvas.grid.rows else { return nil }
    return canvas.index(column, row)
  }

  /// The sign of a small figure, and where its middle is; nil for a larger one, and for figures whose size means something.
  private func sign(of figure: Figure, _ map: Affine) -> (Character, ChartPoint)? {
    switch figure {
    case .circle(let center, let radius):
      let seen = radius * map.scale
      guard radius > 0, seen <= Self.smallRadius else { return nil }
      return (seen < 3 ? Signs.point : Signs.disc, map.apply(to: center))
    case .roundedRect(let rect, let radii):
      // Swatches are round at all corners; bars only at their end.
      guard radii.topLeft > 0, radii == CornerRadii(radii.topLeft), max(rect.width, rect.height) <= 12,
        abs(rect.width - rect.height) < 1
      else { return nil }
      return (Signs.square, map.apply(to: rect.center))
    case .path(let path):
      guard path.verbs.count <= 16, let (sign, rect) = Signs.shape(path), max(rect.width, rect.height) * map.scale <= 14 else {
        return nil
      }
      return (sign, map.apply(to: rect.center))
    case .rect, .sector: return nil
    }
  }
}

/// Signs for what is smaller than a cell.
enum Signs {
  static let point: Character = "•"
  static let disc: Character = "●"
  static let ring: Character = "○"
  static let square: Character = "■"
  static let all: Set<Character> = ["•", "●", "○", "■", "▲", "▼", "◆", "✚"]

  /// The sign of a closed outline of straight lines: three corners, four, or a cross; nil for anything else.
  static func shape(_ path: BezierPath) -> (Character, ChartRect)? {
    var corners: [ChartPoint] = []
    for (place, verb) in path.verbs.enumerated() {
      switch verb {
      case .move where place == 0, .line:
        corners.append(ChartPoint(x: path.numbers[2 * corners.count], y: path.numbers[2 * corners.count + 1]))
      case .close where place == path.verbs.count - 1: break
      default: return nil
      }
    }
    if corners.count > 1, corners.last == corners.first { corners.removeLast() }
    guard corners.count >= 3, path.verbs.last == .close else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    let rect = ChartRect(left: left, top: top, right: right, bottom: bottom)
    switch corners.count {
    case 3:
      let tips = ys.filter { $0 == top }.count
      return (tips == 1 ? "▲" : "▼", rect)
    case 4:
      // A square that stands on a corner.
      return xs.filter { $0 == left }.count == 1 ? ("◆", rect) : nil
    case 12: return ("✚", rect)
    default: return nil
    }
  }
}
