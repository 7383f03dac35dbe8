import Barline

extension ChartOptions {
  /// The options of pies.
  static let pie = [
    Group("Data", items(mark: "slice") + order(marks: "slices", of: ItemOrder.allCases) + [top("slices")]),
    Group("Form", pieForm + [colors("The colours of slices")] + pieLabels),
  ]

  private static let pieForm: [Option] = [
    Option(
      "--donut", value: "RATIO", isValueOptional: true,
      "A ring. RATIO is the hole's share of the radius, 0 to 0.95; 0.62 unless told otherwise. The total stands in the middle."
    ) { request, text throws(Failure) in
      let shape = try text.isEmpty ? PieShape.donut : .donut(hole: OptionValues.number(text, of: "--donut", in: 0...0.95))
      request.give("--donut", insteadOf: "--half-donut")
      request.pie.add { $0.shape = shape }
    },
    Option("--half-donut", value: "RATIO", isValueOptional: true, "The upper half of a ring, RATIO as for --donut.") {
      request, text throws(Failure) in
      let shape =
        try text.isEmpty ? PieShape.halfDonut : .halfDonut(hole: OptionValues.number(text, of: "--half-donut", in: 0...0.95))
      request.give("--half-donut", insteadOf: "--donut")
      request.pie.add { $0.shape = shape }
    },
    Option("--center", value: "TEXT", "What stands in the middle of a ring. Default: the total. \"\" for nothing.") {
      request, text in
      request.give("--center", text)
      request.pie.add { $0.center = text.isEmpty ? PieCenter.none : .text(title: text, subtitle: "") }
    },
    Option("--start", value: "DEGREES", "Where the first slice starts, clockwise from twelve o'clock. Default: 0.") {
      request, text throws(Failure) in
      let angle = try OptionValues.number(text, of: "--start", in: -360...360) * .pi / 180
      request.pie.add { $0.startAngle = angle }
    },
    Option("--counterclockwise", "Slices follow each other against the clock.") { request, _ in
      request.pie.add { $0.direction = .counterclockwise }
    },
    Option("--gap", value: "POINTS", "Between slices, from the rim to the middle. Default: 1.5.") {
      request, text throws(Failure) in
      let gap = try OptionValues.number(text, of: "--gap", in: 0...100)
      request.pie.add { $0.gap = gap }
    },
    Option("--corners", value: "POINTS", "The radius of slices' corners. Default: 0.") { request, text throws(Failure) in
      let radius = try OptionValues.number(text, of: "--corners", in: 0...1000)
      request.pie.add { $0.cornerRadius = radius }
    },
    Option("--min-angle", value: "DEGREES", "The least angle of a slice; labels keep true shares. Default: 0.") {
      request, text throws(Failure) in
      let angle = try OptionValues.number(text, of: "--min-angle", in: 0...360) * .pi / 180
      request.pie.add { $0.minimumAngle = angle }
    },
    Option("--explode", value: "NAME", "A slice that stands out of the pie. May be given several times.") {
      $0.exploded.append($1)
    },
  ]

  private static let pieLabels: [Option] = [
    Option(
      "--labels", value: PieLabelPlace.list,
      "Where labels stand. Default: outside, with leader lines. fit: inside where they fit."
    ) { request, text throws(Failure) in
      let place = try PieLabelPlace.named(text, of: "--labels")
      request.pie.add { $0.labels = place.labels }
    },
    Option("--values", "Names and values: --text name+value.") { request, _ in
      request.pie.add { $0.labelContent = .nameAndValue }
    },
    Option("--text", value: PieLabelText.list, "What labels say. Default: name+share.") { request, text throws(Failure) in
      let content = try PieLabelText.named(text, of: "--text")
      request.pie.add { $0.labelContent = content.content }
    },
    Option("--decimals", value: "N", "Of shares, 0 to 6; shares add up to 100. Default: 0 where all are whole, else 1.") {
      request, text throws(Failure) in
      let count = try OptionValues.whole(text, of: "--decimals", in: 0...6)
      request.pie.add { $0.shareDecimals = count }
    },
  ]
}

/// Where the labels of slices can stand.
private enum PieLabelPlace: String, OptionChoice {
  case outside, inside, fit, none

  var labels: PieLabelPlacement {
    switch self {
    case .outside: .outside
    case .inside: .inside
    case .fit: .insideOrOutside
    case .none: .none
    }
  }
}

/// What the labels of slices can say.
private enum PieLabelText: String, OptionChoice {
  case nameAndShare = "name+share"
  case nameAndValue = "name+value"
  case name, share, value

  var content: PieLabelContent {
    switch self {
    case .nameAndShare: .nameAndShare
    case .nameAndValue: .nameAndValue
    case .name: .name
    case .share: .share
    case .value: .value
    }
  }
}
