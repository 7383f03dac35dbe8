extension Drawing.Sheet {
  /// The upright rectangle around the figures that are filled, by their control points and whole circles; nil where none is.
  ///
  /// What is needed of something that moves, for each picture of its motion: how far it is from where it will be. `bounds` is exact, looks
  /// at lines, clips and text as well, and takes longer.
  package var reach: ChartRect? {
    var extent = Extent()
    var maps = [Affine.identity]
    for item in items {
      let map = maps[maps.count - 1]
      switch item.verb {
      case .push: maps.append(layers[Int(item.extra)].transform.map { $0.then(map) } ?? map)
      case .pop: maps.removeLast()
      case .fill: addControlPoints(of: item, map, to: &extent)
      case .stroke, .text: break
      }
    }
    return extent.rect
  }

  private func addControlPoints(of item: Drawing.Item, _ map: Affine, to extent: inout Extent) {
    let n = Int(item.numbers)
    func add(_ x: Double, _ y: Double) { extent.add(map.apply(to: ChartPoint(x: x, y: y))) }
    func addCorners(_ rect: ChartRect) {
      add(rect.minX, rect.minY)
      add(rect.maxX, rect.minY)
      add(rect.minX, rect.maxY)
      add(rect.maxX, rect.maxY)
    }
    func addDisc(_ radius: Double) {
      addCorners(ChartRect(x: numbers[n] - radius, y: numbers[n + 1] - radius, width: 2 * radius, height: 2 * radius))
    }
    switch item.shape {
    case .rect, .roundedRect: addCorners(rect(at: n))
    case .circle: addDisc(numbers[n + 2])
    case .sector: addDisc(numbers[n + 3])
    case .path:
      var (place, verb) = (n, Int(item.extra))
      while verbs[verb] != Self.endOfPath {
        let end = place + (BezierPath.Verb(rawValue: verbs[verb])?.count ?? 0)
        while place < end {
          add(numbers[place], numbers[place + 1])
          place += 2
        }
        verb += 1
      }
    }
  }
}
