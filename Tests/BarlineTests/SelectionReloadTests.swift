import Barline
import Testing

/// A selection is of a datum: it goes where the datum goes, and ends when the datum does.
@Suite struct SelectionReloadTests {
  private func named(_ names: [String], _ values: [Double?]) -> Stage {
    let stage = Stage(values)
    rename(stage, names, values)
    return stage
  }

  private func rename(_ stage: Stage, _ names: [String], _ values: [Double?]) {
    stage.figures.series = [values]
    stage.figures.ids = names.map { .name($0) }
  }

  @Test func `a selection goes with its datum's identity, without an event`() {
    let stage = named(["a", "b", "c"], [1, 2, 3])
    stage.began(2)
    rename(stage, ["x", "c", "a", "b"], [5, 3, 1, 2])
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 1)
    rename(stage, ["b", "a"], [2, 1])
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.listener.events == [.began(2), .ended(1, .removed)])
    stage.chart.reloadData()
    stage.ended(0)
    #expect(stage.listener.events.count == 2)
  }

  @Test func `a selection set by code goes with its datum too, and is gone with it, silently`() {
    let stage = named(["a", "b"], [1, 2])
    stage.chart.selectedIndex = 0
    rename(stage, ["b", "a"], [2, 1])
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 1)
    rename(stage, ["b"], [2])
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.listener.events == [])
  }

  @Test func `of two data of one name, each is itself`() {
    let stage = named(["a", "b", "a"], [1, 2, 3])
    stage.chart.selectedIndex = 2
    rename(stage, ["a", "a", "b"], [1, 3, 2])
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 1)
    rename(stage, ["b", "a"], [2, 1])
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == nil)
  }

  @Test func `the marks' identities are those of a fresh chart, whichever was asked for first`() {
    for names in [["a", "b"], ["a", "a"], ["b", "b"]] {
      for after in [["b", "b"], ["a", "b"], ["a", "a"]] {
        for values in [[1, 2], [nil, 2]] as [[Double?]] {
          let stage = named(names, [1, 2])
          stage.chart.selectedIndex = 1
          rename(stage, after, values)
          stage.chart.reloadData()
          let drawn = marks(of: stage.chart.drawing(at: 0)).map(\.id)
          let fresh = named(after, values)
          #expect(drawn == marks(of: fresh.chart.drawing(at: 0)).map(\.id))
          let model = BarModel(values: values, ids: after.map { .name($0) })
          let plan = model.plan(in: stage.chart.size)
          #expect(drawn == marks(of: plan.drawing(of: model)).map(\.id))
        }
      }
    }
  }

  @Test func `a selection among shorter data and fewer series ends, and never points outside`() {
    // https://github.com/PhilJay/MPAndroidChart/issues/898
    let stage = Stage(series: Array(repeating: [Double?](repeating: 1, count: 10), count: 3))
    stage.chart.selectedIndex = ChartIndex(item: 9, series: 2)
    #expect(stage.chart.selectedIndex == ChartIndex(item: 9, series: 2))
    stage.figures.series = [[1, 2, 3]]
    stage.chart.reloadData(animated: true)
    #expect(stage.chart.selectedIndex == nil)
    #expect(stage.chart.drawing(at: 0).dimming == [])
    stage.figures.series = [[]]
    stage.chart.reloadData()
    #expect(isFinite(stage.chart.drawing(at: 9)))
  }

  @Test func `a reload between two touches breaks no pair`() {
    // https://github.com/Jawbone/JBChartView/issues/122
    let stage = Stage([1, 2])
    for _ in 0..<3 {
      stage.chart.reloadData()
      stage.began(0)
      stage.ended(0)
    }
    #expect(stage.listener.events == Array(repeating: [.began(0), .ended(0, .ended)], count: 3).flatMap { $0 })
  }

  @Test func `an end goes to the delegate that heard the begin, and the next begin to the new one`() {
    let stage = Stage([1, 2])
    let other = Listener()
    stage.began(0)
    stage.chart.delegate = other
    stage.moved(0)
    stage.moved(1)
    stage.ended(1)
    #expect(stage.listener.events == [.began(0), .ended(0, .replaced)])
    #expect(other.events == [.began(0), .moved(1), .ended(1, .ended)])
    stage.chart.delegate = other
    #expect(other.events.count == 3)
  }

  @Test func `a delegate that says no to a bar on reload ends its selection`() {
    let stage = Stage([1, 2])
    stage.began(1)
    stage.listener.refused = [1]
    stage.chart.reloadData()
    #expect(stage.listener.events == [.began(1), .ended(1, .removed)])
  }

  @Test func `a delegate that changes the selection while it is asked has the last word`() {
    let stage = Stage([1, 2, 3])
    stage.began(1)
    stage.listener.onAsk = { chart, ask in if ask == .may(1) { chart.selectedIndex = 2 } }
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 2)
    #expect(stage.listener.events == [.began(1), .ended(1, .replaced)])
    stage.listener.onAsk = nil
    stage.chart.reloadData()
    #expect(stage.chart.selectedIndex == 2)
  }
}
