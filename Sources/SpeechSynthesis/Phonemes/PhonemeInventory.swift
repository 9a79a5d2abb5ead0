/// What a voice can say: the phonemes of its table.
public struct PhonemeInventory: Hashable, Sendable {
  /// A phoneme of the table.
  public struct Phoneme: Hashable, Sendable {
    /// What kind of sound it is, by the numbers of the engine's data.
    public enum Kind: UInt8, Hashable, Sendable {
      case pause = 0
      case stress = 1
      case vowel = 2
      case liquid = 3
      case stop = 4
      case voicedStop = 5
      case fricative = 6
      case voicedFricative = 7
      case nasal = 8
      case virtual = 9
      case deleted = 14
      case invalid = 15
    }

    /// The engine's name for it, of one to four characters.
    public let mnemonic: String
    /// What kind of sound it is.
    public let kind: Kind

    /// Makes a phoneme.
    public init(mnemonic: String, kind: Kind) {
      self.mnemonic = mnemonic
      self.kind = kind
    }
  }

  /// The identifier of the voice.
  public let voice: String
  /// The name of its table, with which a clause changes to it: `_^_fr`.
  public let table: String
  /// The phonemes, those of the tables that it builds on included, each mnemonic once.
  public let phonemes: [Phoneme]
  /// A number that changes when the engine's data about phonemes or the voice change, as text.
  public let dataVersion: String

  /// Makes an inventory.
  public init(voice: String, table: String, phonemes: [Phoneme], dataVersion: String) {
    self.voice = voice
    self.table = table
    self.phonemes = phonemes
    self.dataVersion = dataVersion
  }
}
