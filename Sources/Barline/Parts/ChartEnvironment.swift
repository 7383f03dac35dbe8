/// Everything a chart needs to know of the world it is shown in: given to it, never looked up.
public struct ChartEnvironment: Sendable {
  /// How numbers are written; English unless told otherwise.
  public var locale: ChartLocale {
    get { sharedLocale.value }
    set { sharedLocale = Shared(newValue) }
  }
  /// The few words a chart says by itself; English unless told otherwise.
  public var words: ChartWords {
    get { sharedWords.value }
    set { sharedWords = Shared(newValue) }
  }
  /// Which way text and categories run; from left to right by default.
  public var direction: LayoutDirection
  /// Whether what is faint is to be stronger: the column or hairline behind a selection. False by default.
  public var increasedContrast: Bool
  /// A factor for all text sizes, 1 by default; beyond 0.5…3 the nearest end counts, NaN and infinities count as 1.
  public var textScale: Double
  /// Device pixels per point: how finely a million points are reduced and bars are placed, 1 by default; kept in 1…8.
  public var deviceScale: Double
  /// The offset of local time from UTC in seconds; 0 by default. Nothing depends on it yet: axes of dates show civil days.
  public var timeZoneOffset: Int
  /// Whether motion is to be left out, so that every change is shown at once; false by default.
  public var reducedMotion: Bool
  /// What measures text; the built-in table by default, the same on every machine.
  public var measurer: TextMeasurer

  private var sharedLocale: Shared<ChartLocale>
  private var sharedWords: Shared<ChartWords>

  /// Makes an environment; each part has a default.
  public init(
    locale: ChartLocale = .english, words: ChartWords = .english, direction: LayoutDirection = .leftToRight,
    increasedContrast: Bool = false, textScale: Double = 1, deviceScale: Double = 1, timeZoneOffset: Int = 0,
    reducedMotion: Bool = false, measurer: TextMeasurer = .table
  ) {
    sharedLocale = Shared(locale)
    sharedWords = Shared(words)
    self.direction = direction
    self.increasedContrast = increasedContrast
    self.textScale = textScale
    self.deviceScale = deviceScale
    self.timeZoneOffset = timeZoneOffset
    self.reducedMotion = reducedMotion
    self.measurer = measurer
  }

  /// English, left to right, one device pixel a point, measured by the built-in table.
  public static let standard = ChartEnvironment()

  /// A text size of the look, scaled; nonsense scales count as 1.
  package func size(_ points: Double) -> Double {
    points * (textScale.isFinite ? min(max(textScale, 0.5), 3) : 1)
  }

  /// Columns a point, as reduction uses them: device pixels, or half cells, which is how fine a terminal's dots are.
  package var columnsPerPoint: Double {
    if let cell = measurer.cell { return 2 / cell.width }
    return deviceScale.isFinite ? min(max(deviceScale, 1), 8) : 1
  }
}

/// Which way text and categories run.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The words that a chart says by itself.
public struct ChartWords: Hashable, Sendable {
  /// Said in the middle of a chart that has nothing to draw.
  public var noData: String
  /// Said of a datum that is not there.
  public var missing: String
  /// The name of what has been gathered.
  public var other: String
  /// The name of a sum.
  public var total: String
  /// Between a place and a count: "4 of 17".
  public var of: String
  /// What the number of a funnel's stage is.
  public var count: String
  /// After a rate of the stage before: "25.00 % of previous".
  public var ofPrevious: String
  /// After a rate of the first stage: "10.00 % of first".
  public var ofFirst: String
  /// In place of a rate that there is none of: after a count of zero.
  public var noRate: String
  /// What a goal is called.
  public var goal: String

  /// Makes words; English unless told otherwise.
  public init(
    noData: String = "No data", missing: String = "missing", other: String = "Other", total: String = "Total", of: String = "of",
    count: String = "count", ofPrevious: String = "of previous", ofFirst: String = "of first", noRate: String = "—",
    goal: String = "goal"
  ) {
    self.noData = noData
    self.missing = missing
    self.other = other
    self.total = total
    self.of = of
    self.count = count
    self.ofPrevious = ofPrevious
    self.ofFirst = ofFirst
    self.noRate = noRate
    self.goal = goal
  }

  /// English.
  public static let english = ChartWords()
}
