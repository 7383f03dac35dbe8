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

// Files and the environment, as Darwin declares them.
public struct FILE {}
public var errno: Int32 { get { 0 } set {} }
public func fopen(_ path: UnsafePointer<CChar>!, _ mode: UnsafePointer<CChar>!) -> UnsafeMutablePointer<FILE>! { nil }
@discardableResult public func fclose(_ file: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func ferror(_ file: UnsafeMutablePointer<FILE>!) -> Int32 { 0 }
public func fread(_ to: UnsafeMutableRawPointer!, _ size: Int, _ count: Int, _ file: UnsafeMutablePointer<FILE>!) -> Int { 0 }
public func fwrite(_ from: UnsafeRawPointer!, _ size: Int, _ count: Int, _ file: UnsafeMutablePointer<FILE>!) -> Int { 0 }
public func unlink(_ path: UnsafePointer<CChar>!) -> Int32 { 0 }
public func getenv(_ name: UnsafePointer<CChar>!) -> UnsafeMutablePointer<CChar>! { nil }
