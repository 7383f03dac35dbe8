extension Drawing.Sheet {
  /// How much of the whole time one mark takes, while marks move one after another.
  package static let staggerWindow = 1.0 / 3

  /// The sheet a share of the way from this one to another of the same shape, mark after mark from left to right.
  ///
  /// Each mark takes a third of the time, and starts the later the farther right it stands: by its left edge, a circle by its middle,
  /// a path point by point. A layer that moves or fades does so with the first figure in it, one at the top with the whole. Paints are
  /// the target's from the start.
  ///
  /// - Parameters:
  ///   - target: Where marks go; returned where its shape is another.
  ///   - share: 0 or less, or NaN: exactly this sheet; 1 or more: exactly the target.
  ///   - left: Where the first marks stand.
  ///   - width: How far from there the last ones do.
  /// - Complexity: O(n) in the number of items.
  package func staggered(to target: Drawing.Sheet, _ share: Double, left: Double, width: Double) -> Drawing.Sheet {
    guard share > 0 else { return self }
    guard share < 1, hasSameShape(as: target) else { return target }
    let window = Self.staggerWindow
    func own(_ x: Double) -> Double {
      let place = width > 0 ? min(max((x - left) / width, 0), 1) : 0
      return min(max((share - place * (1 - window)) / window, 0), 1)
    }
    var sheet = target.kept.value
    var (depth, waiting) = (0, [Int]())
    for (place, item) in target.items.enumerated() {
      switch item.verb {
      case .push:
        let (from, to) = (layers[Int(items[place].extra)], target.layers[Int(item.extra)])
        if depth == 0 {
          sheet.layers[Int(item.extra)] = from.mixed(with: to, share)
        } else if from.moves(to: to) {
          waiting.append(place)
        }
        depth += 1
      case .pop: depth -= 1
      case .fill, .stroke, .text:
        let numbers = Int(item.numbers)..<sheet.endOfNumbers(place)
        guard let first = numbers.first else { continue }
        let step = item.isPath ? 2 : numbers.count
        for start in stride(from: first, to: numbers.upperBound, by: step) {
          let share = own(target.numbers[start])
          for number in start..<min(start + step, numbers.upperBound) {
            sheet.numbers[number] = lerp(self.numbers[number], target.numbers[number], share)
          }
        }
        let share = own(target.numbers[first])
        for push in waiting {
          let layer = Int(target.items[push].extra)
          sheet.layers[layer] = layers[Int(items[push].extra)].mixed(with: target.layers[layer], share)
        }
        waiting.removeAll(keepingCapacity: true)
      }
    }
    return Drawing.Sheet(sheet)
  }

  /// The sheet with nothing to be seen of it: its top layers have no strength.
  package var faded: Drawing.Sheet {
    var sheet = self
    sheet.change { sheet in for layer in outerLayers { sheet.layers[layer].opacity = 0 } }
    return sheet
  }
}
