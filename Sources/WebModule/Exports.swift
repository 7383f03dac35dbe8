// What a page calls. Lengths are points, times seconds; responses are 0 for ignored, 1 for undecided, 2 for claimed.

/// Lends the page memory to write into.
@_cdecl("barline_allocate") public func allocate(_ count: Int32) -> UnsafeMutableRawPointer? {
  UnsafeMutableRawPointer.allocate(byteCount: max(8, Int(count)), alignment: 8)
}

/// Takes memory back.
@_cdecl("barline_free") public func free(_ memory: UnsafeMutableRawPointer?) { memory?.deallocate() }

/// Lets go of a chart, whose number means nothing from then on.
@_cdecl("barline_close") public func close(_ chart: Int32) {
  guard let host = host(chart) else { return }
  host.chart?.needsDisplay = nil
  Unmanaged.passUnretained(host).release()
}

/// Where the words are that say why a chart could not be opened.
@_cdecl("barline_fault") public func faultText(_ chart: Int32) -> UnsafePointer<UInt8>? {
  host(chart)?.fault.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes they have: none where it could.
@_cdecl("barline_fault_count") public func faultCount(_ chart: Int32) -> Int32 {
  Int32(truncatingIfNeeded: host(chart)?.fault.count ?? 0)
}

/// Gives a chart its size, and what else its host knows of the screen.
@_cdecl("barline_resize") public func resize(
  _ chart: Int32, _ width: Double, _ height: Double, _ scale: Double, _ reducedMotion: Int32
) {
  guard let view = host(chart)?.chart else { return }
  let isStill = reducedMotion != 0
  if view.environment.deviceScale != scale || view.environment.reducedMotion != isStill {
    view.environment.deviceScale = scale
    view.environment.reducedMotion = isStill
  }
  let size = ChartSize(width: width, height: height)
  if view.size != size { view.size = size }
}

/// The width that a chart has now.
@_cdecl("barline_width") public func width(_ chart: Int32) -> Double { host(chart)?.chart?.size.width ?? 0 }

/// The height that it has.
@_cdecl("barline_height") public func height(_ chart: Int32) -> Double { host(chart)?.chart?.size.height ?? 0 }

/// Draws a chart, and says where its drawing is: see `Host.draw`.
@_cdecl("barline_draw") public func draw(_ chart: Int32, _ time: Double) -> UnsafePointer<UInt32>? { host(chart)?.draw(at: time) }

/// Whether a chart's picture is changing by itself.
@_cdecl("barline_moving") public func isMoving(_ chart: Int32, _ time: Double) -> Int32 {
  host(chart)?.chart?.isMoving(at: time) == true ? 1 : 0
}

/// A finger, a pressed mouse button or a pen: phase 0 began, 1 moved, 2 ended, 3 cancelled.
@_cdecl("barline_touch") public func touch(
  _ chart: Int32, _ phase: Int32, _ id: Int32, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  let phases: [ChartTouch.Phase] = [.began, .moved, .ended, .cancelled]
  guard phases.indices.contains(Int(phase)) else { return 0 }
  return handle(chart, .touch(ChartTouch(id: Int(id), phase: phases[Int(phase)], point: ChartPoint(x: x, y: y), time: time)))
}

/// Where a mark is, from the left, or with `isDown` from the top; NaN where it is not there.
@_cdecl("barline_point") public func point(_ chart: Int32, _ item: Int32, _ series: Int32, _ isDown: Int32) -> Double {
  let point = host(chart)?.page?.point(ChartIndex(item: Int(item), series: Int(series)))
  return (isDown != 0 ? point?.y : point?.x) ?? .nan
}

/// The chart that the page means: its number is where its host is.
func host(_ chart: Int32) -> Host? {
  UnsafeRawPointer(bitPattern: UInt(UInt32(bitPattern: chart))).map { Unmanaged<Host>.fromOpaque($0).takeUnretainedValue() }
}

/// Hands a chart an input.
func handle(_ chart: Int32, _ input: ChartInput) -> Int32 {
  switch host(chart)?.chart?.handle(input) {
  case .claimed: 2
  case .undecided: 1
  default: 0
  }
}
