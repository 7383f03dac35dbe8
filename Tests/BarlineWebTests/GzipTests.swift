import Foundation
import Testing

@testable import BarlineWeb

/// What is packed is unpacked by a program that is not ours.
@Suite struct GzipTests {
  private struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  /// What gunzip makes of files, one after another: it reads as many as stand there.
  private func unpack(_ files: [[UInt8]]) throws -> [UInt8] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("barline-gzip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (packed, plain) = (folder.appendingPathComponent("a.gz"), folder.appendingPathComponent("a"))
    try Data(files.joined()).write(to: packed)
    try Data().write(to: plain)
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["gzip", "-dc", packed.path]
    program.standardOutput = try FileHandle(forWritingTo: plain)
    try program.run()
    program.waitUntilExit()
    #expect(program.terminationStatus == 0, "gzip finds a fault")
    return Array(try Data(contentsOf: plain))
  }

  /// The check value of the CRC catalogues.
  @Test func theChecksumIsThatOfTheStandard() {
    #expect(Gzip.checksum(of: Array("123456789".utf8)) == 0xCBF4_3926)
    #expect(Gzip.checksum(of: []) == 0)
  }

  @Test(arguments: [
    "", "a", "ab", "aaa", "abcabcabc", String(repeating: "x", count: 257), String(repeating: "x", count: 259),
    String(repeating: "xyz", count: 90000),
  ])
  func whatIsPackedIsUnpackedByOthers(text: String) throws {
    #expect(try unpack([Gzip.pack(Array(text.utf8))]) == Array(text.utf8))
  }

  @Test func randomBytesOfAnyKindAndLengthAreUnpackedByOthers() throws {
    var random = Random(state: 7)
    var texts: [[UInt8]] = []
    for round in 0..<300 {
      let letters = UInt8.random(in: 0...(round % 3 == 0 ? 1 : round % 3 == 1 ? 12 : 255), using: &random)
      let count = Int.random(in: 0...(round < 250 ? 400 : 20000), using: &random)
      var text = (0..<count).map { _ in UInt8.random(in: 0...letters, using: &random) }
      // Repeated from any distance, more than 32,768 too.
      while round % 4 == 0, text.count < 70000, text.count > 2, Bool.random(using: &random) {
        let start = Int.random(in: 0..<text.count, using: &random)
        text += text[start..<min(text.count, start + Int.random(in: 1...600, using: &random))]
        text += text
      }
      texts.append(text)
    }
    #expect(try unpack(texts.map(Gzip.pack)) == Array(texts.joined()))
  }

  /// Letters as frequent as Fibonacci's numbers have codes as long as there are letters; RFC 1951 has none above 15 bits.
  @Test func aCodeIsNoLongerThanItMayBe() {
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for longest in [7, 15] {
      let code = PrefixCode(counts, longest: longest)
      #expect(code.lengths.allSatisfy { (1...longest).contains(Int($0)) })
      // Kraft's sum: every way of bits has a meaning.
      #expect(code.lengths.reduce(0.0) { $0 + 1 / Double(1 << Int($1)) } == 1)
      // None begins another one.
      for (first, length) in zip(code.codes, code.lengths) {
        let alike = zip(code.codes, code.lengths).filter { $0.1 >= length && $0.0 & (1 << UInt32(length) - 1) == first }
        #expect(alike.count == 1)
      }
    }
  }

  @Test func whatRepeatsIsAReferenceToTheNearestPlace() {
    #expect(
      Repetitions.parts(of: Array("abcdabcd".utf8)) == "abcd".utf8.map { .letter($0) } + [.reference(length: 4, distance: 4)])
    #expect(Repetitions.parts(of: Array("aaaaaaaa".utf8)) == [.letter(97), .reference(length: 7, distance: 1)])
    // The nearest of two places.
    #expect(
      Repetitions.parts(of: Array("wxyz-wxyz+wxyz".utf8)).last == .reference(length: 4, distance: 5))
  }

  /// A row of labels as a chart's bytes have them is packed to a small part.
  @Test func labelsArePackedToATenth() {
    let labels = (1...1000).map { "\($0 % 28 + 1) January 2020" }.joined(separator: "|")
    #expect(Gzip.pack(Array(labels.utf8)).count * 10 < labels.utf8.count)
  }
}
