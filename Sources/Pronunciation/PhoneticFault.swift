public import ReadingContent

/// Why a pronunciation cannot be spoken at all.
public struct PhoneticFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// There is no sound in it.
    case empty
    /// A sign that the alphabet does not have, with one that was perhaps meant.
    case unknown(symbol: String, suggestion: String?)
    /// More sounds than are spoken of one pronunciation.
    case tooLong(most: Int)
    /// Something that leaves open what is meant: optional parts, several variants.
    case ambiguous(symbol: String)
    /// The engine refuses it or says nothing for it.
    case unspeakable
  }

  /// What is wrong.
  public let kind: Kind
  /// What was asked for.
  public let asked: PhoneticNotation
  /// The first Unicode scalar of the fault in what was asked, counted from 0.
  public let scalar: Int

  /// Makes a fault.
  public init(_ kind: Kind, asked: PhoneticNotation, scalar: Int = 0) {
    self.kind = kind
    self.asked = asked
    self.scalar = scalar
  }
}
