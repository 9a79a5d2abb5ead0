import SpeechSynthesis

/// What one thread does: it keeps a speaker and gives it one job after the other.
struct Worker {
  private let number: Int
  private let queue: JobQueue
  private let launch: SpeakerLaunch

  /// Makes the worker of a number.
  init(number: Int, queue: JobQueue, launch: SpeakerLaunch) {
    self.number = number
    self.queue = queue
    self.launch = launch
  }

  /// Works until the queue is closed.
  func run() {
    // Started before the first job comes; a failure is told to the job that needs the speaker.
    var process = try? start()
    while let job = queue.next() {
      perform(job, with: &process)
      queue.becomeIdle()
    }
    process?.end()
    queue.leave(worker: number)
  }

  /// Does a job; a speaker that dies is replaced, and the job tried once more.
  private func perform(_ job: Job, with process: inout SpeakerProcess?) {
    var delivered = 0
    for attempt in 1...2 where !job.isFinished {
      do throws(SpeechError) {
        let speaker = if let running = process { running } else { try start() }
        process = speaker
        var exchange = Exchange(job: job, speaker: speaker, delivered: delivered)
        defer { delivered = exchange.delivered }
        job.finish(.success(try exchange.perform()))
      } catch {
        let endsSpeaker =
          switch error {
          case .crashed, .refused, .noVoice, .cancelled, .speakerMissing, .unreadableData: false
          case .speakerNotStarted, .speakerLost, .engineNotStarted, .garbled: true
          }
        if endsSpeaker {
          process?.end()
          process = nil
        }
        if queue.isClosed {
          job.finish(.failure(.cancelled))
        } else if error != .speakerLost || attempt == 2 {
          job.finish(.failure(error))
        }
      }
    }
  }

  private func start() throws(SpeechError) -> SpeakerProcess {
    let process = try SpeakerProcess(launch)
    guard queue.register(process, worker: number) else {
      process.end()
      throw .cancelled
    }
    do throws(SpeechError) {
      try process.greet()
    } catch {
      process.end()
      throw error
    }
    return process
  }
}
