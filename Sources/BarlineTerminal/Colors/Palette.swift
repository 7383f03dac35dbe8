import BarlineDrawing

/// The colours that a terminal has, and which of them is nearest to another: by the distance in Oklab, where equal steps look equal.
struct Palette {
  private let colors: TerminalColors
  private var known: [UInt32: UInt32] = [:]

  /// A palette in which the colours of a theme's series stay apart, as far as there are so many.
  init(_ colors: TerminalColors, theme: Theme) {
    self.colors = colors
    guard colors == .sixteen else { return }
    var free = Set(Self.bright + Self.dark)
    for color in [theme.accent] + theme.series {
      let rgb = Ink(color).rgb
      guard known[rgb] == nil else { continue }
      let lab = Oklab(rgb)
      func nearest(_ among: [UInt32]) -> UInt32? {
        among.filter { free.contains($0) }.min { Self.lab16[Int($0)].distance(to: lab) < Self.lab16[Int($1)].distance(to: lab) }
      }
      let index = nearest(Self.bright + Self.dark) ?? 7
      known[rgb] = index
      free.remove(index)
    }
    for (color, index) in [(theme.text, 7), (theme.secondary, 7), (theme.other, 8)] as [(RGBA, UInt32)] {
      known[Ink(color).rgb] = index
    }
  }

  /// What stands for grid lines among sixteen: bright black.
  static let faint: UInt32 = 8
  private static let bright: [UInt32] = [9, 10, 11, 12, 13, 14]
  private static let dark: [UInt32] = [1, 2, 3, 4, 5, 6]

  /// The number by which a colour is asked for: itself with 24 bits, else its index.
  mutating func index(of ink: Ink) -> UInt32 {
    guard colors != .trueColor, colors != .none else { return ink.rgb }
    if let index = known[ink.rgb] { return index }
    let lab = Oklab(ink.rgb)
    let labs = colors == .sixteen ? Self.lab16 : Self.lab256
    // The first sixteen of 256 are whatever the user has made of them.
    let first = colors == .sixteen ? 0 : 16
    var (best, least) = (first, Double.infinity)
    for place in first..<labs.count {
      let distance = labs[place].distance(to: lab)
      if distance < least { (best, least) = (place, distance) }
    }
    known[ink.rgb] = UInt32(best)
    return UInt32(best)
  }

  /// What most terminals show for the sixteen.
  private static let lab16: [Oklab] = [
    0x000000, 0xCD3131, 0x0DBC79, 0xB5A000, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xCCCCCC, 0x666666, 0xF14C4C, 0x23D18B, 0xE5E510,
    0x5C7CFA,
    0xD670D6, 0x29B8DB, 0xFFFFFF,
  ].map { Oklab($0) }

  /// The sixteen, a cube of 6 × 6 × 6, and 24 greys.
  private static let lab256: [Oklab] = {
    let steps: [UInt32] = [0, 95, 135, 175, 215, 255]
    var labs = lab16
    for red in steps { for green in steps { for blue in steps { labs.append(Oklab(red << 16 | green << 8 | blue)) } } }
    for grey in 0..<24 { labs.append(Oklab(UInt32(8 + 10 * grey) &* 0x010101)) }
    return labs
  }()
}

/// A colour by lightness and two axes of hue, as Björn Ottosson's Oklab has them.
struct Oklab {
  let (l, a, b): (Double, Double, Double)

  init(_ rgb: UInt32) {
    func linear(_ shift: UInt32) -> Double {
      let c = Double(rgb >> shift & 255) / 255
      return c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4)
    }
    let (r, g, b) = (linear(16), linear(8), linear(0))
    let x = power(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b, 1 / 3)
    let y = power(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b, 1 / 3)
    let z = power(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b, 1 / 3)
    l = 0.2104542553 * x + 0.7936177850 * y - 0.0040720468 * z
    a = 1.9779984951 * x - 2.4285922050 * y + 0.4505937099 * z
    self.b = 0.0259040371 * x + 0.7827717662 * y - 0.8086757660 * z
  }

  /// The square of the distance.
  func distance(to other: Oklab) -> Double {
    let (dl, da, db) = (l - other.l, a - other.a, b - other.b)
    return dl * dl + da * da + db * db
  }
}
