var isQuick = false
var isJSON = false
var wanted: String?
var rest = CommandLine.arguments.dropFirst()
while let argument = rest.popFirst() {
  switch argument {
  case "--quick": isQuick = true
  case "--json": isJSON = true
  case "--only" where !rest.isEmpty: wanted = rest.popFirst()
  default:
    print(
      """
      usage: swift run -c release BarlineBenchmarks [--quick] [--json] [--only TEXT]

      Times Barline against one pass: a plain loop that finds the least and the greatest of 1,000,000 numbers, timed in the same
      process and between the samples of each case. Exits 1 if a case takes more passes than it may. Docs/Performance.md tells
      what each case is.

        --quick      few samples: a hint, within a second or two
        --json       an object a line instead of a table
        --only TEXT  only the cases whose name holds TEXT
      """)
    end(argument == "--help" ? 0 : 2)
  }
}

var stopwatch = Stopwatch(isQuick: isQuick)
var rows: [Row] = []
let lines = Case.lines + [Case.longLine, Case.lineTouch]
let others = Case.pies + Case.funnels + Case.tiers
let moments = Case.touches + Case.frames + Case.scrolling + Case.cairo + Case.terminal
for one in [Case.lineMemory] + Case.pictures + lines + others + moments + Case.parts {
  guard wanted.map({ one.name.contains($0) }) ?? true else { continue }
  rows += one.run(&stopwatch)
}
guard !rows.isEmpty else {
  print("no case is called so")
  end(2)
}
rows.insert(
  Row(
    name: "one pass over 1,000,000 numbers", median: median(stopwatch.passes), least: stopwatch.passes.min(), passes: 1), at: 0)
rows.append(Row(name: "most memory at once", note: peakMemory().map { figures($0) + " MB" } ?? "unknown"))
print(isJSON ? json(rows) : table(rows))

let over = rows.filter { !$0.isWithin }
if !over.isEmpty {
  print("\(over.count) over the limit")
  end(1)
}
