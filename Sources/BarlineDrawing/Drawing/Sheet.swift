extension Drawing {
  /// A layer of a drawing that changes as a whole: the frame, the marks, the selection or the tooltip.
  ///
  /// A sheet is a display list: items of 16 bytes, and flat tables of what they speak of. Everything that moves is in one array of
  /// numbers, so two sheets of one shape are mixed by one loop.
  public struct Sheet: Sendable {
    /// What is drawn. Behind one reference: sheets are handed on far more often than they are written.
    @usableFromInline var kept: Shared<Content>
    /// A number that changes when the sheet does: a backend may keep what it made of a sheet whose revision is the same.
    /// It is the view's own count, no part of `==`, and 0 for a sheet that no view has made.
    public package(set) var revision: UInt64 = 0

    /// Makes an empty sheet.
    public init() { kept = Self.nothing }

    /// Makes a sheet of what has been written.
    init(_ content: Content) { kept = Shared(content) }

    private static let nothing = Shared(Content())

    /// Changes what is drawn; the revision stays.
    ///
    /// - Complexity: each table that is written to is copied once.
    package mutating func change(_ write: (inout Content) -> Void) {
      var content = kept.value
      write(&content)
      kept = Shared(content)
    }

    /// Makes a sheet of what a function draws. Layers left open are closed.
    public init(_ draw: (inout Recorder) -> Void) {
      var recorder = Recorder()
      draw(&recorder)
      self = recorder.finish()
    }

    /// Whether nothing is drawn.
    public var isEmpty: Bool { items.isEmpty }

    /// How many figures, texts, pushes and pops there are.
    public var count: Int { items.count }

    @usableFromInline static var endOfPath: UInt8 { 255 }

    /// What a sheet holds, as it is written.
    @usableFromInline package struct Content: Equatable, Sendable {
      @usableFromInline package var items: [Item] = []
      @usableFromInline package var numbers: [Double] = []
      /// Path verbs of all paths; a path's verbs end with `Sheet.endOfPath`.
      @usableFromInline package var verbs: [UInt8] = []
      @usableFromInline package var paints: [Paint] = []
      @usableFromInline package var strokes: [Stroke] = []
      @usableFromInline package var styles: [TextStyle] = []
      @usableFromInline package var strings: [String] = []
      @usableFromInline package var layers: [Layer] = []

      init() {}
    }

    @inlinable package var items: [Item] { kept.value.items }
    @inlinable package var numbers: [Double] { kept.value.numbers }
    @inlinable package var verbs: [UInt8] { kept.value.verbs }
    @inlinable package var paints: [Paint] { kept.value.paints }
    @inlinable package var strokes: [Stroke] { kept.value.strokes }
    @inlinable package var styles: [TextStyle] { kept.value.styles }
    @inlinable package var strings: [String] { kept.value.strings }
    @inlinable package var layers: [Layer] { kept.value.layers }
  }

  /// An element of a sheet: 16 bytes, trivial.
  @usableFromInline package struct Item: Equatable, Sendable {
    /// The verb (3 bits), the figure (3), the rule or the anchor (2), the stroke's place in its table (24).
    @usableFromInline var head: UInt32
    /// The paint's, or the text style's, place in its table.
    @usableFromInline var paint: UInt32
    /// Where its numbers start.
    @usableFromInline var numbers: UInt32
    /// The string's, the layer's or the first path verb's place in its table.
    @usableFromInline var extra: UInt32

    @inlinable init(
      _ verb: Verb, _ shape: Shape = .rect, option: UInt8 = 0, stroke: Int = 0, paint: Int = 0, numbers: Int, extra: Int = 0
    ) {
      head =
        UInt32(verb.rawValue) | UInt32(shape.rawValue) << 3 | UInt32(option & 3) << 6 | UInt32(truncatingIfNeeded: stroke) << 8
      self.paint = UInt32(truncatingIfNeeded: paint)
      self.numbers = UInt32(truncatingIfNeeded: numbers)
      self.extra = UInt32(truncatingIfNeeded: extra)
    }

    @inlinable package var verb: Verb { Verb(rawValue: UInt8(head & 7)) ?? .pop }
    @inlinable package var shape: Shape { Shape(rawValue: UInt8(head >> 3 & 7)) ?? .rect }
    @inlinable package var option: UInt8 { UInt8(head >> 6 & 3) }
    @inlinable package var stroke: Int { Int(head >> 8) }

    /// What an item does.
    @usableFromInline package enum Verb: UInt8, Sendable { case fill, stroke, text, push, pop }
    /// The figure that is filled or stroked.
    @usableFromInline package enum Shape: UInt8, Sendable { case rect, roundedRect, circle, sector, path }
  }
}

extension Drawing.Sheet: Equatable {
  /// Whether two sheets draw the same; their revisions are not looked at.
  public static func == (a: Drawing.Sheet, b: Drawing.Sheet) -> Bool {
    a.kept == b.kept
  }
}
