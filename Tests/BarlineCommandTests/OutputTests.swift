import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Where pictures go, and what is left when they cannot.
@Suite struct OutputTests {
  let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write("year,price\n2001,2\n2002,3\n", to: "a.csv")
  }

  @Test("Without options a picture goes to standard output, well-formed, 640 by 360, titled by its column")
  func plain() throws {
    let run = try folder.run("bar", "a.csv")
    #expect(run.status == 0)
    #expect(run.said.isEmpty)
    #expect(XMLParser(data: Data(run.output)).parse())
    #expect(run.text.contains("width=\"640\" height=\"360\" viewBox=\"0 0 640 360\""))
    #expect(run.text.contains("<title>Price</title>"))
    #expect(run.text.contains(">2001</text>"))
  }

  @Test("-o writes the same bytes as standard output, through every spelling of it")
  func output() throws {
    let plain = try folder.run("bar", "a.csv")
    for spelling in [["-o", "b.svg"], ["-ob.svg"], ["--output", "b.svg"], ["--output=b.svg"]] {
      let run = try folder.run(["bar", "a.csv"] + spelling)
      #expect(run.status == 0)
      #expect(run.output.isEmpty)
      #expect(try folder.read("b.svg") == plain.text)
      #expect(try folder.names == ["a.csv", "b.svg"])
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("b.svg"))
    }
  }

  @Test(
    "A name that ends in png or pdf says what is written, a PNG in two pixels a point unless told otherwise",
    .enabled(if: Run.hasCairo || Run.needsTools))
  func endings() throws {
    for (name, scale, width) in [("b.png", "", 1280), ("B.PNG", "", 1280), ("c.png", "1", 640), ("d.png", "0.5", 320)] {
      let run = try folder.run(["bar", "a.csv", "-o", name] + (scale.isEmpty ? [] : ["--scale", scale]))
      #expect(run.status == 0 && run.said.isEmpty && run.output.isEmpty)
      let bytes = [UInt8](try Data(contentsOf: folder.url.appendingPathComponent(name)))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == width)
    }
    #expect(try folder.run("bar", "a.csv", "-o", "e.pdf").status == 0)
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("e.pdf")).starts(with: Data("%PDF-".utf8)))
    #expect(try folder.run("bar", "a.csv", "--format", "pdf").output.starts(with: Array("%PDF-".utf8)))
    #expect(try folder.run("bar", "a.csv", "--format", "svg", "-o", "f.png").status == 0)
    #expect(try folder.read("f.png").hasPrefix("<svg"))
  }

  @Test("An option that changes nothing in what is written is told, and one that does is not")
  func vain() throws {
    let options = [
      ("--scale", "3", "is for png"), ("--color", "16", "is for txt"), ("--glyphs", "ascii", "is for txt"),
      ("--entrance", "sweep", "is seen with --at, with --frames and in html"),
    ]
    let plain = try folder.run("bar", "a.csv").text
    for (option, value, use) in options {
      let run = try folder.run("bar", "a.csv", option, value)
      #expect(run.said == ["barline: note: \(option) \(use); this svg is the same without it"])
      #expect(run.text == plain)
    }
    #expect(try folder.run("bar", "a.csv", "--format", "txt", "--color", "16", "--glyphs", "ascii").said.isEmpty)
    #expect(try folder.run("bar", "a.csv", "--color", "auto", "--entrance", "sweep", "--at", "0.1").said.isEmpty)
    #expect(try folder.run("bar", "a.csv", "--entrance", "sweep", "-o", "b.html").said.isEmpty)
  }

  @Test("A file whose name promises another format than --format is written, and told; other names promise nothing")
  func misnomers() throws {
    for (name, format, ending) in [("b.pdf", "svg", "pdf"), ("b.svg", "html", "svg"), ("b.JPG", "txt", "jpg")] {
      #expect(
        try folder.run("bar", "a.csv", "-o", name, "--format", format).said
          == ["barline: note: \(name) is written as \(format), as --format says, although it ends in \(ending)"])
    }
    for (name, format) in [("c.txt", "drawing"), ("c.htm", "html"), ("c.svg", "svg"), ("c.data", "svg"), ("c", "txt")] {
      #expect(try folder.run("bar", "a.csv", "-o", name, "--format", format).said.isEmpty)
    }
    let frames = try folder.run("bar", "a.csv", "-o", "d.png", "--format", "svg", "--frames", "2")
    #expect(frames.said.first == "barline: note: d.png is written as svg, as --format says, although it ends in png")
  }

  @Test(
    "Where cairo is not installed a PNG or a PDF is refused with status 3 and the packages' names, and nothing is written",
    .enabled(if: !Run.hasCairo))
  func missing() throws {
    for name in ["b.png", "b.pdf"] {
      let run = try folder.run("bar", "a.csv", "-o", name)
      #expect(run.status == 3 && run.output.isEmpty)
      #expect(run.said.count == 1 && run.said[0].contains("libcairo2"))
      #expect(try folder.names == ["a.csv"])
    }
    #expect(try folder.run("gallery", "out", "--format", "png").status == 3)
    #expect(try folder.run("bar", "a.csv", "-o", "b.svg").status == 0)
  }

  @Test("--frames writes pictures evenly over the motion, numbered so that they sort, the first at 0 and the last at rest")
  func frames() throws {
    let run = try folder.run("bar", "a.csv", "-o", "b.svg", "--frames", "11")
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(run.said == ["barline: note: 11 pictures over 0.25 s"])
    let names = try folder.names.filter { $0 != "a.csv" }
    #expect(names == (1...11).map { "b-\($0 < 10 ? "0" : "")\($0).svg" })
    #expect(try folder.read("b-01.svg") == folder.run("bar", "a.csv", "--at", "0").text)
    #expect(try folder.read("b-06.svg") == folder.run("bar", "a.csv", "--at", "0.125").text)
    #expect(try folder.read("b-11.svg") == folder.run("bar", "a.csv").text)
    #expect(Set(try names.map { try folder.read($0) }).count == 11)
  }

  @Test("--frames goes on to the moment of --at, follows an entrance to its end, and needs a file to name the pictures by")
  func framesOfMotion() throws {
    #expect(try folder.run("bar", "a.csv", "-o", "x.y/b", "--frames", "2").status == 1)
    let late = try folder.run("line", "a.csv", "-o", "b.svg", "--frames", "3", "--entrance", "sweep:2", "--at", "1")
    #expect(late.said == ["barline: note: 3 pictures over 1 s"])
    #expect(try folder.read("b-3.svg") == folder.run("line", "a.csv", "--entrance", "sweep:2", "--at", "1").text)
    #expect(
      try folder.run("line", "a.csv", "-o", "c.svg", "--frames", "1", "--entrance", "sweep:2").said
        == ["barline: note: 1 pictures over 2 s"])
    #expect(try folder.read("c-1.svg") == folder.run("line", "a.csv").text)
    let nameless = try folder.run("bar", "a.csv", "--frames", "3")
    #expect(nameless.status == 2 && nameless.said[0].contains("-o NAME"))
    #expect(try folder.run("bar", "a.csv", "-o", "b.svg", "--frames", "0").status == 2)
  }

  @Test("Touches are played at their times while frames are taken, and told once")
  func framesOfTouch() throws {
    let run = try folder.run("bar", "a.csv", "-o", "b.svg", "--frames", "4", "--touch", "began:200,200", "--touch", "ended")
    #expect(run.said.filter { $0.hasPrefix("began") }.count == 1 && run.said.filter { $0.hasPrefix("ended") }.count == 1)
  }

  @Test("What follows the reader's theme is for SVG alone")
  func followed() throws {
    let run = try folder.run("bar", "a.csv", "-o", "b.png", "--theme", "auto")
    #expect(run.status == 2)
    #expect(run.said == ["barline: --theme: auto follows the reader, which only svg and html can; a png is light or dark"])
  }

  @Test("A file that is written over keeps its permissions, and a link to it stays one")
  func replaced() throws {
    let target = folder.url.appendingPathComponent("b.svg").path
    try folder.write("old", to: "b.svg")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link.svg").path, withDestinationPath: "b.svg")
    #expect(try folder.run("bar", "a.csv", "-o", "link.svg").status == 0)
    #expect(try folder.read("b.svg").hasPrefix("<svg"))
    let attributes = try FileManager.default.attributesOfItem(atPath: target)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.url.appendingPathComponent("link.svg").path) == "b.svg")
    #expect(try folder.names == ["a.csv", "b.svg", "link.svg"])
  }

  @Test("A data error leaves the file that was there as it was, and nothing beside it")
  func untouched() throws {
    try folder.write("old", to: "b.svg")
    try folder.write("year,price\n2001,2\n2002,3\n2003,x\n", to: "bad.csv")
    #expect(try folder.run("bar", "bad.csv", "-o", "b.svg").status == 1)
    #expect(try folder.read("b.svg") == "old")
    #expect(try folder.names == ["a.csv", "b.svg", "bad.csv"])
  }

  @Test(
    "A signal that ends the command while it writes leaves whole files, and nothing hidden beside them",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl")))
  func interrupted() throws {
    try folder.write("n,v\n" + (1...1500).map { "\($0),\($0)\n" }.joined(), to: "long.csv")
    // A thread of tests holds signals back, and so would what it starts.
    let free = "perl -e 'use POSIX; sigprocmask(SIG_SETMASK, POSIX::SigSet->new); exec @ARGV'"
    for (signal, status, delay) in [("TERM", 143, "0.3"), ("HUP", 129, "0.45"), ("TERM", 143, "0.6")] {
      let run = try folder.shell(
        "\(free) \"$barline\" bar long.csv --width 20000 --frames 300 -o f.svg & sleep \(delay); kill -\(signal) $!; wait $!")
      #expect(run.status == Int32(status), "\(run.said)")
      let names = try folder.names
      #expect(names.allSatisfy { !$0.hasPrefix(".") }, "\(names)")
      for name in names where name.hasPrefix("f-") { #expect(try folder.read(name).hasSuffix("</svg>\n"), "\(name)") }
    }
  }

  @Test("A full disk is told, with status 1", .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() throws {
    let run = try folder.shell("\"$barline\" bar a.csv > /dev/full")
    #expect(run.said == ["barline: standard output: No space left on device"])
    #expect(run.status == 1)
    let file = try folder.run("bar", "a.csv", "-o", "/dev/full")
    #expect(file.said == ["barline: /dev/full: No space left on device"])
    #expect(file.status == 1)
  }

  @Test("A device is written to and not replaced")
  func device() throws {
    #expect(try folder.run("bar", "a.csv", "-o", "/dev/null").status == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("A reader that has had enough is no error worth a word")
  func closedPipe() throws {
    // A thousand bars with their marks fill more than a pipe holds.
    try folder.write("n,v\n" + (1...1000).map { "\($0),\($0)\n" }.joined(), to: "long.csv")
    for trap in ["", "trap '' PIPE; "] {
      let run = try folder.shell("\(trap)\"$barline\" bar long.csv --width 3000 | true")
      #expect(run.said.isEmpty)
    }
  }

  @Test("Each theme has its ground, and auto has both")
  func themes() throws {
    let light = try folder.run("bar", "a.csv", "--theme", "light").text
    #expect(light == (try folder.run("bar", "a.csv").text))
    let dark = try folder.run("bar", "a.csv", "--theme=dark").text
    #expect(light.lowercased().contains("fill=\"#fff"))
    #expect(dark.lowercased().contains("#121417"))
    let auto = try folder.run("bar", "a.csv", "--theme", "auto").text
    #expect(auto.contains("prefers-color-scheme: dark") || auto.contains("prefers-color-scheme:dark"))
  }

  @Test("--format drawing writes the display list: four sheets")
  func drawing() throws {
    let lines = try folder.run("bar", "a.csv", "--format", "drawing").text.split(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("sheet ") }.prefix(2) == ["sheet frame", "sheet marks"])
    #expect(lines.contains { $0.hasPrefix("text ") && $0.hasSuffix("\"Price\"") })
  }

  @Test("Title and subtitle are drawn, escaped, and an empty title leaves none")
  func titles() throws {
    let run = try folder.run("bar", "a.csv", "--title", "A < B & \"C\"", "--subtitle", "per day")
    #expect(XMLParser(data: Data(run.output)).parse())
    #expect(run.text.contains(">A &lt; B &amp; "))
    #expect(run.text.contains(">per day</text>"))
    #expect(!(try folder.run("bar", "a.csv", "--title", "").text.contains("Price")))
  }

  @Test(
    "The year or the day that labels of bars leave out stands once, under the title, unless the words over the chart are given")
  func shared() throws {
    func texts(_ data: String, _ options: String...) throws -> [String] {
      try folder.run(["bar", "-", "--size", "320x200"] + options, input: "t,load\n" + data).text.components(
        separatedBy: "</text>"
      )
      .map { $0.components(separatedBy: ">").last ?? "" }
    }
    let (year, day) = ("2023-01-01,1\n2023-03-05,2\n", "2023-05-17 09:00,1\n2023-05-17 10:00,2\n")
    #expect(try texts(year).contains("2023") && texts(year).contains("5 Mar"))
    #expect(try texts(day).contains("17 May 2023") && texts(day).contains("10:00"))
    #expect(try !texts(year, "--subtitle", "").contains("2023"))
    #expect(try texts(year, "--subtitle", "megawatts").contains("megawatts"))
    #expect(try !texts(year, "--title", "").contains("2023"))
    #expect(try !texts(year, "--title", "Load in 2023").contains("2023"))
    #expect(try texts(year, "--title", "Bus 12023").contains("2023"))
    #expect(try !texts(day, "--title", "On 17 May 2023").contains("17 May 2023"))
    #expect(try !texts(year + "2024-01-01,3\n").contains("2023"))
  }

  @Test("A title that the picture is too small for is told, when it was asked for")
  func small() throws {
    #expect(try folder.run("bar", "a.csv", "--height", "30").said.isEmpty)
    #expect(
      try folder.run("bar", "a.csv", "--height", "30", "--title", "T").said == [
        "barline: note: The chart is too small for its header."
      ])
  }

  @Test("--at draws a moment of the way up: folded at the start, at rest in the end")
  func moments() throws {
    let rest = try folder.run("bar", "a.csv").text
    #expect(try folder.run("bar", "a.csv", "--at", "0.25").text == rest)
    #expect(try folder.run("bar", "a.csv", "--at", "9").text == rest)
    let start = try folder.run("bar", "a.csv", "--at", "0").text
    let middle = try folder.run("bar", "a.csv", "--at", "0.125").text
    #expect(Set([rest, start, middle]).count == 3)
    #expect(XMLParser(data: Data(middle.utf8)).parse())
  }

  @Test("The gallery is every sample, light and dark, with a page that names them all")
  func gallery() throws {
    let run = try folder.run("gallery", "deep/er/out")
    #expect(run.status == 0)
    let out = folder.url.appendingPathComponent("deep/er/out")
    let names = try FileManager.default.contentsOfDirectory(atPath: out.path)
    let pictures = names.filter { $0.hasSuffix(".svg") }
    #expect(names.count == pictures.count + 1)
    #expect(pictures.count == 2 * pictures.filter { $0.hasSuffix("-dark.svg") }.count && !pictures.isEmpty)
    let page = try folder.read("deep/er/out/index.html")
    for picture in pictures {
      #expect(page.components(separatedBy: "src=\"\(picture)\"").count == 2)
      if !picture.hasSuffix("-dark.svg") { #expect(page.components(separatedBy: "id=\"\(picture.dropLast(4))\"").count == 2) }
    }
    // Every link within the page leads somewhere, once.
    for link in page.components(separatedBy: "href=\"#").dropFirst().map({ $0.components(separatedBy: "\"")[0] }) {
      #expect(page.components(separatedBy: "id=\"\(link)\"").count == 2, "\(link)")
    }
    // Again, over what is there.
    #expect(try folder.run("gallery", "deep/er/out/").status == 0)
  }

  @Test("The gallery's pictures are of the format that was asked for, and the page leads to each")
  func galleryFormat() throws {
    #expect(try folder.run("gallery", "out", "--format", "drawing").status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    let page = try folder.read("out/index.html")
    #expect(names.count > 2 && names.allSatisfy { $0 == "index.html" || $0.hasSuffix(".drawing") })
    for name in names where name != "index.html" { #expect(page.contains("href=\"\(name)\"")) }
    #expect(try folder.run("gallery", "out", "--format", "gif").status == 2)
  }
}
