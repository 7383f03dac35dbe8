/// What a slice's label says, measured: its name and a number, in two lines or in one.
package struct PieLabelText: Equatable, Sendable {
  package var item: Int
  package var name: String
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

  /// The label cut to a width: the number is never cut, the name gives way; nil where not even the number fits.
  func cut(to width: Double, isTall: Bool, _ type: PieType) -> PieLabelText? {
    guard self.width(isTall: isTall) > width else { return self }
    guard numberWidth <= width else { return nil }
    var label = self
    let room = isTall || number.isEmpty ? width : width - numberWidth - Self.gap
    label.name = elided(name, to: room, style: type.name, measurer: type.measurer) ?? ""
    label.nameWidth = label.name.isEmpty ? 0 : type.measurer.width(of: label.name, style: type.name)
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
    let (name, number) = (label.name.isEmpty ? 0 : nameBox.height, label.number.isEmpty ? 0 : numberBox.height)
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
