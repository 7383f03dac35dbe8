extension Drawing {
  /// What the picture holds that not every renderer can draw.
  ///
  ///     drawing.features.contains(.gradients)   // true where a figure is painted with one
  ///
  /// What is in a layer that cannot be seen counts too.
  ///
  /// - Complexity: O(n) in the number of items.
  public var features: DrawingFeatures {
    var finder = FeatureFinder()
    replay(into: &finder)
    return finder.found
  }
}

extension Renderer {
  /// What of a drawing this renderer draws in a simpler way, known before anything is drawn; empty where the picture is as it is meant.
  ///
  ///     let lost = renderer.approximations(for: drawing)
  ///     for phrase in lost.phrases { print(phrase) }   // "gradients are bands of one colour each"
  ///
  /// - Complexity: O(n) in the number of items.
  public func approximations(for drawing: Drawing) -> DrawingFeatures {
    support == .all ? [] : drawing.features.subtracting(support)
  }
}

extension DrawingFeatures {
  /// What becomes of each feature where a renderer is without it, a phrase each, in a fixed order.
  public var phrases: [String] {
    let all: [(DrawingFeatures, String)] = [
      (.gradients, "gradients are bands of one colour each"), (.dashes, "dashed lines are whole"),
      (.clips, "what is cut off elsewhere is seen"), (.opacity, "nothing shows through anything else"),
      (.rotation, "turned text is level"), (.curves, "curves are made of straight lines"),
      (.fonts, "text is in one size of letters"),
    ]
    var phrases: [String] = []
    for (feature, phrase) in all where contains(feature) { phrases.append(phrase) }
    return phrases
  }
}

/// The painter that finds what a picture holds.
struct FeatureFinder: Painter {
  private(set) var found: DrawingFeatures = []

  mutating func fill(_ figure: Figure, rule: FillRule, paint: Paint) {
    add(figure)
    add(paint)
  }

  mutating func stroke(_ figure: Figure, stroke: Stroke, paint: Paint) {
    add(figure)
    add(paint)
    if !stroke.dash.isEmpty { found.insert(.dashes) }
  }

  mutating func draw(_ text: TextRun) {
    found.insert(.fonts)
    if text.rotation != 0 { found.insert(.rotation) }
    if text.style.color.showsThrough { found.insert(.opacity) }
  }

  mutating func push(_ layer: Layer) {
    if layer.opacity < 1 { found.insert(.opacity) }
    if let clip = layer.clip {
      found.insert(.clips)
      add(clip)
    }
    if let transform = layer.transform, transform.turns { found.insert(.rotation) }
  }

  mutating func pop() {}

  private mutating func add(_ figure: Figure) {
    if figure.isCurved { found.insert(.curves) }
  }

  private mutating func add(_ paint: Paint) {
    switch paint {
    case .color(let color): if color.showsThrough { found.insert(.opacity) }
    case .linear(let stops, _, _), .radial(let stops, _, _):
      found.insert(.gradients)
      for stop in stops where stop.color.showsThrough { found.insert(.opacity) }
    }
  }
}

extension Figure {
  /// Whether a part of the outline is no straight line.
  var isCurved: Bool {
    switch self {
    case .rect: false
    case .roundedRect(_, let radii): radii != CornerRadii(0)
    case .circle, .sector: true
    case .path(let path): path.verbs.contains(.cubic)
    }
  }
}

extension Affine {
  /// Whether level lines do not stay level, or upright ones upright.
  var turns: Bool { b != 0 || c != 0 }
}

extension ChartColor {
  /// Whether what is under it can be seen, in some theme.
  var showsThrough: Bool {
    switch self {
    case .rgba(let color): color.alpha < 1
    case .token(_, let opacity): opacity < 1
    case .mix(let a, let b, _): a.showsThrough || b.showsThrough
    case .onMark: false
    }
  }
}
