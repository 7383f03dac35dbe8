/// What a datum or a series is known by, so that it can be found again after the data have changed.
public enum ChartID: Sendable {
  /// Known by its place.
  case index(Int)
  /// Known by a name of the app's own. Where data give one name twice, the chart tells the later ones apart by their occurrence: 1 for
  /// the second, and so on. (In a box: most identities are places, and marks hold two.)
  indirect case name(String, occurrence: Int = 0)
}

extension ChartID: Hashable {
  /// Whether two are the same; names are where they are spelled alike, scalar by scalar: an "é" is not an "e" with an accent.
  public static func == (a: ChartID, b: ChartID) -> Bool {
    switch (a, b) {
    case (.index(let a), .index(let b)): a == b
    case (.name(let a, let occurrence), .name(let b, let other)): occurrence == other && Spelling(a) == Spelling(b)
    case (.index, .name), (.name, .index): false
    }
  }

  /// Feeds the place, or the name's bytes and its occurrence.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .index(let place): hasher.combine(place)
    case .name(let name, let occurrence):
      Spelling(name).hash(into: &hasher)
      hasher.combine(~occurrence)
    }
  }
}

/// A thing in a picture that means something: a bar, a point, a slice.
///
/// A layer that carries a mark becomes an element for screen readers, a target for `MarkFinder` and a partner in a `Tween`.
public struct Mark: Hashable, Sendable {
  /// What kind of thing a mark is.
  public enum Role: UInt8, Hashable, Sendable {
    /// A bar.
    case bar
    /// A line, or a scatter, as a whole.
    case line
    /// A point of a line.
    case point
    /// A slice of a pie.
    case slice
    /// A stage of a funnel.
    case stage
    /// A tier.
    case tier
    /// Many marks told as one, where there are too many to tell one by one.
    case summary
    /// Something that an app has drawn.
    case custom
  }

  /// What makes a mark one and the same in two drawings; unique in a drawing.
  public struct ID: Hashable, Sendable {
    /// The kind of thing.
    public var role: Role
    /// The series it belongs to.
    public var series: ChartID
    /// The datum in the series.
    public var item: ChartID

    /// Makes an identity; the first series unless told otherwise.
    public init(role: Role, series: ChartID = .index(0), item: ChartID) {
      self.role = role
      self.series = series
      self.item = item
    }
  }

  /// What makes it one and the same in two drawings.
  public var id: ID
  /// The datum's own words: "2004", or "2004, Fossil Fuels" where there are several series.
  public var label: String
  /// The datum's value; nil where there is none.
  public var value: Double?

  /// Makes a mark. A value that is not finite is kept as nil.
  public init(id: ID, label: String, value: Double? = nil) {
    self.id = id
    self.label = label
    self.value = value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// The kind of thing.
  public var role: Role { id.role }
}
