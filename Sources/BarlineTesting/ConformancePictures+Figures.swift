import Barline

extension ConformancePictures {
  /// Every figure, filled above and stroked below.
  static let figures = picture(
    "figures",
    "Six figures filled, the same six outlined: square, round corners, two round corners, disc, slice, star with a hole"
  ) { painter in
    var wave = BezierPath()
    wave.move(to: point(208, 36))
    wave.cubic(to: point(232, 36), control1: point(214, 0), control2: point(226, 60))
    wave.quadratic(to: point(208, 36), control: point(220, 60))
    wave.close()
    let shapes: [Figure] = [
      rect(8, 12, 28, 32),
      .roundedRect(ChartRect(x: 46, y: 12, width: 28, height: 32), CornerRadii(6)),
      .roundedRect(
        ChartRect(x: 84, y: 12, width: 28, height: 32), CornerRadii(topLeft: 8, topRight: 4, bottomRight: 0, bottomLeft: 40)),
      .circle(center: point(138, 28), radius: 16),
      .sector(Sector(center: point(164, 40), innerRadius: 8, outerRadius: 28, startAngle: 0, endAngle: 1.2)),
      .path(wave),
    ]
    for (place, shape) in shapes.enumerated() { painter.fill(shape, paint: .color(.series(place))) }
    painter.push(Layer(transform: .translation(x: 0, y: 56)))
    for (place, shape) in shapes.enumerated() { painter.stroke(shape, stroke: Stroke(width: 2), paint: .color(.series(place))) }
    painter.pop()
  }

  static let sectors = picture(
    "sectors",
    "A ring, a disc, a thin slice, three quarters of a ring, nearly a whole disc, and a slice given the wrong way round"
  ) { painter in
    let turn = 2 * Double.pi
    let slices: [(Double, Double, Double, Double)] = [
      (10, 18, 0, turn), (0, 18, 1, 1 + 2 * turn), (4, 18, 1.5, 1.6), (8, 18, turn / 4, turn), (0, 18, 0, turn - 1e-5),
      (18, 6, turn / 2, turn / 4),
    ]
    for (place, (inner, outer, from, to)) in slices.enumerated() {
      for row in 0..<2 {
        let center = point(22 + Double(place) * 39, 30 + Double(row) * 60)
        let sector = Figure.sector(
          Sector(center: center, innerRadius: inner, outerRadius: outer, startAngle: from, endAngle: to))
        if row == 0 {
          painter.fill(sector, paint: .color(.accent))
        } else {
          painter.stroke(sector, stroke: Stroke(width: 1.5, join: .round), paint: .color(.accent))
        }
      }
    }
  }

  static let strokes = picture(
    "strokes", "Three caps on lines that end at x = 20 and 90; mitred, round and cut corners; a mitre cut off by its limit"
  ) { painter in
    let caps: [Stroke.Cap] = [.butt, .round, .square]
    for (place, cap) in caps.enumerated() {
      let y = 24 + Double(place) * 32
      let horizontal = line([(20, y), (90, y)])
      painter.stroke(horizontal, stroke: Stroke(width: 14, cap: cap), paint: .color(.accent))
      painter.stroke(horizontal, stroke: Stroke(width: 1), paint: .color(.ground))
    }
    let joins: [(Stroke.Join, Double)] = [(.miter, 10), (.round, 10), (.bevel, 10), (.miter, 1.5)]
    for (place, (join, limit)) in joins.enumerated() {
      let (x, y) = (120 + Double(place % 2) * 60, 50 + Double(place / 2) * 56)
      let corner = line([(x, y), (x + 20, y - 34), (x + 40, y)])
      painter.stroke(corner, stroke: Stroke(width: 10, join: join, miterLimit: limit), paint: .color(.series(place)))
    }
  }

  static let dashes = picture(
    "dashes", "Dashes of 12 and gaps of 6: from the start, moved by 6, by 12 and back by 6; dots; three lengths; a dashed frame"
  ) { painter in
    for (place, phase) in [0.0, 6, 12, -6].enumerated() {
      let y = 16 + Double(place) * 14
      painter.stroke(
        line([(10, y), (150, y)]), stroke: Stroke(width: 4, dash: [12, 6], dashPhase: phase), paint: .color(.series(place)))
    }
    painter.stroke(line([(10, 76), (150, 76)]), stroke: Stroke(width: 5, cap: .round, dash: [0, 9]), paint: .color(.text))
    painter.stroke(line([(10, 92), (150, 92)]), stroke: Stroke(width: 4, dash: [16, 4, 4]), paint: .color(.text))
    painter.stroke(rect(166, 14, 60, 80), stroke: Stroke(width: 2, join: .round, dash: [8, 4]), paint: .color(.negative))
  }

  static let hairlines = picture(
    "hairlines",
    "Sharp lines one point wide at n + 0.5, then thinner and thinner ones; the outline of a rectangle without a height"
  ) { painter in
    for place in 0..<8 {
      let x = 10.5 + Double(place) * 8
      painter.stroke(line([(x, 10), (x, 60)]), stroke: .hairline, paint: .color(.text))
    }
    for (place, width) in [1, 0.5, 0.25, 0.1].enumerated() {
      let y = 12.5 + Double(place) * 12
      painter.stroke(line([(90, y), (230, y)]), stroke: Stroke(width: width), paint: .color(.text))
    }
    painter.stroke(rect(10.5, 70.5, 219, 40), stroke: .hairline, paint: .color(.grid))
    painter.stroke(rect(20, 90, 200, 0), stroke: Stroke(width: 2), paint: .color(.accent))
  }

  static let numbers = picture(
    "numbers", "A disc in the middle and a line across; what is far outside or too small to see changes nothing"
  ) { painter in
    painter.fill(rect(-1e9, -1e9, 1e9, 1e9), paint: .color(.negative))
    painter.fill(rect(1e300, 10, 1, 1e-300), paint: .color(.negative))
    painter.fill(.circle(center: point(Double.leastNonzeroMagnitude, -1e-9), radius: 1e-12), paint: .color(.negative))
    painter.fill(.circle(center: point(119.9996, 60.00049), radius: 20), paint: .color(.accent))
    painter.stroke(line([(-1e6, 60), (1e6, 60)]), stroke: Stroke(width: 2), paint: .color(.text))
    painter.fill(rect(.nan, 0, 240, 120), paint: .color(.negative))
    painter.fill(rect(0, 0, .infinity, 120), paint: .color(.negative))
  }
}
