// The benchmarks use this module without the testing library.
#if canImport(Testing)
  public import Testing

  /// Keeps tests that start speakers apart, since some count the processes or kill them, and all
  /// tests run in one process.
  public struct OneEngineAtATime: SuiteTrait, TestTrait, TestScoping {
    private static let turn = Turn()

    /// Whether each test of a suite has it.
    public let isRecursive = true

    /// Runs a test when no other one has the engine.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      await Self.turn.take()
      do {
        try await function()
      } catch {
        await Self.turn.pass()
        throw error
      }
      await Self.turn.pass()
    }
  }

  extension Trait where Self == OneEngineAtATime {
    /// Runs the test while no other test with this trait runs.
    public static var oneEngineAtATime: Self { Self() }
  }

  /// A turn that one has at a time; the others wait in their order.
  private actor Turn {
    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
      guard isTaken else {
        isTaken = true
        return
      }
      await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
      if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
  }
#endif
