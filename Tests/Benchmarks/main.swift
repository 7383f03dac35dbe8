let arguments = CommandLine.arguments.dropFirst()
let known: Set = ["--quick", "--json"]

guard arguments.allSatisfy(known.contains) else {
  print(
    """
    usage: swift run -c release BarlineBenchmarks [--quick] [--json]

    Times Barline against one pass: a plain loop that finds the least and the greatest of 1,000,000 numbers, timed in the same
    process and between the samples of each case. Exits 1 if a case takes more passes than it may. Docs/Performance.md tells what
    each case is.

      --quick  few samples: a hint, in about a second
      --json   an object a line instead of a table
    """)
  end(arguments.contains("--help") ? 0 : 2)
}

var stopwatch = Stopwatch(isQuick: arguments.contains("--quick"))
var rows = stopwatch.bars() + stopwatch.touches() + stopwatch.frames() + stopwatch.parts()
let unit = median(stopwatch.passes)
rows.insert(Row(name: "one pass over 1,000,000 numbers", median: unit, least: stopwatch.passes.min(), passes: 1), at: 0)
rows.append(Row(name: "most memory at once", note: peakMemory().map { figures($0) + " MB" } ?? "unknown"))
print(arguments.contains("--json") ? json(rows) : table(rows))

let over = rows.filter { !$0.isWithin }
if !over.isEmpty {
  print("\(over.count) over the limit")
  end(1)
}
