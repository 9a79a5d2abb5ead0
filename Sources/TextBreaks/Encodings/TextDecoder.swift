/// Makes text of a file's bytes.
public enum TextDecoder {
  /// A text with what was found out about its bytes.
  public struct Decoded: Hashable, Sendable {
    /// The text, without the mark of byte order at its start.
    public let text: String
    /// The encoding it was read in, such as `UTF-8` or `windows-1252`.
    public let encoding: String
    /// How the encoding was found.
    public let found: Finding
    /// What the document says of its encoding where its bytes say otherwise.
    public let contradiction: Contradiction?
    /// Where bytes stand for no character: the offset of each place in the file.
    ///
    /// Each has become U+FFFD in the text. At most ``TextDecoder/listed`` places are named.
    public let illFormed: [Int]
    /// How many such places there are, those not listed included.
    public let illFormedCount: Int
    /// The first byte that is not UTF-8, where the file was tried as UTF-8 and is not.
    public let firstNotUTF8: Int?
    /// Whether the file starts with a mark of byte order.
    public let hadByteOrderMark: Bool
  }

  /// How an encoding was found.
  public enum Finding: Hashable, Sendable {
    /// The reader named it.
    case named
    /// The file starts with a mark of byte order.
    case mark
    /// The document says it, and its bytes do not say otherwise.
    case declared
    /// All bytes are UTF-8.
    case valid
    /// It is the likeliest by its characters; from 0 to 0.99.
    case guessed(confidence: Double)
  }

  /// A document that says another encoding than its bytes.
  public enum Contradiction: Hashable, Sendable {
    /// No encoding has the name that the document says.
    case unknown(name: String)
    /// The bytes are in another encoding than the document says.
    case otherBytes(declared: String)
  }

  /// How many ill-formed places are listed at most.
  public static let listed = 1_000

  /// Decodes a whole file.
  ///
  /// What the reader names is obeyed. Else a mark of byte order counts, then what the bytes are
  /// beyond doubt (UTF-8, UTF-16 or UTF-32 by their zero bytes, ISO-2022-JP by its escapes), then
  /// what the document says where its bytes make a text that way, then the likeliest encoding.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - encoding: The encoding that the reader names, by any name that the Unicode library knows.
  ///     ISO-8859-1 is read as Windows-1252, which has quotation marks where that has control
  ///     codes (WHATWG Encoding, §4.2).
  ///   - declared: The encoding that the document says itself.
  /// - Returns: The text.
  /// - Throws: ``TextDecodingError/unknownEncoding(name:near:)`` where the reader's name is none.
  public static func decode(
    _ bytes: [UInt8], encoding: String?, declared: String? = nil
  ) throws(TextDecodingError) -> Decoded {
    if let encoding {
      guard let text = DecodedText(bytes, named: encoding) else {
        throw .unknownEncoding(name: encoding, near: EncodingNames.near(encoding))
      }
      return text.decoded(.named)
    }
    return EncodingFinder(bytes, declared: declared).decoded()
  }

  /// Whether bytes are a text in UTF-16 or UTF-32 without a mark of byte order.
  public static func isWide(_ bytes: [UInt8]) -> Bool {
    WideGuess.encoding(of: bytes)?.hasPrefix("UTF") == true
  }
}
