import Testing

@testable import BarlineDrawing

/// A picture with one of everything that a drawing can hold.
private let everything: Drawing = {
  var drawing = Drawing(size: ChartSize(width: 240.5, height: 1.0 / 3), title: "Wheat, 小麦, 👩‍👩‍👧")
  drawing.frame = Drawing.Sheet { $0.fill(.rect(ChartRect(size: drawing.size)), paint: .color(.ground)) }
  drawing.marks = Drawing.Sheet { recorder in
    let stops = [ColorStop(offset: 0, color: .series(3)), ColorStop(offset: 0.7, color: .onMark(.mix(.accent, .clear, 0.1)))]
    let (a, b) = (ChartPoint(x: 1, y: 2), ChartPoint(x: -3.25, y: 1e308))
    var path = BezierPath()
    path.move(to: a)
    path.line(to: b)
    path.line(to: a)
    path.cubic(to: a, control1: b, control2: a)
    path.close()
    path.close()
    recorder.push(
      Layer(
        transform: .rotation(1), clip: .path(path), clipRule: .evenOdd, opacity: 0.25,
        mark: Mark(id: Mark.ID(role: .point, series: .name("a"), item: .name("b", occurrence: 2)), label: "b", value: -0.1)))
    recorder.fill(.roundedRect(ChartRect(x: 1, y: 2, width: 3, height: 4), CornerRadii(1)), rule: .evenOdd, paint: .color(.text))
    recorder.push(Layer(clip: .circle(center: a, radius: 7), mark: Mark(id: Mark.ID(role: .bar, item: .index(-7)), label: "")))
    recorder.fill(.path(path), paint: .linear(stops, from: a, to: b))
    let sector = Sector(center: a, innerRadius: 1, outerRadius: 2, startAngle: -1, endAngle: 0.1 + 0.2)
    recorder.stroke(
      .sector(sector), stroke: Stroke(width: 2.5, cap: .round, join: .bevel, miterLimit: 4, dash: [4, 2.5], dashPhase: 1),
      paint: .radial(stops, center: a, radius: 9))
    recorder.pop()
    recorder.draw(
      TextRun(
        "١٢", style: TextStyle(size: 13, weight: .semibold, color: ChartColor(hex: 0x123456, alpha: 0.3), tabularDigits: true),
        baseline: a, anchor: .end, rotation: -0.0, width: 14))
    recorder.stroke(.circle(center: b, radius: 0), stroke: .hairline, paint: .color(.negative))
    recorder.fill(.path(BezierPath()), paint: .color(.positive))
    recorder.pop()
  }
  drawing.dimming = [0.35, -0.0]
  return drawing
}()

@Suite struct DrawingBytesTests {
  @Test func `A drawing with one of everything is read as it was written`() throws {
    #expect(try Drawing(decoding: everything.encoded()) == everything)
    #expect(try Drawing(decoding: Drawing().encoded()) == Drawing())
    #expect(try Drawing(decoding: Bars(["a": 1, "b": 2]).drawing.encoded().map { $0 }[...]) == Bars(["a": 1, "b": 2]).drawing)
  }

  @Test func `Negative zero stays negative`() throws {
    let read = try Drawing(decoding: everything.encoded())
    #expect(read.dimming[1].sign == .minus)
  }

  @Test func `The sheets of a drawing that moves are read as they were written`() throws {
    let tween = Tween(from: Bars(["a": 10, "b": 20]).drawing, to: Bars(["b": 5, "c": 70]).drawing)
    for share in [0.0, 0.2, 0.5, 0.9, 1] {
      let moment = tween.drawing(at: share)
      #expect(try Drawing(decoding: moment.encoded()) == moment)
    }
  }

  @Test func `A revision is not written`() throws {
    var drawing = everything
    drawing.marks.revision = 7
    #expect(drawing.encoded() == everything.encoded())
    #expect(try Drawing(decoding: drawing.encoded()).marks.revision == 0)
  }

  /// The form itself, as Docs/DrawingFormat.md has it: if this fails, the form has changed, and needs another version.
  @Test func `The bytes of a small drawing are what the format says`() {
    var drawing = Drawing(size: ChartSize(width: 12.5, height: 0), title: "é")
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer(opacity: 0.5, mark: Mark(id: Mark.ID(role: .bar, item: .index(3)), label: "x", value: 1)))
      recorder.fill(.rect(ChartRect(x: 1, y: 2, width: 0.5, height: 4)), paint: .color(.accent))
      recorder.pop()
      recorder.stroke(.circle(center: ChartPoint(x: 1, y: 1.0 / 3), radius: 0), stroke: .hairline, paint: .color(.clear))
      var path = BezierPath()
      for x in 0..<3 { path.line(to: ChartPoint(x: Double(x), y: 0)) }
      path.close()
      recorder.fill(.path(path), rule: .evenOdd, paint: .color(.accent))
    }
    let empty: [UInt8] = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    let head: [UInt8] = [0x42, 0x4C, 0x44, 0x52, 1, 2, 0x40, 0x29, 0, 2, 0xC3, 0xA9, 2, 0, 0]
    let tables: [UInt8] = [
      2, 0, 2, 4, 2, 0x3F, 0xF0, 0, 0, 0, 0, 0, 0,  // two paints: the accent in full; no red, green, blue and alpha
      1, 2, 0x3F, 0xF0, 0, 0, 2, 0x40, 0x24, 2, 0, 0, 0,  // one stroke: 1 wide, butt, mitre, limit 10, no dashes, phase 0
      0, 0,  // no text styles, no texts
      1, 24, 2, 0x3F, 0xE0, 0, 0, 0, 0, 6, 1, 0x78, 1, 2, 0x3F, 0xF0,  // a layer: ½, a bar of index 0 and 3, "x", 1
    ]
    let third: [UInt8] = [0x3F, 0xD5, 0x55, 0x55, 0x55, 0x55, 0x55, 0x55]
    let numbers: [UInt8] =
      [1, 7, 1]  // packed, seven pairs, the last of them half
      + [0x12, 0x3F, 0xF0, 0x40] + [0x22, 0x3F, 0xE0, 0x40, 0x10]  // 1 2, ½ 4
      + [0x82, 0x3F, 0xF0] + third + [0x00]  // 1 ⅓, 0 0
      + [0x20, 0x3F, 0xF0] + [0x10, 0x40] + [0x00]  // 0 1, 0 2, 0
    let verbs: [UInt8] = [4, 8, 17, 11, 12]  // one move, two lines, a close, an end
    let items: [UInt8] = [5, 3, 0, 0, 4, 17, 1, 0, 96, 0]  // push, fill a rect, pop, stroke a circle, fill a path even-odd
    let exact = drawing.encoded()
    let expected = head + empty + tables + numbers + verbs + items + empty + empty
    #expect(exact == expected)
  }

  @Test func `The example of the format's page is what comes out`() {
    var drawing = Drawing(size: ChartSize(width: 12.5, height: 0), title: "é")
    drawing.marks = Drawing.Sheet { recorder in
      recorder.push(Layer(opacity: 0.5, mark: Mark(id: Mark.ID(role: .bar, item: .index(3)), label: "x", value: 1)))
      recorder.fill(.rect(ChartRect(x: 1, y: 2, width: 0.5, height: 4)), paint: .color(.accent))
    }
    let empty: [UInt8] = [0, 0, 0, 0, 0, 2, 0, 0, 0, 0]
    let head: [UInt8] = [0x42, 0x4C, 0x44, 0x52, 1, 2, 0x40, 0x29, 0, 2, 0xC3, 0xA9, 2, 0, 0]
    let tables: [UInt8] = [
      1, 0, 2, 4, 2, 0x3F, 0xF0, 0, 0, 0, 1, 0x18, 2, 0x3F, 0xE0, 0, 0, 0, 0, 6, 1, 0x78, 1, 2, 0x3F, 0xF0,
    ]
    let rest: [UInt8] = [2, 4, 1, 0x15, 0x15, 0x1E, 0x47, 0, 3, 3, 0, 0, 4]
    #expect(drawing.encoded() == head + empty + tables + rest + empty + empty)
  }

  @Test func `Every beginning of an encoded drawing is too short`() {
    let bytes = everything.encoded()
    for length in bytes.indices {
      let error = #expect(throws: ByteDecodingError.self) { try Drawing(decoding: bytes[..<length]) }
      guard case .truncated(let offset)? = error else {
        Issue.record("\(length) bytes: \(error?.message ?? "read")")
        continue
      }
      #expect(offset <= length)
    }
  }

  @Test func `Bytes after the end, another kind and another version are told`() {
    let bytes = everything.encoded()
    #expect(throws: ByteDecodingError.invalid("there are bytes after the end", offset: bytes.count)) {
      try Drawing(decoding: bytes + [0])
    }
    #expect(throws: ByteDecodingError.wrongKind) { try Drawing(decoding: "<svg xmlns".utf8) }
    var newer = bytes
    newer[4] = 9
    #expect(throws: ByteDecodingError.version(9)) { try Drawing(decoding: newer) }
    #expect(throws: ByteDecodingError.truncated(offset: 0)) { try Drawing(decoding: []) }
  }

  @Test func `A count that the bytes left cannot fill is not believed`() {
    // A title of 2⁶³ bytes, and dimming of 2³² numbers.
    let head: [UInt8] = [0x42, 0x4C, 0x44, 0x52, 1, 0, 0]
    for junk in [[0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1], [0, 1, 0x80, 0x80, 0x80, 0x80, 0x10, 0]] {
      #expect(throws: ByteDecodingError.self) { try Drawing(decoding: head + junk.map { UInt8($0) }) }
    }
  }

  @Test func `What is not finite beside the sheets is written as zero`() throws {
    var drawing = Drawing(size: ChartSize(width: .nan, height: .infinity))
    drawing.dimming = [.nan, 0.5]
    drawing.marks = Drawing.Sheet { recorder in
      var mark = Mark(id: Mark.ID(role: .bar, item: .index(0)), label: "")
      mark.value = .infinity
      recorder.push(Layer(mark: mark))
    }
    let read = try Drawing(decoding: drawing.encoded())
    #expect(read.size == .zero)
    #expect(read.dimming == [0, 0.5])
    #expect(read.marks.layers[0].mark?.value == nil)
  }

  @Test func `A clip that reaches to infinity is refused`() throws {
    var drawing = Drawing()
    drawing.marks = Drawing.Sheet { $0.push(Layer(clip: .circle(center: .zero, radius: 1.0 / 3))) }
    var bytes = drawing.encoded()
    // In a packed row its bytes stand with the highest first.
    let third = (1.0 / 3).bitPattern
    let packed = (0..<8).map { UInt8(truncatingIfNeeded: third >> UInt64(56 - 8 * $0)) }
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: packed) })
    bytes.replaceSubrange(place..<place + 8, with: [0x7F, 0xF0, 0, 0, 0, 0, 0, 0])
    #expect(throws: ByteDecodingError.self) { try Drawing(decoding: bytes) }
  }

  @Test func `Colours nested without end are refused`() {
    var color = ChartColor.accent
    for _ in 0..<70 { color = .onMark(color) }
    let drawing = Drawing.of(.rect(ChartRect(x: 0, y: 0, width: 1, height: 1)), paint: .color(color))
    #expect(throws: ByteDecodingError.self) { try Drawing(decoding: drawing.encoded()) }
  }

  @Test func `Layers nested without end are refused`() throws {
    func nested(_ depth: Int) -> Drawing {
      var drawing = Drawing()
      drawing.marks = Drawing.Sheet { for _ in 0..<depth { $0.push(Layer()) } }
      return drawing
    }
    #expect(try Drawing(decoding: nested(1024).encoded()) == nested(1024))
    #expect(throws: ByteDecodingError.self) { try Drawing(decoding: nested(1025).encoded()) }
  }
}

extension Drawing {
  /// A picture of one figure.
  fileprivate static func of(_ figure: Figure, paint: Paint) -> Drawing {
    var drawing = Drawing(size: ChartSize(width: 10, height: 10))
    drawing.marks = Sheet { $0.fill(figure, paint: paint) }
    return drawing
  }
}

@Suite struct ByteCoderTests {
  private func numbersRead(_ numbers: [Double]) -> (numbers: [Double], bytes: Int) {
    var writer = ByteCoder(writing: "TEST", version: 1)
    var copy = numbers
    writer.code(&copy)
    var reader = ByteCoder(reading: writer.bytes, kind: "TEST", version: 1)
    var read: [Double] = []
    reader.code(&read)
    reader.finish()
    #expect(reader.fault == nil)
    return (read, writer.bytes.count - 5)
  }

  private func areSame(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0.isNaN && $1.isNaN || $0.bitPattern == $1.bitPattern }
  }

  @Test(arguments: [
    [], [0], [-0.0], [1, 2, 3], [0.1, 0.25, -17.125], [.nan], [1, .nan, 3], [.infinity, -.infinity, .nan],
    [1e308, .leastNonzeroMagnitude],
    [9_007_199_254_740_991, -4_503_599_627_370_496], [0.1 + 0.2], [1.0 / 3, 2],
    [123_456.789_012, 0.000_001],
  ])
  func `A row of numbers is read bit by bit as it was written`(numbers: [Double]) {
    #expect(areSame(numbersRead(numbers).numbers, numbers))
  }

  @Test func `Rows of any bits are read as they were written`() {
    var random = SystemRandomNumberGenerator()
    for length in 0..<200 {
      let numbers = (0..<length).map { _ in
        let bits = UInt64.random(in: 0 ... .max, using: &random)
        return Double(
          bitPattern: (bits >> UInt64.random(in: 0...63, using: &random)) << UInt64.random(in: 0...63, using: &random))
      }
      #expect(areSame(numbersRead(numbers).numbers, numbers))
    }
  }

  @Test func `Data of two decimals take about two bytes a number, noise eight`() {
    let walk = (0..<1000).map { Double(5000 + ($0 * 37) % 101) / 100 }
    #expect(numbersRead(walk).bytes < 2100)
    let noise = (1...1000).map { 1 / Double($0 * 3) }
    #expect(numbersRead(noise).bytes < 8010)
  }

  @Test(arguments: [0, 1, -1, 127, 128, Int.max, Int.min])
  func `A whole number of either sign is read as it was written`(
    number: Int
  ) {
    var writer = ByteCoder(writing: "TEST", version: 1)
    var copy = number
    writer.code(&copy)
    var reader = ByteCoder(reading: writer.bytes, kind: "TEST", version: 1)
    var read = 0
    reader.code(&read)
    reader.finish()
    #expect(read == number)
    #expect(reader.fault == nil)
  }

  @Test func `Bytes that are no UTF-8 are no text`() {
    for junk: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80]] {
      var writer = ByteCoder(writing: "TEST", version: 1)
      var length = junk.count
      writer.count(&length)
      var reader = ByteCoder(reading: writer.bytes + junk, kind: "TEST", version: 1)
      var text = ""
      reader.code(&text)
      #expect(reader.fault == .invalid("a text is not UTF-8", offset: 6 + junk.count))
    }
  }

  private func written(_ texts: [String?]) -> [UInt8] {
    var writer = ByteCoder(writing: "TEST", version: 1)
    var copy = texts
    writer.code(&copy)
    return writer.bytes
  }

  private func textsRead(_ bytes: [UInt8]) -> (texts: [String?], fault: ByteDecodingError?) {
    var reader = ByteCoder(reading: bytes, kind: "TEST", version: 1)
    var read: [String?] = ["what was there"]
    reader.code(&read)
    reader.finish()
    return (read, reader.fault)
  }

  @Test func `Texts are read as they were written, whatever they begin with`() {
    let long = String(repeating: "long ", count: 40)
    for texts: [String?] in [
      [], [nil], [""], ["a", nil, "a", "ab", "", "ab"], ["é", "è", "e\u{301}", "🇩🇪", "🇩🇰"], [long + "1", long + "2", nil, long],
      ["2024-01-30", "2024-01-31", "2024-02-01"],
    ] {
      let (read, fault) = textsRead(written(texts))
      #expect(read == texts)
      #expect(fault == nil)
    }
  }

  @Test func `What a text begins with as the one before it is not written again`() {
    // A byte for ten of its letters, one for the length, and the last digit.
    #expect(written(["2024-01-30", "2024-01-31"]).count - written(["2024-01-30"]).count == 3)
  }

  @Test func `A text cannot begin with more than there was, nor with more than 63 bytes`() {
    let head = Array("TEST".utf8) + [1]
    #expect(textsRead(head + [1, 2, 0]).fault == .invalid("there is no such place or kind", offset: 7))
    let long = written([String(repeating: "a", count: 100)]).suffix(102)
    #expect(textsRead(head + [2] + long + [65, 0]).fault != nil)
    #expect(textsRead(head + [2] + long + [64, 0]).texts.last == String(repeating: "a", count: 63))
  }
}
