/// The painter that finds the topmost mark under a point: for tests and for pages without a chart behind them. A chart itself answers
/// touches by arithmetic.
///
///     MarkFinder.mark(at: ChartPoint(x: 40, y: 90), in: drawing)?.label   // "2004"
///
/// A mark is hit where one of its figures is: a fill inside its outline by its fill rule, a stroke no farther from the line than half its
/// width (as with round joins and ends; dashes count as solid lines), or `slack` where that is more. Of several marks the one
/// drawn last is found, of marks within marks the innermost. Clips and transforms hold. What cannot be seen is not hit: layers of
/// opacity 0 and clear paints. Text is not hit, and figures without a mark hide nothing.
public struct MarkFinder: Painter {
  private struct State {
    /// The point in the layer's own coordinates.
    var point: ChartPoint
    var isSeen: Bool
    var mark: Mark?
  }

  /// The topmost mark so far; nil for none.
  public private(set) var mark: Mark?
  private let slack: Double
  private var states: [State]

  /// Makes a painter that looks under a point.
  ///
  /// - Parameters:
  ///   - point: A point of the picture.
  ///   - slack: How far from the middle of a thin line a hit may be, in the points of the line's layer; 0 by default.
  public init(at point: ChartPoint, slack: Double = 0) {
    self.slack = max(0, slack)
    states = [State(point: point, isSeen: point.x.isFinite && point.y.isFinite, mark: nil)]
  }

  /// The topmost mark of a drawing under a point; nil where there is none.
  ///
  /// - Complexity: O(n) in the number of items.
  public static func mark(at point: ChartPoint, in drawing: Drawing) -> Mark? {
    var finder = MarkFinder(at: point)
    drawing.replay(into: &finder)
    return finder.mark
  }

  private var state: State { states[states.count - 1] }

  /// Finds the mark around if the figure is hit.
  public mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    let state = state
    guard let candidate = state.mark, state.isSeen, !paint.isClear else { return }
    if figure.contains(state.point, rule: rule) { mark = candidate }
  }

  /// Finds the mark around if the line is hit.
  public mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    let state = state
    guard let candidate = state.mark, state.isSeen, !paint.isClear, stroke.width > 0 else { return }
    let reach = max(stroke.width / 2, slack)
    for contour in figure.outline.contours {
      for segment in contour.segments where segment.isWithin(reach, of: state.point) { mark = candidate }
    }
  }

  /// Does nothing: text is not hit.
  public mutating func draw(_ text: TextRun) {}

  /// Follows the layer's transform, clip, opacity and mark.
  public mutating func push(_ layer: Layer) {
    var next = state
    if let transform = layer.transform {
      if let inverse = transform.inverse {
        next.point = inverse.apply(to: next.point)
      } else {
        next.isSeen = false
      }
    }
    if layer.opacity <= 0 { next.isSeen = false }
    if next.isSeen, let clip = layer.clip { next.isSeen = clip.contains(next.point, rule: layer.clipRule) }
    if let mark = layer.mark { next.mark = mark }
    states.append(next)
  }

  /// Goes back to the layer around.
  public mutating func pop() {
    if states.count > 1 { states.removeLast() }
  }
}
