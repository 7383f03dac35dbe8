import Testing

@testable import BarlineDrawing

@Suite struct ExtractTests {
  private let id = Bars.id("a")
  private let rect = Figure.rect(ChartRect(x: 1, y: 2, width: 3, height: 4))

  @Test func `a mark is drawn again in the layers around it, without its mark`() {
    let sheet = Drawing.Sheet { recorder in
      recorder.push(Layer(opacity: 0.5))
      recorder.fill(.circle(center: .zero, radius: 9), paint: .color(.other))
      recorder.pop()
      recorder.push(Layer(clip: rect, opacity: 0.9))
      recorder.push(Layer())
      recorder.push(Layer(mark: Mark(id: Bars.id("z"), label: "z")))
      recorder.pop()
      recorder.push(Layer(mark: Mark(id: id, label: "a", value: 1)))
      recorder.fill(rect, rule: .evenOdd, paint: .color(.accent))
      recorder.push(Layer(transform: .scale(x: 2, y: 2)))
      recorder.stroke(rect, stroke: .hairline, paint: .color(.text))
      recorder.pop()
      recorder.push(Layer(mark: Mark(id: Bars.id("inner"), label: "")))
      recorder.draw(TextRun("a", style: TextStyle(size: 10), baseline: .zero, width: 5))
      recorder.pop()
      recorder.pop()
      recorder.fill(rect, paint: .color(.grid))
    }
    func expected(_ repaint: Paint?) -> Drawing.Sheet {
      Drawing.Sheet { recorder in
        recorder.push(Layer(clip: rect, opacity: 0.9))
        recorder.fill(rect, rule: .evenOdd, paint: repaint ?? .color(.accent))
        recorder.push(Layer(transform: .scale(x: 2, y: 2)))
        recorder.stroke(rect, stroke: .hairline, paint: repaint ?? .color(.text))
        recorder.pop()
        recorder.draw(TextRun("a", style: TextStyle(size: 10), baseline: .zero, width: 5))
      }
    }
    #expect(sheet.extract(id) == expected(nil))
    #expect(sheet.extract(id, repaint: .color(.positive)) == expected(.color(.positive)))
  }

  @Test func `a mark that is not there gives nothing and draws nothing`() {
    let sheet = Bars(["a": 1]).marks()
    #expect(sheet.extract(Bars.id("b")) == nil)
    var recorder = Drawing.Recorder()
    let wasFound = recorder.append(from: sheet, mark: Bars.id("b"))
    let drawn = recorder.finish()
    #expect(!wasFound)
    #expect(drawn.isEmpty)
  }

  @Test func `a mark's own opacity and clip are kept`() {
    let layer = Layer(clip: rect, opacity: 0.25, mark: Mark(id: id, label: "a"))
    let sheet = Drawing.Sheet {
      $0.push(layer)
      $0.fill(rect, paint: .color(.accent))
    }
    #expect(sheet.extract(id)?.layers == [Layer(clip: rect, opacity: 0.25)])
  }

  @Test func `of two marks with one id the first is taken`() {
    let sheet = Bars(names: ["a", "a"], heights: [1, 2]).marks()
    #expect(sheet.extract(id)?.numbers == [0, 99, 10, 1])
  }
}
