import Barline
import BarlineSamples
import BarlineTerminal
import BarlineTesting
import Foundation
import Testing

/// Where goldens are kept.
let goldensFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Goldens").path

extension Sample: CustomTestStringConvertible {
  /// Its name.
  public var testDescription: String { name }

  /// The sample's picture, laid out for the cells of a terminal.
  func drawing(on grid: TerminalGrid) -> Drawing {
    let chart = makeChart(size: grid.size)
    chart.view.environment.measurer = .terminal
    return withExtendedLifetime(chart.app) {
      let first = chart.view.drawing(at: 0)
      let touches = touches(in: grid.size)?.touches ?? []
      for touch in touches { chart.view.touch(touch) }
      return time > 0 || !touches.isEmpty ? chart.view.drawing(at: max(time, touches.last?.time ?? 0)) : first
    }
  }
}

/// The size that most terminals open with.
let usual = TerminalGrid(columns: 80, rows: 24)

@Suite struct TerminalGoldens {
  @Test(arguments: Samples.all) func `A sample reads as its golden says`(sample: Sample) throws {
    let text = try TerminalRenderer(grid: usual, colors: .none).render(sample.drawing(on: usual))
    let golden = GoldenComparison(Array(text.utf8), named: "gallery-\(sample.name).txt", in: goldensFolder)
    #expect(golden.isSame, "\(golden)")
  }

  /// One of each kind with colours, and the choices that colours make.
  static let coloured = [
    "rain-by-month", "selection", "electricity-by-source", "temperature-by-month", "point-selection", "area", "donut",
    "slice-selected",
    "funnel-default", "tiers-default", "jobs-by-month",
  ].compactMap(Samples.named)

  @Test(arguments: coloured, [TerminalColors.sixteen, .indexed256, .trueColor])
  func `A sample has the colours that its golden says`(sample: Sample, colors: TerminalColors) throws {
    let text = try TerminalRenderer(grid: usual, colors: colors).render(sample.drawing(on: usual))
    let golden = GoldenComparison(Array(text.utf8), named: "\(sample.name)-\(colors).ansi", in: goldensFolder)
    #expect(golden.isSame, "\(golden)")
  }

  @Test(arguments: Samples.all) func `No line of a sample is longer than the terminal is wide`(sample: Sample) throws {
    for (columns, rows) in [(40, 12), (20, 8), (1, 1)] {
      let grid = TerminalGrid(columns: columns, rows: rows)
      let text = try TerminalRenderer(grid: grid, colors: .none).render(sample.drawing(on: grid))
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      #expect(lines.count == rows)
      #expect(lines.allSatisfy { CellWidths.count(String($0)) <= columns })
    }
  }
}

/// How many cells a line takes, counted by the measurer that charts are given.
enum CellWidths {
  static func count(_ line: String) -> Int { Int(TextMeasurer.terminal.width(of: line, style: TextStyle(size: 11)) / 8) }
}
