// What marks look like and what is said of them, as bytes.
extension MarkFill {
  mutating func code(_ coder: inout ByteCoder) {
    var (color, gradient) = (ChartColor.clear, MarkGradient(stops: []))
    switch self {
    case .color(let own): color = own
    case .gradient(let own): gradient = own
    }
    if coder.flag(!isGradient) {
      color.code(&coder)
      if coder.isReading { self = .color(color) }
    } else {
      coder.code(&gradient.stops, like: .blank) { $0.code(&$1) }
      coder.code(kind: &gradient.axis)
      coder.code(kind: &gradient.extent)
      if coder.isReading { self = .gradient(gradient) }
    }
  }

  private var isGradient: Bool { if case .gradient = self { true } else { false } }
}

extension ByteCoder {
  mutating func code(_ fill: inout MarkFill?) { code(&fill, like: .color(.clear)) { $0.code(&$1) } }
  mutating func code(_ color: inout ChartColor?) { code(&color, like: .clear) { $0.code(&$1) } }
  mutating func code(_ flag: inout Bool?) { code(&flag, like: false) { $1.code(&$0) } }
  mutating func code(_ number: inout Int?) { code(&number, like: 0) { $1.code(&$0) } }
  mutating func code(_ text: inout String?) { code(&text, like: "") { $1.code(&$0) } }
  mutating func code(_ ids: inout [ChartID]) { code(&ids, like: .index(0), least: 2) { $0.code(&$1) } }
}

extension StyleRuns {
  /// Where each run ends and what it looks like.
  mutating func code(_ coder: inout ByteCoder, _ each: (inout Style, inout ByteCoder) -> Void) {
    coder.code(&runs, like: Run(end: 0, style: standard)) { run, coder in
      // One that goes on for ever does so on machines of 32 bits too.
      run.end = min(run.end, Int(Int32.max))
      coder.code(&run.end)
      each(&run.style, &coder)
    }
  }
}

extension TooltipContent {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&title)
    coder.code(&rows, like: Row(value: "", label: ""), least: 3) { row, coder in
      coder.code(&row.value)
      coder.code(&row.label)
      coder.code(&row.swatch, like: .color(.clear)) { $0.code(&$1) }
    }
  }
}

extension Entrance {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(kind: &style)
    coder.code(&duration)
    coder.code(kind: &pace)
    coder.code(&repeats)
  }
}

extension ChartIndex {
  mutating func code(_ coder: inout ByteCoder) {
    coder.code(&item)
    coder.code(&series)
  }
}
