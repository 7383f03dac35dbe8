// Stands in for Apple's Darwin module while typecheck-apple runs. Never built into the package.
// swift-format-ignore-file

public func sin(_ x: Double) -> Double { x }
public func cos(_ x: Double) -> Double { x }
public func tan(_ x: Double) -> Double { x }
public func asin(_ x: Double) -> Double { x }
public func acos(_ x: Double) -> Double { x }
public func atan(_ x: Double) -> Double { x }
public func atan2(_ y: Double, _ x: Double) -> Double { x }
public func pow(_ x: Double, _ y: Double) -> Double { x }
public func exp(_ x: Double) -> Double { x }
public func exp2(_ x: Double) -> Double { x }
public func log(_ x: Double) -> Double { x }
public func log2(_ x: Double) -> Double { x }
public func log10(_ x: Double) -> Double { x }
public func cbrt(_ x: Double) -> Double { x }
public func hypot(_ x: Double, _ y: Double) -> Double { x }
public func fmod(_ x: Double, _ y: Double) -> Double { x }
public func floor(_ x: Double) -> Double { x }
public func ceil(_ x: Double) -> Double { x }
public func round(_ x: Double) -> Double { x }
