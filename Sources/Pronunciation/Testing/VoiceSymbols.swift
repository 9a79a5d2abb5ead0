public import SpeechSynthesis

/// What a voice can say, in the signs of the IPA, and what it says for the rest of them.
public struct VoiceSymbols: Hashable, Sendable {
  /// A sound that the voice has.
  public struct Sound: Hashable, Sendable, Encodable {
    /// What is heard, in the IPA: one sound, or several that the engine has one name for.
    public let ipa: String
    /// The engine's plain name for it, or its names in a row with spaces between them.
    public let mnemonic: String
    /// Whether a syllable is built around it.
    public let isVowel: Bool
  }

  /// A letter of the IPA for which the voice says something else.
  public struct StandIn: Hashable, Sendable, Encodable {
    /// What is asked for.
    public let ipa: String
    /// What is said.
    public let spoken: String
  }

  /// The identifier of the voice.
  public let voice: String
  /// What it has: vowels first, in the order of the IPA's chart.
  public let sounds: [Sound]
  /// What it lacks, in the same order.
  public let standIns: [StandIn]
  /// The contours of its tones, from 1 (low) to 5 (high), or their numbers; empty for a voice
  /// without tones.
  public let tones: [String]
}

extension VoiceSymbols: Encodable {}

extension Transcriber {
  /// Returns what a voice can say, as learned from the installed engine.
  ///
  /// - Throws: ``SpeechError`` when there is no such voice or the engine cannot be asked.
  public func symbols(of voice: String) async throws(SpeechError) -> VoiceSymbols {
    VoiceSymbols(try await learnedVoice(voice))
  }
}

extension VoiceSymbols {
  init(_ learned: LearnedVoice) {
    voice = learned.voice
    tones = learned.tones.keys.sorted().map { String($0) }
    var seen: Set<String> = []
    // The plain name of a sound comes before its others.
    sounds = Self.inOrder(learned.units.filter { $0.sounds.allSatisfy(Self.isOfTheChart) }) {
      $0.sounds
    }.compactMap { unit in
      let ipa = unit.sounds.text
      guard seen.insert(ipa).inserted else { return nil }
      return Sound(
        ipa: ipa, mnemonic: unit.mnemonics.joined(separator: " "),
        isVowel: unit.sounds.contains(where: \.isNucleus))
    }
    standIns = Self.asked.compactMap { sound in
      guard !learned.has(sound), let other = learned.standIn(for: sound, before: nil) else {
        return nil
      }
      return StandIn(ipa: sound.text, spoken: other.sounds.text)
    }
  }

  private static func isOfTheChart(_ sound: PhoneticSound) -> Bool {
    IPAChart.has(sound.letter)
  }

  /// Vowels first, then by the place of the first letter in the chart; else as they were.
  private static func inOrder(
    _ units: [SoundUnit], by sounds: (SoundUnit) -> [PhoneticSound]
  ) -> [SoundUnit] {
    func key(_ unit: SoundUnit) -> (Int, Int) {
      let sounds = sounds(unit)
      let first = sounds.first.flatMap { places[$0.letter] } ?? places.count
      return (sounds.contains(where: \.isNucleus) ? 0 : 1, first)
    }
    return units.enumerated().map { (key($1), $0, $1) }.sorted { left, right in
      (left.0.0, left.0.1, left.1) < (right.0.0, right.0.1, right.1)
    }.map(\.2)
  }

  private static let places = Dictionary(
    IPAChart.letters.enumerated().map { ($1.scalar, $0) }, uniquingKeysWith: min)

  /// What is asked of every voice: the letters of the chart, and nasal vowels and syllabic
  /// consonants as far as languages are written with them.
  private static let asked =
    IPAChart.letters.map { PhoneticSound($0.scalar) }
    + (["a", "ɐ", "ɑ", "e", "ɛ", "i", "o", "ɔ", "u", "œ"] as [Unicode.Scalar]).map {
      PhoneticSound($0, .nasal)
    }
    + (["m", "n", "ŋ", "l", "r", "ɹ"] as [Unicode.Scalar]).map { PhoneticSound($0, .syllabic) }
}
