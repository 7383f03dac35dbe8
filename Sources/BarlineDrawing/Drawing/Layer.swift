/// Something that holds for all figures drawn until it is popped.
public struct Layer: Hashable, Sendable {
  /// How the figures' coordinates are mapped; nil for not at all.
  public var transform: Affine?
  /// What the figures are cut to, in the layer's own coordinates (after `transform`); nil for not at all.
  public var clip: Figure?
  /// Which places are inside the clip.
  public var clipRule: FillRule
  /// The opacity of the group as a whole, 0…1: figures in it that overlap do not show through each other.
  public var opacity: Double
  /// What the figures in it mean; nil for nothing.
  public var mark: Mark?

  /// Makes a layer; nothing is moved, cut, faded or marked unless told otherwise.
  public init(
    transform: Affine? = nil, clip: Figure? = nil, clipRule: FillRule = .nonZero, opacity: Double = 1, mark: Mark? = nil
  ) {
    self.transform = transform
    self.clip = clip
    self.clipRule = clipRule
    self.opacity = opacity
    self.mark = mark
  }
}
