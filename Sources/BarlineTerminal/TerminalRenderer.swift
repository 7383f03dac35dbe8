import BarlineDrawing

/// Draws in the cells of a terminal: areas of block elements, lines of braille dots, hairlines of box-drawing signs, words as they are.
///
/// A chart that is measured as terminals write, in a size of whole cells, loses nothing but fineness:
///
///     let grid = TerminalGrid(columns: 80, rows: 24)
///     chart.environment.measurer = .terminal
///     chart.size = grid.size
///     print(try TerminalRenderer(grid: grid, colors: .trueColor).render(chart.drawing(at: 0)))
///
/// Any other drawing is drawn as well; texts that would lie over others are then left out.
public struct TerminalRenderer: Renderer {
  /// The cells to draw on; nil for as many as a drawing's size asks for.
  public var grid: TerminalGrid?
  /// How many colours there are.
  public var colors: TerminalColors
  /// What colour the tokens are.
  public var theme: Theme
  /// Which signs there are.
  public var glyphs: TerminalGlyphs
  /// Whether the theme's ground is painted; otherwise, by default, the terminal's own shows, and the theme's text is written in the
  /// terminal's own ink.
  public var paintsGround: Bool

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - grid: The cells to draw on, onto which drawings of other sizes are stretched; nil for a cell to 8 × 16 points.
  ///   - colors: How many colours the terminal shows; with `.none` the text holds no escape sequences.
  ///   - theme: What colour the tokens are; dark by default, as most terminals are. Opacity is reckoned on its ground.
  ///   - glyphs: Which signs the terminal's font has.
  ///   - paintsGround: Whether the theme's ground is painted, rather than left as the terminal is.
  public init(
    grid: TerminalGrid? = nil, colors: TerminalColors = .trueColor, theme: Theme = .dark, glyphs: TerminalGlyphs = .braille,
    paintsGround: Bool = false
  ) {
    (self.grid, self.colors, self.theme, self.glyphs) = (grid, colors, theme, glyphs)
    self.paintsGround = paintsGround
  }

  /// Makes a renderer for so many columns and rows.
  public init(
    columns: Int, rows: Int, colors: TerminalColors = .trueColor, theme: Theme = .dark, glyphs: TerminalGlyphs = .braille
  ) {
    self.init(grid: TerminalGrid(columns: columns, rows: rows), colors: colors, theme: theme, glyphs: glyphs)
  }

  /// Clips and dashes are drawn as they are meant, and with many colours opacity and gradients, a cell at a time. Text is all of one
  /// size, curves are as fine as dots, and turned text stands upright.
  public var support: DrawingFeatures {
    var features: DrawingFeatures = [.dashes, .clips]
    if !colors.isCoarse { features.formUnion([.gradients, .opacity]) }
    return features
  }

  /// The picture as lines of text. Throws nothing.
  ///
  /// - Complexity: O(n) in the number of items, and O(cells).
  public func render(_ drawing: Drawing) throws(RenderError) -> String { frame(of: drawing).text }

  /// The picture in cells, to be compared with another before it is written.
  public func frame(of drawing: Drawing) -> TerminalFrame {
    var painter = painter(for: drawing)
    drawing.replay(into: &painter, resolving: theme)
    return frame(of: painter.canvas, patterns: painter.patterns)
  }

  /// The cells that a drawing is drawn on.
  func cells(for drawing: Drawing) -> TerminalGrid { grid ?? TerminalGrid(around: drawing.size) }

  /// A painter on empty cells.
  func painter(for drawing: Drawing) -> TerminalPainter {
    let grid = cells(for: drawing)
    let inks = PaintInk(isCoarse: colors.isCoarse, ground: Ink(theme.ground), text: Ink(theme.text))
    var map = Affine.identity
    if let own = self.grid, !drawing.size.isEmpty, own != TerminalGrid(around: drawing.size) {
      map = .scale(x: own.size.width / drawing.size.width, y: own.size.height / drawing.size.height)
    }
    return TerminalPainter(
      Canvas(grid, ground: Ink(theme.ground)), inks: inks, patterns: Patterns(drawing, theme: theme, colors: colors), map: map)
  }

  /// The picture of a canvas.
  func frame(of canvas: Canvas, patterns: Patterns) -> TerminalFrame {
    var maker = FrameMaker(
      colors: colors, glyphs: glyphs, patterns: patterns, ground: paintsGround ? nil : Ink(theme.ground),
      text: paintsGround ? nil : Ink(theme.text), palette: Palette(colors, theme: theme))
    return maker.frame(of: canvas)
  }
}
