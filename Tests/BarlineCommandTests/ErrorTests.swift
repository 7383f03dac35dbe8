import Testing

/// What a person is told who made a mistake: status, and the one line.
@Suite struct ErrorTests {
  /// A line of arguments, what the command ends with, and what it says.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let status: Int32
    let says: String
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String..., status: Int32 = 2, says: String) {
      (self.arguments, self.status, self.says) = (arguments, status, says)
    }
  }

  static let mistakes = [
    Mistake(says: "a command is missing; barline --help lists them"),
    Mistake("baar", says: "unknown command baar; did you mean bar?"),
    Mistake("galery", says: "unknown command galery; did you mean gallery?"),
    Mistake("histogram", says: "unknown command histogram; barline --help lists them"),
    Mistake("good.csv", says: "unknown command good.csv; did you mean barline bar good.csv?"),
    Mistake("--verson", says: "unknown option --verson; did you mean --version?"),
    Mistake("help", "bra", says: "unknown command bra; did you mean bar?"),
    Mistake("bar", says: "bar needs a FILE, or - for standard input"),
    Mistake("bar", "good.csv", "b.csv", says: "bar takes one FILE, and \"b.csv\" is a second"),
    Mistake("bar", "good.csv", "--widht", "3", says: "unknown option --widht; did you mean --width?"),
    Mistake("bar", "good.csv", "-width=3", says: "unknown option -width; did you mean --width?"),
    Mistake("bar", "good.csv", "-x", "year", says: "unknown option -x; did you mean --x?"),
    Mistake("bar", "good.csv", "--colour", "red", says: "unknown option --colour; did you mean --color?"),
    Mistake("bar", "good.csv", "--paint", "red", says: "unknown option --paint; barline bar --help lists them"),
    Mistake("bar", "good.csv", "--width", says: "--width needs a value: --width POINTS"),
    Mistake("bar", "good.csv", "--title", "--theme", "dark", says: "--title needs a value: --title TEXT"),
    Mistake("bar", "--help=1", says: "--help takes no value"),
    Mistake("bar", "good.csv", "--width", "0", says: "--width: 0 is not from 1 to 20000"),
    Mistake("bar", "good.csv", "--width=-5", says: "--width: -5 is not from 1 to 20000"),
    Mistake("bar", "good.csv", "--height", "20001", says: "--height: 20001 is not from 1 to 20000"),
    Mistake("bar", "good.csv", "--height", "1e999", says: "--height: \"1e999\" is not a number"),
    Mistake("bar", "good.csv", "--height", "nan", says: "--height: \"nan\" is not a number"),
    Mistake("bar", "good.csv", "--height", "", says: "--height: \"\" is not a number"),
    Mistake("bar", "good.csv", "--at", "-1", says: "--at: -1 is not from 0 to 1000000000"),
    Mistake("bar", "good.csv", "--theme", "blue", says: "--theme: \"blue\" is none of light, dark, auto"),
    Mistake("bar", "good.csv", "--format", "gif", says: "--format: \"gif\" is none of svg, png, pdf, txt, html, drawing"),
    Mistake(
      "bar", "good.csv", "-o", "a.GIF", says: "--output: gif is not written yet; formats are svg, png, pdf, txt, html, drawing"),
    Mistake(
      "bar", "good.csv", "-o", "a.html", "--frames", "3",
      says: "--frames: an html moves by itself; the moments of a motion are written as svg, png, pdf, txt or drawing"),
    Mistake("bar", "good.csv", "--first-row", "no", says: "--first-row: \"no\" is none of names, data"),
    Mistake("bar", "good.csv", "-o", "good.csv", says: "--output: \"good.csv\" is the data file itself"),
    Mistake("bar", "good.csv", "-o", "./good.csv", says: "--output: \"./good.csv\" is the data file itself"),
    Mistake("bar", "good.csv", "-o", "", says: "--output: a path has at least one character"),
    Mistake(
      "bar", "good.csv", "--touch", "tapped:1,2",
      says: "--touch: \"tapped:1,2\" does not start with tap:, began:, moved:, ended:, cancelled:, hover:, leave, wheel: or key:"),
    Mistake("bar", "good.csv", "--touch", "began:1", says: "--touch: \"began:1\" is not PHASE:X,Y, such as began:40,80"),
    Mistake("bar", "good.csv", "--touch", "began:1,nan", says: "--touch: \"began:1,nan\" is not PHASE:X,Y, such as began:40,80"),
    Mistake("bar", "good.csv", "--touch", "hover", says: "--touch: \"hover\" is not hover:X,Y, such as hover:40,80"),
    Mistake(
      "bar", "good.csv", "--touch", "key:right wheel:1,2,3",
      says: "--touch: \"wheel:1,2,3\" is not wheel:X,Y,DX,DY, such as wheel:40,80,0,30"),
    Mistake(
      "bar", "good.csv", "--touch", "key:tab",
      says: "--touch: \"key:tab\" is not key: and one of left, right, up, down, home, end, enter, escape"),
    Mistake("bar", "good.csv", "--touch", "tap:#x", says: "--touch: \"tap:#x\" names no mark, such as #3 or #3.1"),
    Mistake(
      "bar", "good.csv", "--interactive", "--format", "drawing",
      says: "--interactive: a drawing shows nothing by itself; svg does"),
    Mistake(
      "bar", "good.csv", "--interactive", "--touch", "key:right",
      says: "--interactive shows a chart at rest and each selection by itself; it takes no --touch, --at or --frames"),
    Mistake("bar", "good.csv", "--touch", "", says: "--touch: \"\" says nothing, such as began:40,80"),
    Mistake(
      "bar", "good.csv", "--touch", "ended",
      says: "--touch: nothing had begun that \"ended\" could end; began:40,80 begins a touch"),
    Mistake(
      "bar", "good.csv", "--touch", "key:right cancelled",
      says: "--touch: nothing had begun that \"cancelled\" could end; began:40,80 begins a touch"),
    Mistake("bar", "good.csv", "--y", "pirce", says: "--y: good.csv has no column \"pirce\"; did you mean \"price\"?"),
    Mistake("bar", "good.csv", "--x", "YEAR", says: "--x: good.csv has no column \"YEAR\"; did you mean \"year\"?"),
    Mistake(
      "bar", "good.csv", "--series", "source", says: "--series: good.csv has no column \"source\"; it has \"year\", \"price\""),
    Mistake("bar", "good.csv", "--y", ",", says: "--y names no column"),
    Mistake("bar", "good.csv", "--y", "price,price", says: "--y: \"price\" is named twice"),
    Mistake("line", "good.csv", "--y", "price", "--y", "year,price", says: "--y: \"price\" is named twice"),
    Mistake("bar", "good.csv", "--series", "year", "--y", "price,year", says: "--series goes with one column of --y"),
    Mistake("bar", "one.csv", "--series", "name", says: "--series needs a column along the axis; name it with --x"),
    Mistake("bar", "none.csv", status: 1, says: "none.csv: No such file or directory"),
    Mistake("bar", ".", status: 1, says: ".: Is a directory"),
    Mistake("bar", "bad.csv", status: 1, says: "bad.csv:3: \"abc\" is not a number (column \"price\")"),
    Mistake(
      "bar", "words.csv", status: 1,
      says: "words.csv: no column holds numbers to draw: \"b\" has \"y\" in row 1; --count counts rows"),
    Mistake("line", "words.csv", status: 1, says: "words.csv: no column holds numbers to draw: \"b\" has \"y\" in row 1"),
    Mistake("bar", "units.csv", status: 1, says: "units.csv:3: \"5 lb\" has another unit than \"12 kg\" (column \"v\")"),
    Mistake(
      "bar", "two.json", status: 1, says: "two.json: expected one array of objects, found several: \"a\", \"b\""),
    Mistake("view", "bar", "good.csv", "--frames", "3", says: "--frames: view writes no file; barline bar FILE --frames does"),
    Mistake("view", "pie", "good.csv", "-o", "a.png", says: "--output: view writes no file; barline pie FILE --output does"),
    Mistake("bar", "good.csv", "--interactive", "-o", "a.html", says: "--interactive: an html shows nothing by itself; svg does"),
    Mistake(
      "pie", "pipes.csv", status: 1,
      says: "pipes.csv: no column holds numbers to draw; columns are set apart by commas, semicolons or tabs, not by |"),
    Mistake("bar", "report.csv", status: 1, says: "report.csv:3: \"v\" is cell 2 of a row, but the first row has 1"),
    Mistake("bar", "words.csv", "--y", "b", status: 1, says: "words.csv:2: \"y\" is not a number (column \"b\")"),
    Mistake("bar", "junk.csv", status: 1, says: "junk.csv:1: this is not text (byte 0x02)"),
    Mistake("bar", "good.csv", "-o", "none/a.svg", status: 1, says: "none/a.svg: No such file or directory"),
    Mistake("bar", "good.csv", "-o", ".", status: 1, says: ".: Is a directory"),
    Mistake("bar", "few.csv", status: 1, says: "few.csv:2: \"x\" is not a number (column \"price\")"),
    Mistake("bar", "good.csv", "--size", "640", says: "--size: \"640\" is not WIDTHxHEIGHT, such as 640x360"),
    Mistake("bar", "good.csv", "--size", "640x0", says: "--size: 0 is not from 1 to 20000"),
    Mistake("bar", "good.csv", "--size", "ax1", says: "--size: \"a\" is not a number"),
    Mistake(
      "bar", "good.csv", "--explode", "a", says: "--explode is an option of pie, not of bar; barline bar --help lists those"),
    Mistake(
      "bar", "good.csv", "--label", "year",
      says: "--label is an option of pie, funnel and tiers, not of bar; barline bar --help lists those"),
    Mistake("bar", "good.csv", "--entrance", "jump", says: "--entrance: \"jump\" is none of grow, sweep, fade"),
    Mistake("bar", "good.csv", "--entrance", "grow:-1", says: "--entrance: -1 is not from 0 to 1000000"),
    Mistake("pies", "good.csv", says: "unknown command pies; did you mean pie?"),
    Mistake("tier", "good.csv", says: "unknown command tier; did you mean tiers?"),
    Mistake("pie", says: "pie needs a FILE, or - for standard input"),
    Mistake(
      "pie", "one.csv", "--x", "name", says: "--x is an option of bar, line and area, not of pie; barline pie --help lists those"),
    Mistake("pie", "one.csv", "--label", "nam", says: "--label: one.csv has no column \"nam\"; did you mean \"name\"?"),
    Mistake("pie", "one.csv", "--donut=2", says: "--donut: 2 is not from 0 to 0.95"),
    Mistake("pie", "one.csv", "--donut", "0.5", says: "pie takes one FILE, and \"0.5\" is a second"),
    Mistake(
      "funnel", "one.csv", "--min-width", "100", "--max-width", "10",
      says: "--min-width: 100 is more than 10, which --max-width says"),
    Mistake("pie", "one.csv", "--top", "2.5", says: "--top: 2.5 is not a whole number"),
    Mistake("pie", "one.csv", "--top", "0", says: "--top: 0 is not from 1 to 1000"),
    Mistake("pie", "one.csv", "--order", "up", says: "--order: \"up\" is none of given, descending, ascending, label"),
    Mistake("bar", "one.csv", "--sort", "size", says: "--sort: \"size\" is none of value, -value, label"),
    Mistake("bar", "one.csv", "--min", "x", says: "--min: \"x\" is not a number"),
    Mistake("line", "one.csv", "--min", "5", "--max", "5", says: "--min: 5 is not below 5, which --max says"),
    Mistake(
      "line", "one.csv", "--curve", "bent",
      says: "--curve: \"bent\" is none of linear, monotone, cardinal, step, step-before, step-after"),
    Mistake(
      "pie", "one.csv", "--min", "3", says: "--min is an option of bar, line and area, not of pie; barline pie --help lists those"
    ),
    Mistake("bar", "one.csv", "--donut", says: "--donut is an option of pie, not of bar; barline bar --help lists those"),
    Mistake(
      "bar", "one.csv", "--color", "red",
      says: "--color: \"red\" is none of auto|always|never|16|256|true, how many colours a txt has; --colors red is for marks"),
    Mistake("bar", "one.csv", "--colors", "teal,rde", says: "--colors: \"rde\" is no colour; did you mean red?"),
    Mistake("bar", "one.csv", "--colors", "red,", says: "--colors: a colour is missing between commas"),
    Mistake(
      "bar", "one.csv", "--colors", "#12345",
      says:
        "--colors: \"#12345\" is no colour such as #6472EA, which a shell wants in quotes, orange, or one of the theme: accent, series0 to series9, positive, negative, other, text, secondary"
    ),
    Mistake("pie", "one.csv", "--explode", "B", says: "--explode: no slice is called \"B\"; did you mean \"b\"?"),
    Mistake(
      "pie", "words.csv", status: 1,
      says: "words.csv: no column holds numbers to draw: \"b\" has \"y\" in row 1; --count counts rows"),
    Mistake("funnel", "one.csv", "--shape", "round", says: "--shape: \"round\" is none of tapered, pointed, bars"),
    Mistake("funnel", "one.csv", "--goal", "none", says: "--goal: one.csv has no column \"none\"; it has \"name\", \"price\""),
    Mistake("tiers", "one.csv", "--amount", "1.5k", says: "--amount: \"1.5k\" is neither a number nor a column of one.csv"),
    Mistake("tiers", "one.csv", "--goal", "soon", says: "--goal: \"soon\" is not N or N:TEXT, such as 60000:Target"),
    Mistake("tiers", "one.csv", "--edge", "left", says: "--edge: \"left\" is none of upper, lower"),
    Mistake(
      "tiers", "words.csv", status: 1,
      says: "words.csv: no column holds numbers to draw: \"b\" has \"y\" in row 1; tiers need bounds: --begin and --end"),
    Mistake("gallery", says: "gallery takes one DIR, the directory to write to"),
    Mistake("web", says: "web takes one DIR, the directory to write to"),
    Mistake("gallery", "a", "b", says: "gallery takes one DIR, the directory to write to"),
    Mistake("gallery", "good.csv/a", status: 1, says: "good.csv: File exists"),
  ]

  @Test("A mistake is answered by one line that says what to do, and by nothing on standard output", arguments: mistakes)
  func mistake(_ mistake: Mistake) throws {
    let folder = try Folder()
    try folder.write("year,price\n2001,2\n2002,3\n", to: "good.csv")
    try folder.write("year,price\n2001,2\n2002,abc\n2003,3\n", to: "bad.csv")
    try folder.write("a,b\nx,y\nz,w\n", to: "words.csv")
    try folder.write("name,price\na,1\nb,2\n", to: "one.csv")
    try folder.write("k,v\na,12 kg\nb,5 lb\n", to: "units.csv")
    try folder.write("{\"a\":[{\"v\":1}],\"b\":[{\"v\":2}]}", to: "two.json")
    try folder.write("k|v\na|1\n", to: "pipes.csv")
    try folder.write("A report\n\nk,v\na,1\n", to: "report.csv")
    try folder.write("name,price\na,x\nb,2\n", to: "few.csv")
    try folder.write([0x02, 0x00, 0xFF, 0x10, 0x02, 0x00, 0xFF, 0x10, 0x02], to: "junk.csv")
    let before = try folder.names
    let run = try folder.run(mistake.arguments)
    #expect(run.said == ["barline: " + mistake.says])
    #expect(run.status == mistake.status)
    #expect(run.output.isEmpty)
    #expect(try folder.names == before)
  }

  @Test("What is said stays one line, whatever a file is called") func oneLine() throws {
    let run = try Folder().run(["bar", "a\nb\u{1B}[2J.csv"])
    #expect(run.said == ["barline: a b [2J.csv: No such file or directory"])
  }

  @Test("The data file is not written over, also where it is standard input") func overwritten() throws {
    let folder = try Folder()
    try folder.write("year,price\n2001,2\n", to: "good.csv")
    let run = try folder.shell("\"$barline\" bar - -o good.csv --format svg <good.csv")
    #expect(run.said == ["barline: --output: \"good.csv\" is the data file itself"])
    #expect(run.status == 2)
    #expect(try folder.read("good.csv") == "year,price\n2001,2\n")
    #expect(try folder.shell("\"$barline\" bar - -o other.svg <good.csv").status == 0)
  }

  @Test("A name that is not UTF-8 is refused, and none that only looks like it is written or read") func names() throws {
    let folder = try Folder()
    try folder.write("year,price\n2001,2\n", to: "good.csv")
    for line in ["bar good.csv -o \"$(printf 'o\\377.svg')\"", "bar \"$(printf 'o\\377.svg')\""] {
      let run = try folder.shell("\"$barline\" " + line)
      #expect(
        run.said == [
          "barline: \"o\u{FFFD}.svg\" is not UTF-8; a file of such a name is read with - < FILE and written with > FILE"
        ])
      #expect(run.status == 2)
    }
    #expect(try folder.names == ["good.csv"])
    // A name may well have the sign that stands for what is not UTF-8.
    #expect(try folder.run("bar", "good.csv", "-o", "\u{FFFD}.svg").status == 0)
    #expect(try folder.names == ["good.csv", "\u{FFFD}.svg"])
  }

  @Test("A file that may not grow is told and leaves nothing beside it") func limit() throws {
    let folder = try Folder()
    try folder.write("year,price\n2001,2\n2002,3\n", to: "good.csv")
    let run = try folder.shell("ulimit -f 1; \"$barline\" bar good.csv -o chart.svg --size 4000x3000")
    #expect(run.said == ["barline: chart.svg: File too large"])
    #expect(run.status == 1 && !run.isKilled)
    #expect(try folder.names == ["good.csv"])
  }

  @Test("A closed standard input or output is an error, not a crash") func closed() throws {
    let folder = try Folder()
    #expect(try folder.shell("\"$barline\" bar - <&-").said == ["barline: standard input: Bad file descriptor"])
    let run = try folder.shell("\"$barline\" --version >&-")
    #expect(run.said == ["barline: standard output: Bad file descriptor"])
    #expect(run.status == 1)
  }
}
