/// What colour each token of a drawing is.
///
/// A drawing holds tokens and a renderer a theme, so one drawing is rendered light and dark.
public struct Theme: Hashable, Sendable {
  /// The text colour.
  public var text: RGBA
  /// The quieter text colour.
  public var secondary: RGBA
  /// What the chart stands on.
  public var ground: RGBA
  /// The grid lines' colour.
  public var grid: RGBA
  /// The one colour of a chart with one series.
  public var accent: RGBA
  /// The colours of series, used again from the start when there are more series. Empty: the accent for all.
  public var series: [RGBA]
  /// The neutral for "other".
  public var other: RGBA
  /// The colour for gains.
  public var positive: RGBA
  /// The colour for losses.
  public var negative: RGBA

  /// Makes a theme.
  public init(
    text: RGBA, secondary: RGBA, ground: RGBA, grid: RGBA, accent: RGBA, series: [RGBA], other: RGBA, positive: RGBA,
    negative: RGBA
  ) {
    self.text = text
    self.secondary = secondary
    self.ground = ground
    self.grid = grid
    self.accent = accent
    self.series = series
    self.other = other
    self.positive = positive
    self.negative = negative
  }

  /// Dark ink on white. Ten series colours that stay apart under the three common colour-vision deficiencies.
  public static let light = Theme(
    text: RGBA(hex: 0x1B1E24), secondary: RGBA(hex: 0x5C6370), ground: RGBA(hex: 0xFFFFFF),
    grid: RGBA(hex: 0x1B1E24, alpha: 0.12), accent: RGBA(hex: 0x6472EA),
    series: [0x6472EA, 0xEC5893, 0x017B5C, 0xB07F2F, 0x8D488F, 0xA24422, 0x51AAAC, 0xC9BE23, 0xECA494, 0xCBAAFD].map {
      RGBA(hex: $0)
    },
    other: RGBA(hex: 0x8A909C), positive: RGBA(hex: 0x017B5C), negative: RGBA(hex: 0xC2362F))

  /// Light ink on near black. The same hues as `light`, in the same places.
  public static let dark = Theme(
    text: RGBA(hex: 0xE9EBEF), secondary: RGBA(hex: 0xA3A9B5), ground: RGBA(hex: 0x121417),
    grid: RGBA(hex: 0xE9EBEF, alpha: 0.12), accent: RGBA(hex: 0x7175E3),
    series: [0x7175E3, 0xE9A3B3, 0x3F9576, 0xEA7E2E, 0xA36E9A, 0xC0534D, 0x40F1EF, 0xF2D544, 0xBCE3A2, 0x60B3EA].map {
      RGBA(hex: $0)
    },
    other: RGBA(hex: 0x8A909C), positive: RGBA(hex: 0x3F9576), negative: RGBA(hex: 0xE0655C))

  /// The colour of a token.
  public func color(of token: ColorToken) -> RGBA {
    switch token {
    case .text: text
    case .secondary: secondary
    case .ground: ground
    case .grid: grid
    case .accent: accent
    case .series(let index):
      series.isEmpty ? accent : series[(index % series.count + series.count) % series.count]
    case .other: other
    case .positive: positive
    case .negative: negative
    }
  }

  /// The fixed colour behind a colour of a drawing.
  public func resolve(_ color: ChartColor) -> RGBA {
    switch color {
    case .rgba(let fixed): return fixed
    case .token(let token, let opacity): return self.color(of: token).faded(opacity)
    case .mix(let a, let b, let share): return resolve(a).mixed(with: resolve(b), share)
    case .onMark(let mark):
      let seen = resolve(mark).over(ground)
      let (black, white) = (RGBA(red: 0, green: 0, blue: 0), RGBA(red: 1, green: 1, blue: 1))
      return seen.contrast(with: white) >= seen.contrast(with: black) ? white : black
    }
  }

  /// A paint with fixed colours only.
  public func resolve(_ paint: Paint) -> Paint {
    func fixed(_ stops: [ColorStop]) -> [ColorStop] {
      stops.map { ColorStop(offset: $0.offset, color: .rgba(resolve($0.color))) }
    }
    switch paint {
    case .color(let color): return .color(.rgba(resolve(color)))
    case .linear(let stops, let from, let to): return .linear(fixed(stops), from: from, to: to)
    case .radial(let stops, let center, let radius): return .radial(fixed(stops), center: center, radius: radius)
    }
  }
}
