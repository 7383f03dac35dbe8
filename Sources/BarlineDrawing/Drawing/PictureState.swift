/// What a picture shows while one of its marks is pointed at, or has the keyboard: a place, and what changes.
///
/// A chart tells its states (`ChartView.states(upTo:)`), so that a picture that runs no code can show them: see `SVGRenderer`.
public struct PictureState: Equatable, Sendable {
  /// The mark: who speaks calls it by its label and value.
  public var mark: Mark
  /// Where the mark is pointed at. Of places that overlap the later state's counts.
  public var area: Figure
  /// What is drawn for the selection, over the marks.
  public var selection: Drawing.Sheet
  /// The card beside the mark, over everything.
  public var tooltip: Drawing.Sheet
  /// The opacity of each top layer of the picture's marks meanwhile.
  public var dimming: [Double]
  /// The marks that are not seen meanwhile, since the selection shows them elsewhere.
  public var hidden: [Mark.ID]

  /// Makes a state; nothing is dimmed or hidden unless told otherwise.
  public init(
    mark: Mark, area: Figure, selection: Drawing.Sheet, tooltip: Drawing.Sheet = Drawing.Sheet(), dimming: [Double] = [],
    hidden: [Mark.ID] = []
  ) {
    self.mark = mark
    self.area = area
    self.selection = selection
    self.tooltip = tooltip
    self.dimming = dimming
    self.hidden = hidden
  }

  /// Makes the state that a picture with a selection shows beside a picture without one.
  package init(mark: Mark, area: Figure, picture: Drawing, rest: Drawing.Sheet) {
    self.init(
      mark: mark, area: area, selection: picture.selection, tooltip: picture.tooltip, dimming: picture.dimming,
      hidden: picture.marks.revision == rest.revision ? [] : rest.marks(without: picture.marks))
  }
}

extension Drawing.Sheet {
  /// The marks that are seen here, and not in another sheet, in order.
  fileprivate func marks(without other: Drawing.Sheet) -> [Mark.ID] {
    var seen: Set<Mark.ID> = []
    for layer in other.layers where layer.opacity > 0 {
      if let mark = layer.mark { seen.insert(mark.id) }
    }
    return layers.compactMap { layer in
      guard layer.opacity > 0, let id = layer.mark?.id, !seen.contains(id) else { return nil }
      return id
    }
  }
}
