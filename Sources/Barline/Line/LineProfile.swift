/// How high a line is drawn at even places across the plot: the form in which lines of different lengths, with gaps in different places,
/// turn into each other.
struct LineProfile: Equatable, Sendable {
  /// The upper end at each place; NaN where the line is not drawn.
  var tops: [Double]
  /// The lower end at each place.
  var bottoms: [Double]

  /// How many places there are for a plot of some width: one a point, within reason.
  static func places(for width: Double) -> Int { min(1024, max(2, Int(saturating: width))) }

  /// A line that is flat at a height wherever another one is drawn.
  func flat(at y: Double) -> LineProfile {
    let flat = tops.map { $0.isNaN ? .nan : y }
    return LineProfile(tops: flat, bottoms: flat)
  }

  /// The profile as far as a share of its width.
  func cut(at share: Double) -> LineProfile {
    var part = self
    for place in tops.indices where Double(place) > share * Double(tops.count - 1) {
      part.tops[place] = .nan
      part.bottoms[place] = .nan
    }
    return part
  }

  /// The profile a share of the way to another. Where only the other is drawn, it starts from the nearest place at which this one is; where
  /// only this one is drawn, nothing is: a gap opens at once.
  func mixed(with other: LineProfile, _ share: Double) -> LineProfile {
    guard share < 1 else { return other }
    var result = other
    let here = nearest(count: other.tops.count)
    for place in other.tops.indices where !other.tops[place].isNaN {
      guard let from = here[place] else { continue }
      result.tops[place] = tops[from] + (other.tops[place] - tops[from]) * share
      result.bottoms[place] = bottoms[from] + (other.bottoms[place] - bottoms[from]) * share
    }
    return result
  }

  /// For each place of a profile of some length, the nearest place of this one at which the line is drawn.
  private func nearest(count: Int) -> [Int?] {
    var left: [Int?] = []
    var last: Int?
    for place in tops.indices {
      if !tops[place].isNaN { last = place }
      left.append(last)
    }
    last = nil
    var nearest = left
    for place in tops.indices.reversed() {
      if !tops[place].isNaN { last = place }
      if let right = last, left[place].map({ right - place < place - $0 }) ?? true { nearest[place] = right }
    }
    guard count != tops.count, !tops.isEmpty else { return nearest }
    return (0..<count).map { nearest[min(tops.count - 1, $0 * tops.count / count)] }
  }
}

extension LinePlan {
  /// The profile of a line as it is drawn.
  func profile(ofLine place: Int) -> LineProfile {
    let count = LineProfile.places(for: plot.width)
    var profile = LineProfile(tops: [Double](repeating: .nan, count: count), bottoms: [Double](repeating: .nan, count: count))
    for step in 0..<count {
      guard let height = traces[place].height(at: across(step, of: count)) else { continue }
      profile.tops[step] = height.top
      profile.bottoms[step] = height.bottom
    }
    fill(&profile, with: traces[place])
    return profile
  }

  /// Adds the runs that lie between two places, lone points above all, at the nearest one.
  private func fill(_ profile: inout LineProfile, with trace: LineTrace) {
    let count = profile.tops.count
    let (left, width) = (plot.minX + padding, plot.width - 2 * padding)
    guard trace.isRising, width > 0 else { return }
    for run in trace.runs where run.end - run.start < width / Double(count - 1) {
      let middle = run.start + (run.end - run.start) / 2
      let step = min(count - 1, max(0, Int(saturating: ((middle - left) / width * Double(count - 1)).rounded())))
      guard profile.tops[step].isNaN, let height = trace.height(at: middle) else { continue }
      profile.tops[step] = height.top
      profile.bottoms[step] = height.bottom
    }
  }

  /// Where a place of a profile is across.
  private func across(_ step: Int, of count: Int) -> Double {
    let (left, right) = (plot.minX + padding, plot.maxX - padding)
    return step == count - 1 ? right : left + (right - left) * Double(step) / Double(count - 1)
  }

  /// A trace that runs where a profile does.
  func trace(of profile: LineProfile, thin: Double) -> LineTrace {
    var trace = LineTrace()
    let count = profile.tops.count
    var first = 0
    while first < count {
      guard !profile.tops[first].isNaN else {
        first += 1
        continue
      }
      var end = first + 1
      while end < count, !profile.tops[end].isNaN { end += 1 }
      trace.runs.append(run(of: profile, first..<end, thin: thin))
      first = end
    }
    return trace
  }

  private func run(of profile: LineProfile, _ places: Range<Int>, thin: Double) -> LineTrace.Run {
    var run = LineTrace.Run()
    let count = profile.tops.count
    run.start = across(places.lowerBound, of: count)
    run.end = across(places.upperBound - 1, of: count)
    let isThin = places.allSatisfy { profile.bottoms[$0] - profile.tops[$0] <= thin }
    if places.count == 1 { run.lone = ChartPoint(x: run.start, y: profile.tops[places.lowerBound]) }
    guard !isThin, places.count > 1 else {
      let ys = places.map { (profile.tops[$0] + profile.bottoms[$0]) / 2 }
      run.pieces = [.curve(CurveRun(xs: places.map { across($0, of: count) }, ys: ys, curve: .linear))]
      return run
    }
    let width = (run.end - run.start) / Double(places.count - 1)
    var dense = DenseRun(start: run.start - width / 2, width: width)
    for place in places {
      let middle = (profile.tops[place] + profile.bottoms[place]) / 2
      dense.add(first: middle, last: middle, top: profile.tops[place], bottom: profile.bottoms[place])
    }
    run.pieces = [.dense(dense)]
    return run
  }
}
