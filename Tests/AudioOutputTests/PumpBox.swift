import AudioOutput
import Synchronization

/// A place for a pump that its own events want to reach; the lock guards it.
final class PumpBox: Sendable {
  private let held = Mutex<AudioPump?>(nil)

  var pump: AudioPump? {
    get { held.withLock { $0 } }
    set { held.withLock { $0 = newValue } }
  }
}
