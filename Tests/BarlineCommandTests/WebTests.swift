import Foundation
import Testing

@testable import BarlineCommand

@Suite("Pages") struct WebTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("name,value\na,3\nb,5\nc,2\n", to: "a.csv")
    try folder.write("tier,from,to\na,0,100\nb,100,300\n", to: "tiers.csv")
  }

  @Test(
    "A page holds the picture and the chart of its kind",
    arguments: [
      ("bar", "bar"), ("line", "line"), ("area", "line"), ("pie", "pie"), ("funnel", "funnel"),
      ("tiers", "tier"),
    ])
  func page(command: String, chart: String) throws {
    let run = try folder.run(command, command == "tiers" ? "tiers.csv" : "a.csv", "-o", "b.html")
    #expect(run.status == 0, "\(run.said)")
    let page = try folder.read("b.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(page.contains("<svg "))
    #expect(page.contains("<figure data-chart=\"\(chart)\" data-theme=\"auto\""))
    #expect(page.contains("data-module=\"\(chart)\""))
    // Who reads it on a phone taps.
    #expect(page.contains(" data-taps=\"kept\""))
  }

  @Test("A page follows the reader's theme unless told otherwise")
  func theme() throws {
    #expect(try folder.run("bar", "a.csv", "-o", "b.htm").status == 0)
    #expect(try folder.read("b.htm").contains("color-scheme:light dark"))
    let dark = try folder.run("bar", "a.csv", "--format", "html", "--theme", "dark")
    #expect(dark.status == 0)
    #expect(dark.text.contains("data-theme=\"dark\""))
    #expect(!dark.text.contains("prefers-color-scheme:dark"))
  }

  @Test("Marks that come on the screen do so in the page; its picture is as it is then")
  func entrance() throws {
    #expect(try folder.run("bar", "a.csv", "-o", "b.html").status == 0)
    #expect(try folder.run("bar", "a.csv", "-o", "c.html", "--entrance", "grow:2").status == 0)
    func picture(_ page: String) throws -> Substring {
      let start = try #require(page.range(of: "<svg")).lowerBound
      return page[start..<(try #require(page.range(of: "</svg>"))).lowerBound]
    }
    let (plain, moving) = (try folder.read("b.html"), try folder.read("c.html"))
    #expect(try picture(plain) == picture(moving))
    #expect(plain != moving)
  }

  @Test("The gallery can be one page in which every sample lives on")
  func gallery() throws {
    #expect(try folder.run("gallery", "out", "--format", "html").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    #expect(names == ["index.html"])
    let page = try folder.read("out/index.html")
    for kind in ["bar", "line", "pie", "funnel", "tier"] { #expect(page.contains("data-module=\"\(kind)\"")) }
    let ids = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(ids.count > 20)
    #expect(Set(ids).count == ids.count)
  }

  @Test("On the gallery's page of pictures no id is there twice")
  func galleryOfPictures() throws {
    #expect(try folder.run("gallery", "out").status == 0)
    let ids = try folder.read("out/index.html").matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(ids.count > 60)
    #expect(Set(ids).count == ids.count)
  }

  @Test("What a page of one's own imports is written as files")
  func files() throws {
    let run = try folder.run("web", "deep/out")
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("deep/out").path)
    #expect(names.count == 8)
    #expect(names.contains("barline.mjs") && names.contains("barline-pie.wasm.gz"))
  }
}
