// What bars look like and are set to, as bytes.
extension BarStyle {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&fill)
    coder.code(&selectedFill)
    coder.code(&cornerRadius)
  }
}

extension SelectionBand {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&color)
    coder.code(&extendsIntoHeaderPadding)
    coder.code(&extendsIntoFooterPadding)
  }
}

extension BarOptions {
  mutating func code(_ coder: inout ByteCoder) {
    frame.code(&coder)
    coder.code(&barPadding)
    coder.code(&minimumValue)
    coder.code(&maximumValue)
    coder.code(&isInverted)
    coder.code(&showsValueLabels)
    coder.code(&showsSelectionBand)
    selectionBand.code(&coder)
    coder.code(kind: &selectionMode)
    scroll.code(&coder)
  }
}

/// What only a bar chart has.
final class BarParts {
  var options = BarOptions()
  /// The styles of each series.
  var styles: [StyleRuns<BarStyle>] = []

  init() {}

  func code(_ coder: inout ByteCoder) {
    options.code(&coder)
    coder.code(&styles, like: StyleRuns(standard: .standard)) { runs, coder in runs.code(&coder) { $0.code(&$1) } }
  }
}
