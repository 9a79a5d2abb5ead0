/// What is needed to start a speaker.
struct SpeakerLaunch: Sendable {
  /// The path of the program.
  let program: String
  /// The voice or language that it loads beforehand.
  let base: String
}
