import Barline

extension ChartOptions {
  /// The colours of marks.
  ///
  /// - Parameter each: What has a colour of its own: "Each line".
  static func colors(_ each: String) -> Option {
    Option(
      "--colors", value: "COLOR,...",
      "\(each). A COLOR is \"#RRGGBB\", a name such as orange, or one of the theme: \(ColorName.themed). What has none keeps the theme's."
    ) { request, text throws(Failure) in
      request.colors = try ColorName.list(text, of: "--colors")
    }
  }

  /// Values written at the marks.
  static func values(_ says: String) -> Option { Option("--values", says) { request, _ in request.showsValues = true } }

  /// The ends of the axis of values.
  ///
  /// - Parameter usual: What the lower end is where nobody says it.
  static func range(from usual: String) -> [Option] {
    [
      Option(
        "--min", value: "N",
        "The lower end of the axis of values, exactly. What is beyond is cut off. Default: \(usual)."
      ) { request, text throws(Failure) in
        request.range.least = try end(text, of: "--min")
      },
      Option("--max", value: "N", "The upper end, likewise.") { request, text throws(Failure) in
        request.range.greatest = try end(text, of: "--max")
      },
    ]
  }

  private static func end(_ text: String, of option: String) throws(Failure) -> Double {
    if let value = OptionValues.amount(text) { return value }
    throw .usage("\(option): \"\(text)\" is not a number")
  }

  /// What a tooltip tells where there are several series.
  ///
  /// - Parameter mark: What may be selected: "bar".
  static func tooltip(_ mark: String) -> Option {
    Option(
      "--tooltip", value: TooltipName.list,
      "What is told of a \(mark) that is selected, in a page and on a terminal too: it alone, or all series at its place. Default: mark."
    ) { request, text throws(Failure) in
      request.selectionMode = try TooltipName.named(text, of: "--tooltip").mode
    }
  }

  /// The curve of lines.
  static let curve = Option(
    "--curve", value: CurveName.list,
    "How a line gets from one point to the next. Default: linear. monotone: smooth, and never beyond the values. cardinal: rounder, and it may be. step: level, and changing halfway; step-before and step-after: at the former point, at the next."
  ) { request, text throws(Failure) in
    request.curve = try CurveName.named(text, of: "--curve").curve
  }
}

/// What tooltips tell, as the command calls it.
private enum TooltipName: String, OptionChoice {
  case mark, all

  var mode: SelectionMode { self == .all ? .allSeries : .mark }
}

/// The curves of lines, as the command calls them.
private enum CurveName: String, OptionChoice {
  case linear, monotone, cardinal, step
  case stepBefore = "step-before"
  case stepAfter = "step-after"

  var curve: LineCurve {
    switch self {
    case .linear: .linear
    case .monotone: .monotone
    case .cardinal: .cardinal(tension: 0)
    case .step: .stepCenter
    case .stepBefore: .stepBefore
    case .stepAfter: .stepAfter
    }
  }
}
