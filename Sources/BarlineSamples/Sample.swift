import Barline

/// A chart of the gallery: small enough to be read, real enough to be copied.
///
///     for sample in Samples.all {
///       let bytes = try SVGRenderer(theme: .light).render(sample.drawing())
///       // write bytes to sample.name + ".svg"
///     }
///
/// A sample is the same on every machine and every day.
public struct Sample: Sendable {
  /// Which kind of chart it shows.
  public enum Kind: String, CaseIterable, Sendable {
    /// A bar chart.
    case bar
    /// A line chart: lines, areas or a scatter.
    case line
    /// A pie chart: disc, ring or half ring.
    case pie
    /// A funnel.
    case funnel
    /// A tier chart.
    case tier
  }

  /// What it is called in file names: small letters, digits and hyphens. Unique.
  public let name: String
  /// What it is called on a page.
  public let title: String
  /// Which kind of chart it shows.
  public let kind: Kind
  /// What is to be seen, in a sentence.
  public let shows: String
  /// The size that it is made for, in points.
  public let size: ChartSize
  /// When the picture is taken: seconds after the chart was first drawn; 0 where nothing moves.
  public let time: Double

  private let make: @Sendable (ChartSize) -> SampleChart
  /// In shares of the width and the height.
  private let script: TouchScript?

  init(
    _ name: String, _ title: String, kind: Kind, shows: String, size: ChartSize, time: Double,
    touches script: TouchScript?, make: @escaping @Sendable (ChartSize) -> SampleChart
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.shows = shows
    self.size = size
    self.time = time
    self.script = script
    self.make = make
  }

  /// Makes the chart, untouched, in its own size unless told otherwise.
  public func makeChart(size: ChartSize? = nil) -> SampleChart { make(size ?? self.size) }

  /// What a finger does to the chart before the picture is taken; nil for nothing.
  public func touches(in size: ChartSize? = nil) -> TouchScript? {
    let size = size ?? self.size
    return script.map { script in
      script.touches.reduce(TouchScript()) {
        $0.adding($1.phase, ChartPoint(x: $1.point.x * size.width, y: $1.point.y * size.height))
      }
    }
  }

  /// The sample's picture: the chart is made, drawn, touched, and drawn again at the sample's time.
  public func drawing(size: ChartSize? = nil) -> Drawing {
    let chart = makeChart(size: size)
    return withExtendedLifetime(chart.app) {
      let first = chart.view.drawing(at: 0)
      for touch in touches(in: size)?.touches ?? [] { chart.view.touch(touch) }
      return time > 0 || script != nil ? chart.view.drawing(at: time) : first
    }
  }
}

/// A chart and the app's own object behind it.
///
/// A chart does not keep its data source and its delegate alive: keep this value for as long as the chart is used.
public struct SampleChart {
  /// The chart, as a host knows it.
  public let view: any ChartView
  /// What feeds it and hears of its selections.
  public let app: AnyObject
}

/// An app's own object, as far as a sample goes: it feeds a bar chart.
protocol BarSample: BarChartViewDataSource {
  /// Hands the app to the chart, as its data source and perhaps its delegate, and sets the chart up.
  func setUp(_ chart: BarChartView)
}

extension Sample {
  /// A bar chart that an app feeds.
  static func bar(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    touches: TouchScript? = nil, app: @escaping @Sendable () -> any BarSample
  ) -> Sample {
    Sample(name, title, kind: .bar, shows: shows, size: size, time: time, touches: touches) { size in
      let app = app()
      let chart = BarChartView(size: size)
      app.setUp(chart)
      return SampleChart(view: chart, app: app)
    }
  }

  /// A bar chart of one row of values, for samples that are about something else than where data come from.
  static func bar(
    _ name: String, _ title: String, shows: String, size: ChartSize = ChartSize(width: 640, height: 360), time: Double = 0,
    values: [Double?], labels: [String] = [], touches: TouchScript? = nil,
    setUp: @escaping @Sendable (BarChartView) -> Void = { _ in }
  ) -> Sample {
    bar(name, title, shows: shows, size: size, time: time, touches: touches) {
      BarRow(title: title, values: values, labels: labels, also: setUp)
    }
  }
}

/// One row of values with their labels.
private final class BarRow: BarSample {
  let title: String
  let values: [Double?]
  let labels: [String]
  let also: (BarChartView) -> Void

  init(title: String, values: [Double?], labels: [String], also: @escaping (BarChartView) -> Void) {
    self.title = title
    self.values = values
    self.labels = labels
    self.also = also
  }

  func setUp(_ chart: BarChartView) {
    chart.dataSource = self
    chart.header = .text(title)
    also(chart)
  }

  func numberOfBars(in chartView: BarChartView) -> Int { values.count }
  func barChartView(_ chartView: BarChartView, valueForBarAt index: ChartIndex) -> Double? { values[index.item] }
  func barChartView(_ chartView: BarChartView, labelForBarAt item: Int) -> String? {
    labels.indices.contains(item) ? labels[item] : nil
  }
}
