import SpeechSynthesis

/// What was learned of a voice: how to write each sound that it can say.
struct LearnedVoice: Sendable {
  /// A tone of a tone voice.
  struct Tone: Hashable, Sendable {
    /// What the engine writes for it; it need not be a tone of the IPA.
    let heard: [PhoneticSound]
    let mnemonic: String
  }

  let voice: String
  let dataVersion: String
  /// Ordered by what is heard and then by cost, so that the same data give the same table.
  let units: [SoundUnit]
  /// By their digits.
  let tones: [UInt32: Tone]
  let stressRule: StressRule
  /// What the voice says for the letter r before a vowel.
  let rhotic: PhoneticSound?

  let mnemonics: Mnemonics
  private let tree: SoundTree
  /// The sounds of the chart that it has on their own.
  let singles: Set<PhoneticSound>
  /// What the engine writes in signs that are not of the IPA: `??` for a vowel, `l#` for a sound.
  let ownSpellings: Set<[Unicode.Scalar]>
  private let ownVowels: Set<Unicode.Scalar>
  /// The vowels among them, in a fixed order.
  let vowels: [PhoneticSound]
  /// The consonants among them, in a fixed order.
  let consonants: [PhoneticSound]

  init(
    inventory: PhonemeInventory, units: [SoundUnit], tones: [UInt32: Tone],
    stressRule: StressRule, rhotic: PhoneticSound?
  ) {
    voice = inventory.voice
    dataVersion = inventory.dataVersion
    let mnemonics = Mnemonics(inventory.phonemes)
    self.mnemonics = mnemonics
    self.units = units
    self.tones = tones
    self.stressRule = stressRule
    self.rhotic = rhotic
    tree = SoundTree(units)
    var seen: Set<PhoneticSound> = []
    var ordered: [PhoneticSound] = []
    for unit in units where unit.sounds.count == 1 && IPAChart.has(unit.sounds[0].letter) {
      if seen.insert(unit.sounds[0]).inserted { ordered.append(unit.sounds[0]) }
    }
    singles = seen
    let own = units.filter { unit in
      unit.sounds.count > 1 && mnemonics.kinds[unit.mnemonics[0]] == .vowel
        && unit.sounds.allSatisfy { !IPAChart.has($0.letter) && $0.marks.isEmpty }
    }
    ownVowels = Set(own.map { $0.sounds[0].letter })
    let ownSigns = units.flatMap(\.sounds).filter { Self.isOwnSign($0.letter) }
    ownSpellings = Set(own.map { $0.sounds.map(\.letter) } + ownSigns.map { [$0.letter] })
    vowels = ordered.filter { if case .vowel = $0.features { true } else { false } }
    consonants = ordered.filter { if case .consonant = $0.features { true } else { false } }
  }

  /// Whether the table has a sound on its own.
  func has(_ sound: PhoneticSound) -> Bool { singles.contains(sound) }

  /// Whether a sign is one of the engine's own.
  private static func isOwnSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "#" || scalar == "^"
  }

  /// Whether a syllable can be built around a sound.
  func isNucleus(_ sound: PhoneticSound) -> Bool {
    sound.isNucleus || (!ownVowels.isEmpty && ownVowels.contains(sound.letter))
  }

  /// Whether there is one name for all of the sounds.
  func hasUnit(_ sounds: [PhoneticSound]) -> Bool { !candidates(for: sounds).isEmpty }

  /// The units for exactly these sounds, by their numbers, plain ones first.
  func candidates(for sounds: some Collection<PhoneticSound>) -> [Int] {
    var node = SoundTree.root
    for sound in sounds {
      guard let next = tree.step(from: node, by: sound) else { return [] }
      node = next
    }
    return tree.units(at: node)
  }

  /// Returns the place in the tree of sounds after one more sound.
  func step(from node: Int32, by sound: PhoneticSound) -> Int32? {
    tree.step(from: node, by: sound)
  }

  /// The units that end at a place in the tree.
  func units(at node: Int32) -> [Int] { tree.units(at: node) }
}

/// Units by their sounds, so that the longest match is found in one walk.
struct SoundTree: Sendable {
  static let root: Int32 = 0

  private struct Edge: Hashable {
    let node: Int32
    let sound: PhoneticSound
  }

  private var edges: [Edge: Int32] = [:]
  private var ends: [[Int]] = [[]]

  init(_ units: [SoundUnit]) {
    for (number, unit) in units.enumerated() {
      var node = Self.root
      for sound in unit.sounds {
        let edge = Edge(node: node, sound: sound)
        if let next = edges[edge] {
          node = next
        } else {
          edges[edge] = Int32(ends.count)
          node = Int32(ends.count)
          ends.append([])
        }
      }
      ends[Int(node)].append(number)
    }
  }

  func step(from node: Int32, by sound: PhoneticSound) -> Int32? {
    edges[Edge(node: node, sound: sound)]
  }

  func units(at node: Int32) -> [Int] { ends[Int(node)] }
}
