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
  private let way: Way

  /// What a way was made of, behind one reference: it is large, and every motion that is kept holds one.
  private final class Way: Sendable {
    let from: Drawing, to: Drawing
    /// Nil where the shapes differ: the target's from the start.
    let frame: SheetMix?, selection: SheetMix?, tooltip: SheetMix?
    let marks: SheetMix
    let dimming: (from: [Double], to: [Double])
    let foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?
    let folded: Drawing.Sheet?

    init(from: Drawing, to: Drawing, foldedFrom: Drawing.Sheet?, foldedTo: Drawing.Sheet?) {
      func still(_ a: Drawing.Sheet, _ b: Drawing.Sheet) -> SheetMix? {
        a.hasSameShape(as: b) ? SheetMix.of(from: a, to: b) : nil
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
  }

  /// Each mark of the drawing in flight, folded: a sheet of the same shape as `drawing(at:)`'s marks strictly between 0 and 1. Nil
  /// where no folded sheet was given.
  package var folded: Drawing.Sheet? { way.folded }

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
    way = Way(from: from, to: to, foldedFrom: foldedFrom, foldedTo: foldedTo)
  }

  /// The drawing at a progress: at 0 or less, or NaN, exactly `from`; at 1 or more exactly `to`.
  ///
  /// - Complexity: O(n) in the number of items: one loop over the numbers.
  public func drawing(at progress: Double) -> Drawing {
    guard progress > 0 else { return way.from }
    guard progress < 1 else { return way.to }
    var drawing = way.to
    if let mix = way.frame { drawing.frame = mix.sheet(at: progress) }
    if let mix = way.selection { drawing.selection = mix.sheet(at: progress) }
    if let mix = way.tooltip { drawing.tooltip = mix.sheet(at: progress) }
    drawing.marks = way.marks.sheet(at: progress)
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
    if way.from.marks.hasSameShape(as: way.to.marks) {
      drawing.marks = way.from.marks.staggered(to: way.to.marks, progress, left: left, width: width)
    }
    return drawing
  }

  /// The marks of `drawing(at:)`, folded: what a tween that takes over at that moment is given as its `foldedFrom`.
  package func folded(at progress: Double) -> Drawing.Sheet? {
    guard progress > 0 else { return way.foldedFrom }
    return progress < 1 ? way.folded : way.foldedTo
  }

  private func dimming(at progress: Double) -> [Double] {
    let count = max(way.dimming.from.count, way.dimming.to.count)
    func factor(_ list: [Double], _ place: Int) -> Double { place < list.count ? list[place] : 1 }
    return (0..<count).map { lerp(factor(way.dimming.from, $0), factor(way.dimming.to, $0), progress) }
  }
}
