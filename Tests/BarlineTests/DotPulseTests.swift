import Barline
import Testing

/// The pulse of a tapped dot, as a function of time.
@Suite struct DotPulseTests {
  @Test func `it goes through 2, 1.5, 0.8, 1 and 2, evenly over 0.3 seconds, twice`() {
    let frames = [2, 1.5, 0.8, 1, 2, 1.5, 0.8, 1, 2]
    for (step, frame) in frames.enumerated() {
      #expect(abs(DotPulse.scale(at: 0.075 * Double(step), enlarged: 2) - frame) < 1e-9, "\(step)")
    }
    // Straight from one to the next.
    for (a, b, time) in [(2, 1.5, 0.0375), (1.5, 0.8, 0.1125), (0.8, 1, 0.1875), (1, 2, 0.2625), (2, 1.5, 0.3375)] {
      #expect(abs(DotPulse.scale(at: time, enlarged: 2) - (a + b) / 2) < 1e-9, "\(time)")
    }
  }

  @Test func `it stays exactly enlarged from the end on, and before it has begun`() {
    for time in [0.6, 0.60001, 1, 1e300, .infinity, 0, -1, -Double.infinity, .nan] {
      #expect(DotPulse.scale(at: time, enlarged: 2) == 2)
      #expect(DotPulse.scale(at: time, enlarged: 1.4) == 1.4)
    }
  }

  @Test func `another size is reached as far between the two as a double one`() {
    for step in 0...24 {
      let time = 0.025 * Double(step)
      let double = DotPulse.scale(at: time, enlarged: 2)
      for enlarged in [0.5, 1, 1.4, 3] {
        let expected = 1 + (double - 1) * (enlarged - 1)
        #expect(abs(DotPulse.scale(at: time, enlarged: enlarged) - expected) < 1e-9)
      }
      #expect(DotPulse.scale(at: time, enlarged: 10) >= 0 && DotPulse.scale(at: time, enlarged: 100) >= 0)
      #expect(DotPulse.scale(at: time, enlarged: .nan) == 1 && DotPulse.scale(at: time, enlarged: .infinity) == 1)
    }
  }
}
