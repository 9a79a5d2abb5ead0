import Glibc

/// Threads for what blocks, so that it does not hold up the tests' own.
enum TestThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs something on a thread of its own.
  static func run(_ run: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    precondition(code == 0, "the system has no thread left for a test")
    pthread_detach(thread)
  }
}
