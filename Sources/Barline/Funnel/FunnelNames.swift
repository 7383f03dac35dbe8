/// What the stages of a funnel are called and known by: from the model's own arrays, or from functions that a view supplies.
package struct FunnelNames {
  private let askLabel: (Int) -> String?
  private let askID: (Int) -> ChartID

  /// Names by the model's own arrays.
  package init(_ model: FunnelModel) {
    self.init(label: { model.label(at: $0) }, id: { model.ids.indices.contains($0) ? model.ids[$0] : .index($0) })
  }

  package init(label: @escaping (Int) -> String?, id: @escaping (Int) -> ChartID) { (askLabel, askID) = (label, id) }

  /// What a stage is called: its name, or its number counted from 1.
  package func label(_ item: Int) -> String {
    guard let label = askLabel(item), !label.isEmpty else { return String(item + 1) }
    return label
  }

  /// A stage's mark.
  package func mark(_ item: Int, value: Double) -> Mark { Mark(id: id(of: item), label: label(item), value: value) }

  /// A stage's identity.
  package func id(of item: Int) -> Mark.ID { Mark.ID(role: .stage, item: askID(item)) }
}
