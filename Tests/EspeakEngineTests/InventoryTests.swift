import EspeakEngine
import FoundationEssentials
import SpeechSynthesis
import TestSupport
import Testing

@Suite(.serialized, .oneEngineAtATime) struct InventoryTests {
  @Test func `every voice has an inventory, and its table is the one that it speaks with`()
    async throws
  {
    try await withEngine(speakers: 2) { engine in
      var versions: Set<String> = []
      let voices = try await engine.voices()
      for voice in voices {
        let inventory = try await engine.inventory(of: voice.identifier)
        #expect(inventory.voice == voice.identifier)
        #expect(inventory.phonemes.count > 90, "\(voice.identifier)")
        let mnemonics = inventory.phonemes.map(\.mnemonic)
        #expect(Set(mnemonics).count == mnemonics.count)
        #expect(mnemonics.contains("t") && mnemonics.contains("'"))
        versions.insert(inventory.dataVersion)
        // A change to the table that is used already is not printed, any other one is.
        let other = inventory.table == "fr" ? "de" : "fr"
        let told = try await engine.transcriptions(
          of: [
            "<phoneme alphabet=\"espeak\" ph=\"_^_\(inventory.table) t\"/>",
            "<phoneme alphabet=\"espeak\" ph=\"_^_\(other) t _^_\(inventory.table) t\"/>",
          ], voice: voice.identifier, isMarkup: true, notation: .mnemonics)
        #expect(told[0]?.contains("(") == false, "\(voice.identifier)")
        #expect(told[1]?.contains("(\(other))") == true, "\(voice.identifier)")
        #expect(told[1]?.contains("(\(inventory.table))") == true, "\(voice.identifier)")
      }
      #expect(versions.count == voices.count)
    }
  }

  @Test func `the engine takes every mnemonic of every voice`() async throws {
    try await withEngine(speakers: 2) { engine in
      for voice in try await engine.voices() {
        let inventory = try await engine.inventory(of: voice.identifier)
        let mnemonics = inventory.phonemes.map(\.mnemonic)
        // The engine drops the rest of a word from a name that it does not know.
        let told = try await engine.transcriptions(
          of: ["[[§t]]"] + mnemonics.map { "[[\($0)t]]" }, voice: voice.identifier,
          isMarkup: true, notation: .mnemonics)
        #expect(told[0] == "")
        let unknown = zip(mnemonics, told.dropFirst()).filter { $0.1?.isEmpty ?? true }.map(\.0)
        #expect(unknown == [], "\(voice.identifier)")
      }
    }
  }

  @Test(arguments: [
    ("gmw/en-US", "en-us"), ("gmw/en", "en"), ("roa/fr", "fr"), ("roa/es-419", "es-la"),
    ("zls/bs", "hr"), ("ine/hyw", "hy"), ("art/lfn", "base2"), ("gmw/en-US+f3", "en-us"),
    ("!v/f3", "en"), ("en-us", "en-us"), ("English (America)", "en-us"),
  ])
  func `a voice has the table of its file or of its language`(
    _ voice: String, _ table: String
  ) async throws {
    let inventory = try await withEngine { try await $0.inventory(of: voice) }
    #expect(inventory.table == table)
    #expect(inventory.voice == voice)
  }

  @Test func `an inventory knows kinds, and the same data have the same version`() async throws {
    let voices = ["gmw/en-US", "roa/fr"]
    let first = try await withEngine { engine in
      [try await engine.inventory(of: voices[0]), try await engine.inventory(of: voices[1])]
    }
    let second = try await withEngine { engine in
      [try await engine.inventory(of: voices[0]), try await engine.inventory(of: voices[1])]
    }
    #expect(first == second)
    #expect(first[0].dataVersion != first[1].dataVersion)
    func kind(_ mnemonic: String, _ inventory: PhonemeInventory) -> PhonemeInventory.Phoneme.Kind? {
      inventory.phonemes.first { $0.mnemonic == mnemonic }?.kind
    }
    #expect(kind("'", first[0]) == .stress)
    #expect(kind("_:", first[0]) == .pause)
    #expect(kind("aI", first[0]) == .vowel)
    #expect(kind("t", first[0]) == .stop)
    #expect(kind("m", first[0]) == .nasal)
    #expect(kind("z", first[0]) == .voicedFricative)
    #expect(kind("W~", first[1]) == .vowel)
    #expect(kind("W~", first[0]) == nil)
  }
}
