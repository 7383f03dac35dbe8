/// A motion of a funnel: its stages go from shape to shape, while what an entrance has left unseen comes to be seen.
struct FunnelMotion: SessionMotion {
  /// What is on the screen: another motion takes over from it.
  struct Moment {
    var marks: Transition.Moment
    var veil = FunnelVeil()
  }

  var transition: Transition
  /// What lay over the stages when the motion started.
  let start: FunnelVeil

  /// What lies over the stages now.
  var veil: FunnelVeil { start.lifted(by: transition.shown) }
  /// What is on the screen.
  var moment: Moment {
    Moment(marks: Transition.Moment(drawing: transition.presented, folded: transition.folded), veil: veil)
  }

  func isMoving(at time: Double) -> Bool { transition.isMoving(at: time) }
  func complete(_ finished: Bool) { transition.complete(finished) }
}

/// What lies over the stages of a funnel while they come on the screen.
struct FunnelVeil: Equatable {
  /// How strong the stages are, 0…1.
  var strength = 1.0
  /// Which share of the funnel's length is uncovered, 0…1.
  var uncovered = 1.0

  /// At the start of an entrance.
  init(_ style: Entrance.Style) {
    switch style {
    case .grow: break
    case .sweep: uncovered = 0
    case .fade: strength = 0
    }
  }

  /// Nothing.
  init() {}

  /// What is left of it at a progress, 0…1.
  func lifted(by progress: Double) -> FunnelVeil {
    var veil = self
    veil.strength += (1 - strength) * progress
    veil.uncovered += (1 - uncovered) * progress
    return veil
  }
}
