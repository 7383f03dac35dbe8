import Testing

@testable import BarlineDrawing

@Suite struct ReachTests {
  private let rect = ChartRect(x: 10, y: 20, width: 40, height: 30)
  private let paint = Paint.color(.accent)

  private func reach(_ draw: (inout Drawing.Recorder) -> Void) -> ChartRect? { Drawing.Sheet(draw).reach }

  @Test func `a sheet reaches as far as its fills, as its bounds do where they are straight`() {
    #expect(reach { $0.fill(.rect(rect), paint: paint) } == rect)
    #expect(reach { $0.fill(.roundedRect(rect, CornerRadii(9)), paint: paint) } == rect)
    let sheet = Drawing.Sheet {
      $0.fill(.rect(rect), paint: paint)
      $0.fill(.circle(center: ChartPoint(x: 5, y: 6), radius: 3), paint: paint)
    }
    #expect(sheet.reach == ChartRect(left: 2, top: 3, right: 50, bottom: 50))
    #expect(sheet.reach == sheet.bounds)
  }

  @Test func `curves count by their control points, slices by their whole circle`() {
    var path = BezierPath()
    path.move(to: ChartPoint(x: 0, y: 0))
    path.cubic(to: ChartPoint(x: 10, y: 0), control1: ChartPoint(x: 0, y: -8), control2: ChartPoint(x: 10, y: -8))
    path.close()
    #expect(reach { $0.fill(.path(path), paint: paint) } == ChartRect(left: 0, top: -8, right: 10, bottom: 0))
    let slice = Sector(center: ChartPoint(x: 5, y: 5), innerRadius: 1, outerRadius: 4, startAngle: 0, endAngle: 1)
    #expect(reach { $0.fill(.sector(slice), paint: paint) } == ChartRect(x: 1, y: 1, width: 8, height: 8))
  }

  @Test func `layers move what is in them, one within the other, and what comes after stands where it is`() {
    let found = reach {
      $0.push(Layer(transform: .translation(x: 100, y: 0)))
      $0.push(Layer(transform: .scale(x: 2, y: 2)))
      $0.fill(.rect(rect), paint: paint)
      $0.pop()
      $0.pop()
      $0.fill(.rect(ChartRect(x: 0, y: 0, width: 1, height: 1)), paint: paint)
    }
    // Twice as large, then 100 to the right: from 120, 40 to 200, 100.
    #expect(found == ChartRect(left: 0, top: 0, right: 200, bottom: 100))
  }

  @Test func `lines and texts reach nowhere, nor does what is not finite`() {
    #expect(Drawing.Sheet().reach == nil)
    let found = reach {
      $0.stroke(.rect(rect), stroke: Stroke(width: 2), paint: paint)
      $0.draw(TextRun("word", style: TextStyle(size: 11), baseline: .zero, width: 20))
      $0.fill(.circle(center: ChartPoint(x: .nan, y: 0), radius: 1), paint: paint)
    }
    #expect(found == nil)
  }

  @Test func `what is put in order keeps equal elements as they stood`() {
    let words = ["pear", "fig", "plum", "kiwi", "date", "apple"]
    #expect(words.ordered { $0.count < $1.count } == ["fig", "pear", "plum", "kiwi", "date", "apple"])
    #expect([Int]().ordered(by: <) == [])
  }
}
