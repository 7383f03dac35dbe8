/// A linear map of the plane with a shift: (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
public struct Affine: Hashable, Sendable {
  /// The six coefficients, named as in SVG's `matrix(a b c d e f)` with e = tx and f = ty.
  public var a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double

  /// Makes a map from its coefficients.
  @inlinable public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that moves nothing.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map that shifts by a distance in points.
  public static func translation(x: Double, y: Double) -> Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// The map that stretches about the origin.
  public static func scale(x: Double, y: Double) -> Affine { Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// The map that turns about the origin, clockwise on the screen, by an angle in radians.
  public static func rotation(_ angle: Double) -> Affine {
    let (s, c) = (sine(angle), cosine(angle))
    return Affine(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
  }

  /// The map that does `self` first and `next` after it.
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The map that undoes this one; nil where it flattens the plane.
  public var inverse: Affine? {
    let determinant = a * d - b * c
    guard determinant.isFinite, determinant != 0 else { return nil }
    return Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Where a point goes.
  @inlinable public func apply(to point: ChartPoint) -> ChartPoint {
    ChartPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// Whether all six coefficients are finite.
  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }
}
