import Barline
import BarlineSVG
import Testing

/// Funnels on one page.
@Suite struct FunnelGradientTests {
  private func svg(_ colors: [ChartColor]) throws -> String {
    let style = StageStyle(fill: .gradient(MarkGradient(colors)))
    let model = FunnelModel(values: [3, 2, 1], styles: [style, style, style])
    let drawing = model.plan(in: ChartSize(width: 320, height: 200)).drawing(of: model)
    return String(decoding: try SVGRenderer(theme: .light).render(drawing), as: UTF8.self)
  }

  /// The ids that a document gives.
  private func ids(_ svg: String) -> Set<Substring> {
    Set(svg.split(separator: " id=\"").dropFirst().compactMap { $0.split(separator: "\"").first })
  }

  @Test(
    "112: two funnels of other colours share no gradient, and one funnel always has the same ids",
    .bug("https://github.com/jakezatecky/d3-funnel/issues/49")
  )
  func gradients() throws {
    let (red, blue) = (try svg([.negative, .ground]), try svg([.accent, .ground]))
    #expect(!ids(red).isEmpty && !ids(blue).isEmpty)
    #expect(ids(red).isDisjoint(with: ids(blue)))
    #expect(try svg([.negative, .ground]) == red)
  }
}
