import BarlineDrawing
import BarlineSVG
import Testing

/// The picture of a page with more marks than anybody reads one by one.
@Suite struct SVGManyMarksTests {
  private let both = SVGRenderer(light: .light, dark: .dark, idPrefix: "x")

  /// A row of so many marks, each a track and what fills it; every other one is full.
  private func drawing(_ count: Int) -> Drawing {
    picture { marks in
      for place in 0..<count {
        marks.push(Layer(mark: Mark(id: Mark.ID(role: .tier, item: .index(place)), label: "Tier \(place)", value: Double(place))))
        let track = rect(Double(place), 0, 1, 8)
        marks.fill(track, paint: .color(.text.opacity(0.12)))
        marks.fill(place % 2 == 0 ? track : rect(Double(place), 0, 0, 8), paint: .color(.series(0)))
        marks.pop()
      }
    }
  }

  private func element(_ count: Int) -> String { String(decoding: both.part(drawing(count)).element, as: UTF8.self) }

  @Test func `Up to 300 marks are told one by one`() {
    let text = element(300)
    #expect(text.components(of: "aria-label=\"Tier").count == 300)
    #expect(text.contains("fill-opacity"))
  }

  @Test func `Of a thousand only the picture is written: no names, and of each what is seen of it`() {
    let text = element(1000)
    #expect(text.components(of: "aria-label").isEmpty)
    #expect(text.components(of: "<g").isEmpty)
    // A full one covers its track, and what is empty is not seen.
    #expect(text.components(of: "<rect").count == 1000)
    #expect(text.contains(#"<rect x="2" y="0" width="1" height="8" class="x-k2"/>"#))
    #expect(text.contains(#"<rect x="3" y="0" width="1" height="8" class="x-k1"/>"#))
  }

  @Test func `Classes say the colours of either theme, and one that covers is found in both`() throws {
    let style = try #require(both.part(drawing(1000)).style)
    let text = String(decoding: style, as: UTF8.self)
    let (light, dark) = (Theme.light, Theme.dark)
    for theme in [light, dark] {
      let color = theme.resolve(.series(0))
      let digits = [color.red, color.green, color.blue].map { value in
        let whole = Int((value * 255).rounded())
        return (whole < 16 ? "0" : "") + String(whole, radix: 16)
      }
      #expect(text.contains(".x-k2{fill:#\(digits.joined())}"))
    }
    #expect(text.components(of: ".x-k1{").count == 2)
    #expect(text.components(of: "fill-opacity:0.12}").count == 2)
    // What holds in the dark comes behind what holds always.
    let place = try #require(text.components(of: "@media").first)
    #expect(text.components(of: ".x-k2{").map { $0 < place } == [true, false])
  }

  @Test func `A track is left under what is seen through`() {
    let drawing = picture { marks in
      for place in 0..<1600 {
        marks.fill(rect(Double(place), 0, 1, 8), paint: .color(.text))
        marks.fill(rect(Double(place), 0, 1, 8), paint: .color(.series(0).opacity(0.5)))
      }
    }
    #expect(String(decoding: both.part(drawing).element, as: UTF8.self).components(of: "<rect").count == 3200)
  }
}

extension String {
  /// Where a text stands in this one, each time.
  fileprivate func components(of text: String) -> [Int] {
    let (own, other) = (Array(utf8), Array(text.utf8))
    guard own.count >= other.count else { return [] }
    return (0...own.count - other.count).filter { own[$0..<$0 + other.count].elementsEqual(other) }
  }
}
