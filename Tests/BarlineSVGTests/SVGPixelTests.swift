import BarlineDrawing
import BarlineSVG
import BarlineTesting
import Testing

/// What rsvg-convert shows of a document, a pixel a point.
@Suite(.enabled(if: Judge.isThere, "xmllint or rsvg-convert is not installed"))
struct SVGPixelTests {
  private func raster(_ renderer: SVGRenderer = SVGRenderer(), _ draw: (inout Drawing.Recorder) -> Void) throws -> Raster {
    try Judge.draw(
      try renderer.render(
        picture { painter in
          painter.fill(rect(0, 0, 100, 50), paint: .color(.ground))
          draw(&painter)
        }))
  }

  private func pixel(_ hex: UInt32) -> Raster.Pixel {
    Raster.Pixel(red: UInt8(hex >> 16 & 255), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255), alpha: 255)
  }

  // Fault 75: bounding-box gradients vanish on level and upright lines.
  @Test func `A gradient on a level or an upright line is there, from one colour to the other`() throws {
    let stops = [ColorStop(offset: 0, color: ChartColor(hex: 0xFF0000)), ColorStop(offset: 1, color: ChartColor(hex: 0x0000FF))]
    let raster = try raster { painter in
      painter.stroke(
        .path(line((10, 20), (90, 20))), stroke: Stroke(width: 4),
        paint: .linear(stops, from: ChartPoint(x: 10, y: 0), to: ChartPoint(x: 90, y: 0)))
      painter.stroke(
        .path(line((95, 5), (95, 45))), stroke: Stroke(width: 4),
        paint: .linear(stops, from: ChartPoint(x: 0, y: 5), to: ChartPoint(x: 0, y: 45)))
    }
    #expect(raster.inked(rows: 20..<21) == 10...96)
    #expect(raster[11, 20].red > 240 && raster[11, 20].blue < 15)
    #expect(raster[88, 20].red < 15 && raster[88, 20].blue > 240)
    #expect(raster[95, 6].red > 240 && raster[95, 43].blue > 240)
  }

  @Test func `Figures in a half-transparent layer do not show through each other`() throws {
    func overlap(_ layer: Layer, _ color: ChartColor) throws -> (single: Raster.Pixel, double: Raster.Pixel) {
      let raster = try raster { painter in
        painter.push(layer)
        painter.fill(rect(10, 10, 40, 20), paint: .color(color))
        painter.fill(rect(30, 10, 40, 20), paint: .color(color))
        painter.pop()
      }
      return (raster[20, 20], raster[40, 20])
    }
    let group = try overlap(Layer(opacity: 0.5), ChartColor(hex: 0))
    #expect(group.single == group.double)
    let single = try overlap(Layer(), ChartColor(hex: 0, alpha: 0.5))
    #expect(single.single.red > single.double.red)
  }

  @Test func `A clip cuts, within a clip and in a moved layer; an empty one leaves nothing`() throws {
    let ink = pixel(0x000000)
    let raster = try raster { painter in
      painter.push(Layer(clip: rect(10, 10, 30, 30)))
      painter.push(Layer(transform: .translation(x: 10, y: 0), clip: rect(10, 10, 30, 30)))
      painter.fill(rect(-100, -100, 300, 300), paint: black)
      painter.pop()
      painter.pop()
      painter.push(Layer(clip: rect(60, 10, 0, 30)))
      painter.fill(rect(50, 0, 50, 50), paint: black)
      painter.pop()
    }
    #expect(raster.inked { $0 == ink } == 20...39)
    #expect(raster[25, 9] != ink && raster[25, 10] == ink && raster[25, 39] == ink && raster[25, 40] != ink)
  }

  @Test func `A ring has a hole, and nearly a whole disc is one`() throws {
    let ink = pixel(0x000000)
    let raster = try raster { painter in
      for (x, inner, turn) in [(25.0, 10.0, 2 * Double.pi), (75, 0, 2 * .pi - 1e-7)] {
        painter.fill(
          .sector(
            Sector(center: ChartPoint(x: x, y: 25), innerRadius: inner, outerRadius: 20, startAngle: 0, endAngle: turn)),
          paint: black)
      }
    }
    #expect(raster[25, 25] != ink && raster[10, 25] == ink && raster[39, 25] == ink && raster[25, 40] == ink)
    for (x, y) in [(75, 26), (60, 25), (90, 25), (74, 10), (76, 10), (75, 40)] { #expect(raster[x, y] == ink) }
  }

  @Test func `A viewer that knows no style shows the light theme, the dark renderer the dark one`() throws {
    let both = try raster(SVGRenderer(light: .light, dark: .dark)) { _ in }
    #expect(both[50, 25] == pixel(0xFFFFFF))
    #expect(try raster(SVGRenderer(theme: .dark)) { _ in }[50, 25] == pixel(0x121417))
  }

  @Test func `Light and dark documents of all pictures draw the same shapes in other colours`() throws {
    for picture in ConformancePictures.all where picture.name == "tokens" || picture.name == "contrast" {
      let light = try Judge.draw(try SVGRenderer(theme: .light).render(picture.drawing))
      let dark = try Judge.draw(try SVGRenderer(theme: .dark).render(picture.drawing))
      #expect(light[1, 1] == pixel(0xFFFFFF) && dark[1, 1] == pixel(0x121417))
      #expect(light[20, 20] != dark[20, 20])
    }
  }

  @Test func `A figure far outside neither fails nor hides what is inside`() throws {
    let raster = try raster { painter in
      painter.fill(rect(-1e308, -1e308, 1e300, 1e300), paint: .color(.negative))
      painter.fill(rect(40, 20, 20, 10), paint: black)
    }
    #expect(raster.inked() == 40...59)
  }
}
