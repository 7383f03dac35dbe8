import BarlineDrawing

/// A colour as cells keep it: 24 bits, and how thin it lies where colours cannot be mixed.
struct Ink: Equatable {
  /// The tone (8 bits: 0 whole, 1 three quarters, 2 half, 3 a quarter), red, green, blue.
  private(set) var raw: UInt32

  init(_ color: RGBA, tone: UInt32 = 0) {
    func byte(_ share: Double) -> UInt32 { UInt32(truncatingIfNeeded: Int(saturating: share * 255 + 0.5)) }
    raw = tone << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
  }

  private init(raw: UInt32) { self.raw = raw }

  /// How thin it lies: 0 whole, 3 a quarter.
  var tone: UInt32 { raw >> 24 }
  /// The same colour, whole.
  var whole: Ink { Ink(raw: raw & 0xFF_FFFF) }
  /// Red, green and blue in 24 bits.
  var rgb: UInt32 { raw & 0xFF_FFFF }

  /// The colour seen where another lies over this one, a share 0…1 thick.
  func under(_ other: RGBA) -> Ink {
    guard other.alpha < 1 else { return Ink(other) }
    func mixed(_ shift: UInt32, _ value: Double) -> UInt32 {
      let own = Double(raw >> shift & 255)
      return UInt32(truncatingIfNeeded: Int(saturating: own + (value * 255 - own) * other.alpha + 0.5)) << shift
    }
    return Ink(raw: mixed(16, other.red) | mixed(8, other.green) | mixed(0, other.blue))
  }

  /// The colour a share of the way to another.
  func mixed(with other: Ink, _ share: Double) -> Ink {
    func mixed(_ shift: UInt32) -> UInt32 {
      let (own, goal) = (Double(raw >> shift & 255), Double(other.raw >> shift & 255))
      return UInt32(truncatingIfNeeded: Int(saturating: own + (goal - own) * share + 0.5)) << shift
    }
    return Ink(raw: mixed(16) | mixed(8) | mixed(0))
  }

  /// How far apart two colours are, roughly: the sum of squares.
  func distance(to other: Ink) -> Int {
    func part(_ shift: UInt32) -> Int {
      let difference = Int(raw >> shift & 255) - Int(other.raw >> shift & 255)
      return difference * difference
    }
    return part(16) + part(8) + part(0)
  }
}

/// Turns a figure's paint into inks, place by place.
struct PaintInk {
  /// Colours cannot be mixed: thin paint becomes a tone.
  let isCoarse: Bool
  let ground: Ink
  let text: Ink

  /// Whether a paint is a shade of the text's colour that fades, such as the column behind a selected bar: where colours cannot be
  /// mixed it would look like one more mark.
  func isShade(_ paint: Paint) -> Bool {
    guard isCoarse, case .linear(let stops, _, _) = paint else { return false }
    return stops.allSatisfy { $0.color.fixed.alpha < 0.3 && Ink($0.color.fixed) == text }
  }

  /// What a colour of a theme does to what lies under it; nil where it cannot be seen.
  func over(_ under: Ink, _ color: RGBA) -> Ink? {
    guard isCoarse else { return color.alpha < 0.01 ? nil : under.under(color) }
    guard let tone = Self.tone(color.alpha) else { return nil }
    // Thin paint over a mark leaves the mark as it is.
    if tone > 0, under.whole != ground.whole { return under }
    let ink = Ink(color, tone: tone)
    return ink.whole == ground.whole ? ink.whole : ink
  }

  /// The ink of a line; nil where it cannot be seen. Lines are never shaded: a thin one is drawn where it can be made out at all.
  func line(_ color: RGBA) -> Ink? {
    guard isCoarse else { return over(ground, color) }
    return color.alpha < 0.25 ? nil : Ink(color)
  }

  /// How thin a paint lies where colours are few; nil for too thin to be seen.
  static func tone(_ alpha: Double) -> UInt32? {
    alpha >= 0.8 ? 0 : alpha >= 0.55 ? 1 : alpha >= 0.3 ? 2 : alpha >= 0.1 ? 3 : nil
  }
}
