import Foundation

/// Programs that are not ours, asked what they make of a document.
enum Judge {
  struct Fault: Error, CustomStringConvertible {
    var description: String
  }

  static let isRequired = ProcessInfo.processInfo.environment["BARLINE_REQUIRE_TOOLS"] == "1"

  /// Whether they are installed, or have to be.
  static let isThere = isRequired || ["xmllint", "rsvg-convert"].allSatisfy { path(of: $0) != nil }

  private static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile(atPath:))
  }

  /// Throws what xmllint has to say about documents that are not well-formed; says which by their place.
  static func checkForm(of documents: [[UInt8]]) throws {
    try inFolder { folder in
      let files = try documents.enumerated().map { place, document in
        let file = folder.appendingPathComponent("\(place).svg")
        try Data(document).write(to: file)
        return file.path
      }
      _ = try run("xmllint", ["--noout", "--nonet"] + files)
    }
  }

  /// The text of a document's element, as an XML parser reads it.
  static func read(_ document: [UInt8], _ path: String) throws -> String {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.svg")
      try Data(document).write(to: file)
      var text = String(decoding: try run("xmllint", ["--nonet", "--xpath", "string(\(path))", file.path]), as: UTF8.self)
      // xmllint ends what it says with a line end of its own.
      if text.hasSuffix("\n") { text.removeLast() }
      return text
    }
  }

  /// The picture that rsvg-convert draws of a document, one pixel a point unless zoomed.
  static func draw(_ document: [UInt8], zoom: Int = 1) throws -> Raster {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.svg")
      try Data(document).write(to: file)
      let png = try run("rsvg-convert", ["--format", "png", "--zoom", "\(zoom)", file.path])
      guard let raster = Raster(png: png) else { throw Fault(description: "what rsvg-convert wrote is no PNG that can be read") }
      return raster
    }
  }

  private static func inFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("barline-svg-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// What a tool writes to standard output; anything it has to say besides is a fault.
  private static func run(_ tool: String, _ arguments: [String]) throws -> [UInt8] {
    guard let path = path(of: tool) else { throw Fault(description: "\(tool) is not installed") }
    let process = Process()
    let (output, complaint) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = complaint
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let words = complaint.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0, words.isEmpty else {
      throw Fault(description: "\(tool) (\(process.terminationStatus)): \(String(decoding: words, as: UTF8.self))")
    }
    return [UInt8](bytes)
  }
}
