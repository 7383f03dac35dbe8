import BarlineDrawing
import Testing

@testable import BarlineTerminal

/// Layers that are fainter as a whole.
@Suite struct TerminalGroupTests {
  private let theme: Theme = {
    var theme = Theme.dark
    theme.ground = RGBA(red: 0, green: 0, blue: 0)
    return theme
  }()

  /// The cells of a drawing of 8 × 2.
  private func spots(_ colors: TerminalColors = .trueColor, _ record: (inout Drawing.Recorder) -> Void) -> [Spot] {
    let grid = TerminalGrid(columns: 8, rows: 2)
    var drawing = Drawing(size: grid.size)
    drawing.marks = Drawing.Sheet { record(&$0) }
    let renderer = TerminalRenderer(grid: grid, colors: colors, theme: theme)
    var painter = renderer.painter(for: drawing)
    drawing.replay(into: &painter, resolving: theme)
    return painter.canvas.spots
  }

  private func cells(_ from: Int, _ to: Int) -> Figure {
    .rect(ChartRect(x: Double(from) * 8, y: 0, width: Double(to - from) * 8, height: 16))
  }

  private func line(from start: ChartPoint, to end: ChartPoint) -> Figure {
    var path = BezierPath()
    path.move(to: start)
    path.line(to: end)
    return .path(path)
  }

  private func fill(_ figure: Figure, _ hex: UInt32, _ recorder: inout Drawing.Recorder) {
    recorder.fill(figure, paint: .color(ChartColor(hex: hex)))
  }

  @Test(arguments: [TerminalColors.indexed256, .trueColor])
  func `figures of a faint layer do not show through each other, and what is under it shows through all`(colors: TerminalColors) {
    let spots = spots(colors) { recorder in
      fill(cells(0, 8), 0x0000C8, &recorder)
      recorder.push(Layer(opacity: 0.5))
      fill(cells(1, 4), 0xC80000, &recorder)
      fill(cells(3, 6), 0x00C800, &recorder)
      recorder.pop()
    }
    let inks = spots.prefix(8).map(\.mostInk.rgb)
    #expect(inks == [0x0000C8, 0x640064, 0x640064, 0x006464, 0x006464, 0x006464, 0x0000C8, 0x0000C8])
  }

  @Test func `a faint layer in a faint layer is as faint as both together`() {
    let spots = spots { recorder in
      recorder.push(Layer(opacity: 0.5))
      fill(cells(0, 2), 0xC80000, &recorder)
      recorder.push(Layer(opacity: 0.5))
      fill(cells(1, 3), 0x00C800, &recorder)
      recorder.pop()
      recorder.pop()
    }
    #expect(spots.prefix(4).map(\.mostInk.rgb) == [0x640000, 0x323200, 0x003200, 0])
  }

  @Test func `a gap in the ground's colour stays a gap`() {
    let spots = spots { recorder in
      recorder.push(Layer(opacity: 0.35))
      fill(cells(0, 4), 0xC80000, &recorder)
      recorder.fill(cells(1, 2), paint: .color(.ground))
      recorder.pop()
    }
    #expect(spots.prefix(5).map(\.mostInk.rgb) == [0x460000, 0, 0x460000, 0x460000, 0])
  }

  @Test func `a layer that nothing is seen of leaves everything as it is`() {
    let plain = spots { fill(cells(0, 3), 0xC80000, &$0) }
    let faded = spots { recorder in
      fill(cells(0, 3), 0xC80000, &recorder)
      recorder.push(Layer(opacity: 0))
      fill(cells(1, 6), 0x00C800, &recorder)
      recorder.push(Layer(opacity: 0.5))
      fill(cells(1, 6), 0x00C800, &recorder)
      recorder.pop()
      recorder.pop()
    }
    #expect(faded == plain)
  }

  @Test func `edges, lines and words under a faint area stay, and go under one that is nearly full`() {
    func under(_ opacity: Double) -> Spot {
      spots { recorder in
        fill(.rect(ChartRect(x: 0, y: 0, width: 64, height: 8)), 0xC80000, &recorder)
        recorder.stroke(
          line(from: ChartPoint(x: 0, y: 12), to: ChartPoint(x: 64, y: 12)), stroke: Stroke(width: 2),
          paint: .color(ChartColor(hex: 0xC8C8C8)))
        recorder.push(Layer(opacity: opacity))
        fill(cells(0, 8), 0x00C800, &recorder)
        recorder.pop()
      }[2]
    }
    let (faint, strong) = (under(0.2), under(0.9))
    #expect(faint.mask.nonzeroBitCount == 32 && faint.dots != 0)
    #expect(Set([faint.back.rgb, faint.front.rgb]) == [0x002800, 0xA02800])
    #expect(strong.dots == 0)
  }

  @Test func `a line and a word in a faint layer are as faint as by themselves`() {
    func spots(inLayer: Bool) -> [Spot] {
      self.spots { recorder in
        let color = ChartColor.rgba(RGBA(red: 1, green: 1, blue: 1, alpha: inLayer ? 1 : 0.4))
        if inLayer { recorder.push(Layer(opacity: 0.4)) }
        recorder.stroke(
          line(from: ChartPoint(x: 0, y: 4), to: ChartPoint(x: 64, y: 12)), stroke: Stroke(width: 2),
          paint: .color(color))
        recorder.draw(TextRun("ok", style: TextStyle(size: 11, color: color), baseline: ChartPoint(x: 0, y: 28), width: 16))
        if inLayer { recorder.pop() }
      }
    }
    #expect(spots(inLayer: true) == spots(inLayer: false))
  }
}
