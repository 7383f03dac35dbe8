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
  }

  @Test func `inputs are a sixtieth of a second apart, from the start`() throws {
    let script = try InputScript("hover:1,1 key:right wheel:1,1,1,1 began:1,1", startTime: 10)
    let times = (0...3).map { 10 + Double($0) * TouchScript.interval }
    #expect(script.inputs.map(\.time) == times)
    #expect(InputScript(TouchScript.tap(at: .zero)).inputs == InputScript().tapping(at: .zero).inputs)
  }

  @Test func `what is no word is refused, with what would be one`() {
    let faults = [
      ("tapped:1,2", "does not start with began:, moved:, ended:, cancelled:, hover:, leave, wheel: or key:"),
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
}
