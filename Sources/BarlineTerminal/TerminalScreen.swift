import BarlineDrawing

/// Draws one chart again and again, and says only what has changed: for a chart that is touched, or moves.
///
///     let screen = TerminalScreen(TerminalRenderer(grid: grid))
///     terminal.write(screen.show(chart.drawing(at: now)))   // the whole picture
///     terminal.write(screen.show(chart.drawing(at: later)))  // the cells that differ
///
/// Drawings of one chart share sheets: while the frame and the marks are the same, by their revisions, a selection costs only itself.
public final class TerminalScreen {
  /// What draws; another one starts over.
  public var renderer: TerminalRenderer { didSet { startOver() } }
  /// What the terminal shows, as far as is known.
  public private(set) var frame: TerminalFrame?
  private var kept: (canvas: Canvas, frame: UInt64, marks: UInt64, dimming: [Double], size: ChartSize)?

  /// Makes a screen that shows nothing yet.
  public init(_ renderer: TerminalRenderer) { self.renderer = renderer }

  /// Forgets what the terminal shows: the next picture is written as a whole.
  public func startOver() { (frame, kept) = (nil, nil) }

  /// Draws, and returns what is to be written to the terminal: nothing where nothing has changed.
  ///
  /// - Parameters:
  ///   - column: The column of the picture's left edge on the terminal, from 0.
  ///   - row: The row of its top, from 0.
  public func show(_ drawing: Drawing, column: Int = 0, row: Int = 0) -> [UInt8] {
    let next = draw(drawing)
    defer { frame = next }
    return next.changes(from: frame, column: column, row: row)
  }

  private func draw(_ drawing: Drawing) -> TerminalFrame {
    var painter = renderer.painter(for: drawing)
    let isKept = kept.map {
      $0.frame == drawing.frame.revision && $0.marks == drawing.marks.revision && $0.dimming == drawing.dimming
        && $0.size == drawing.size && $0.canvas.grid == painter.canvas.grid
    }
    if isKept == true, let canvas = kept?.canvas {
      painter.canvas = canvas
    } else {
      drawing.frame.replay(into: &painter, resolving: renderer.theme)
      drawing.marks.replay(into: &painter, resolving: renderer.theme, dimming: drawing.dimming)
      // A sheet without a revision is never the same again.
      let isKeepable = drawing.frame.revision != 0 && drawing.marks.revision != 0
      kept =
        isKeepable
        ? (painter.canvas, drawing.frame.revision, drawing.marks.revision, drawing.dimming, drawing.size) : nil
    }
    drawing.selection.replay(into: &painter, resolving: renderer.theme)
    drawing.tooltip.replay(into: &painter, resolving: renderer.theme)
    return renderer.frame(of: painter.canvas, patterns: painter.patterns)
  }
}
