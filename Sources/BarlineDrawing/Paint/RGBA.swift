/// A colour in sRGB: red, green, blue and alpha, each from 0 to 1.
public struct RGBA: Hashable, Sendable {
  /// Red, 0…1.
  public let red: Double
  /// Green, 0…1.
  public let green: Double
  /// Blue, 0…1.
  public let blue: Double
  /// Opacity, 0…1.
  public let alpha: Double

  /// Makes a colour; numbers outside 0…1 are moved to the nearest end, NaN to 0.
  @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = RGBA.unit(red)
    self.green = RGBA.unit(green)
    self.blue = RGBA.unit(blue)
    self.alpha = RGBA.unit(alpha)
  }

  /// Makes a colour from a hexadecimal number: `RGBA(hex: 0x6472EA)`. Bits above the 24th are not looked at.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255, alpha: alpha)
  }

  /// 0…1, NaN as 0.
  @usableFromInline static func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  /// The same colour with its opacity multiplied.
  public func faded(_ opacity: Double) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha * RGBA.unit(opacity)) }

  /// The colour a share of the way to another, channel by channel.
  public func mixed(with other: RGBA, _ share: Double) -> RGBA {
    let t = RGBA.unit(share)
    return RGBA(
      red: red + (other.red - red) * t, green: green + (other.green - green) * t, blue: blue + (other.blue - blue) * t,
      alpha: alpha + (other.alpha - alpha) * t)
  }

  /// Relative luminance as WCAG 2.2 defines it: 0 for black, 1 for white; opacity is not looked at.
  public var luminance: Double {
    func linear(_ c: Double) -> Double { c <= 0.04045 ? c / 12.92 : power((c + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio of two colours as WCAG 2.2 defines it, 1…21; opacity is not looked at.
  public func contrast(with other: RGBA) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// What is seen when this colour is laid over an opaque one.
  public func over(_ ground: RGBA) -> RGBA {
    RGBA(red: red, green: green, blue: blue).mixed(with: ground, 1 - alpha)
  }
}
