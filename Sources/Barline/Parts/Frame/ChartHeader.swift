/// What a chart view has above its plot, or below it.
///
///     chart.header = .text("Rainfall", subtitle: "millimetres a day")
///     chart.footer = .custom(height: 24) { recorder, rect in … }
public struct ChartHeader {
  /// What layout needs to know.
  public let content: HeaderContent
  /// Draws an app's own header into its rectangle, once a layout.
  let draw: ((inout Drawing.Recorder, ChartRect) -> Void)?

  private init(_ content: HeaderContent, draw: ((inout Drawing.Recorder, ChartRect) -> Void)? = nil) {
    self.content = content
    self.draw = draw
  }

  /// Nothing.
  public static var none: ChartHeader { ChartHeader(.none) }

  /// A title and, under it, a quieter subtitle. A footer writes both in one quiet line.
  public static func text(_ title: String, subtitle: String = "") -> ChartHeader {
    ChartHeader(title.isEmpty && subtitle.isEmpty ? .none : .text(title: title, subtitle: subtitle))
  }

  /// Something that the app draws itself, a number of points high over the whole width of the chart. It is drawn once a layout; its
  /// drawing is kept.
  public static func custom(height: Double, draw: @escaping (inout Drawing.Recorder, ChartRect) -> Void) -> ChartHeader {
    ChartHeader(.custom(height: height), draw: draw)
  }

  /// Lets the app draw its own header where layout has put it.
  func draw(in rect: ChartRect?, into recorder: inout Drawing.Recorder) {
    guard let rect, let draw else { return }
    recorder.push(Layer(clip: .rect(rect)))
    recorder.guest { draw(&$0, rect) }
    recorder.pop()
  }
}
