// What the page lends its module.

/// Tells the page that a chart's picture has changed.
@_extern(wasm, module: "barline", name: "changed") func pageChanged(_ chart: Int32)

/// Tells the page of a selection: `kind` 0 began, 1 moved, 2 ended (and why: `SelectionEnd`); the value is NaN where it is not known. The line
/// is the event in words, as UTF-8.
@_extern(wasm, module: "barline", name: "selected") func pageSelected(
  _ chart: Int32, _ kind: Int32, _ reason: Int32, _ item: Int32, _ series: Int32, _ value: Double, _ line: UnsafePointer<UInt8>?,
  _ count: Int32)

/// Tells the page that another part of the content is shown.
@_extern(wasm, module: "barline", name: "scrolled") func pageScrolled(_ chart: Int32)

/// What the standard library prints goes nowhere.
@_cdecl("putchar") public func putCharacter(_ character: Int32) -> Int32 { character }

/// What hashes are seeded with: a chart draws the same whatever the seed is, so any bytes do.
@_cdecl("arc4random_buf") public func fillSeed(_ bytes: UnsafeMutablePointer<UInt8>?, _ count: Int) {
  for place in 0..<count { bytes?[place] = UInt8(truncatingIfNeeded: place &* 151 &+ 83) }
}
