import Testing

@testable import Barline

/// Scripts of inputs as values and as text.
@Suite struct InputScriptTests {
  @Test func `a script is written as words and reads back as the same`() throws {
    let script = InputScript().touching(.began, at: ChartPoint(x: 40, y: 80)).touching(.moved, at: ChartPoint(x: 60.5, y: -80))
      .touching(.ended).hovering(at: ChartPoint(x: 0.125, y: 9)).leaving()
      .wheeling(at: ChartPoint(x: 1, y: 2), deltaX: -3, deltaY: 30).pressing(
        .left, .right, .up, .down, .home, .end, .enter, .escape)
    let text =
      "began:40,80 moved:60.5,-80 ended:60.5,-80 hover:0.125,9 leave wheel:1,2,-3,30 key:left key:right key:up key:down key:home key:end key:enter key:escape"
    #expect(script.description == text)
    #expect(try InputScript(text) == script)
    #expect(
      try InputScript("began:40,80 \n moved:60.5,-80\tended")
        == InputScript().touching(.began, at: ChartPoint(x: 40, y: 80))
        .touching(.moved, at: ChartPoint(x: 60.5, y: -80)).touching(.ended))
    #expect(try InputScript(" ").inputs.isEmpty)
    #expect(try InputScript("tap:1,2") == InputScript().tapping(at: ChartPoint(x: 1, y: 2)))
  }

  @Test func `inputs are a sixtieth of a second apart, from the start`() throws {
    let script = try InputScript("hover:1,1 key:right wheel:1,1,1,1 began:1,1", startTime: 10)
    let times = (0...3).map { 10 + Double($0) * TouchScript.interval }
    #expect(script.inputs.map(\.time) == times)
    #expect(InputScript(TouchScript.tap(at: .zero)).inputs == InputScript().tapping(at: .zero).inputs)
  }

  @Test func `what is no word is refused, with what would be one`() {
    let faults = [
      ("tapped:1,2", "does not start with tap:, began:, moved:, ended:, cancelled:, hover:, leave, wheel: or key:"),
      ("began", "is not PHASE:X,Y, such as began:40,80"), ("ended", "is not PHASE:X,Y, such as began:40,80"),
      ("moved:1", "is not PHASE:X,Y, such as began:40,80"), ("began:1,2,3", "is not PHASE:X,Y, such as began:40,80"),
      ("began:1,nan", "is not PHASE:X,Y, such as began:40,80"), ("began:1,1e10", "is not PHASE:X,Y, such as began:40,80"),
      ("hover:", "is not hover:X,Y, such as hover:40,80"), ("hover:1,", "is not hover:X,Y, such as hover:40,80"),
      ("leave:1,2", "is not leave"), ("wheel:1,2", "is not wheel:X,Y,DX,DY, such as wheel:40,80,0,30"),
      ("key", "is not key: and one of left, right, up, down, home, end, enter, escape"),
      ("key:Left", "is not key: and one of left, right, up, down, home, end, enter, escape"), (":", "does not start with"),
    ]
    for (word, reason) in faults {
      do throws(InputScriptError) {
        _ = try InputScript(word)
        Issue.record("\(word) is taken for a word")
      } catch {
        #expect(error.word == word)
        #expect(error.reason.hasPrefix(reason))
        #expect("\(error)".hasPrefix("\"\(word)\" "))
      }
    }
  }

  @Test func `numbers are read as they are written`() {
    func read(_ text: String) -> Double? { Double(decimal: text.utf8) }
    for text in [
      "0", "-0", "1", "+1.5", ".5", "5.", "-12.375", "1e3", "1E-3", "2.5e+2", "123456789.012345", "1e22", "0.1", "3e-07",
    ] {
      #expect(read(text) == Double(text))
    }
    #expect(read("-0")?.sign == .minus)
    for text in ["", "-", ".", "e5", "1e", "1e+", "1 ", "0x10", "inf", "nan", "1,5", "1e99", "--1", "1.2.3"] {
      #expect(read(text) == nil)
    }
    // Digits beyond what a number holds change only the last place.
    for text in ["123.66666666666667", "0.30000000000000004", "12345678901234567890", "0.0000000000000001234567"] {
      guard let number = read(text), let right = Double(text) else {
        Issue.record("\(text) is not read")
        continue
      }
      #expect((number - right).magnitude <= right.ulp)
    }
  }

  @Test func `a script of marks finds each where the chart has it when its turn comes`() throws {
    let stage = Stage((0..<10).map { Double($0 + 1) })
    stage.chart.size = ChartSize(width: 300, height: 100)
    stage.chart.contentWidth = .step(100)
    let script = try MarkScript("hover:#1 wheel:#1,50,0 tap:#2 hover:#99 moved:#2.7 key:end leave wheel:150,50,-1e3,0 hover:#0")
    #expect(script.words.count == 9)
    var places: [String] = []
    script.play(on: stage.chart) { input in
      places.append(input.word)
      stage.chart.handle(input)
    }
    // After the wheel item 2 stands 50 farther left; there is no item 99, and no second series.
    #expect(
      places == [
        "hover:150,90", "wheel:150,90,50,0", "began:200,85", "ended:200,85", "key:end", "leave", "wheel:150,50,-1000,0",
        "hover:50,95",
      ])
    for word in [
      "tap:#", "tap:#a", "tap:#1.", "hover:#1.2.3", "began:#-1", "wheel:#1", "press:#1", "hover:#1,2", "key:#1", "ended",
    ] {
      #expect(throws: InputScriptError.self) { try MarkScript(word) }
    }
  }
}
