extension FrameRequest {
  /// What names the series, between the header and the plot.
  package struct Legend {
    /// Lays it out from a point to the right, in so many rows at most.
    let row: (_ asked: Shared<FrameRequest>, _ x: Double, _ top: Double, _ width: Double, _ rows: Int) -> LegendRow

    /// Nil where there is nothing to name.
    package init?(_ entries: [LegendEntry]) {
      guard !entries.isEmpty else { return nil }
      row = { asked, x, top, width, rows in
        LegendRow(entries: entries, x: x, top: top, width: width, rows: rows, environment: asked.value.environment)
      }
    }
  }

  /// An axis of values, beside the plot.
  package struct Values {
    /// The domain of the data, and which of its ends are fixed.
    package let range: DomainPolicy.Result
    /// Whether values grow downward.
    package let isInverted: Bool
    /// Lays the axis out: its options, as far as things have not given way, for a plot of some height, with about as many ticks as are
    /// wanted; nil for the look's number.
    let plan: (_ asked: Shared<FrameRequest>, _ options: ValueAxis, _ height: Double, _ count: Int?) -> ValueAxisPlan

    /// - Parameter tickText: What the app says of a tick; nil for the number itself.
    package init(_ range: DomainPolicy.Result, isInverted: Bool = false, tickText: @escaping (Double) -> String?) {
      self.range = range
      self.isInverted = isInverted
      plan = { asked, options, height, count in
        ValueAxisPlan(
          options, range: range, height: height, limit: asked.value.size.width * 0.4, style: asked.value.labelStyle,
          environment: asked.value.environment, count: count, text: tickText)
      }
    }
  }

  /// What stands under the plot.
  package struct Below {
    /// Lays labels out in a room.
    let labels: (Room) -> Labels

    /// Labels of categories.
    ///
    /// - Parameters:
    ///   - count: How many categories there are.
    ///   - scroll: How wide the content is, and which part of it is shown; nil where it fits.
    ///   - centers: The middle of the first category and the distance to the next, for a plot from `x` on of some width.
    ///   - label: What a category is called; asked only of those that have room.
    package init?(
      _ axis: CategoryAxis, count: Int, scroll: ScrollRequest?,
      centers: @escaping (_ x: Double, _ width: Double) -> (first: Double, step: Double), label: @escaping (Int) -> String?
    ) {
      guard !axis.isHidden, count > 0 else { return nil }
      labels = { room in
        if let window = scroll?.window(x: room.plot.minX, width: room.plot.width) {
          let labels = ScrolledLabels(
            window, left: room.left - room.overhangs.left, right: room.right + room.overhangs.right, top: room.top,
            maximumHeight: room.maximumHeight, environment: room.environment)
          return Labels(categories: labels?.labels { label($0) ?? "" } ?? .empty)
        }
        let (first, step) = centers(room.plot.minX, room.plot.width)
        // Where the first item stands on the very edge, as in line charts, or near it, as among many bars, its label and the last one's may
        // reach over it: moved inside they would stand under another item.
        let isOnEdge = min(first - room.plot.minX, room.plot.maxX - first) < 12
        return Labels(
          categories: CategoryLabels(
            count: count, firstCenter: first, step: step, left: room.left - (isOnEdge ? room.overhangs.left : 0),
            right: room.right + (isOnEdge ? room.overhangs.right : 0), top: room.top, maximumHeight: room.maximumHeight,
            staggers: axis.staggers, environment: room.environment, label: { label($0) ?? "" }))
      }
    }

    /// Labels of positions, as points have them that stand where numbers or dates say.
    ///
    /// - Parameters:
    ///   - domain: The positions that the axis reaches over.
    ///   - count: How many points there are.
    ///   - text: What the app says of a position; nil for the chart's own words.
    package init?(
      _ axis: PositionAxis, domain: Domain, count: Int, scroll: ScrollRequest?, text: @escaping (Double) -> String?
    ) {
      guard !axis.isHidden, count > 0 else { return nil }
      labels = { room in
        let window = scroll?.window(x: room.plot.minX, width: room.plot.width)
        return Labels(
          positions: PositionLabels(
            axis, scale: LinearScale(domain: window?.domain ?? domain, rangeStart: room.plot.minX, rangeEnd: room.plot.maxX),
            left: room.left - room.overhangs.left, right: room.right + room.overhangs.right, top: room.top, style: room.style,
            environment: room.environment, text: text))
      }
    }

    /// Where the labels may stand.
    struct Room {
      let plot: ChartRect
      /// The edges of what is left of the view beside its insets.
      let left: Double
      let right: Double
      /// How far a label may reach into the insets.
      let overhangs: (left: Double, right: Double)
      let maximumHeight: Double
      let style: TextStyle
      let environment: ChartEnvironment

      /// The top of the labels.
      var top: Double { plot.maxY + 8 }
    }

    /// Labels that have been laid out: of one kind or the other.
    struct Labels {
      var categories = CategoryLabels.empty
      var positions = PositionLabels()
      var height: Double { max(categories.height, positions.height) }
    }
  }
}
