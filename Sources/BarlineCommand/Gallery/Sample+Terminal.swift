import Barline
import BarlineSamples
import BarlineTerminal

extension Sample {
  /// The sample's picture, laid out for the cells of a terminal.
  func drawing(on grid: TerminalGrid) -> Drawing {
    let chart = makeChart(size: grid.size)
    chart.view.environment.measurer = .terminal
    return withExtendedLifetime(chart.app) {
      let first = chart.view.drawing(at: 0)
      let touches = touches(in: grid.size)?.touches ?? []
      for touch in touches { chart.view.touch(touch) }
      return touches.isEmpty && time == 0 ? first : chart.view.drawing(at: max(time, touches.last?.time ?? 0))
    }
  }
}
