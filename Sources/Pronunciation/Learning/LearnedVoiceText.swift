import SpeechSynthesis

/// What was learned of a voice as lines of text, with a sum at the end.
enum LearnedVoiceText {
  static func write(_ voice: LearnedVoice) -> String {
    var lines = ["read-aloud sounds", voice.voice, voice.dataVersion]
    lines.append("rhotic \(voice.rhotic.map(\.number) ?? "-")")
    switch voice.stressRule {
    case .free: lines.append("stress free")
    case .fromStart(let place): lines.append("stress start \(place)")
    case .fromEnd(let vowel, let consonants):
      let pairs = consonants.map { "\($0.key.number)=\($0.value)" }.sorted()
      lines.append((["stress end \(vowel)"] + pairs).joined(separator: " "))
    }
    for (digits, tone) in voice.tones.sorted(by: { $0.key < $1.key }) {
      lines.append("tone \(digits) \(tone.mnemonic) \(numbers(tone.heard))")
    }
    for unit in voice.units {
      lines.append(
        "\(unit.isGlide ? "glide" : "unit") \(String(unit.contexts, radix: 16)) \(unit.otherContexts) \(numbers(unit.sounds)) "
          + unit.mnemonics.joined(separator: " "))
    }
    let text = lines.joined(separator: "\n") + "\n"
    return text + "sum \(sum(text))\n"
  }

  /// Reads such lines; nothing when anything is not as it was written, or of another voice.
  static func read(_ text: String, _ inventory: PhonemeInventory) -> LearnedVoice? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 5, lines.popLast() == "", let last = lines.popLast() else { return nil }
    guard last == "sum \(sum(lines.joined(separator: "\n") + "\n"))" else { return nil }
    guard lines[0] == "read-aloud sounds", lines[1] == inventory.voice,
      lines[2] == inventory.dataVersion
    else { return nil }
    var rhotic: PhoneticSound?
    var rule: StressRule?
    var tones: [UInt32: LearnedVoice.Tone] = [:]
    var units: [SoundUnit] = []
    let known = Set(inventory.phonemes.map(\.mnemonic))
    for line in lines[3...] {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("rhotic", 2): rhotic = sound(words[1])
      case ("stress", 2...): rule = stress(words)
      case ("tone", 4):
        guard let digits = UInt32(words[1]), known.contains(words[2]), let heard = sounds(words[3])
        else { return nil }
        tones[digits] = LearnedVoice.Tone(heard: heard, mnemonic: words[2])
      case ("unit", 5...), ("glide", 5...):
        guard let contexts = UInt32(words[1], radix: 16), let others = Int(words[2]),
          (0...32).contains(others), let heard = sounds(words[3]),
          words[4...].allSatisfy(known.contains)
        else { return nil }
        units.append(
          SoundUnit(
            sounds: heard, mnemonics: Array(words[4...]), contexts: contexts,
            otherContexts: others, isGlide: words[0] == "glide"))
      default: return nil
      }
    }
    guard let rule, !units.isEmpty else { return nil }
    return LearnedVoice(
      inventory: inventory, units: units, tones: tones, stressRule: rule, rhotic: rhotic)
  }

  private static func stress(_ words: [String]) -> StressRule? {
    if words.count == 2, words[1] == "free" { return .free }
    guard words.count >= 3, let place = Int(words[2]), (0..<100).contains(place) else { return nil }
    if words.count == 3, words[1] == "start" { return .fromStart(place) }
    guard words[1] == "end" else { return nil }
    var consonants: [PhoneticSound: Int] = [:]
    for pair in words[3...] {
      let halves = pair.split(separator: "=")
      guard halves.count == 2, let sound = sound(String(halves[0])), let place = Int(halves[1]),
        (0..<100).contains(place)
      else { return nil }
      consonants[sound] = place
    }
    return .fromEnd(vowel: place, consonants: consonants)
  }

  private static func numbers(_ sounds: [PhoneticSound]) -> String {
    sounds.map(\.number).joined(separator: ",")
  }

  private static func sounds(_ text: String) -> [PhoneticSound]? {
    let parts = text.split(separator: ",")
    let found = parts.compactMap { sound(String($0)) }
    return found.isEmpty || found.count != parts.count ? nil : found
  }

  private static func sound(_ text: String) -> PhoneticSound? { PhoneticSound(number: text) }

  /// FNV-1a, to know a file that was cut off or changed.
  private static func sum(_ text: String) -> String {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(sum, radix: 16)
  }
}
