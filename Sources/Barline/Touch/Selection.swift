/// What is selected, by whom, and which finger is followed: a value, and the rules by which events change it.
///
/// The rules are pure: an event goes in with the mark under it, or the mark that a key goes on to, and the messages that the delegate is
/// owed come out, in order. Each begin that comes out is followed by exactly one end.
package struct Selection: Equatable, Sendable {
  /// The mark that is selected; nil for none.
  package private(set) var index: ChartIndex?
  /// Where the finger was last, while one is followed.
  package private(set) var touchPoint: ChartPoint?
  /// The finger that is followed.
  private var finger: Int?
  /// Whether the delegate was told that this selection began: one that code has set is silent.
  private var isAnnounced = false
  /// Whether the mark was selected before the finger came down on it: lifting it there ends a kept selection.
  private var wasTapped = false
  /// Where the pointer was last, while one hovers.
  private var hoverPoint: ChartPoint?
  /// Whether the mark is selected only while the pointer is over it.
  package private(set) var isHovered = false

  package init() {}

  /// Something that the delegate is owed.
  package enum Message: Equatable, Sendable {
    case begin(ChartIndex, ChartTouch?)
    case move(ChartIndex, ChartTouch?)
    case end(ChartIndex, ChartTouch?, SelectionEnd)
  }

  /// Whether the finger came down on what was selected already, and has not left it: it has been tapped again when it is lifted.
  package var isTapped: Bool { wasTapped }

  /// Whether a finger is followed: whatever else is done meanwhile does not count.
  package var isTouched: Bool { finger != nil }

  /// Where the finger is, or the pointer that selects by hovering.
  package var pointer: ChartPoint? { touchPoint ?? (isHovered ? hoverPoint : nil) }

  /// Whether a touch is one that this selection follows, or may start to.
  package func follows(_ touch: ChartTouch) -> Bool {
    touch.phase == .began ? finger == nil || finger == touch.id : finger == touch.id
  }

  /// A touch over a mark, or over none.
  ///
  /// - Parameters:
  ///   - touch: The touch; one that is not followed changes nothing.
  ///   - target: What it is over and may be selected; nil for nothing. Not looked at when the finger is lifted or cancelled.
  ///   - keeps: Whether a selection outlives the finger.
  ///   - replays: Whether a kept one stays when it is tapped again.
  package mutating func touch(
    _ touch: ChartTouch, over target: ChartIndex?, keeps: Bool, replays: Bool = false
  ) -> [Message] {
    guard follows(touch) else { return [] }
    switch touch.phase {
    case .began: return began(touch, over: target, keeps: keeps)
    case .moved:
      touchPoint = touch.point
      if target != index { wasTapped = false }
      return change(to: target, touch, leaving: .left)
    case .ended:
      finger = nil
      touchPoint = nil
      return keeps && (!wasTapped || replays) ? [] : end(touch, .ended)
    case .cancelled:
      finger = nil
      touchPoint = nil
      return end(touch, .cancelled)
    }
  }

  private mutating func began(_ touch: ChartTouch, over target: ChartIndex?, keeps: Bool) -> [Message] {
    // The finger was never lifted, as far as we know: its end got lost.
    var messages = finger == touch.id ? end(touch, .cancelled) : []
    finger = touch.id
    touchPoint = touch.point
    // A kept selection that is tapped stays until the finger is lifted; one that hovering made becomes the finger's.
    wasTapped = keeps && index != nil && target == index && !isHovered
    (isHovered, hoverPoint) = (false, nil)
    if !wasTapped { messages += change(to: target, touch, leaving: .ended) }
    return messages
  }

  /// Another mark, or none, is selected by a touch.
  private mutating func change(to target: ChartIndex?, _ touch: ChartTouch, leaving reason: SelectionEnd) -> [Message] {
    guard let target else { return end(touch, reason) }
    guard target != index else {
      // Code had selected it without a word: now it has begun.
      guard !isAnnounced else { return [] }
      isAnnounced = true
      return [.begin(target, touch)]
    }
    // A finger that goes on from mark to mark moves one selection; one that comes down on another mark starts a new one.
    let moves = isAnnounced && touch.phase == .moved
    let old = moves ? [] : end(touch, .replaced)
    index = target
    isAnnounced = true
    return old + [moves ? .move(target, touch) : .begin(target, touch)]
  }

  /// Whatever is selected no longer is.
  package mutating func end(_ touch: ChartTouch?, _ reason: SelectionEnd) -> [Message] {
    defer {
      index = nil
      (isAnnounced, wasTapped, isHovered) = (false, false, false)
    }
    guard let index, isAnnounced else { return [] }
    return [.end(index, touch, reason)]
  }

  /// Code selects a mark, or none: silent, but for the end of what a touch had begun.
  package mutating func set(_ target: ChartIndex?) -> [Message] {
    isHovered = false
    guard target != index else { return [] }
    let messages = end(nil, .replaced)
    index = target
    return messages
  }

  /// The chart is folded away: the finger is no longer followed.
  package mutating func collapse() -> [Message] {
    (finger, touchPoint, hoverPoint) = (nil, nil, nil)
    return end(nil, .collapsed)
  }

  /// The data have changed: the mark is now at another place, or gone.
  package mutating func reload(_ found: ChartIndex?) -> [Message] {
    // The pointer is over other data now: also one that stays where it is may select.
    if found == nil || !isHovered { hoverPoint = nil }
    guard let found else { return end(nil, .removed) }
    index = found
    return []
  }

  /// The delegate has changed: what it was told of ends for it; what code has selected stays.
  package mutating func replaceDelegate() -> [Message] { isAnnounced ? end(nil, .replaced) : [] }
}

extension Selection {
  /// Whether a pointer that hovers changes anything: not while a finger is down, not where a selection is kept that it did not make, and not
  /// while it stays where it was when something else was selected, or nothing.
  package func minds(hoverAt point: ChartPoint?, keeps: Bool) -> Bool {
    guard finger == nil else { return false }
    return isHovered || point != hoverPoint && (index == nil || !keeps)
  }

  /// A pointer over a mark, or over none: it selects as a finger does that moves from mark to mark, and what it has selected ends where there
  /// is nothing.
  ///
  /// - Parameters:
  ///   - point: Where it is; nil when it has left.
  ///   - target: What it is over and may be selected; nil for nothing.
  ///   - keeps: Whether a selection that a tap, a key or code has made stays, whatever hovers.
  package mutating func hover(at point: ChartPoint?, over target: ChartIndex?, keeps: Bool) -> [Message] {
    let counts = minds(hoverAt: point, keeps: keeps)
    if finger == nil { hoverPoint = point }
    guard counts else { return [] }
    guard point != nil, let target else { return isHovered ? end(nil, .left) : [] }
    isHovered = true
    return goOn(to: target)
  }

  /// A key goes on to a mark: one selection moves, whoever began it, and is the key's from then on.
  package mutating func step(to target: ChartIndex) -> [Message] {
    guard finger == nil else { return [] }
    isHovered = false
    return goOn(to: target)
  }

  /// A key taps what is selected: a kept selection ends, unless it replays instead.
  package mutating func press(keeps: Bool, replays: Bool) -> [Message] {
    finger == nil && keeps && !replays ? end(nil, .ended) : []
  }

  /// A key lets go of what is selected.
  package mutating func escape() -> [Message] { finger == nil ? end(nil, .ended) : [] }

  /// One selection moves on, or begins.
  private mutating func goOn(to target: ChartIndex) -> [Message] {
    // What code has selected, without a word, begins anew.
    let moves = isAnnounced
    guard target != index || !moves else { return [] }
    (index, isAnnounced) = (target, true)
    return [moves ? .move(target, nil) : .begin(target, nil)]
  }
}
