import BarlineDrawing

/// The colours of a gradient as cairo needs them: in order, with one at 0 and one at 1, since in a PDF what is beyond two stops in one
/// place has the colour of the wrong one.
struct Ramp {
  var stops: [(offset: Double, color: RGBA)] = []

  init(_ given: [ColorStop]) {
    for stop in given {
      guard case .rgba(let color) = stop.color else { continue }
      // A stop before the one before it counts as standing there.
      let offset = min(1, max(stops.last?.offset ?? 0, stop.offset))
      if stops.isEmpty, offset > 0 { stops.append((0, color)) }
      stops.append((offset, color))
    }
    if let last = stops.last, last.offset < 1 { stops.append((1, last.color)) }
  }

  /// Whether two stops stand at 0, so that a PDF would have the second one's colour before it.
  var startsTwice: Bool { stops.count > 1 && stops[1].offset == 0 }

  /// Whether two stops stand at 1.
  var endsTwice: Bool { stops.count > 1 && stops[stops.count - 2].offset == 1 }

  /// Squeezes the gradient into a part of itself; beyond it are its first and its last colour.
  mutating func squeeze(from start: Double, to end: Double) {
    guard let first = stops.first, let last = stops.last else { return }
    stops = stops.map { (start + $0.offset * (end - start), $0.color) }
    if start > 0 { stops.insert((0, first.color), at: 0) }
    stops.append((1, last.color))
  }
}
