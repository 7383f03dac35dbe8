// The one file of this target that knows the platform: it lends the rest a handful of functions from libm.
#if hasFeature(Embedded)
@_extern(c, "sin") private func sin(_ x: Double) -> Double
@_extern(c, "cos") private func cos(_ x: Double) -> Double
@_extern(c, "atan2") private func atan2(_ y: Double, _ x: Double) -> Double
@_extern(c, "pow") private func pow(_ x: Double, _ y: Double) -> Double
@_extern(c, "log10") private func log10(_ x: Double) -> Double
#elseif canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#endif

#if BARLINE_PAGE
// A module for browsers is given its charts, and leaves numbers' digits and the clusters of texts to its page: that is much code less.
@_extern(wasm, module: "barline", name: "write") private func write(
  _ number: Double, _ room: UnsafeMutablePointer<UInt8>
) -> Int32
@_extern(wasm, module: "barline", name: "read") private func read(_ coefficient: UInt64, _ exponent: Int32) -> Double

@_extern(wasm, module: "barline", name: "split") private func split(
  _ text: UnsafePointer<UInt8>?, _ count: Int32, _ ends: UnsafeMutablePointer<Int32>?
) -> Int32

var writesBytes: Bool { false }
var writesCells: Bool { false }

func clusterEnds(of text: [UInt8]) -> [Int] {
  let ends = [Int32](unsafeUninitializedCapacity: text.count) { ends, count in
    text.withUnsafeBufferPointer { count = Int(split($0.baseAddress, Int32(truncatingIfNeeded: $0.count), ends.baseAddress)) }
  }
  return ends.map { Int($0) }
}

package func shortestText(of number: Double) -> String {
  String(unsafeUninitializedCapacity: 32) { room in room.baseAddress.map { Int(write(number, $0)) } ?? 0 }
}

package func parsed(_ coefficient: UInt64, exponent: Int) -> Double? {
  read(coefficient, Int32(truncatingIfNeeded: exponent))
}
#else
/// Whether anything is ever written as bytes.
var writesBytes: Bool { true }
/// Whether text ever stands in cells, as on a terminal.
var writesCells: Bool { true }

/// Where the grapheme clusters of a text in UTF-8 end.
func clusterEnds(of text: [UInt8]) -> [Int] {
  var (ends, end) = ([Int](), 0)
  for character in String(decoding: text, as: UTF8.self) {
    end += character.utf8.count
    ends.append(end)
  }
  return ends
}

/// The fewest digits that read back as a positive number; after the point, or with an exponent, where whoever writes them likes it.
package func shortestText(of number: Double) -> String { number.description }

/// The double nearest to `coefficient` × 10^`exponent`, if somebody else knows it.
package func parsed(_ coefficient: UInt64, exponent: Int) -> Double? { nil }
#endif

/// The sine of an angle in radians.
package func sine(_ angle: Double) -> Double { sin(angle) }

/// The cosine of an angle in radians.
package func cosine(_ angle: Double) -> Double { cos(angle) }

/// The angle in radians of the direction (x, y), counted as libm does from the positive x axis.
package func arcTangent(y: Double, x: Double) -> Double { atan2(y, x) }

/// `base` raised to `exponent`.
package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

/// The decimal logarithm.
package func decimalLogarithm(_ value: Double) -> Double { log10(value) }
