import ReadingContent
import SpeechSynthesis
import Synchronization

/// Which voice speaks which language, asked once of the engine.
final class VoiceTable: Sendable {
  private let engine: any SpeechEngine
  private let settings: NarrationSettings
  /// Nothing stands for a language that no voice speaks.
  private let known = Mutex<[String: String?]>([:])
  private let named = Mutex<[String: String?]>([:])

  init(engine: any SpeechEngine, settings: NarrationSettings) {
    self.engine = engine
    self.settings = settings
  }

  /// Returns the voice for a language: the listener's choice for the tag, that for its primary
  /// language, the engine's best; nothing where there is none.
  func voice(for language: String) async throws(SpeechError) -> String? {
    if let voice = known.withLock({ $0[language] }) { return voice }
    let primary = String(language.prefix { $0 != "-" }).lowercased()
    let voice: String?
    if let chosen = settings.voices[language] ?? settings.voices[primary] {
      voice = chosen
    } else {
      voice = try await engineVoice(for: language)
    }
    known.withLock { $0[language] = .some(voice) }
    return voice
  }

  /// Returns the voice of a name as authors write it: its identifier with or without the folder,
  /// its name for people or its first language; nothing where there is none.
  func voice(named name: String) async throws(SpeechError) -> String? {
    let name = name.lowercased()
    if let voice = named.withLock({ $0[name] }) { return voice }
    let voices = try await engine.voices()
    let keys: [(Voice) -> String?] = [
      { $0.identifier }, { $0.identifier.split(separator: "/").last.map(String.init) },
      { $0.name }, { $0.languages.first },
    ]
    let voice = keys.lazy.compactMap { key in
      voices.first { key($0)?.lowercased() == name }?.identifier
    }.first
    named.withLock { $0[name] = .some(voice) }
    return voice
  }

  /// The voices that read a language in Latin letters, where the engine gives another one for its tag.
  private static let latinVoices = [
    "zh": "cmn-Latn-pinyin", "cmn": "cmn-Latn-pinyin", "yue": "yue-Latn-jyutping",
  ]

  private func engineVoice(for language: String) async throws(SpeechError) -> String? {
    if let tag = LanguageTag(language), tag.isLatin, let name = Self.latinVoices[tag.primary],
      let voice = try await voice(named: name)
    {
      return voice
    }
    do throws(SpeechError) {
      return try await engine.voice(for: language).identifier
    } catch {
      guard case .noVoice = error else { throw error }
      return nil
    }
  }
}
