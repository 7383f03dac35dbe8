// The one file of this target that knows the platform: it loads libraries and looks up their functions.
#if canImport(Darwin)
private import Darwin
#elseif canImport(Glibc)
private import Glibc
#elseif canImport(Musl)
private import Musl
#elseif canImport(Bionic)
private import Bionic
#endif

/// A library that has been loaded while the program runs. It stays loaded: its functions are held on to.
struct LoadedLibrary: Sendable {
  /// The loader's handle, as a number.
  private let handle: Int

  /// Loads the first of several files that is there and can be loaded; nil where none is.
  init?(_ files: [String]) {
    for file in files {
      if let handle = dlopen(file, RTLD_NOW | RTLD_LOCAL) {
        self.handle = Int(bitPattern: handle)
        return
      }
    }
    return nil
  }

  /// A function; nil where the library has none of that name. Its type is taken on trust: `Tests/scripts/check-cairo-headers` compares
  /// each with the libraries' headers.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(UnsafeMutableRawPointer(bitPattern: handle), name).map { unsafeBitCast($0, to: type) }
  }
}

/// Something that one thread at a time may use, and that is reached only so: what makes it safe to share.
final class Guarded<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let value: Value

  init(_ make: () -> Value) {
    value = make()
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Uses it, while no other thread does.
  func use<Result>(_ body: (Value) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(value)
  }
}
