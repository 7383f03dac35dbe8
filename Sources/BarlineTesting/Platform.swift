// The one file of this target that knows the platform: files and the environment, as the C library has them.
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#elseif canImport(WASILibc)
private import WASILibc
#endif

/// What a file holds; nil where it cannot be read.
func readFile(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&piece, 1, piece.count, file)
    guard count > 0 else { break }
    bytes.append(contentsOf: piece[..<count])
  }
  return ferror(file) == 0 ? bytes : nil
}

/// Writes a file, and says the system’s error number; nil where all went well.
func writeFile(_ path: String, _ bytes: [UInt8]) -> Int32? {
  guard let file = fopen(path, "wb") else { return errno }
  let written = fwrite(bytes, 1, bytes.count, file)
  let error: Int32? = written == bytes.count ? nil : errno
  return fclose(file) == 0 ? error : error ?? errno
}

/// Removes a file; nothing where there is none.
func removeFile(_ path: String) { _ = unlink(path) }

/// A variable of the process’s environment; nil where it is not set or empty.
func environmentVariable(_ name: String) -> String? {
  guard let value = getenv(name), value.pointee != 0 else { return nil }
  return String(cString: value)
}
