import BarlineCairo
import BarlineDrawing
import BarlineSVG
import Foundation

// Writes the picture set as every backend that draws in pixels or on paper sees it, for `Tests/scripts/conformance` to compare.
do {
  let request = try Request(CommandLine.arguments.dropFirst())
  let written = try PictureSet(folder: URL(fileURLWithPath: request.folder)).write(request.entries)
  print("\(written) pictures")
} catch let usage as Request.Usage {
  FileHandle.standardError.write(Data((usage.description + "\n").utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
