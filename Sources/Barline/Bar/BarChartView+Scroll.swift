extension BarChartView {
  /// How wide all bars are together: as wide as the plot, the default, or wider, so that the chart scrolls.
  ///
  /// Where it scrolls, a finger that goes sideways moves the bars, and they run on when it leaves them, slower and slower, never beyond
  /// their ends; one that rests for 0.2 s, or goes up or down, selects from then on; and a tap selects when it is lifted. A wheel moves them
  /// too, and a key brings the bar that it selects into view. The axis of
  /// values, the grid and the header stay where they are, and so does the domain, which is that of all data. Only what is in view is
  /// laid out, and only its labels are asked for, and a dozen more from all over the axis; identities that are names are asked for from the
  /// first item on, once a reload, since a name may repeat. A layout at another offset cuts a motion under way short.
  public var contentWidth: ContentWidth {
    get { options.scroll.width }
    set { if replace(&options.scroll.width, newValue) { relayout() } }
  }

  /// How many points of the bars are to the left of the plot, 0…`maximumOffset`. What is set is kept between these, from the next
  /// layout on; whatever moved the bars stops. Set before there are data or a size, it waits for them.
  public var contentOffset: Double {
    get { offsetNow }
    set { scroll(to: .offset(newValue), animated: false, completion: nil) }
  }

  /// The greatest offset; 0 where all bars have room, and nothing scrolls.
  public var maximumOffset: Double { maximumOffsetNow }

  /// The items that are in view, the outer ones perhaps in part.
  public var visibleRange: Range<Int> {
    layoutIfNeeded()
    return size.isEmpty ? 0..<0 : plan?.items ?? 0..<0
  }

  /// Scrolls to an offset.
  ///
  /// - Parameters:
  ///   - offset: How many points of the bars are to be to the left of the plot; kept in 0…`maximumOffset`.
  ///   - animated: Whether they move there, within 0.25 s from the next drawing.
  ///   - completion: Called once: true when they are there, at once if nothing moves; false when something else moved them.
  public func setContentOffset(_ offset: Double, animated: Bool = false, completion: ((Bool) -> Void)? = nil) {
    scroll(to: .offset(offset), animated: animated, completion: completion)
  }

  /// Scrolls to an item, as far as the content allows.
  ///
  /// - Parameters:
  ///   - item: The item; one that does not exist counts as the nearest that does.
  ///   - anchor: Where in the plot it is to stand; at its left edge unless told otherwise.
  ///   - animated: Whether the bars move there, within 0.25 s from the next drawing.
  public func scroll(toItem item: Int, at anchor: ScrollAnchor = .leading, animated: Bool = false) {
    scroll(to: .item(item, anchor), animated: animated, completion: nil)
  }

  static var scrolls: Bool { true }
  var window: ScrollWindow? { plan?.window }

  func span(of index: ChartIndex) -> (start: Double, end: Double)? { window?.slot(index.item) }

  func tellScrolled(_ delegate: any BarChartViewDelegate) { delegate.barChartViewDidScroll(self) }

  func findInView(_ first: (item: Int, id: ChartID)) { keepInView(first, count: model.count) { id(at: $0) } }

  /// The places of items that are as wide as their labels.
  func labelSlots(_ options: ScrollOptions, count: Int) -> LabelSlots? {
    labelSlots(options, count: count) { label(at: $0) }
  }
}
