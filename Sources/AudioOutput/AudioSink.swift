public import SpeechSynthesis

/// A way to the reader's ears.
///
/// The calls may block for as long as they say, so they are made from a thread of their own
/// (``AudioPump`` has one) and from one thread at a time.
public protocol AudioSink: AnyObject, Sendable {
  /// The shape of the samples.
  var format: AudioFormat { get }

  /// Takes the first of some samples, as many as there is room for.
  ///
  /// - Parameters:
  ///   - samples: What is to be heard after everything that was taken before.
  ///   - milliseconds: How long to wait for room.
  /// - Returns: How many samples were taken.
  /// - Throws: ``AudioOutputError`` when the device went away.
  func write(
    _ samples: ArraySlice<Int16>, waiting milliseconds: Int
  ) throws(AudioOutputError) -> Int

  /// Returns how many of the samples taken are not heard yet.
  func unheardSamples() throws(AudioOutputError) -> Int

  /// Falls silent at once and keeps the samples that are not heard yet, if it can.
  ///
  /// - Returns: How many samples, the last ones taken, it could not keep: they must be written
  ///   again after ``resume()`` to be heard.
  func pause() throws(AudioOutputError) -> Int

  /// Goes on after ``pause()`` with the samples that it kept.
  func resume() throws(AudioOutputError)

  /// Falls silent at once and drops the samples that are not heard yet; a pause stays a pause.
  ///
  /// - Returns: How many samples, the last ones taken, were dropped.
  func flush() throws(AudioOutputError) -> Int

  /// Falls silent and lets go of the device; no other call may follow.
  func close()
}
