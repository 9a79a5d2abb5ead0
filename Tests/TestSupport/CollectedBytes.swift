import Glibc
import Synchronization

/// The bytes that come out of a pipe, gathered as they come; the lock guards all of it.
public final class CollectedBytes: Sendable {
  private struct Waiter {
    let isEnough: @Sendable ([UInt8]) -> Bool
    let continuation: CheckedContinuation<[UInt8], Never>
  }

  private struct State {
    var bytes: [UInt8] = []
    var isComplete = false
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  /// What came so far.
  public var soFar: [UInt8] { state.withLock { $0.bytes } }

  /// Waits until what came is enough, or no more comes, and returns it.
  public func wait(until isEnough: @escaping @Sendable ([UInt8]) -> Bool) async -> [UInt8] {
    await withCheckedContinuation { continuation in
      let ready: [UInt8]? = state.withLock { state in
        if state.isComplete || isEnough(state.bytes) { return state.bytes }
        state.waiters.append(Waiter(isEnough: isEnough, continuation: continuation))
        return nil
      }
      if let ready { continuation.resume(returning: ready) }
    }
  }

  /// Waits for the end and returns everything.
  public func all() async -> [UInt8] {
    await wait { _ in false }
  }

  /// Gathers what comes from a descriptor, which it closes in the end.
  func collect(from descriptor: Int32) {
    TestThread.run {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        self.add(buffer.prefix(count), isComplete: false)
      }
      close(descriptor)
      self.add([], isComplete: true)
    }
  }

  private func add(_ bytes: ArraySlice<UInt8>, isComplete: Bool) {
    let (ready, all) = state.withLock { state in
      state.bytes += bytes
      state.isComplete = isComplete
      let all = state.bytes
      let ready = state.waiters.filter { isComplete || $0.isEnough(all) }
      state.waiters.removeAll { isComplete || $0.isEnough(all) }
      return (ready, all)
    }
    for waiter in ready { waiter.continuation.resume(returning: all) }
  }
}
