import BarlineDrawing
import Testing

/// A colour as three numbers: linear light, or CIE L*a*b*.
private struct Triad {
  var x: Double, y: Double, z: Double
}

/// How people with a colour-vision deficiency see: Machado, Oliveira and Fernandes (2009), severity 1, on linear light.
private enum Vision: String, CaseIterable {
  case normal, protan, deutan, tritan

  var matrix: [[Double]] {
    switch self {
    case .normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .protan:
      [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    case .deutan: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    case .tritan: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    }
  }

  /// The colour in CIE L*a*b* (white point D65) as it is seen.
  func lab(_ color: RGBA) -> Triad {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4) }
    func times(_ m: [[Double]], _ t: Triad) -> Triad {
      func row(_ r: [Double]) -> Double { r[0] * t.x + r[1] * t.y + r[2] * t.z }
      return Triad(x: row(m[0]), y: row(m[1]), z: row(m[2]))
    }
    let light = Triad(x: linear(color.red), y: linear(color.green), z: linear(color.blue))
    let raw = times(matrix, light)
    let seen = Triad(x: min(max(raw.x, 0), 1), y: min(max(raw.y, 0), 1), z: min(max(raw.z, 0), 1))
    let toXYZ = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041],
    ]
    let xyz = times(toXYZ, seen)
    func f(_ t: Double) -> Double { t > 216.0 / 24389 ? power(t, 1.0 / 3) : (24389.0 / 27 * t + 16) / 116 }
    let (fx, fy, fz) = (f(xyz.x / 0.95047), f(xyz.y), f(xyz.z / 1.08883))
    return Triad(x: 116 * fy - 16, y: 500 * (fx - fy), z: 200 * (fy - fz))
  }
}

/// CIEDE2000, as Sharma, Wu and Dalal (2005) write it out.
private func difference(_ p: Triad, _ q: Triad) -> Double {
  func hypotenuse(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
  func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  let meanC = (hypotenuse(p.y, p.z) + hypotenuse(q.y, q.z)) / 2
  let g = 0.5 * (1 - (power(meanC, 7) / (power(meanC, 7) + power(25, 7))).squareRoot())
  let (a1, a2) = (p.y * (1 + g), q.y * (1 + g))
  let (c1, c2) = (hypotenuse(a1, p.z), hypotenuse(a2, q.z))
  func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0, b == 0 { return 0 }
    let degrees = arcTangent(y: b, x: a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }
  let (h1, h2) = (hue(a1, p.z), hue(a2, q.z))
  let isGrey = c1 * c2 == 0
  var dh = isGrey ? 0 : h2 - h1
  if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
  let (dL, dC) = (q.x - p.x, c2 - c1)
  let dH = 2 * (c1 * c2).squareRoot() * sine(radians(dh / 2))
  let (l, c) = ((p.x + q.x) / 2, (c1 + c2) / 2)
  let h = isGrey ? h1 + h2 : abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2
  let t =
    1 - 0.17 * cosine(radians(h - 30)) + 0.24 * cosine(radians(2 * h)) + 0.32 * cosine(radians(3 * h + 6))
    - 0.20 * cosine(radians(4 * h - 63))
  let turned = (h - 275) / 25
  let theta = 30 * power(2.718281828459045, -turned * turned)
  let rc = 2 * (power(c, 7) / (power(c, 7) + power(25, 7))).squareRoot()
  let sl = 1 + 0.015 * (l - 50) * (l - 50) / (20 + (l - 50) * (l - 50)).squareRoot()
  let (sc, sh) = (1 + 0.045 * c, 1 + 0.015 * c * t)
  let rt = -sine(radians(2 * theta)) * rc
  return ((dL / sl) * (dL / sl) + (dC / sc) * (dC / sc) + (dH / sh) * (dH / sh) + rt * (dC / sc) * (dH / sh)).squareRoot()
}

@Suite struct ThemeTests {
  private static let themes = [Theme.light, Theme.dark]

  // Pairs 1, 4, 7, 17 and 25 of the test data of Sharma, Wu and Dalal (2005).
  @Test(
    arguments: [
      ([50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425), ([50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0000),
      ([50, 0, 0], [50, -1, 2], 2.3669), ([50, 2.5, 0], [73, 25, -18], 27.1492),
      ([60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644),
    ] as [([Double], [Double], Double)])
  func `the colour difference is the one that its authors tabulate`(a: [Double], b: [Double], expected: Double) {
    let found = difference(Triad(x: a[0], y: a[1], z: a[2]), Triad(x: b[0], y: b[1], z: b[2]))
    #expect(abs(found - expected) < 0.00005)
  }

  @Test func `series colours stay apart under normal vision and under each of three deficiencies`() {
    for theme in Self.themes {
      #expect(theme.series.count == 10)
      for vision in Vision.allCases {
        let seen = theme.series.map { vision.lab($0) }
        var least = Double.infinity
        for (place, a) in seen.enumerated() {
          for b in seen[..<place] { least = min(least, difference(a, b)) }
        }
        #expect(least >= (vision == .normal ? 20 : 12), "\(vision.rawValue)")
      }
    }
  }

  @Test func `series colours stand out on the ground, the first six more than the rest`() {
    for theme in Self.themes {
      for (place, color) in theme.series.enumerated() {
        #expect(color.contrast(with: theme.ground) >= (place < 6 ? 3 : 1.9), "series \(place)")
      }
      for color in [theme.accent, theme.other, theme.positive, theme.negative] {
        #expect(color.contrast(with: theme.ground) >= 3)
      }
    }
  }

  @Test func `text and quieter text can be read on the ground`() {
    for theme in Self.themes {
      for color in [theme.text, theme.secondary] { #expect(color.contrast(with: theme.ground) >= 4.5) }
    }
  }

  @Test func `text on a mark can be read on any colour of a theme`() {
    for theme in Self.themes {
      let colors: [ChartColor] = (0..<10).map { .series($0) } + [.accent, .other, .positive, .negative, .ground, .text]
      for color in colors {
        let ink = theme.resolve(.onMark(color))
        #expect(ink.contrast(with: theme.resolve(color)) >= 4.5)
        // Seen through, what counts is what is behind.
        let thin = color.opacity(0.3)
        #expect(theme.resolve(.onMark(thin)).contrast(with: theme.resolve(thin).over(theme.ground)) >= 4.5)
      }
    }
  }

  @Test func `text on a mark can be read on every colour there is`() {
    var least = Double.infinity
    for red in 0..<16 {
      for green in 0..<16 {
        for blue in 0..<16 {
          let color = RGBA(red: Double(red) / 15, green: Double(green) / 15, blue: Double(blue) / 15)
          let ink = Theme.light.resolve(.onMark(.rgba(color)))
          least = min(least, ink.contrast(with: color))
        }
      }
    }
    // Black and white are equally far at a luminance of √(1.05·0.05) − 0.05, where the contrast is √21 = 4.583.
    #expect(least >= 4.58)
  }

  @Test func `a series beyond the last colour starts again, and a theme without series has its accent`() {
    var theme = Theme.light
    #expect(theme.color(of: .series(10)) == theme.series[0])
    #expect(theme.color(of: .series(-1)) == theme.series[9])
    #expect(theme.color(of: .series(.max)) == theme.series[Int.max % 10])
    #expect(theme.color(of: .series(.min)) == theme.series[(Int.min % 10 + 10) % 10])
    theme.series = []
    #expect(theme.color(of: .series(3)) == theme.accent)
  }

  @Test func `opacity multiplies, and stays within zero and one`() {
    #expect(ChartColor.text.opacity(0.5).opacity(0.5) == .token(.text, opacity: 0.25))
    #expect(ChartColor(hex: 0x102030).opacity(2) == ChartColor(hex: 0x102030))
    #expect(ChartColor(hex: 0x102030).opacity(.nan) == ChartColor(hex: 0x102030, alpha: 0))
    #expect(RGBA(red: -1, green: 2, blue: .nan) == RGBA(red: 0, green: 1, blue: 0))
    #expect(RGBA(hex: 0xFF8000, alpha: 0.5).over(RGBA(hex: 0xFFFFFF)) == RGBA(red: 1, green: (128.0 / 255 + 1) / 2, blue: 0.5))
  }

  @Test func `contrast is WCAG's: 21 between black and white, 1 with itself`() {
    let (black, white) = (RGBA(hex: 0), RGBA(hex: 0xFFFFFF))
    #expect(abs(black.contrast(with: white) - 21) < 1e-12)
    #expect(white.contrast(with: white) == 1)
    #expect(abs(RGBA(hex: 0x767676).contrast(with: white) - 4.54) < 0.005)
  }
}
