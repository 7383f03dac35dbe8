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

#if BARLINE_READS_ONLY
/// Whether anything is ever written as bytes: not in a module for browsers, which is given its charts.
var writesBytes: Bool { false }
#else
/// Whether anything is ever written as bytes.
var writesBytes: Bool { true }
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
