import Barline

extension ChartOptions {
  /// The options of funnels.
  static let funnel = [
    Group("Data", items(mark: "stage") + [goal] + order(marks: "stages", of: [.given, .descending, .ascending])),
    Group(
      "Form", funnelForm + [colors("The colour from which all stages take theirs, or, when several are named, that of each")]),
  ]

  private static let goal = Option(
    "--goal", value: "COL", "A column of what each stage was to reach; drawn as a line around it. Default: none."
  ) {
    $0.items.goal = $1
  }

  private static let funnelForm: [Option] = [
    Option(
      "--shape", value: FunnelShape.list,
      "Default: tapered, from the width of a stage to that of the next. pointed: the last one ends in a point. bars: a bar a stage."
    ) { request, text throws(Failure) in
      let shape = try FunnelShape.named(text, of: "--shape")
      request.funnel.add { $0.form = shape.form }
    },
    Option("--vertical", "Stages from the top down; the default.") { request, _ in
      request.give("--vertical", insteadOf: "--horizontal")
      request.funnel.add { $0.direction = .down }
    },
    Option("--horizontal", "Stages from left to right.") { request, _ in
      request.give("--horizontal", insteadOf: "--vertical")
      request.funnel.add { $0.direction = .right }
    },
    Option(
      "--align", value: FunnelEdge.list,
      "Which edge is straight; start is the left one, or, with --horizontal, the top. Default: center, none."
    ) { request, text throws(Failure) in
      let edge = try FunnelEdge.named(text, of: "--align")
      request.funnel.add { $0.alignment = edge.alignment }
    },
    Option(
      "--labels", value: FunnelLabelPlace.list, "Where names and counts stand. Default: beside. fit: inside where both fit."
    ) { request, text throws(Failure) in
      let place = try FunnelLabelPlace.named(text, of: "--labels")
      request.funnel.add { $0.labels = place.labels }
    },
    Option(
      "--rates", value: FunnelRateChoice.list, "The rates between stages: of the stage before, of the first. Default: previous."
    ) { request, text throws(Failure) in
      let rates = try FunnelRateChoice.named(text, of: "--rates")
      request.funnel.add { $0.rates = rates.rates }
    },
    Option("--decimals", value: "N", "Of rates, 0 to 6. Default: 2.") { request, text throws(Failure) in
      let count = try OptionValues.whole(text, of: "--decimals", in: 0...6)
      request.funnel.add { $0.rateFormat = .percent(decimals: count) }
    },
    Option("--gap", value: "POINTS", "Between stages. Default: 2, or the room that rates need.") {
      request, text throws(Failure) in
      let gap = try OptionValues.number(text, of: "--gap", in: 0...10_000)
      request.funnel.add { $0.gap = gap }
    },
    Option("--max-width", value: "POINTS", "Of the widest stage. Default: all the room.") { request, text throws(Failure) in
      let width = try OptionValues.number(text, of: "--max-width", in: ChartRequest.sizes)
      request.stageWidths.most = width
      request.funnel.add { $0.maximumWidth = width }
    },
    Option("--min-width", value: "POINTS", "Of the narrowest stage above zero. Default: 1.") { request, text throws(Failure) in
      let width = try OptionValues.number(text, of: "--min-width", in: 0...20_000)
      request.stageWidths.least = width
      request.funnel.add { $0.minimumWidth = width }
    },
  ]
}

/// The forms of a funnel, as the command calls them.
private enum FunnelShape: String, OptionChoice {
  case tapered, pointed, bars

  var form: FunnelForm {
    switch self {
    case .tapered: .tapered(end: .flat)
    case .pointed: .tapered(end: .point)
    case .bars: .bars
    }
  }
}

/// The edges of a funnel that can be straight.
private enum FunnelEdge: String, OptionChoice {
  case start, center, end

  var alignment: FunnelAlignment {
    switch self {
    case .start: .leading
    case .center: .center
    case .end: .trailing
    }
  }
}

/// Where the words of stages can stand.
private enum FunnelLabelPlace: String, OptionChoice {
  case beside, inside, fit, none

  var labels: FunnelLabels {
    switch self {
    case .beside: .beside
    case .inside: .inside
    case .fit: .insideOrBeside
    case .none: .none
    }
  }
}

/// Which rates can stand between stages.
private enum FunnelRateChoice: String, OptionChoice {
  case previous, first, both, none

  var rates: FunnelRates {
    switch self {
    case .previous: .ofPrevious
    case .first: .ofFirst
    case .both: [.ofPrevious, .ofFirst]
    case .none: []
    }
  }
}
