import Barline

extension ConformancePictures {
  static let anchors = picture(
    "anchors", "Texts that start, are centred and end on the line; regular and semibold; figures of one width one under another"
  ) { painter in
    painter.stroke(line([(90.5, 4), (90.5, 116)]), stroke: .hairline, paint: .color(.negative))
    let places: [TextAnchor] = [.start, .middle, .end]
    for (place, anchor) in places.enumerated() {
      let y = 20 + Double(place) * 18
      painter.draw(text("Anchored", 90.5, y, anchor: anchor))
      painter.draw(text("Anchored", 90.5, y + 54, anchor: anchor, weight: .semibold))
    }
    for (place, number) in ["1,111.1", "8,888.8", "−4,040.0"].enumerated() {
      painter.draw(text(number, 232, 30 + Double(place) * 18, anchor: .end, tabularDigits: true))
    }
    painter.draw(text("Small", 180, 90, size: 8))
    painter.draw(text("Large", 180, 112, size: 20))
  }

  static let rotations = picture(
    "rotations", "Texts turned about their dots: 45° up, straight up, straight down, upside down, held at start, middle and end"
  ) { painter in
    let turns: [(Double, Double, Double, TextAnchor)] = [
      (20, 70, -.pi / 4, .start), (90, 20, -.pi / 4, .end), (110, 60, -.pi / 2, .middle), (140, 60, .pi / 2, .middle),
      (220, 40, .pi, .start), (180, 90, 0.2, .middle),
    ]
    for (x, y, angle, anchor) in turns {
      painter.draw(text("Turned", x, y, anchor: anchor, rotation: angle))
      painter.fill(.circle(center: point(x, y), radius: 2), paint: .color(.negative))
    }
  }

  static let scripts = picture(
    "scripts",
    "Greek, Cyrillic, Chinese, Arabic, Hebrew with its mark at the left end, an accent of two characters, emoji, a mixed line"
  ) { painter in
    painter.stroke(line([(10.5, 4), (10.5, 116)]), stroke: .hairline, paint: .color(.grid))
    painter.stroke(line([(229.5, 4), (229.5, 116)]), stroke: .hairline, paint: .color(.grid))
    let left = ["Ωμέγα", "Москва", "图表 グラフ", "رسم بياني", "שלום!", "e\u{301}te\u{301}"]
    for (place, string) in left.enumerated() { painter.draw(text(string, 10.5, 18 + Double(place) * 18)) }
    let right = ["👩🏽‍🚀 🇨🇭", "12 % von 3", "مبيعات 2004", "Tel Aviv תל אביב", "‏(א)", "﷼"]
    for (place, string) in right.enumerated() { painter.draw(text(string, 229.5, 18 + Double(place) * 18, anchor: .end)) }
  }

  static let blanks = picture(
    "blanks", "Blanks at the start, at the end and in a row are kept; tabs and line ends are one blank each"
  ) { painter in
    painter.stroke(line([(10.5, 4), (10.5, 116)]), stroke: .hairline, paint: .color(.grid))
    for (place, string) in ["none", "   three before", "a    b", "tab\ttab", "line\nline\r\nline", " "].enumerated() {
      painter.draw(text(string, 10.5, 18 + Double(place) * 18))
    }
    painter.stroke(line([(229.5, 4), (229.5, 116)]), stroke: .hairline, paint: .color(.grid))
    painter.draw(text("three after   ", 229.5, 36, anchor: .end))
  }

  static let marks = picture(
    "marks", "Two bars; a line with two points of its own; what sums up the rest. Each is told: label, then value", title: "Marks"
  ) { painter in
    func mark(_ role: Mark.Role, _ item: Int, _ label: String, _ value: Double? = nil) -> Layer {
      Layer(mark: Mark(id: Mark.ID(role: role, item: .index(item)), label: label, value: value))
    }
    for (place, value) in [36205, -0.5].enumerated() {
      painter.push(mark(.bar, place, "Bar \(place)", value))
      painter.fill(rect(10 + Double(place) * 30, 20, 20, 80), paint: .color(.accent))
      painter.pop()
    }
    // A bar with its label is two figures: a group.
    painter.push(mark(.bar, 2, "Bar 2, \"quoted\" & <marked>", 1e21))
    painter.fill(rect(70, 40, 20, 60), paint: .color(.accent))
    painter.draw(text("1e21", 80, 36, anchor: .middle, size: 11))
    painter.pop()
    painter.push(mark(.line, 0, "Line"))
    painter.stroke(line([(110, 90), (150, 30)]), stroke: Stroke(width: 2), paint: .color(.series(1)))
    for (place, (x, y)) in [(110.0, 90.0), (150, 30)].enumerated() {
      painter.push(mark(.point, place, "Point \(place)", x))
      painter.fill(.circle(center: point(x, y), radius: 4), paint: .color(.series(1)))
      painter.pop()
    }
    painter.pop()
    painter.push(mark(.bar, 3, "Missing"))
    painter.pop()
    painter.push(mark(.summary, 0, "4,000 bars from 2 to 17"))
    painter.fill(rect(170, 60, 60, 40), paint: .color(.other))
    painter.pop()
  }

  static let nothing = picture("nothing", "A disc. Layers without figures, and layers that change nothing, are not to be seen") {
    painter in
    painter.push(Layer())
    painter.pop()
    painter.push(Layer(opacity: 0.5))
    painter.push(Layer(transform: .identity))
    painter.pop()
    painter.pop()
    painter.push(Layer(transform: .identity, opacity: 1))
    painter.push(Layer(clip: rect(0, 0, 240, 120)))
    painter.push(Layer())
    painter.fill(.circle(center: point(120, 60), radius: 30), paint: .color(.accent))
    painter.pop()
    painter.pop()
    painter.pop()
    painter.fill(.path(BezierPath()), paint: .color(.negative))
    painter.fill(rect(20, 20, 0, 60), paint: .color(.negative))
    painter.fill(.circle(center: point(200, 60), radius: 0), paint: .color(.negative))
    painter.draw(text("", 10, 10))
  }

  static let hostile = picture(
    "hostile", "Every line is words as they were given: nothing is lost, run or shown as markup", title: "</title><b>\"'&"
  ) { painter in
    let words = [
      "</text></svg>", "]]> <![CDATA[", "&#x2605; &amp; &lt;", "x<y; p>q", "<b>bold</b> \"'",
      "\0\u{1}\u{1B}\u{7F}\u{85}\u{FFFE}\u{2028}.",
    ]
    for (place, string) in words.enumerated() { painter.draw(text(string, 10, 18 + Double(place) * 18)) }
    let id = Mark.ID(role: .custom, item: .name("\" onload=\"alert(1)"))
    painter.push(Layer(mark: Mark(id: id, label: "\" onload=\"alert(1)\" x='\n<script>", value: 1)))
    painter.fill(rect(180, 20, 40, 80), paint: .color(.accent))
    painter.pop()
  }
}
