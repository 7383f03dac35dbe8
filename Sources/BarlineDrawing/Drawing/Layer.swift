/// Something that holds for all figures drawn until it is popped.
public struct Layer: Hashable, Sendable {
  /// Where the figures go. Most layers only say what their figures mean: without this in a box, each would be twice as large.
  private var placing: Placing
  /// The opacity of the group as a whole, 0…1: figures in it that overlap do not show through each other.
  public var opacity: Double
  /// What the figures in it mean; nil for nothing.
  public var mark: Mark?

  private enum Placing: Hashable, Sendable {
    case plain
    indirect case placed(transform: Affine?, clip: Figure?, rule: FillRule)

    init(_ transform: Affine?, _ clip: Figure?, _ rule: FillRule) {
      let isPlain = transform == nil && clip == nil && rule == .nonZero
      self = isPlain ? .plain : .placed(transform: transform, clip: clip, rule: rule)
    }
  }

  /// Makes a layer; nothing is moved, cut, faded or marked unless told otherwise.
  public init(
    transform: Affine? = nil, clip: Figure? = nil, clipRule: FillRule = .nonZero, opacity: Double = 1, mark: Mark? = nil
  ) {
    placing = Placing(transform, clip, clipRule)
    self.opacity = opacity
    self.mark = mark
  }

  /// Makes a layer that says what its figures mean, and nothing else.
  package init(marking mark: Mark) {
    placing = .plain
    opacity = 1
    self.mark = mark
  }

  /// How the figures' coordinates are mapped; nil for not at all.
  public var transform: Affine? {
    get { if case .placed(let transform, _, _) = placing { transform } else { nil } }
    set { placing = Placing(newValue, clip, clipRule) }
  }

  /// What the figures are cut to, in the layer's own coordinates (after `transform`); nil for not at all.
  public var clip: Figure? {
    get { if case .placed(_, let clip, _) = placing { clip } else { nil } }
    set { placing = Placing(transform, newValue, clipRule) }
  }

  /// Which places are inside the clip.
  public var clipRule: FillRule {
    get { if case .placed(_, _, let rule) = placing { rule } else { .nonZero } }
    set { placing = Placing(transform, clip, newValue) }
  }

  /// Whether figures are neither moved nor cut.
  package var isPlain: Bool { if case .plain = placing { true } else { false } }
}
