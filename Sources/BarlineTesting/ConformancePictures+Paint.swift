import Barline

extension ConformancePictures {
  private static let stops = [
    ColorStop(offset: 0, color: ChartColor(hex: 0xC2362F)), ColorStop(offset: 0.5, color: ChartColor(hex: 0xFFD75E)),
    ColorStop(offset: 1, color: ChartColor(hex: 0x017B5C)),
  ]

  static let gradients = picture(
    "gradients", "Red to green across; the same continued in two bars; downward into nothing; from a centre; one stop, no stop"
  ) { painter in
    painter.fill(rect(10, 10, 100, 20), paint: .linear(stops, from: point(10, 0), to: point(110, 0)))
    // One gradient over the whole chart: each bar shows its part of it.
    let across = Paint.linear(stops, from: point(10, 0), to: point(110, 0))
    painter.fill(rect(10, 40, 40, 20), paint: across)
    painter.fill(rect(70, 40, 40, 20), paint: across)
    let fade = [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .accent.opacity(0))]
    painter.fill(rect(10, 70, 100, 40), paint: .linear(fade, from: point(0, 70), to: point(0, 110)))
    painter.fill(.circle(center: point(150, 60), radius: 28), paint: .radial(stops, center: point(150, 60), radius: 28))
    painter.fill(rect(190, 10, 40, 40), paint: .linear([stops[0]], from: point(0, 0), to: point(1, 0)))
    painter.fill(rect(190, 70, 40, 40), paint: .radial([], center: point(210, 90), radius: 20))
  }

  static let flatGradients = picture(
    "flat-gradients", "Level and upright lines painted with gradients are there, red at one end and green at the other"
  ) { painter in
    let across = Paint.linear(stops, from: point(20, 0), to: point(200, 0))
    painter.stroke(line([(20, 30), (200, 30)]), stroke: Stroke(width: 4), paint: across)
    painter.stroke(line([(20, 60), (200, 60)]), stroke: Stroke(width: 4, cap: .round, dash: [10, 8]), paint: across)
    let down = Paint.linear(stops, from: point(0, 10), to: point(0, 110))
    painter.stroke(line([(220, 10), (220, 110)]), stroke: Stroke(width: 4), paint: down)
    let around = Paint.radial(stops, center: point(110, 90), radius: 90)
    painter.stroke(line([(20, 90), (200, 90)]), stroke: Stroke(width: 4), paint: around)
  }

  static let clips = picture(
    "clips", "Stripes in a disc; in a star; in a star with an empty middle; in a moved frame within a frame; in nothing"
  ) { painter in
    func stripes(_ x: Double, _ painter: inout Drawing.Recorder) {
      for place in 0..<6 {
        let y = 12 + Double(place) * 16
        painter.fill(rect(x, y, 48, 10), paint: .color(.series(place)))
      }
    }
    let layers = [
      Layer(clip: .circle(center: point(28, 56), radius: 22)),
      Layer(clip: star(80, 58, 26), clipRule: .nonZero),
      Layer(clip: star(132, 58, 26), clipRule: .evenOdd),
    ]
    for (place, layer) in layers.enumerated() {
      painter.push(layer)
      stripes(4 + Double(place) * 52, &painter)
      painter.pop()
    }
    painter.push(Layer(clip: rect(164, 20, 60, 60)))
    painter.push(Layer(transform: .translation(x: 20, y: 20), clip: rect(164, 20, 60, 60)))
    stripes(160, &painter)
    painter.pop()
    painter.pop()
    painter.push(Layer(clip: rect(0, 0, 0, 0)))
    painter.fill(rect(0, 0, 240, 120), paint: .color(.negative))
    painter.pop()
  }

  static let opacity = picture(
    "opacity", "Two squares that overlap, half to be seen: through one another on the left, as one shape on the right; none below"
  ) { painter in
    painter.fill(rect(0, 50, 240, 12), paint: .color(.text))
    painter.fill(rect(20, 20, 50, 50), paint: .color(.accent.opacity(0.5)))
    painter.fill(rect(50, 40, 50, 50), paint: .color(.accent.opacity(0.5)))
    painter.push(Layer(opacity: 0.5))
    painter.fill(rect(140, 20, 50, 50), paint: .color(.accent))
    painter.fill(rect(170, 40, 50, 50), paint: .color(.accent))
    painter.pop()
    painter.push(Layer(opacity: 0))
    painter.fill(rect(0, 100, 240, 20), paint: .color(.negative))
    painter.pop()
  }

  static let transforms = picture(
    "transforms", "A square moved; stretched; turned; turned about its middle in a moved layer; slanted, with its outline's width"
  ) { painter in
    let square = rect(0, 0, 20, 20)
    let maps: [Affine] = [
      .translation(x: 10, y: 20),
      Affine.scale(x: 2, y: 1.5).then(.translation(x: 46, y: 20)),
      Affine.rotation(.pi / 6).then(.translation(x: 116, y: 16)),
      Affine.translation(x: -10, y: -10).then(.rotation(.pi / 4)).then(.translation(x: 156, y: 34)),
      Affine(a: 1, b: 0, c: 0.6, d: 1, tx: 190, ty: 24),
    ]
    for (place, map) in maps.enumerated() {
      painter.push(Layer(transform: map))
      painter.fill(square, paint: .color(.series(place)))
      painter.pop()
    }
    painter.push(Layer(transform: .translation(x: 0, y: 60)))
    for (place, map) in maps.enumerated() {
      painter.push(Layer(transform: map))
      painter.stroke(square, stroke: Stroke(width: 3), paint: .color(.series(place)))
      painter.draw(text("a", 6, 14))
      painter.pop()
    }
    painter.pop()
  }

  static let tokens = picture(
    "tokens", "Ten series, then accent, other, gains, losses, grid; two mixes; on the theme's ground with its text"
  ) { painter in
    for place in 0..<10 { painter.fill(rect(8 + Double(place) * 22, 10, 20, 26), paint: .color(.series(place))) }
    let others: [ChartColor] = [
      .accent, .other, .positive, .negative, .grid, .mix(.accent, .ground, 0.5), .mix(.positive, .negative, 0.25), .series(12),
      .series(-1), .text.opacity(0.2),
    ]
    for (place, color) in others.enumerated() { painter.fill(rect(8 + Double(place) * 22, 44, 20, 26), paint: .color(color)) }
    painter.draw(text("Text", 8, 92, weight: .semibold))
    painter.draw(text("Secondary", 60, 92, color: .secondary))
    painter.stroke(line([(8, 104.5), (232, 104.5)]), stroke: .hairline, paint: .color(.grid))
  }

  static let contrast = picture("contrast", "A letter on each of ten colours, black or white, whichever can be read better") {
    painter in
    for place in 0..<10 {
      let (x, y) = (8 + Double(place % 5) * 46, 10 + Double(place / 5) * 52)
      painter.fill(rect(x, y, 40, 44), paint: .color(.series(place)))
      painter.draw(text("\(place)", x + 20, y + 28, anchor: .middle, size: 16, weight: .semibold, color: .onMark(.series(place))))
    }
  }
}
