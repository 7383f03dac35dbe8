/// The way from one drawing to another: a function from progress to a drawing, for any animation.
///
/// Marks are found again by their ids. What is in both moves; what enters grows out of its *folded* form, what leaves shrinks into
/// it: a chart's collapsed state, in which a bar has no height. One mechanism serves to expand, collapse, insert, remove and reload.
///
///     let tween = Tween(from: before, to: after)
///     tween.drawing(at: 0.5)     // half way
///     tween.drawing(at: 1)       // exactly `after`
///
/// - Frame, selection and tooltip are mixed where their shapes agree; otherwise they are the target's from the start.
/// - The size, the title and all words are the target's from the start.
/// - An interruption starts from what is on the screen: `Tween(from: tween.drawing(at: now), to: next)`.
public struct Tween: Sendable {
  private let from: Drawing, to: Drawing
  /// Nil where the shapes differ: the target's from the start.
  private let frame: SheetMix?, selection: SheetMix?, tooltip: SheetMix?
  private let marks: SheetMix
  private let dimming: (from: [Double], to: [Double])
  private let foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?
  /// Each mark of the drawing in flight, folded: a sheet of the same shape as `drawing(at:)`'s marks strictly between 0 and 1. Nil
  /// where no folded sheet was given.
  package let folded: Drawing.Sheet?

  /// Makes the way between two drawings.
  ///
  /// - Parameters:
  ///   - from: The drawing at progress 0.
  ///   - to: The drawing at progress 1.
  ///   - foldedFrom: The marks of `from` folded, of the same shape as `from.marks`: where leaving marks end. Nil, or of another shape:
  ///     they fade.
  ///   - foldedTo: The marks of `to` folded, of the same shape as `to.marks`: where entering marks start. Nil, or of another shape:
  ///     they fade.
  /// - Complexity: O(n) in the number of items.
  public init(from: Drawing, to: Drawing, foldedFrom: Drawing.Sheet? = nil, foldedTo: Drawing.Sheet? = nil) {
    func still(_ a: Drawing.Sheet, _ b: Drawing.Sheet) -> SheetMix? {
      a.hasSameShape(as: b) ? SheetMix(from: a, to: b) : nil
    }
    (self.from, self.to) = (from, to)
    (self.foldedFrom, self.foldedTo) = (foldedFrom, foldedTo)
    (frame, selection, tooltip) = (
      still(from.frame, to.frame), still(from.selection, to.selection), still(from.tooltip, to.tooltip)
    )
    if let marks = still(from.marks, to.marks) {
      self.marks = marks
      folded = [foldedTo, foldedFrom].compactMap { $0 }.first { $0.hasSameShape(as: to.marks) }
      dimming = (from.dimming, to.dimming)
    } else {
      var merge = SheetMerge(
        from: from.marks, to: to.marks, foldedFrom: foldedFrom, foldedTo: foldedTo, dimming: (from.dimming, to.dimming))
      (marks, folded, dimming) = merge.merge()
    }
  }

  /// The drawing at a progress: at 0 or less, or NaN, exactly `from`; at 1 or more exactly `to`.
  ///
  /// - Complexity: O(n) in the number of items: one loop over the numbers.
  public func drawing(at progress: Double) -> Drawing {
    guard progress > 0 else { return from }
    guard progress < 1 else { return to }
    var drawing = to
    if let frame { drawing.frame = frame.sheet(at: progress) }
    if let selection { drawing.selection = selection.sheet(at: progress) }
    if let tooltip { drawing.tooltip = tooltip.sheet(at: progress) }
    drawing.marks = marks.sheet(at: progress)
    drawing.dimming = dimming(at: progress)
    return drawing
  }

  /// The drawing at a progress, its marks one after another from left to right where both ends have the same.
  ///
  /// - Parameters:
  ///   - left: Where the first marks stand.
  ///   - width: How far from there the last ones do.
  package func drawing(at progress: Double, left: Double, width: Double) -> Drawing {
    guard progress > 0, progress < 1 else { return drawing(at: progress) }
    var drawing = drawing(at: progress)
    if from.marks.hasSameShape(as: to.marks) {
      drawing.marks = from.marks.staggered(to: to.marks, progress, left: left, width: width)
    }
    return drawing
  }

  /// The marks of `drawing(at:)`, folded: what a tween that takes over at that moment is given as its `foldedFrom`.
  package func folded(at progress: Double) -> Drawing.Sheet? {
    guard progress > 0 else { return foldedFrom }
    return progress < 1 ? folded : foldedTo
  }

  private func dimming(at progress: Double) -> [Double] {
    let count = max(dimming.from.count, dimming.to.count)
    func factor(_ list: [Double], _ place: Int) -> Double { place < list.count ? list[place] : 1 }
    return (0..<count).map { lerp(factor(dimming.from, $0), factor(dimming.to, $0), progress) }
  }
}
