import EspeakEngine
import Pronunciation
import SpeechSynthesis
import TestSupport

/// The voices for which the figures are held.
enum Voices {
  static let american = "gmw/en-US"
  static let british = "gmw/en"
  static let french = "roa/fr"
  static let german = "gmw/de"
  static let spanish = "roa/es"
  static let italian = "roa/it"
  static let all = [american, british, french, german, spanish, italian]

  /// An engine of the installed data, with the speaker of this build.
  static func engine() -> EspeakEngine {
    let speaker = BuiltProgram.path("read-aloud-speaker")
    let folder = speaker.lastIndex(of: "/").map { String(speaker[..<$0]) } ?? "."
    return EspeakEngine(speakers: 2, libexec: folder)
  }
}
