// The one file of the benchmarks that knows the platform: the clock, the sine, and how much memory the process has had.
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#endif

/// Microseconds of a clock that never goes back.
@inline(never) func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// The sine of an angle in radians.
func sine(_ angle: Double) -> Double { sin(angle) }

/// Ends the process with a status.
func end(_ status: Int32) -> Never { exit(status) }

#if canImport(Darwin)
/// The most memory that the process has held at once, in megabytes.
func peakMemory() -> Double? {
  var usage = rusage()
  return getrusage(RUSAGE_SELF, &usage) == 0 ? Double(usage.ru_maxrss) / 1e6 : nil
}
#else
/// The most memory that the process has held at once, in megabytes. Read from the kernel's own page on it, since what `getrusage`
/// tells counts also the program that started this one.
func peakMemory() -> Double? {
  guard let file = fopen("/proc/self/status", "r") else { return nil }
  defer { fclose(file) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, file) != nil {
    let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    guard bytes.starts(with: "VmHWM:".utf8) else { continue }
    return Double(bytes.filter { $0 >= 48 && $0 < 58 }.reduce(0) { $0 * 10 + Int($1 - 48) }) * 1024 / 1e6
  }
  return nil
}
#endif
