import Barline
import BarlineTesting
import Testing

@testable import BarlineDrawing

/// Rates, and how they and counts are written.
@Suite struct FunnelRateTests {
  private func rates(_ values: [Double?], order: FunnelOrder = .asGiven) -> (previous: [Double?], first: [Double?]) {
    var options = FunnelOptions()
    options.order = order
    let model = FunnelModel(values: values, options: options)
    let plan = model.plan(in: ChartSize(width: 640, height: 360))
    let items = values.indices.map { ChartIndex(item: $0) }
    return (
      items.map { plan.rateOfPrevious(ofStageAt: $0, in: model) }, items.map { plan.rateOfFirst(ofStageAt: $0, in: model) }
    )
  }

  /// What is written of a funnel 640 by 360, by sheet.
  private func texts(
    _ values: [Double?], selection: Int? = nil, goals: [Double?] = [], environment: ChartEnvironment = .standard,
    _ change: (inout FunnelOptions) -> Void = { _ in }
  ) -> (marks: [String], tooltip: [String]) {
    var options = FunnelOptions()
    change(&options)
    let model = FunnelModel(values: values, labels: ["a", "b", "c", "d"], goals: goals, options: options)
    let plan = model.plan(in: ChartSize(width: 640, height: 360), environment: environment)
    let drawing = plan.drawing(of: model, selection: selection.map { ChartIndex(item: $0) }, environment: environment)
    #expect(drawing.problems == [])
    return (
      drawing.texts.filter { $0.sheet == "marks" }.map(\.string), drawing.texts.filter { $0.sheet == "tooltip" }.map(\.string)
    )
  }

  @Test func `rates are of the stage before and of the first; there is none after zero, and more than 1 is allowed`() {
    #expect(rates([200, 0, 50]).previous == [nil, 0, nil])
    #expect(rates([200, 0, 50]).first == [1, 0, 0.25])
    #expect(rates([100, 150]).previous == [nil, 1.5])
    #expect(rates([0, 5]).first == [nil, nil])
    #expect(rates([4, nil, 2]).previous == [nil, nil, nil])
    #expect(rates([4, nil, 2]).first == [1, nil, 0.5])
    #expect(rates([]).previous == [])
  }

  @Test func `rates are those of the order shown`() {
    #expect(rates([1, 4, 2], order: .descending).previous == [0.5, nil, 0.5])
    #expect(rates([1, 4, 2], order: .ascending).previous == [nil, 2, 2])
  }

  @Test func `a rate is a share of two counts that are not negative, the other one above zero, or none`() {
    let odd: [Double?] = [nil, 0, -0.0, 1, -1, 1e308, -1e308, .leastNonzeroMagnitude, .nan, .infinity, -.infinity]
    for first in odd {
      for second in odd {
        let rate = rates([first, second]).previous[1]
        guard let a = first, let b = second, a.isFinite, b.isFinite, a > 0, b >= 0, (b / a).isFinite else {
          #expect(rate == nil)
          continue
        }
        #expect(rate == b / a)
      }
    }
  }

  @Test func `rates have two decimals, and are told plainly over 100 % and after zero`() {
    #expect(texts([300, 200]).marks == ["a", "300", "b", "200", "66.67\u{A0}%"])
    #expect(texts([100, 150]).marks == ["a", "100", "b", "150", "150.00\u{A0}%"])
    #expect(texts([200, 0, 50]).marks.suffix(2) == ["0.00\u{A0}%", "—"])
    #expect(texts([3, nil]).marks == ["a", "3", "b", "missing", "—"])
  }

  @Test func `both rates may be written; at the second stage they are one`() {
    let both = texts([400, 200, 100]) { $0.rates = [.ofPrevious, .ofFirst] }.marks.suffix(2)
    #expect(both == ["50.00\u{A0}%", "50.00\u{A0}% · 25.00\u{A0}% of first"])
    let first = texts([400, 200, 100]) { $0.rates = .ofFirst }.marks.suffix(2)
    #expect(first == ["50.00\u{A0}% of first", "25.00\u{A0}% of first"])
    #expect(texts([400, 200]) { $0.rates = [] }.marks == ["a", "400", "b", "200"])
  }

  @Test func `formats, locale and words are the app's`() {
    var words = ChartWords()
    (words.noRate, words.ofPrevious, words.count) = ("n/a", "vom vorigen", "Anzahl")
    let german = ChartEnvironment(locale: .german, words: words)
    let said = texts([3000, 2000, 0, 1], selection: 1, environment: german)
    #expect(said.marks.suffix(3) == ["66,67\u{A0}%", "0,00\u{A0}%", "n/a"])
    #expect(said.tooltip == ["b", "2.000", "Anzahl", "66,67\u{A0}%", "vom vorigen"])
    let short = texts([3000, 2000]) {
      ($0.rateFormat, $0.countFormat) = (.percent(decimals: 0), NumberFormat(.automatic, unit: "t"))
    }
    #expect(short.marks == ["a", "3,000\u{A0}t", "b", "2,000\u{A0}t", "67\u{A0}%"])
  }

  @Test func `a tooltip says count, rates and goal`() {
    #expect(texts([300, 200, 100], selection: 0).tooltip == ["a", "300", "count"])
    #expect(texts([300, 200, 100], selection: 1).tooltip == ["b", "200", "count", "66.67\u{A0}%", "of previous"])
    #expect(
      texts([300, 200, 100], selection: 2, goals: [nil, nil, 120]).tooltip
        == ["c", "100", "count", "50.00\u{A0}%", "of previous", "33.33\u{A0}%", "of first", "120", "goal"])
    #expect(texts([200, 0, 50], selection: 2).tooltip.suffix(4) == ["—", "of previous", "25.00\u{A0}%", "of first"])
    #expect(texts([200, nil], selection: 1).tooltip == [])
    #expect(texts([200], selection: 7).tooltip == [])
  }

  @Test func `counts are exact: no digit goes through a smaller number`() {
    #expect(
      texts([16_777_217, 200.5, 1234]).marks.filter { !$0.contains("%") } == ["a", "16,777,217", "b", "200.5", "c", "1,234"])
    let model = FunnelModel(values: [9_007_199_254_740_991])
    #expect(model.value(at: ChartIndex(item: 0)) == 9_007_199_254_740_991)
  }
}
