/// The shape of a dot. All shapes of one radius have about the area of the circle of that radius, so that none looks larger.
public enum DotSymbol: UInt8, Hashable, Sendable, CaseIterable {
  /// A disc.
  case circle
  /// An upright square.
  case square
  /// A triangle that points up.
  case triangle
  /// A square on its corner.
  case diamond
  /// An upright cross.
  case cross

  /// The symbol of a series, by turns.
  public static func series(_ index: Int) -> DotSymbol {
    let all = DotSymbol.allCases
    return all[(index % all.count + all.count) % all.count]
  }

  /// The symbol as a figure.
  package func figure(at center: ChartPoint, radius: Double) -> Figure {
    let (x, y, r) = (center.x, center.y, radius)
    func closed(_ points: [(Double, Double)]) -> Figure {
      var path = BezierPath()
      path.reserve(points.count + 1)
      for (dx, dy) in points { path.line(to: ChartPoint(x: x + dx, y: y + dy)) }
      path.close()
      return .path(path)
    }
    switch self {
    case .circle: return .circle(center: center, radius: r)
    case .square:
      let half = r * 0.886_226_925_452_758  // √π ÷ 2
      // A hair round at its corners: a backend with few places can tell it from a bar.
      return .roundedRect(ChartRect(x: x - half, y: y - half, width: 2 * half, height: 2 * half), CornerRadii(min(0.5, half)))
    case .triangle:
      let side = r * 2.693_547_4  // √(4π ÷ √3)
      let height = side * 0.866_025_403_784_439
      return closed([(0, -height * 2 / 3), (side / 2, height / 3), (-side / 2, height / 3)])
    case .diamond:
      let half = r * 1.253_314_137_315_5  // √(π ÷ 2)
      return closed([(0, -half), (half, 0), (0, half), (-half, 0)])
    case .cross:
      let arm = r * 0.396_332_729_760_6  // √(π ÷ 20)
      let far = 3 * arm
      return closed([
        (-arm, -far), (arm, -far), (arm, -arm), (far, -arm), (far, arm), (arm, arm), (arm, far), (-arm, far), (-arm, arm),
        (-far, arm), (-far, -arm), (-arm, -arm),
      ])
    }
  }
}
