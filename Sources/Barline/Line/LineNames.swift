/// What the lines and points of a model are called and known by: from the model's own arrays, or from functions that a view supplies.
package struct LineNames {
  private let lines: [LineModel.Line]
  private let kind: PositionAxis.Kind
  private let hasPositions: Bool
  private let askLabel: (Int) -> String?
  private let askID: (Int) -> ChartID

  /// Names by the model's own arrays.
  package init(_ model: LineModel) { self.init(model, label: { model.label(at: $0) }, id: { .index($0) }) }

  package init(_ model: LineModel, label: @escaping (Int) -> String?, id: @escaping (Int) -> ChartID) {
    lines = model.lines
    kind = model.options.positionAxis.kind
    hasPositions = model.hasPositions
    askLabel = label
    askID = id
  }

  /// What a point is called: its item's label, or its position, or its number counted from 1.
  package func label(_ index: ChartIndex) -> String {
    if let label = askLabel(index.item) { return label }
    guard hasPositions, lines[index.series].positions.indices.contains(index.item) else { return "\(index.item + 1)" }
    let position = lines[index.series].positions[index.item]
    return kind == .date ? CalendarTicks.text(ofDay: position) : NumberFormat.automatic.text(position, isYear: true)
  }

  /// A line's mark.
  package func mark(ofLine place: Int) -> Mark { Mark(id: id(ofLine: place), label: lines[place].name) }

  /// A line's identity.
  package func id(ofLine place: Int) -> Mark.ID { Mark.ID(role: .line, series: lines[place].id, item: .index(0)) }

  /// A point's identity.
  package func id(of index: ChartIndex) -> Mark.ID {
    Mark.ID(role: .point, series: lines[index.series].id, item: askID(index.item))
  }

  /// A point's mark.
  package func mark(of index: ChartIndex, value: Double) -> Mark {
    let name = lines[index.series].name
    let label = label(index)
    return Mark(
      id: id(of: index),
      label: lines.count > 1 && !name.isEmpty ? label + ", " + name : label, value: value)
  }
}
