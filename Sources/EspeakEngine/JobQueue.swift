import Dispatch
import SpeechSynthesis
import Synchronization

/// The jobs that wait, and the threads that take them, one for each speaker.
final class JobQueue: Sendable {
  private struct State {
    var waiting: [Job] = []
    var workers = 0
    var idle = 0
    var isClosed = false
    var processes: [Int: SpeakerProcess] = [:]
    var closers: [CheckedContinuation<Void, Never>] = []
  }

  private let launch: SpeakerLaunch
  private let maximumWorkers: Int
  private let state = Mutex(State())
  /// Signalled once for each job, and once for each worker when the queue closes.
  private let signal = DispatchSemaphore(value: 0)

  /// Makes an empty queue without threads.
  init(workers: Int, launch: SpeakerLaunch) {
    maximumWorkers = workers
    self.launch = launch
  }

  /// Appends a job; it is cancelled when the queue is closed.
  func add(_ job: Job) {
    let isAccepted = state.withLock { state in
      guard !state.isClosed else { return false }
      state.waiting.append(job)
      return true
    }
    guard isAccepted else { return job.finish(.failure(.cancelled)) }
    signal.signal()
    startWorker(unlessIdle: true)
  }

  /// Starts a further thread with its speaker if one is allowed.
  ///
  /// - Parameter unlessIdle: Whether none is started while there are as many idle ones as jobs.
  func startWorker(unlessIdle: Bool = false) {
    let number: Int? = state.withLock { state in
      guard !state.isClosed, state.workers < maximumWorkers else { return nil }
      if unlessIdle, state.waiting.count <= state.idle { return nil }
      if !unlessIdle, state.workers > 0 { return nil }
      state.workers += 1
      state.idle += 1
      return state.workers
    }
    guard let number else { return }
    // The thread lives as long as its speakers: the system kills a speaker when the thread that
    // started it ends. Waiting here never takes a thread from the tasks.
    DispatchQueue(label: "speaker \(number)").async {
      Worker(number: number, queue: self, launch: self.launch).run()
    }
  }

  /// Waits for the next job; nothing when the queue is closed.
  func next() -> Job? {
    signal.wait()
    return state.withLock { state in
      guard !state.isClosed, !state.waiting.isEmpty else { return nil }
      state.idle -= 1
      return state.waiting.removeFirst()
    }
  }

  /// Notes that a worker is ready for the next job.
  func becomeIdle() {
    state.withLock { $0.idle += 1 }
  }

  /// Notes the process of a worker, so that closing can end it; false when closed already.
  func register(_ process: SpeakerProcess, worker: Int) -> Bool {
    state.withLock { state in
      state.processes[worker] = process
      return !state.isClosed
    }
  }

  /// Notes that a worker has ended with its process.
  func leave(worker: Int) {
    let closers = state.withLock { state in
      state.processes[worker] = nil
      state.workers -= 1
      guard state.workers == 0 else { return [] as [CheckedContinuation<Void, Never>] }
      defer { state.closers = [] }
      return state.closers
    }
    for closer in closers { closer.resume() }
  }

  /// Cancels what waits and kills the processes; returns at once.
  func close() {
    let (jobs, processes, workers) = state.withLock { state in
      guard !state.isClosed else { return ([] as [Job], [] as [SpeakerProcess], 0) }
      state.isClosed = true
      defer { state.waiting = [] }
      return (state.waiting, Array(state.processes.values), state.workers)
    }
    for job in jobs { job.finish(.failure(.cancelled)) }
    for process in processes { process.kill() }
    for _ in 0..<workers { signal.signal() }
  }

  /// Whether the queue was closed.
  var isClosed: Bool {
    state.withLock { $0.isClosed }
  }

  /// Returns when the last worker has ended.
  func waitUntilEmpty() async {
    await withCheckedContinuation { continuation in
      let isEmpty = state.withLock { state in
        guard state.workers > 0 else { return true }
        state.closers.append(continuation)
        return false
      }
      if isEmpty { continuation.resume() }
    }
  }
}
