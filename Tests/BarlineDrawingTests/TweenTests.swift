import Testing

@testable import BarlineDrawing

@Suite struct TweenTests {
  private let first = Bars(["a": 10, "b": 20, "c": 30])

  private func tween(_ a: Bars, _ b: Bars, folds: Bool = true) -> Tween {
    Tween(from: a.drawing, to: b.drawing, foldedFrom: folds ? a.folded : nil, foldedTo: folds ? b.folded : nil)
  }

  @Test func `both ends are exactly the two drawings`() {
    for target in [first, Bars([:]), Bars(["c": 3, "x": 4]), Bars(["a": 10, "b": 20])] {
      for folds in [false, true] {
        let tween = tween(first, target, folds: folds)
        for progress in [0, -0.0, -1, .nan, -.infinity] { #expect(tween.drawing(at: progress) == first.drawing) }
        for progress in [1, 2, .infinity] { #expect(tween.drawing(at: progress) == target.drawing) }
      }
    }
  }

  @Test func `marks that stay move in a straight line`() {
    let seen = Seen(tween(first, Bars(["a": 20, "b": 0, "c": 30])).drawing(at: 0.5))
    #expect(seen["a"] == Seen.Bar(rect: ChartRect(x: 0, y: 85, width: 10, height: 15), opacity: 1))
    #expect(seen["b"] == Seen.Bar(rect: ChartRect(x: 10, y: 90, width: 10, height: 10), opacity: 1))
    #expect(seen["c"] == Seen.Bar(rect: ChartRect(x: 20, y: 70, width: 10, height: 30), opacity: 1))
  }

  @Test func `an inserted mark grows from its folded form and shifts the others, by id`() {
    let seen = Seen(tween(first, Bars(["new": 40, "a": 10, "b": 20, "c": 30])).drawing(at: 0.25))
    #expect(seen.order == ["new", "a", "b", "c"])
    #expect(seen["new"] == Seen.Bar(rect: ChartRect(x: 0, y: 90, width: 10, height: 10), opacity: 1))
    #expect(seen["a"] == Seen.Bar(rect: ChartRect(x: 2.5, y: 90, width: 10, height: 10), opacity: 1))
    #expect(seen["c"] == Seen.Bar(rect: ChartRect(x: 22.5, y: 70, width: 10, height: 30), opacity: 1))
  }

  @Test func `a removed mark shrinks to its folded form behind the one it stood behind`() {
    let seen = Seen(tween(first, Bars(["a": 10, "c": 30])).drawing(at: 0.75))
    #expect(seen.order == ["a", "b", "c"])
    #expect(seen["b"] == Seen.Bar(rect: ChartRect(x: 10, y: 95, width: 10, height: 5), opacity: 1))
    #expect(seen["c"] == Seen.Bar(rect: ChartRect(x: 12.5, y: 70, width: 10, height: 30), opacity: 1))
  }

  @Test func `without a folded form marks fade`() {
    let seen = Seen(tween(first, Bars(["a": 10, "new": 40, "c": 30]), folds: false).drawing(at: 0.25))
    #expect(seen.order == ["a", "b", "new", "c"])
    #expect(seen["new"] == Seen.Bar(rect: ChartRect(x: 10, y: 60, width: 10, height: 40), opacity: 0.25))
    #expect(seen["b"] == Seen.Bar(rect: ChartRect(x: 10, y: 80, width: 10, height: 20), opacity: 0.75))
  }

  @Test func `a folded sheet of another shape is not used`() {
    let target = Bars(["a": 10])
    let tween = Tween(from: first.drawing, to: target.drawing, foldedFrom: target.folded, foldedTo: first.folded)
    #expect(Seen(tween.drawing(at: 0.5))["c"]?.opacity == 0.5)
    #expect(tween.folded == nil)
  }

  @Test func `marks that change places cross over`() {
    let seen = Seen(tween(first, Bars(["c": 30, "b": 20, "a": 10])).drawing(at: 0.5))
    #expect(seen.order == ["c", "b", "a"])
    #expect(seen["a"]?.rect.x == 10)
    #expect(seen["c"]?.rect.x == 10)
  }

  @Test func `collapsing and expanding are tweens to and from the folded sheet`() {
    var collapsed = first.drawing
    collapsed.marks = first.folded
    #expect(Seen(Tween(from: first.drawing, to: collapsed).drawing(at: 0.5))["c"]?.rect.height == 15)
    #expect(Seen(Tween(from: collapsed, to: first.drawing).drawing(at: 0.5))["a"]?.rect.height == 5)
  }

  @Test func `an id held twice belongs to the first mark that has it, and both ends stay exact`() {
    let twice = Bars(names: ["a", "a", "b"], heights: [10, 20, 30])
    let once = Bars(["b": 10, "a": 40])
    for (from, to) in [(twice, once), (once, twice), (twice, Bars(names: ["a", "a"], heights: [1, 2]))] {
      let tween = tween(from, to)
      #expect(tween.drawing(at: 0) == from.drawing)
      #expect(tween.drawing(at: 1) == to.drawing)
      #expect(!tween.drawing(at: 0.5).marks.isEmpty)
    }
    #expect(Seen(tween(twice, once).drawing(at: 0.5)).order == ["b", "a", "a"])
    #expect(Seen(tween(twice, once).drawing(at: 0.5))["a"]?.rect.height == 25)
  }

  @Test func `a bar that gains a label still grows, and the label fades in`() {
    func drawing(_ height: Double, label: String?) -> Drawing {
      var drawing = Drawing()
      drawing.marks = Drawing.Sheet { recorder in
        recorder.push(Layer())
        recorder.push(Layer(mark: Mark(id: Bars.id("a"), label: "a")))
        recorder.fill(.rect(ChartRect(x: 0, y: 0, width: 10, height: height)), paint: .color(.accent))
        if let label { recorder.draw(TextRun(label, style: TextStyle(size: 10), baseline: .zero, width: 5)) }
        // A second mark, so that the two sheets do not happen to differ in this mark alone.
        recorder.pop()
        recorder.push(Layer(mark: Mark(id: Bars.id("b"), label: "b")))
      }
      return drawing
    }
    let half = Tween(from: drawing(10, label: nil), to: drawing(30, label: "30")).drawing(at: 0.5)
    #expect(Seen(half)["a"] == Seen.Bar(rect: ChartRect(x: 0, y: 0, width: 10, height: 20), opacity: 1))
    #expect(half.marks.layers.map(\.opacity) == [1, 1, 0.5, 1])
    #expect(half.marks.strings == ["30"])
  }

  @Test func `bare figures of another number fade, and are never matched by their places`() {
    func drawing(_ heights: [Double]) -> Drawing {
      var drawing = Drawing()
      drawing.marks = Drawing.Sheet { recorder in
        recorder.push(Layer(mark: Mark(id: Mark.ID(role: .summary, item: .index(0)), label: "all")))
        for height in heights { recorder.fill(.rect(ChartRect(x: 0, y: 0, width: 1, height: height)), paint: .color(.accent)) }
      }
      return drawing
    }
    let seen = Seen(Tween(from: drawing([1, 2]), to: drawing([5, 6, 7])).drawing(at: 0.25))
    #expect(seen.bars.map(\.bar.rect.height) == [1, 2, 5, 6, 7])
    #expect(seen.bars.map(\.bar.opacity) == [0.75, 0.75, 0.25, 0.25, 0.25])
    #expect(Seen(Tween(from: drawing([1, 2]), to: drawing([3, 6])).drawing(at: 0.5)).bars.map(\.bar.rect.height) == [2, 4])
  }

  @Test func `dimming goes along with the top layers, and what is not dimmed counts as one`() {
    var (a, b) = (first.drawing, Bars(["a": 1, "c": 2]).drawing)
    b.dimming = [0.5]
    #expect(Tween(from: a, to: b).drawing(at: 0.5).dimming == [0.75])
    a.dimming = [0.25]
    b.dimming = []
    #expect(Tween(from: a, to: b).drawing(at: 0.5).dimming == [0.625])
  }

  @Test func `frames of the same shape mix and others switch at the start`() {
    func frame(_ ticks: [Double]) -> Drawing {
      var drawing = Drawing(size: ChartSize(width: 10 * Double(ticks.count), height: 5), title: "\(ticks.count)")
      drawing.frame = Drawing.Sheet { recorder in
        for x in ticks { recorder.fill(.rect(ChartRect(x: x, y: 0, width: 1, height: 1)), paint: .color(.grid)) }
      }
      return drawing
    }
    #expect(Tween(from: frame([0, 10]), to: frame([10, 20])).drawing(at: 0.5) == frame([5, 15]))
    #expect(Tween(from: frame([0, 10]), to: frame([1])).drawing(at: 0.01) == frame([1]))
  }

  @Test func `a removed mark goes on shrinking when the data change again while it leaves`() {
    let (second, third) = (Bars(["a": 10, "b": 20]), Bars(["a": 50, "b": 20]))
    let leaving = tween(first, second)
    let shown = leaving.drawing(at: 0.5)
    #expect(Seen(shown)["c"]?.rect.height == 15)
    let next = Tween(from: shown, to: third.drawing, foldedFrom: leaving.folded(at: 0.5), foldedTo: third.folded)
    #expect(next.drawing(at: 0) == shown)
    #expect(Seen(next.drawing(at: 0.5))["c"] == Seen.Bar(rect: ChartRect(x: 20, y: 92.5, width: 10, height: 7.5), opacity: 1))
    #expect(next.drawing(at: 1) == third.drawing)
    // And one that comes back grows again from where it is.
    let back = Tween(from: shown, to: first.drawing, foldedFrom: leaving.folded, foldedTo: first.folded)
    #expect(Seen(back.drawing(at: 0.5))["c"]?.rect.height == 22.5)
    #expect(back.drawing(at: 1) == first.drawing)
  }

  // XCharts #330: bars stop short of their value. recharts #1431: new data restart from zero or jump to the old end.
  @Test func `twenty interruptions neither jump nor stop short`() {
    let names = (0..<8).map { "m\($0)" }
    var shown = Bars([:]).drawing
    var folded: Drawing.Sheet?
    var heights: [String: Double] = [:]
    for update in 0..<20 {
      let present = names.indices.filter { (update + $0) % 3 > 0 }
      let target = Bars(names: present.map { names[$0] }, heights: present.map { Double((update * 7 + $0 * 13) % 90 + 5) })
      let tween = Tween(from: shown, to: target.drawing, foldedFrom: folded, foldedTo: target.folded)
      for step in 0...10 {
        let now = tween.drawing(at: Double(step) / 100)
        let seen = Seen(now)
        for name in names {
          // No bar is higher than 95, so a hundredth of the way is at most 0.95 points.
          let height = seen[name]?.rect.height ?? 0
          #expect(abs(height - heights[name, default: 0]) <= 0.951)
          heights[name] = height
        }
        #expect(Set(seen.order).count == seen.order.count)
        shown = now
      }
      folded = tween.folded(at: 0.1)
      #expect(tween.drawing(at: 1) == target.drawing)
    }
  }

  @Test func `interruptions without an end do not gather ghosts without an end`() {
    func node(_ place: Int, marked: Bool) -> SheetTree.Node {
      let id = marked ? Bars.id("\(place)") : nil
      // Each fainter than the one before.
      return SheetTree.Node(
        items: place * 2..<place * 2 + 2, layer: place, id: id, ordinal: place, opacity: 1 - Double(place) / 1000)
    }
    let marked = NodeMatch((0..<600).map { node($0, marked: true) }, [])
    #expect(marked.leaving(after: nil) == Array(344..<600))
    let others = NodeMatch((0..<600).map { node($0, marked: false) }, [])
    #expect(others.leaving(after: nil) == [0, 1, 2, 3])
    let few = NodeMatch((0..<200).map { node($0, marked: true) } + [node(200, marked: false)], [])
    #expect(few.leaving(after: nil) == Array(0..<201))
  }

  // ScrollableGraphView #105: a count that changes.
  @Test func `every change among small sets of marks is exact at both ends and shows each mark once between`() {
    let sets: [[String]] = [
      [], ["a"], ["b"], ["a", "b"], ["b", "a"], ["a", "b", "c"], ["c", "a", "b"], ["b", "c", "d", "e"], ["e", "a"],
    ]
    for from in sets {
      for to in sets {
        let (a, b) = (
          Bars(names: from, heights: from.map { Double($0.utf8.first ?? 0) - 90 }),
          Bars(names: to, heights: to.map { Double($0.utf8.first ?? 0) - 80 })
        )
        for folds in [false, true] {
          let tween = tween(a, b, folds: folds)
          #expect(tween.drawing(at: 0) == a.drawing)
          #expect(tween.drawing(at: 1) == b.drawing)
          let order = Seen(tween.drawing(at: 0.5)).order
          #expect(order.filter { to.contains($0) } == to)
          #expect(order.sorted() == Set(from + to).sorted())
          if folds {
            #expect(tween.folded.map { $0.hasSameShape(as: tween.drawing(at: 0.5).marks) } == true)
          }
        }
      }
    }
  }
}
