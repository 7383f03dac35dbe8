import Barline
import Testing

/// Bars of the values given, 10 points a unit, from y = 100 up and down, in a plot 0…200 high.
func valueLabels(
  _ values: [Double], texts: [String]? = nil, band: Double = 40, bar: Double = 28, isInverted: Bool = false, plotTop: Double = 0,
  plotBottom: Double = 200, margin: Double = 0
) -> ValueLabels {
  let bars = values.enumerated().map { index, value in
    let height = (value.isNaN ? 0 : value) * 10
    let up = (height > 0) != isInverted
    return ValueLabels.Bar(
      rect: ChartRect(
        x: Double(index) * band + (band - bar) / 2, y: up ? 100 - height.magnitude : 100, width: bar, height: height.magnitude),
      value: value, text: texts?[index] ?? (value == 0 ? "0" : "\(Int(saturating: value))"), color: .accent)
  }
  let width = band * Double(values.count)
  return ValueLabels(
    bars: bars, plot: ChartRect(left: 0, top: plotTop, right: width, bottom: plotBottom), left: -margin, right: width + margin,
    isInverted: isInverted, environment: sixWide)
}

@Suite("Value labels") struct ValueLabelsTests {
  @Test func `stand 4 points beyond the ends of their bars`() {
    let labels = valueLabels([4, -3]).labels
    // The digits are 8 high: over the bar that ends at 60 they stand on 56, under the one that ends at 130 they hang from 134.
    #expect(labels.map(\.run.baseline) == [ChartPoint(x: 20, y: 56), ChartPoint(x: 60, y: 142)])
    #expect(labels.map(\.isInside) == [false, false])
  }

  @Test func `of inverted bars are on the other side`() {
    let labels = valueLabels([4, -3], isInverted: true).labels
    #expect(labels.map(\.run.baseline.y) == [152, 66])
  }

  @Test func `of missing values do not exist`() {
    let labels = valueLabels([4, .nan, 6])
    #expect(labels.labels.map(\.index) == [0, 2])
    #expect(labels.dropped == 0)
  }

  @Test func `of zero and minus zero go to the side that most bars are on`() {
    let negative = valueLabels([-2, -1, 0, -0.0]).labels
    #expect(negative.map(\.run.baseline.y) == [132, 122, 112, 112])
    let positive = valueLabels([2, 1, 0, -0.0]).labels
    #expect(positive.map(\.run.baseline.y) == [76, 86, 96, 96])
    #expect(valueLabels([0, -0.0]).labels.map(\.run.baseline.y) == [96, 96])
    #expect(negative.map(\.run.string) == ["-2", "-1", "0", "0"])
  }

  @Test func `stand inside the bar where the plot ends`() {
    let labels = valueLabels([9, -9], plotTop: 5, plotBottom: 195).labels
    #expect(labels.map(\.isInside) == [true, true])
    #expect(labels.map(\.run.style.color) == [.onMark(.accent), .onMark(.accent)])
    // Four points of bar beyond the digits, which are 8 high: 10 + 4 + 8, and 190 − 4.
    #expect(labels.map(\.run.baseline.y) == [22, 186])
    // A low plot has room neither over the bar nor in it.
    #expect(valueLabels([1], plotTop: 85, plotBottom: 100).labels.isEmpty)
  }

  @Test func `may use what room is free over the plot`() {
    let bar = ValueLabels.Bar(rect: ChartRect(x: 0, y: 60, width: 8, height: 40), value: 4, text: "4", color: .accent)
    // The bar ends 8 under the top; its figure takes 4 and 8 points over it.
    let plot = ChartRect(x: 0, y: 52, width: 100, height: 48)
    func baseline(_ headroom: Double) -> Double? {
      ValueLabels(bars: [bar], plot: plot, left: 0, right: 100, headroom: headroom, environment: sixWide).labels.first?.run
        .baseline.y
    }
    #expect(baseline(4) == 56 && baseline(3.5) == nil)
  }

  @Test func `never lie on the category labels`() {
    for value in stride(from: -10.0, through: 10, by: 0.25) {
      for bottom in [100.0, 120, 150, 200] {
        let labels = valueLabels([3, value, 0], texts: ["A", "B", "C"], plotBottom: bottom).labels
        // The 8 points of the figures; the 2 over them are air.
        #expect(labels.allSatisfy { $0.rect.maxY <= bottom && $0.run.baseline.y - 8 >= 0 })
      }
    }
  }

  @Test func `are shown for every second bar, then every third, where they are too close`() {
    // Five characters are 30 wide and want 34; bands are 20, bars as high as each other.
    let values = Array(repeating: 4.0, count: 12)
    let texts = Array(repeating: "12345", count: 12)
    let second = valueLabels(values, texts: texts, band: 20, bar: 10)
    #expect(second.labels.map(\.index) == [0, 2, 4, 6, 8, 10])
    #expect(second.dropped == 6)
    let third = valueLabels(values, texts: texts, band: 12, bar: 6, margin: 20)
    #expect(third.labels.map(\.index) == [0, 3, 6, 9])
    // The first label, moved into the chart, would touch the fourth: so every fifth, not all but one of every third.
    let fifth = valueLabels(values, texts: texts, band: 12, bar: 6)
    #expect(fifth.labels.map(\.index) == [0, 5, 10])
  }

  @Test func `of grouped bars are shown all or not at all`() {
    let bars = (0..<12).map {
      ValueLabels.Bar(rect: ChartRect(x: Double($0) * 20, y: 60, width: 20, height: 40), value: 4, text: "12345", color: .accent)
    }
    let plot = ChartRect(x: 0, y: 0, width: 240, height: 100)
    func shown(grouped: Bool) -> Int {
      ValueLabels(bars: bars, plot: plot, left: 0, right: 240, isGrouped: grouped, environment: sixWide).labels.count
    }
    #expect(shown(grouped: false) == 6 && shown(grouped: true) == 0)
  }

  @Test func `that are too wide alone go without the others`() {
    let texts = ["1", "2", "a very long text", "4", "5", "6", "7", "8"]
    let labels = valueLabels([1, 1, 5, 1, 1, 1, 1, 1].map { $0 * 2 }, texts: texts)
    #expect(labels.labels.map(\.index).contains(0) && labels.labels.count >= 6)
    #expect(labels.dropped == 8 - labels.labels.count)
  }

  @Test func `never overlap each other or another bar, and never leave the plot`() {
    let heights: [Double] = [-9.5, -3, -0.0, 0, 2, 9.5, .nan]
    for a in heights {
      for b in heights {
        for c in heights {
          for band in [6.0, 14, 30, 60] {
            let bars = valueLabels([a, b, c], texts: ["1", "23456", "78"], band: band, bar: band * 0.7)
            for (place, label) in bars.labels.enumerated() {
              #expect(label.rect.minX >= 0 && label.rect.maxX <= band * 3 && label.run.baseline.y >= 8 && label.rect.maxY <= 200)
              if place > 0 { #expect(!label.rect.overlaps(bars.labels[place - 1].rect)) }
              for (index, value) in [a, b, c].enumerated() where index != label.index && !value.isNaN {
                let bar = ChartRect(
                  x: Double(index) * band + band * 0.15, y: value > 0 ? 100 - value * 10 : 100, width: band * 0.7,
                  height: value.magnitude * 10)
                #expect(!bar.overlaps(label.rect))
              }
            }
          }
        }
      }
    }
  }

  @Test func `no number traps`() {
    for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude] {
      let bar = ValueLabels.Bar(
        rect: ChartRect(x: number, y: number, width: number, height: number), value: number, text: "1", color: .accent)
      let plot = ChartRect(x: 0, y: 0, width: number, height: number)
      for right in [number, 100] {
        let labels = ValueLabels(bars: [bar, bar], plot: plot, left: 0, right: right, environment: .standard)
        #expect(labels.labels.allSatisfy { ($0.run.baseline.x + $0.run.baseline.y).isFinite })
      }
    }
  }
}
