/// What the bars of a model are called and known by: from the model's own arrays, or from functions that a view supplies.
package struct BarNames {
  private let askLabel: (Int) -> String?
  private let askID: (Int) -> ChartID
  private let series: [BarModel.Series]

  /// Names by the model's own arrays.
  package init(_ model: BarModel) {
    self.init(
      model, label: { model.label(at: $0) }, id: { model.ids.indices.contains($0) ? model.ids[$0] : .index($0) })
  }

  package init(_ model: BarModel, label: @escaping (Int) -> String?, id: @escaping (Int) -> ChartID) {
    askLabel = label
    askID = id
    series = model.series
  }

  /// What an item is called: its label, or its number counted from 1.
  package func label(_ item: Int) -> String { askLabel(item) ?? String(item + 1) }

  /// A bar's mark.
  package func mark(_ index: ChartIndex, value: Double) -> Mark {
    Mark(id: id(of: index), label: name(of: index), value: value)
  }

  /// A bar's identity.
  package func id(of index: ChartIndex) -> Mark.ID {
    Mark.ID(role: .bar, series: series[index.series].id, item: askID(index.item))
  }

  /// What a bar is called: its item, and its series where there are several.
  private func name(of index: ChartIndex) -> String {
    let item = label(index.item)
    guard series.count > 1, !series[index.series].name.isEmpty else { return item }
    return item + ", " + series[index.series].name
  }
}
