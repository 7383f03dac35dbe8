extension CategoryRoom {
  /// Every so-manieth label, level: round numbers and dates where they are known, else counted from the first item.
  ///
  /// `known` are labels that have been asked for already, the first two items and the last among them.
  func thinned(_ known: [Entry], _ label: (Int) -> String) -> CategoryLabels {
    let widths = known.lazy.map { $0.width }.filter { $0 > 0 }
    guard let narrowest = widths.min(), let widest = widths.max() else { return nothing() }
    let order = CategoryOrder(of: known)
    let isNames = order == .names
    // Names may be cut, but not to a stump; numbers and dates may not be cut.
    let least = (isNames ? min(widest, 72) : narrowest) + gap
    let mostItems = step > 0 ? (right - left) / step : 0
    // What is asked for at this distance fits on the axis; what is closer cannot.
    let leastStride = step > 0 ? least / step : .infinity

    if let progression = order.progression(of: known, in: items) {
      for level in progression.levels(atLeast: leastStride, atMost: mostItems) where level.count >= 2 {
        if let fit = thin(entries(level, label)) { return fit.thinned(to: items.count) }
      }
    }
    // Numbers are counted in ones, twos, fives and tens; of names, as many as there is room for.
    let closest = Int(saturating: leastStride.rounded(.up))
    func every(_ stride: Int) -> [Entry] {
      entries(Swift.stride(from: items.lowerBound, to: items.upperBound, by: stride), label)
    }
    // Short names are better whole, a little farther apart, than cut here and there; long ones are cut all alike.
    let apart =
      widest <= 72 && closest < min(items.count, 1 << 30)
      ? [closest, closest + max(1, closest / 8), closest + max(1, closest / 4)] : []
    for stride in isNames ? apart : CategoryOrder.strides where stride >= closest && stride < items.count {
      if let fit = thin(every(stride)) { return fit.thinned(to: items.count) }
    }
    if isNames, closest < items.count, let fit = level(every(closest)) { return fit.thinned(to: items.count) }
    // Not even two labels: the first one that has a text, cut to the chart.
    guard let lone = known.first(where: { $0.width > 0 }), let fit = flat([lone]) ?? loneCut(lone) else { return nothing() }
    return fit.thinned(to: items.count)
  }

  /// One line each, without the first or the last where only moving it inside the chart brings it too close to the next.
  private func thin(_ entries: [Entry]) -> CategoryLabels? {
    if let all = flat(entries) { return all }
    guard let first = entries.first, let last = entries.last else { return nil }
    var inner = entries[...]
    if start(of: last.width, at: last.center) < last.center - last.width / 2 { inner = inner.dropLast() }
    if start(of: first.width, at: first.center) > first.center - first.width / 2 { inner = inner.dropFirst() }
    return inner.count >= 2 && inner.count < entries.count ? flat(Array(inner)) : nil
  }

  private func nothing() -> CategoryLabels {
    var result = CategoryLabels()
    result.dropped = items.count
    return result
  }

  private func loneCut(_ entry: Entry) -> CategoryLabels? {
    guard let text = elided(entry.text, to: right - left, style: style, measurer: measurer) else { return nil }
    let width = measurer.width(of: text, style: style)
    return flat([Entry(index: entry.index, text: text, width: width, center: entry.center)])
  }
}

extension CategoryLabels {
  /// Says how many labels have been left out of an axis of `count` items.
  fileprivate func thinned(to count: Int) -> CategoryLabels {
    var result = self
    result.dropped = count - labels.count
    return result
  }
}
