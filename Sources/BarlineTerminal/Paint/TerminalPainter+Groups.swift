import BarlineDrawing

extension TerminalPainter {
  /// What was on the cells before a group of figures that is fainter as a whole, and how thick the group lies on them.
  struct Backdrop {
    let spots: [Spot]
    let opacity: Double
  }

  /// Makes a layer that is being pushed as faint as it is to be: as a whole, where colours can be mixed, so that what its figures
  /// cover of each other does not show through them; else each of its figures.
  func fade(_ state: inout State, by opacity: Double) {
    state.backdrop = nil
    let opacity = min(max(opacity, 0), 1)
    if inks.isCoarse || opacity == 0 {
      state.opacity *= opacity
    } else if opacity < 1, state.opacity > 0 {
      state.backdrop = Backdrop(spots: canvas.spots, opacity: opacity)
    }
  }

  /// Lays what has been drawn since a group began over what was there before.
  mutating func close(_ group: Backdrop) {
    let ground = canvas.ground
    canvas.spots.withUnsafeMutableBufferPointer { spots in
      for place in spots.indices where spots[place] != group.spots[place] {
        spots[place].fade(over: group.spots[place], group.opacity, ground)
      }
    }
  }
}

extension Spot {
  /// From this strength on an area hides the lines under it.
  static let hidingStrength = 0.6

  /// Makes what has come to be here fainter, over what was here before.
  fileprivate mutating func fade(over old: Spot, _ opacity: Double, _ ground: Ink) {
    if back != old.back || front != old.front || mask != old.mask { fadeArea(over: old, opacity) }
    let isHidden = opacity >= Self.hidingStrength
    if dots == 0 {
      if !isHidden { (dots, dotInk) = (old.dots, old.dotInk) }
    } else if dotInk != old.dotInk || old.dots == 0 {
      dotInk = ground.mixed(with: dotInk, opacity)
    }
    if rule == 0 {
      if !isHidden { (rule, ruleInk) = (old.rule, old.ruleInk) }
    } else if ruleInk != old.ruleInk || old.rule == 0 {
      ruleInk = ground.mixed(with: ruleInk, opacity)
      if opacity < 0.3 { rule |= Rule.faint }
    }
    if letter == 0 {
      if !isHidden { (letter, letterInk, isBold) = (old.letter, old.letterInk, old.isBold) }
    } else if letter != old.letter {
      letterInk = ground.mixed(with: letterInk, opacity)
    }
  }

  /// A cell has two inks: where both had an edge, that of the stronger one stays.
  private mutating func fadeArea(over old: Spot, _ opacity: Double) {
    let edge = mask == 0 || old.mask != 0 && opacity < 0.5 ? old.mask : mask
    let (under, over) = (old.inks(edge), inks(edge))
    (back, front, mask) = (under.back.mixed(with: over.back, opacity), under.front.mixed(with: over.front, opacity), edge)
  }

  /// The inks that most of the places beside a mask and of those in it have.
  private func inks(_ edge: UInt64) -> (back: Ink, front: Ink) {
    func ink(_ places: UInt64) -> Ink { (places & mask).nonzeroBitCount * 2 > places.nonzeroBitCount ? front : back }
    return (ink(~edge), ink(edge))
  }
}
