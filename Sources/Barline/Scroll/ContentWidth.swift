/// How wide everything is that a chart with an axis of items holds: as wide as its plot, or wider, so that it scrolls.
///
///     chart.contentWidth = .step(24)          // 24 points from one item to the next
///     chart.contentWidth = .visible(30)       // 30 items at a time, however wide the view is
///     chart.contentWidth = .labels()          // each item as wide as its label, and 15 points between labels
///
/// Where the content is no wider than the plot it fills the plot, and nothing scrolls. A number that is not above zero, or not finite,
/// counts as `.fits`. No content is wider than 1,000,000,000 points.
public enum ContentWidth: Hashable, Sendable {
  /// All items share the plot: nothing scrolls.
  case fits
  /// So many points an item; on an axis of positions, so many for each 1 along it.
  case step(Double)
  /// So many items fill the plot; on an axis of positions, so long a piece of it.
  case visible(Double)
  /// Each item as wide as its label, with a margin before it: the content ends where the last label does. Points and bars stand over the
  /// middles of their labels, bars all equally wide. On an axis of positions, which has no labels of items, the same as `.fits`.
  ///
  /// All labels are asked for, once a reload, and measured, once a reload and a change of the text's size. A margin that is negative or
  /// not finite counts as 15.
  case labels(margin: Double = 15)
}

/// Which part of its content a chart shows.
public enum ScrollPlace: Hashable, Sendable {
  /// So many points of the content are to the left of the plot.
  case offset(Double)
  /// An item stands somewhere in the plot.
  case item(Int, ScrollAnchor = .leading)
  /// A position along the axis stands somewhere in the plot; of items, their numbers are their positions.
  case position(Double, ScrollAnchor = .leading)
}

/// Where in the plot something is scrolled to, as far as the content allows.
public enum ScrollAnchor: UInt8, Hashable, Sendable {
  /// At the edge where reading starts: the left.
  case leading
  /// In the middle.
  case center
  /// At the edge where reading ends.
  case trailing
}

/// How wide a chart's content is, and which part of it is shown: what the value door takes. A view has properties for both.
public struct ScrollOptions: Hashable, Sendable {
  /// How wide the content is.
  public var width: ContentWidth
  /// Which part of it is shown, kept between the content's ends.
  public var place: ScrollPlace
  /// Points to add to the place's offset.
  package var shift = 0.0

  /// Makes options: a content that fits, at its start, unless told otherwise.
  public init(_ width: ContentWidth = .fits, at place: ScrollPlace = .offset(0)) {
    self.width = width
    self.place = place
  }
}
