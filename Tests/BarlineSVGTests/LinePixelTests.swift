import Barline
import BarlineSVG
import Testing

@testable import BarlineDrawing

/// Lines as another program draws them: reduced to columns they look as if every point had been drawn.
@Suite(.enabled(if: Judge.isThere)) struct LinePixelTests {
  private static let size = ChartSize(width: 302, height: 150)

  private func raster(_ model: LineModel, columnsPerPoint: Double? = nil) throws -> Raster {
    var environment = ChartEnvironment.standard
    // So many columns that every point has its own: the full drawing.
    if let columnsPerPoint { environment.deviceScale = columnsPerPoint }
    var drawing = model.plan(in: Self.size, environment: environment).drawing(of: model)
    drawing.frame = Drawing.Sheet { $0.fill(.rect(ChartRect(size: Self.size)), paint: .color(.ground)) }
    return try Judge.draw(try SVGRenderer(theme: .light).render(drawing))
  }

  /// The rows of each column that are inked for the most part.
  private func ink(_ raster: Raster, _ x: Int) -> ClosedRange<Int>? {
    let ground = raster[0, 0]
    func strength(_ y: Int) -> Int {
      let pixel = raster[x, y]
      return abs(Int(pixel.red) - Int(ground.red)) + abs(Int(pixel.green) - Int(ground.green))
        + abs(Int(pixel.blue) - Int(ground.blue))
    }
    let rows = (0..<raster.height).filter { strength($0) > 90 }
    guard let first = rows.first, let last = rows.last else { return nil }
    return first...last
  }

  @Test func `the reduced picture has its ink where the full one has, within a column`() throws {
    var state: UInt64 = 12345
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53)
    }
    for kind in 0..<4 {
      var level = 0.0
      let values: [Double?] = (0..<4500).map { place in
        level += next() - 0.5
        switch kind {
        case 0: return level
        case 1: return place % 600 < 60 ? nil : level
        case 2: return next()
        default: return place == 1500 ? 100 : place == 3000 ? -100 : level
        }
      }
      let model = LineModel(values: values, options: .bare)
      let (reduced, full) = (try raster(model), try raster(model, columnsPerPoint: 8))
      for x in 2..<300 {
        // What one has in a column, the other has there or in one beside it, to a pixel or two.
        for (a, b) in [(reduced, full), (full, reduced)] {
          guard let own = ink(a, x) else { continue }
          let near = (x - 1...x + 1).compactMap { ink(b, $0) }
          let (top, bottom) = (near.map(\.lowerBound).min(), near.map(\.upperBound).max())
          #expect(top.map { $0 <= own.lowerBound + 3 } == true, "\(kind), column \(x): \(own), \(near)")
          #expect(bottom.map { $0 >= own.upperBound - 3 } == true, "\(kind), column \(x): \(own), \(near)")
        }
      }
    }
  }

  @Test func `a gradient on a level line, and an area under zeros, are to be seen`() throws {
    let fill = MarkFill.gradient(MarkGradient([.negative, .positive], axis: .horizontal))
    for axis in [MarkGradient.Axis.horizontal, .vertical] {
      let fill = axis == .horizontal ? fill : .gradient(MarkGradient([.negative, .positive], axis: axis))
      for values in [[5, 5, 5], [0, 0, 0]] as [[Double?]] {
        let model = LineModel(
          values: values, style: LineStyle(paint: fill, width: 4, area: AreaStyle(fill: fill)), options: .bare)
        let raster = try raster(model)
        #expect(raster.inked() == 0...301)
      }
    }
  }

  @Test func `the gradient of an area runs along either axis of the plot, however flat the line is, under line and discs`() throws
  {
    let (red, blue, green) = (ChartColor(hex: 0xFF0000), ChartColor(hex: 0x0000FF), ChartColor(hex: 0x00FF00))
    for axis in [MarkGradient.Axis.horizontal, .vertical] {
      for extent in [MarkGradient.Extent.mark, .plot, .content] {
        for values in [[5, 5, 5], [5, 2, 5]] as [[Double?]] {
          let area = AreaStyle(fill: .gradient(MarkGradient([red, blue], axis: axis, extent: extent)))
          var options = LineOptions.bare
          (options.minimumValue, options.maximumValue) = (0, 10)
          let style = LineStyle(paint: .color(green), width: 4, area: area, dots: DotStyle(radius: 10, fill: .color(green)))
          let picture = try raster(LineModel(values: values, style: style, options: options))
          // The plot is the whole picture, 302 wide and 150 high, but for the discs' radius.
          for (x, y) in [(40, 125), (120, 130), (200, 130), (262, 125)] {
            let share = axis == .horizontal ? (Double(x) + 0.5) / 302 : 1 - (Double(y) + 0.5) / 150
            let pixel = picture[x, y]
            #expect(abs(Double(pixel.red) - 255 * (1 - share)) < 4 && abs(Double(pixel.blue) - 255 * share) < 4, "\(x), \(y)")
            #expect(pixel.green < 4)
          }
          // Above the line there is nothing of it, and on the line and its discs neither.
          #expect(picture[60, 20] == picture[0, 0])
          let disc = picture[10, 82]
          #expect(disc.green > 250 && disc.red < 5 && disc.blue < 5)
        }
      }
    }
  }

  @Test func `half of a dense dashed line is inked, and half is not`() throws {
    // https://github.com/danielgindi/Charts/issues/4117
    let model = LineModel(values: [Double?](repeating: 5, count: 400), style: LineStyle(width: 4, dash: [5, 5]), options: .bare)
    let raster = try raster(model)
    let inked = (0..<302).count { ink(raster, $0) != nil }
    #expect((130...172).contains(inked), "\(inked)")
  }

  @Test func `a line on the greatest value, its dots and a spike have all of their ink`() throws {
    // https://github.com/chartjs/Chart.js/issues/4202
    var options = LineOptions.bare
    (options.minimumValue, options.maximumValue) = (0, 10)
    options.frame.insets = ChartInsets(all: 10)
    let flat = LineModel(lines: [LineModel.Line(values: [10, 10, 50], style: LineStyle(width: 6))], options: options)
    let picture = try raster(flat)
    #expect(ink(picture, 60).map { $0.count >= 6 } == true)
    let dots = LineModel(
      lines: [LineModel.Line(values: [10, 0, 10], style: LineStyle(dots: DotStyle(radius: 8)))], options: options)
    let found = ink(try raster(dots), 10)
    #expect(found.map { $0.lowerBound <= 3 && $0.upperBound >= 17 } == true, "\(String(describing: found))")
  }
}
