extension Drawing.Sheet {
  /// The sheet a share of the way from this one to another of the same shape.
  ///
  /// Numbers, the widths of strokes, the opacities and transforms of layers go in a straight line; so do paints of the same kind with
  /// the same number of stops, and clips of the same kind. What cannot be mixed, text and its style included, is the target's
  /// from the start. A share of 0 or less, or NaN, is exactly this sheet, one of 1 or more exactly the other.
  ///
  /// - Returns: The mix; `target` where the two differ in shape.
  /// - Complexity: O(n) in the number of items.
  public func mixed(with target: Drawing.Sheet, _ share: Double) -> Drawing.Sheet {
    guard share > 0 else { return self }
    guard share < 1, hasSameShape(as: target) else { return target }
    return SheetMix.of(from: self, to: target).sheet(at: share)
  }
}

/// Two sheets of the same shape, made ready to be mixed again and again.
final class SheetMix: Sendable {
  /// The start, and the end: sheets with equal items, so that each place in one's tables belongs to the same place in the other's.
  let from: Drawing.Sheet, to: Drawing.Sheet
  /// The places of what is not the same at both ends.
  private let movingPaints: [Int], movingStrokes: [Int], movingLayers: [Int]
  private let movesNumbers: Bool

  /// Makes the two ready; they must have the same shape.
  static func of(from: Drawing.Sheet, to: Drawing.Sheet) -> SheetMix {
    if from.items == to.items, from.paints.count == to.paints.count, from.strokes.count == to.strokes.count {
      SheetMix(aligned: from, to)
    } else {
      SheetMerge.align(from, to)
    }
  }

  /// Takes two sheets whose items are equal already.
  init(aligned from: Drawing.Sheet, _ to: Drawing.Sheet) {
    (self.from, self.to) = (from, to)
    movingPaints = from.paints.indices.filter { from.paints[$0] != to.paints[$0] }
    movingStrokes = from.strokes.indices.filter { from.strokes[$0] != to.strokes[$0] }
    movingLayers = from.layers.indices.filter { from.layers[$0].moves(to: to.layers[$0]) }
    movesNumbers = from.numbers != to.numbers
  }

  /// Whether nothing moves: only words and styles may differ.
  var isStill: Bool { !movesNumbers && movingPaints.isEmpty && movingStrokes.isEmpty && movingLayers.isEmpty }

  /// The sheet a share of the way, which is within 0 and 1.
  func sheet(at share: Double) -> Drawing.Sheet {
    if isStill { return to }
    var sheet = to.kept.value
    if movesNumbers { sheet.numbers = lerp(from.numbers, to.numbers, share) }
    for place in movingPaints { sheet.paints[place] = from.paints[place].mixed(with: to.paints[place], share) }
    for place in movingStrokes { sheet.strokes[place] = from.strokes[place].mixed(with: to.strokes[place], share) }
    for place in movingLayers { sheet.layers[place] = from.layers[place].mixed(with: to.layers[place], share) }
    return Drawing.Sheet(sheet)
  }
}

/// The number a share of the way between two: exact where they are equal, and finite where both are.
func lerp(_ a: Double, _ b: Double, _ share: Double) -> Double {
  let sum = a + (b - a) * share
  return sum.isFinite ? sum : a * (1 - share) + b * share
}

/// Mixes two arrays number by number; what one has too many is left out.
func lerp(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
  let count = min(from.count, to.count)
  var check = 0.0
  let mixed = [Double](unsafeUninitializedCapacity: count) { out, filled in
    from.withUnsafeBufferPointer { a in
      to.withUnsafeBufferPointer { b in
        for place in 0..<count {
          let number = a[place] + (b[place] - a[place]) * share
          out.initializeElement(at: place, to: number)
          check += number * 0
        }
      }
    }
    filled = count
  }
  // A difference beyond the largest number: mixed again in the form that cannot overflow.
  return check == 0 ? mixed : (0..<count).map { lerp(from[$0], to[$0], share) }
}

extension ChartColor {
  /// How deep mixes may be nested: each interruption of an animation adds one.
  private static var deepest: Int { 8 }

  /// The colour a share of the way to another.
  ///
  /// Fixed colours are mixed at once. Colours of a theme stay a mix, which is kept short: a mix that already holds the target only
  /// gets another share, and in one that has been interrupted time and again the oldest part gives way.
  func mixed(with target: ChartColor, _ share: Double) -> ChartColor {
    if self == target { return target }
    switch (self, target) {
    case (.rgba(let a), .rgba(let b)): return .rgba(a.mixed(with: b, share))
    case (.mix(let a, let b, let own), _) where b == target: return .mix(a, b, own + (1 - own) * share)
    case (.mix(let a, let b, let own), _) where a == target: return .mix(b, a, 1 - own * (1 - share))
    default: return .mix(shortened(to: Self.deepest - 1), target, share)
    }
  }

  /// The same colour with mixes nested no deeper than a number.
  private func shortened(to depth: Int) -> ChartColor {
    guard case .mix(let a, let b, let share) = self else { return self }
    return depth > 0 ? .mix(a.shortened(to: depth - 1), b, share) : b
  }
}

extension Paint {
  /// The paint a share of the way to another; the target where they differ in kind or in the number of stops.
  func mixed(with target: Paint, _ share: Double) -> Paint {
    switch (self, target) {
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, share))
    case (.linear(let a, let from, let to), .linear(let b, let targetFrom, let targetTo)) where a.count == b.count:
      return .linear(
        mix(a, b, share), from: mix(from, targetFrom, share), to: mix(to, targetTo, share))
    case (.radial(let a, let center, let radius), .radial(let b, let targetCenter, let targetRadius)) where a.count == b.count:
      return .radial(
        mix(a, b, share), center: mix(center, targetCenter, share), radius: lerp(radius, targetRadius, share))
    default: return target
    }
  }

  private func mix(_ a: [ColorStop], _ b: [ColorStop], _ share: Double) -> [ColorStop] {
    a.indices.map {
      ColorStop(
        offset: lerp(a[$0].offset, b[$0].offset, share), color: a[$0].color.mixed(with: b[$0].color, share))
    }
  }

  private func mix(_ a: ChartPoint, _ b: ChartPoint, _ share: Double) -> ChartPoint {
    ChartPoint(x: lerp(a.x, b.x, share), y: lerp(a.y, b.y, share))
  }
}

extension Stroke {
  /// The target with its width and the start of its dashes a share of the way there.
  func mixed(with target: Stroke, _ share: Double) -> Stroke {
    var stroke = target
    stroke.width = lerp(width, target.width, share)
    stroke.dashPhase = lerp(dashPhase, target.dashPhase, share)
    return stroke
  }
}

extension Layer {
  /// Whether a mix of the two is anything but the target.
  func moves(to target: Layer) -> Bool {
    opacity != target.opacity
      || !(isPlain && target.isPlain) && (transform != target.transform || clip != target.clip)
  }

  /// The target with its opacity, its transform and its clip a share of the way there.
  func mixed(with target: Layer, _ share: Double) -> Layer {
    var layer = target
    layer.opacity = lerp(opacity, target.opacity, share)
    if isPlain && target.isPlain { return layer }
    if transform != target.transform {
      layer.transform = (transform ?? .identity).mixed(with: target.transform ?? .identity, share)
    }
    if let clip, let targetClip = target.clip, clip != targetClip { layer.clip = clip.mixed(with: targetClip, share) }
    return layer
  }
}

extension Affine {
  /// The map whose coefficients are a share of the way to another's.
  func mixed(with target: Affine, _ share: Double) -> Affine {
    Affine(
      a: lerp(a, target.a, share), b: lerp(b, target.b, share), c: lerp(c, target.c, share), d: lerp(d, target.d, share),
      tx: lerp(tx, target.tx, share), ty: lerp(ty, target.ty, share))
  }
}

extension Figure {
  /// The figure a share of the way to another; the target where they differ in kind or in the elements of their paths.
  func mixed(with target: Figure, _ share: Double) -> Figure {
    let from = Drawing.Sheet { $0.fill(self, paint: .color(.clear)) }
    let to = Drawing.Sheet { $0.fill(target, paint: .color(.clear)) }
    let sheet = from.mixed(with: to, share)
    return sheet.items.first.map { sheet.figure(of: $0) } ?? target
  }
}
