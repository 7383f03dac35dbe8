/// A module that lays charts of one kind out in a browser, and the scripts that load and show them.
public enum WebModule {
  /// The files that a page of one's own imports: `barline.mjs`, what that imports, and a module for each kind of chart, by gzip.
  ///
  ///     for file in WebModule.files { try write(file.bytes, to: "public/" + file.name) }
  ///
  /// `Docs/Web.md` says what a page does with them.
  public static var files: [(name: String, bytes: [UInt8])] {
    WebModules.files.map { ($0.name, bytes($0.text)) }
      + WebModules.all.map { ("barline-\($0.name).wasm.gz", unpack($0.packed)) }
  }

  /// The kind of a chart's bytes, as its module is called, and the module; nil where they are of no chart.
  static func of(_ chart: [UInt8]) -> (name: String, packed: StaticString)? {
    // The letters of a chart, the version, and the kind.
    guard chart.starts(with: Array("BLCH".utf8)), chart.count > 5 else { return nil }
    let kind = Int(chart[5])
    return all.indices.contains(kind) ? all[kind] : nil
  }

  /// The modules, in the order of kinds that charts' bytes have.
  static var all: [(name: String, packed: StaticString)] { WebModules.all }

  /// The script of a self-contained page.
  static var pageScript: [UInt8] { bytes(WebModules.pageScript) }

  /// A module, by gzip.
  static func unpack(_ packed: StaticString) -> [UInt8] { Base64.decode(bytes(packed)) }

  private static func bytes(_ text: StaticString) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
