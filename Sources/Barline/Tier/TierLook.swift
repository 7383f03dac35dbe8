/// The sizes of a tier chart's look for a size of view.
struct TierLook: Equatable, Sendable {
  /// How high the track is.
  let thickness: Double
  /// From the marker's middle to the outside of its ring.
  let markerRadius: Double
  /// What a pill is higher than its words.
  let pillRim: Double
  /// Between the pill and the marker; 0 for no tip.
  let tipRoom: Double
  /// What everything is moved down by whole numbers of: points, or rows.
  let row: Double
  let boundary: TextStyle
  let name: TextStyle
  let saving: TextStyle
  let pill: TextStyle
  let goal: TextStyle

  /// Between two words of a row.
  static let wordGap = 8.0
  /// Between the pill's edge and its words.
  static let pillPadding = 8.0
  /// The pill's tip, and what is left between it and the marker.
  static let tip = 5.0
  static let tipGap = 2.0
  /// Between the track and what is written under it.
  static let trackGap = 6.0
  /// Between rows under the track.
  static let rowGap = 4.0
  /// Half of what is left between two tiers.
  static let halfGap = 1.0
  /// Half the width of a goal's line with its halo.
  static let goalHalf = 2.0

  init(_ area: ChartRect, _ environment: ChartEnvironment) {
    let wanted = min(20, max(8, (area.height / 24).rounded()))
    // In cells the track is a row, and the pill lies right over it.
    thickness = max(0, min(environment.cell?.height ?? wanted, area.height / 2))
    (pillRim, tipRoom) = environment.cell == nil ? (6, TierLook.tip + TierLook.tipGap) : (0, 0)
    row = environment.cell?.height ?? 1
    markerRadius = max(0, min(thickness / 2 + (environment.cell == nil ? 3 : 0), area.height / 2, area.width / 2))
    boundary = TextStyle(size: environment.size(11), color: .secondary, tabularDigits: true)
    name = TextStyle(size: environment.size(12), weight: .semibold)
    saving = TextStyle(size: environment.size(11), color: .secondary)
    pill = TextStyle(size: environment.size(12), weight: .semibold, tabularDigits: true)
    goal = TextStyle(size: environment.size(11))
  }
}
