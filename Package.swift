// swift-tools-version: 6.2
import PackageDescription

/// Warnings stop the build, here and in CI.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]
/// The released command is built for size where time does not tell: see Tests/scripts/build-release.
let small = strict + (Context.environment["BARLINE_SMALL"] == nil ? [] : [.unsafeFlags(["-Osize"])])

let package = Package(
  name: "Barline",
  platforms: [.iOS(.v15), .macOS(.v12), .tvOS(.v15), .visionOS(.v1)],
  products: [
    .library(name: "Barline", targets: ["Barline", "BarlineDrawing"]),
    .library(name: "BarlineSVG", targets: ["BarlineSVG"]),
    .library(name: "BarlineCairo", targets: ["BarlineCairo"]),
    .library(name: "BarlineTerminal", targets: ["BarlineTerminal"]),
    .library(name: "BarlineWeb", targets: ["BarlineWeb"]),
    .library(name: "BarlineData", targets: ["BarlineData"]),
    .library(name: "BarlineTesting", targets: ["BarlineTesting"]),
    .executable(name: "barline", targets: ["BarlineCommand"]),
  ],
  targets: [
    // The display list: geometry, paint, text, the painter's five verbs. Imports nothing but libm.
    .target(name: "BarlineDrawing", swiftSettings: strict),
    // Charts: scales, parts, motion, touch, one folder a chart.
    .target(name: "Barline", dependencies: ["BarlineDrawing"], swiftSettings: small),
    // Backends, one target each.
    .target(name: "BarlineSVG", dependencies: ["BarlineDrawing"], swiftSettings: strict),
    .target(name: "BarlineCairo", dependencies: ["BarlineDrawing"], swiftSettings: small),
    .target(name: "BarlineTerminal", dependencies: ["BarlineDrawing"], swiftSettings: small),
    .target(name: "BarlineWeb", dependencies: ["BarlineDrawing", "BarlineSVG"], swiftSettings: small),
    // Readers for CSV, TSV, JSON and NDJSON.
    .target(name: "BarlineData", swiftSettings: strict),
    // Every gallery sample: shared by the command, the goldens and the docs.
    .target(name: "BarlineSamples", dependencies: ["Barline"], swiftSettings: small),
    // What an app's own tests use; returns values, imports no test framework.
    .target(name: "BarlineTesting", dependencies: ["Barline"], swiftSettings: strict),
    .executableTarget(
      name: "BarlineCommand",
      dependencies: ["Barline", "BarlineSVG", "BarlineCairo", "BarlineTerminal", "BarlineWeb", "BarlineData", "BarlineSamples"],
      swiftSettings: small),
    .executableTarget(
      name: "BarlineBenchmarks", dependencies: ["Barline", "BarlineSVG", "BarlineCairo", "BarlineTerminal"],
      path: "Tests/Benchmarks",
      swiftSettings: strict),
    // Writes the picture set for Tests/scripts/conformance.
    .executableTarget(
      name: "BarlineConformance",
      dependencies: ["BarlineDrawing", "BarlineSVG", "BarlineCairo", "BarlineSamples", "BarlineTesting"],
      path: "Tests/Conformance", swiftSettings: strict),

    .testTarget(name: "BarlineDrawingTests", dependencies: ["BarlineDrawing"], swiftSettings: strict),
    .testTarget(name: "BarlineTests", dependencies: ["Barline", "BarlineTesting"], swiftSettings: strict),
    .testTarget(
      name: "BarlineSVGTests",
      dependencies: ["BarlineSVG", "BarlineCairo", "BarlineTerminal", "BarlineSamples", "BarlineTesting"],
      resources: [.copy("Goldens")], swiftSettings: strict),
    .testTarget(name: "BarlineWebTests", dependencies: ["BarlineWeb", "BarlineSamples"], swiftSettings: strict),
    .testTarget(name: "BarlineCairoTests", dependencies: ["BarlineCairo"], swiftSettings: strict),
    .testTarget(
      name: "BarlineTerminalTests", dependencies: ["BarlineTerminal", "BarlineSamples", "BarlineTesting"],
      resources: [.copy("Goldens")], swiftSettings: strict),
    .testTarget(name: "BarlineDataTests", dependencies: ["BarlineData"], swiftSettings: strict),
    .testTarget(
      name: "BarlineCommandTests", dependencies: ["BarlineCommand", "BarlineCairo", "BarlineTesting"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
