import Barline
import BarlineTerminal
import Testing

@testable import BarlineCommand

/// What is told of pictures that cannot be drawn as they are meant.
@Suite struct LossTests {
  /// A renderer that can draw so much.
  private struct Weak: Renderer {
    var support: DrawingFeatures
    func render(_ drawing: Drawing) throws(RenderError) -> [UInt8] { [] }
  }

  private static let stops = [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .ground)]

  private func drawing(_ paint: Paint = .color(.accent), stroke: Stroke? = nil, layer: Layer? = nil) -> Drawing {
    var drawing = Drawing(size: ChartSize(width: 100, height: 100))
    drawing.marks = Drawing.Sheet { recorder in
      if let layer { recorder.push(layer) }
      let figure = Figure.circle(center: ChartPoint(x: 50, y: 50), radius: 20)
      if let stroke { recorder.stroke(figure, stroke: stroke, paint: paint) } else { recorder.fill(figure, paint: paint) }
      if layer != nil { recorder.pop() }
    }
    return drawing
  }

  private func note(_ drawings: Drawing..., support: DrawingFeatures = []) -> String? {
    var losses = Losses()
    for drawing in drawings { losses.add(drawing, by: Weak(support: support)) }
    return losses.note(.txt)
  }

  @Test("What is lost of several pictures is one sentence, each loss in it once")
  func once() {
    let gradient = drawing(.linear(Self.stops, from: .zero, to: ChartPoint(x: 100, y: 0)))
    let dashed = drawing(stroke: Stroke(width: 2, dash: [4, 4]))
    let cut = drawing(layer: Layer(clip: .rect(ChartRect(x: 0, y: 0, width: 50, height: 50))))
    #expect(note(gradient, gradient) == "as txt, gradients are bands of one colour each")
    #expect(
      note(dashed, gradient, cut, dashed)
        == "as txt, gradients are bands of one colour each, dashed lines are whole, what is cut off elsewhere is seen")
    #expect(note(gradient, dashed, cut, support: [.gradients, .dashes, .clips]) == nil)
  }

  @Test("Round corners, faint and fading colours, sizes of letters and colours that change at once are no news")
  func silent() {
    let hard = [(0.0, ChartColor.negative), (0.5, .negative), (0.5, .positive), (1, .positive)].map {
      ColorStop(offset: $0.0, color: $0.1)
    }
    #expect(note(drawing(.linear(hard, from: .zero, to: ChartPoint(x: 100, y: 0)))) == nil)
    let fading = [ColorStop(offset: 0, color: .accent), ColorStop(offset: 1, color: .accent.opacity(0))]
    #expect(note(drawing(.linear(fading, from: .zero, to: ChartPoint(x: 100, y: 0)))) == nil)
    #expect(note(drawing(.color(.accent.opacity(0.3)), layer: Layer(opacity: 0.5))) == nil)
    var words = Drawing(size: ChartSize(width: 100, height: 100))
    words.frame = Drawing.Sheet { recorder in
      let style = TextStyle(size: 20)
      recorder.draw(TextRun("Turned", style: style, baseline: ChartPoint(x: 50, y: 50), rotation: 1, width: 60))
    }
    #expect(note(words) == nil)
  }

  @Test("No chart that the command makes by itself is less in a terminal, however few its colours are, than it was told to be")
  func charts() throws {
    let folder = try Folder()
    try folder.write("name,a,b\nx,2,-3\ny,-4,5\nz,6,1\n", to: "a.csv")
    try folder.write("name,price\nx,2\ny,4\nz,6\n", to: "b.csv")
    for kind in ["bar", "line", "area", "pie", "funnel"] {
      for color in ["never", "16", "true"] {
        let data = kind == "area" ? ["a.csv", "--y", "a"] : ["b.csv"]
        let run = try folder.run([kind] + data + ["--format", "txt", "--color", color])
        #expect(run.status == 0 && run.said.isEmpty, "\(kind) \(color): \(run.said)")
      }
    }
  }

  @Test("Texts that had to be cut are told once, those that end so in the data are not") func cutTexts() throws {
    let folder = try Folder()
    let names = ["A name that is much too long for one bar", "Another name that has no room under a bar", "Short…"]
    try folder.write("name,v\n" + names.map { $0 + ",3\n" }.joined(), to: "a.csv")
    let small = ["bar", "a.csv", "--size", "180x160", "--title", "So…"]
    let note = "barline: note: 2 texts are cut short for want of room; --size makes the chart larger."
    #expect(try folder.run(small).said == [note])
    #expect(try folder.run(small + ["--frames", "2", "-o", "b.svg"]).said.count { $0 == note } == 1)
    // A page is laid out again by whoever opens it.
    #expect(try folder.run(small + ["--format", "html"]).said.isEmpty)
    #expect(try folder.run("bar", "a.csv", "--size", "1200x400").said.isEmpty)
    let title = ["bar", "a.csv", "--size", "1200x400", "--title", String(repeating: "So long ", count: 60)]
    #expect(
      try folder.run(title).said == ["barline: note: 1 text is cut short for want of room; --size makes the chart larger."])
  }

  @Test("A gallery without colours says once that its gradients are bands, and is written all the same")
  func gallery() throws {
    let folder = try Folder()
    let run = try folder.run("gallery", "out", "--format", "txt")
    #expect(run.status == 0)
    #expect(run.said == ["barline: note: as txt, gradients are bands of one colour each"])
    #expect(try folder.run("gallery", "out", "--format", "drawing").said.isEmpty)
  }
}
