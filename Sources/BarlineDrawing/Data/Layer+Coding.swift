// Layers and marks as bytes.
extension ChartID {
  package mutating func code(_ coder: inout ByteCoder) {
    var (kind, name, number) = (0, "", 0)
    switch self {
    case .index(let index): number = index
    case .name(let own, let occurrence): (kind, name, number) = (occurrence == 0 ? 1 : 2, own, occurrence)
    }
    coder.code(&kind, below: 3)
    if kind > 0 { coder.code(&name) }
    if kind != 1 { coder.code(&number) }
    if coder.isReading { self = kind == 0 ? .index(number) : .name(name, occurrence: kind == 1 ? 0 : number) }
  }
}

extension Mark {
  static let blank = Mark(id: ID(role: .custom, item: .index(0)), label: "")

  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(kind: &id.role)
    id.series.code(&coder)
    id.item.code(&coder)
    coder.code(&label)
    // An app can give a mark a value that is no number.
    value = value.flatMap { $0.isFinite ? $0 : nil }
    coder.code(&value)
  }
}

extension Affine {
  package mutating func code(_ coder: inout ByteCoder) {
    coder.code(&a)
    coder.code(&b)
    coder.code(&c)
    coder.code(&d)
    coder.code(&tx)
    coder.code(&ty)
  }
}

extension Layer {
  /// Its first byte says what it has: 1 a transform, 2 a clip, 4 the even-odd rule, 8 an opacity, 16 a mark.
  package mutating func code(_ coder: inout ByteCoder) {
    var parts =
      (transform == nil ? 0 : 1) | (clip == nil ? 0 : 2) | (clipRule == .evenOdd ? 4 : 0) | (opacity == 1 ? 0 : 8)
      | (mark == nil ? 0 : 16)
    coder.code(&parts, below: 32)
    var (transform, clip, mark) = (self.transform ?? .identity, self.clip ?? .rect(.zero), self.mark ?? .blank)
    if parts & 1 > 0 { transform.code(&coder) }
    if parts & 2 > 0 { clip.code(&coder) }
    if parts & 8 > 0 { coder.code(&opacity) }
    if parts & 16 > 0 { mark.code(&coder) }
    guard coder.isReading else { return }
    let isSound = transform.isFinite && opacity >= 0 && opacity <= 1 && mark.value?.isFinite != false
    coder.check(isSound, "a layer holds a number that cannot be")
    self = Layer(
      transform: parts & 1 > 0 ? transform : nil, clip: parts & 2 > 0 ? clip : nil,
      clipRule: parts & 4 > 0 ? .evenOdd : .nonZero, opacity: opacity, mark: parts & 16 > 0 ? mark : nil)
  }
}

extension Figure {
  /// A figure by itself, as a sheet of one item has it: its shape, its numbers, and a path's verbs.
  package mutating func code(_ coder: inout ByteCoder) {
    let written = coder.isReading ? Drawing.Sheet() : Drawing.Sheet { $0.fill(self, paint: .color(.clear)) }
    var sheet = written.kept.value
    var shape = Int(sheet.items.first?.shape.rawValue ?? 0)
    coder.code(&shape, below: 5)
    coder.code(&sheet.numbers)
    if shape == Drawing.Item.Shape.path.rawValue { sheet.code(verbs: &coder) }
    guard coder.isReading, coder.fault == nil else { return }
    let kind = Drawing.Item.Shape(rawValue: UInt8(truncatingIfNeeded: shape)) ?? .rect
    var walk = SheetWalk()
    if sheet.numbers.allSatisfy({ $0.isFinite }), walk.take(kind, sheet), walk.isAtEnd(of: sheet) {
      self = Drawing.Sheet(sheet).figure(of: Drawing.Item(.fill, kind, numbers: 0))
    } else {
      coder.fail("a clip is no figure")
    }
  }
}
