/// What a slice's label says, measured: its name and a number, in two lines or in one.
package struct PieLabelText: Equatable, Sendable {
  package var item: Int
  package var name: String
  /// The rest of a name in two lines; empty for a name in one.
  package var rest = ""
  package var number: String
  package var nameWidth: Double
  package var numberWidth: Double

  /// Between a name and a number in one line.
  static let gap = 6.0

  /// How wide it is as it stands.
  func width(isTall: Bool) -> Double {
    if isTall || name.isEmpty || number.isEmpty { return max(nameWidth, numberWidth) }
    return nameWidth + Self.gap + numberWidth
  }

  /// How wide it is with its name in two lines, as even as they can be.
  func broken(isTall: Bool, _ type: PieType) -> Double {
    guard isTall, let parts = wrapped(name, to: nameWidth * 0.9, lines: 2, style: type.name, measurer: type.measurer) else {
      return width(isTall: isTall)
    }
    return parts.reduce(numberWidth) { max($0, type.measurer.width(of: $1, style: type.name)) }
  }

  /// The label cut to a width: the number is never cut, the name gives way; nil where not even the number fits.
  func cut(to width: Double, isTall: Bool, lines: Int, _ type: PieType) -> PieLabelText? {
    guard self.width(isTall: isTall) > width else { return self }
    guard numberWidth <= width else { return nil }
    var label = self
    let room = isTall || number.isEmpty ? width : width - numberWidth - Self.gap
    let parts = flowed(name, to: room, lines: lines, style: type.name, measurer: type.measurer)
    (label.name, label.rest) = (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    label.nameWidth = parts.reduce(0) { max($0, type.measurer.width(of: $1, style: type.name)) }
    return label.name.isEmpty && number.isEmpty ? nil : label
  }
}

/// How labels look, and how high their lines are.
package struct PieType {
  package let name: TextStyle
  package let number: TextStyle
  package let nameBox: LineBox
  package let numberBox: LineBox
  package let measurer: TextMeasurer

  package init(_ environment: ChartEnvironment) {
    measurer = environment.measurer
    name = TextStyle(size: environment.size(12))
    number = TextStyle(size: environment.size(11), color: .secondary, tabularDigits: true)
    nameBox = LineBox(name, measurer)
    numberBox = LineBox(number, measurer)
  }

  /// How high a label is.
  func height(_ label: PieLabelText, isTall: Bool) -> Double {
    let lines = label.name.isEmpty ? 0.0 : label.rest.isEmpty ? 1 : 2
    let (name, number) = (lines * nameBox.height, label.number.isEmpty ? 0 : numberBox.height)
    return isTall ? name + number : max(name, number)
  }

  /// The text of a label.
  func label(_ item: Int, name text: String, number: String) -> PieLabelText {
    PieLabelText(
      item: item, name: text, number: number, nameWidth: text.isEmpty ? 0 : measurer.width(of: text, style: name),
      numberWidth: number.isEmpty ? 0 : measurer.width(of: number, style: self.number))
  }
}

/// A label that has found its place.
package struct PieLabel: Equatable, Sendable {
  package var item: Int
  /// The room of its words.
  package var rect: ChartRect
  package var lines: [TextRun]
  /// The corners of its leader line, from the slice outward; empty for a label in its slice.
  package var leader: [ChartPoint]
}
