/// Something that is wrong with an XML text, and where.
public struct XMLFault: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text is larger than the limit.
    case tooLarge(mostBytes: Int)
    /// More elements stand inside one another than the limit allows.
    case tooDeep(most: Int)
    /// There are more elements and pieces of text than the limit allows.
    case tooManyNodes(most: Int)
    /// A character that XML does not allow; a space stands for it.
    case forbiddenCharacter(UInt32)
    /// A named character that is not declared, or whose declaration is not followed.
    ///
    /// Those that HTML has are read as there; another stays as it is written.
    case entity(String, isHTML: Bool)
    /// The text breaks a rule of XML, in the words of the XML library.
    case broken(String)
    /// The XML library could not be used.
    case failed
  }

  /// What is wrong.
  public let kind: Kind
  /// The line from 1.
  public let line: Int
  /// The column from 1, in Unicode scalars; near the fault, since the library notices late.
  public let column: Int
  /// Whether a text with it is not well-formed.
  public let isFatal: Bool

  /// Makes a fault.
  public init(_ kind: Kind, line: Int, column: Int, isFatal: Bool = true) {
    self.kind = kind
    self.line = line
    self.column = column
    self.isFatal = isFatal
  }
}

extension XMLFault: CustomStringConvertible {
  /// The place and what is wrong.
  public var description: String { "line \(line), column \(column): \(words)" }

  /// What is wrong, without the place.
  public var words: String {
    switch kind {
    case .tooLarge(let most): "the text is larger than \(most >> 20) MiB"
    case .tooDeep(let most): "more than \(most) elements stand inside one another"
    case .tooManyNodes(let most): "there are more than \(most) elements and pieces of text"
    case .forbiddenCharacter(let value):
      "the character U+\(String(value + 0x10000, radix: 16, uppercase: true).dropFirst()) is not"
        + " allowed, so a space stands for it"
    case .entity(let name, let isHTML):
      "&\(name); is not declared"
        + (isHTML ? ", so it is read as in HTML" : ", so it stays as it is written")
    case .broken(let words): words
    case .failed: "the XML library could not be used"
    }
  }
}
