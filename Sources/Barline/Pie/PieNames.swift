/// What the slices of a model are called and known by: from the model's own arrays, or from functions that a view supplies.
package struct PieNames {
  private let askLabel: (Int) -> String?
  private let askID: (Int) -> ChartID

  /// Names by the model's own arrays.
  package init(_ model: PieModel) {
    self.init(label: { model.label(at: $0) }, id: { model.ids.indices.contains($0) ? model.ids[$0] : .index($0) })
  }

  package init(label: @escaping (Int) -> String?, id: @escaping (Int) -> ChartID) {
    askLabel = label
    askID = id
  }

  /// What a slice is called: its name, or its number counted from 1.
  package func label(_ item: Int) -> String { askLabel(item) ?? String(item + 1) }

  /// A slice's mark.
  package func mark(_ item: Int, value: Double) -> Mark { Mark(id: id(of: item), label: label(item), value: value) }

  /// A slice's identity.
  package func id(of item: Int) -> Mark.ID { Mark.ID(role: .slice, item: askID(item)) }
}
