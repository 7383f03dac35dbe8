import BarlineDrawing
import BarlineSamples
import BarlineTesting

/// A picture of the set.
struct Entry {
  var name: String
  var drawing: Drawing
  /// In which themes, and at how many pixels a point.
  var looks: [Look]
  /// What the PNG shows instead, on purpose; nil for the picture.
  var png: Drawing?
  /// In which part that is a fault, "words" or "shapes"; nil for none.
  var fault: String?
}

/// A theme and a scale.
struct Look: Hashable {
  enum Ground: String, CaseIterable { case light, dark }

  var ground: Ground
  var scale: Int

  var theme: Theme { ground == .light ? .light : .dark }
  var name: String { "\(ground.rawValue)-\(scale)x" }

  static let all = Ground.allCases.flatMap { ground in [1, 2].map { Look(ground: ground, scale: $0) } }
}

/// What the command line asks for.
struct Request {
  struct Usage: Error, CustomStringConvertible {
    var description: String
  }

  var folder = ""
  var entries: [Entry] = []

  /// One of so many samples of the gallery is drawn, unless all are asked for.
  private static let stride = 6

  init(_ arguments: some Sequence<String>) throws {
    var operands: [String] = []
    var sizes: [ChartSize] = []
    var isWhole = false
    for argument in arguments {
      let sides = argument.split(separator: "x").compactMap { Double($0) }
      if sides.count == 2 {
        sizes.append(ChartSize(width: sides[0], height: sides[1]))
      } else if argument == "--all" {
        isWhole = true
      } else {
        operands.append(argument)
      }
    }
    guard let folder = operands.first, !operands.contains(where: { $0.hasPrefix("-") }) else {
      throw Usage(
        description: """
          usage: BarlineConformance DIR [--all] [WIDTHxHEIGHT]... [TEXT]...

          Writes into DIR, for each picture and theme: an SVG, a PNG by cairo at one and at two pixels a point, and a page of a PDF; each
          with its words and without. DIR/pictures.json lists them. Beside them stand pictures whose PNG is wrong on purpose.

            --all         the whole gallery; else each \(Self.stride)th sample of it
            WIDTHxHEIGHT  gallery samples in these sizes, instead of all pictures in their own
            TEXT          only pictures whose names hold one of these texts; of the whole gallery
          """)
    }
    self.folder = folder
    let texts = operands.dropFirst()
    entries = (sizes.isEmpty ? Self.all(isWhole: isWhole || !texts.isEmpty) : Self.samples(in: sizes))
      .filter { entry in texts.isEmpty || texts.contains { entry.name.contains($0) } }
  }

  /// The small pictures in every look, the gallery in one of each ground and each scale, and what is wrong on purpose.
  private static func all(isWhole: Bool) -> [Entry] {
    let gallery = Samples.all.enumerated().filter { isWhole || $0.offset % stride == 0 }.map { _, sample in
      Entry(
        name: "gallery-" + sample.name, drawing: sample.drawing(),
        looks: [Look(ground: .light, scale: 1), Look(ground: .dark, scale: 2)])
    }
    return ConformancePictures.all.map { Entry(name: $0.name, drawing: $0.drawing, looks: Look.all) } + gallery + Entry.faults
  }

  private static func samples(in sizes: [ChartSize]) -> [Entry] {
    Samples.all.flatMap { sample in
      sizes.map { size in
        Entry(
          name: "\(sample.name)-\(Int(size.width))", drawing: sample.drawing(size: size),
          looks: [Look(ground: .light, scale: 1), Look(ground: .dark, scale: 1)])
      }
    }
  }
}
