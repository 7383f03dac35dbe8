/// What one case took.
struct Measurement {
  /// The median of its samples, in microseconds.
  let median: Double
  /// Its least sample.
  let least: Double
  /// How many passes the median is: its ratio to the median of passes timed in between.
  let passes: Double
}

/// The unit: one pass over a million numbers for the least and the greatest, as plainly as it can be written.
struct Pass {
  private let numbers = Workload.wave(1_000_000)

  /// Runs the loop once and says how long it took, in microseconds.
  func time() -> Double {
    let start = now()
    keep(numbers.withUnsafeBufferPointer(extremes))
    return now() - start
  }
}

@inline(never) private func extremes(_ numbers: UnsafeBufferPointer<Double>) -> Double {
  var (least, greatest) = (Double.infinity, -Double.infinity)
  for place in 0..<numbers.count {
    let number = numbers[place]
    if number < least { least = number }
    if number > greatest { greatest = number }
  }
  return greatest - least
}

/// Makes sure that a result is worked out: nothing is known here of what becomes of it.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {}

/// Times cases against the unit, by turns, so that whatever else the machine does hits both alike.
struct Stopwatch {
  let pass: Pass
  /// How many samples a case has.
  let samples: Int
  /// Whether the samples shall be so few that a figure is a hint.
  let isQuick: Bool
  /// Every pass that was timed.
  private(set) var passes: [Double] = []

  init(isQuick: Bool) {
    (pass, samples, self.isQuick) = (Pass(), isQuick ? 15 : 101, isQuick)
    for _ in 0..<3 { keep(pass.time()) }
  }

  /// Times a body. Each sample runs it as often as about half a pass lasts, so that the clock's own time does not count.
  mutating func measure(_ body: () -> Void) -> Measurement {
    let warmUp = now()
    var runs = 0
    repeat {
      body()
      runs += 1
    } while now() - warmUp < (isQuick ? 2000 : 20_000)
    let once = (now() - warmUp) / Double(runs)
    let repeats = Swift.max(1, Int(Swift.min(250 / Swift.max(once, 0.001), 1e6)))
    var (times, units): ([Double], [Double]) = ([], [])
    for _ in 0..<samples {
      units.append(pass.time())
      // The unit has filled the caches with its own numbers: once without being timed.
      body()
      let start = now()
      for _ in 0..<repeats { body() }
      times.append((now() - start) / Double(repeats))
    }
    passes += units
    return Measurement(median: median(times), least: times.min() ?? 0, passes: median(times) / median(units))
  }

  /// Times single steps that a body runs by itself: it is given a function that times one.
  mutating func measureSteps(_ body: ((() -> Void) -> Void) -> Void) -> Measurement {
    var (times, units): ([Double], [Double]) = ([], [])
    let pass = pass
    while times.count < samples {
      body { step in
        units.append(pass.time())
        let start = now()
        step()
        times.append(now() - start)
      }
    }
    passes += units
    return Measurement(median: median(times), least: times.min() ?? 0, passes: median(times) / median(units))
  }
}

/// The middle one of some numbers; 0 where there are none.
func median(_ numbers: [Double]) -> Double {
  numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
}
