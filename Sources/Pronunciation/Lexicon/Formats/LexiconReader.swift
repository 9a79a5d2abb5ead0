public import ReadingContent
import TextBreaks
import XMLTree

/// Reads lexicons: PLS 1.0, and tables with an entry on each line.
public enum LexiconReader {
  /// The most bytes that are read of a lexicon.
  public static let mostBytes = 64 << 20

  /// Reads the file at a path; a file that cannot be read gives an empty lexicon and a fault.
  ///
  /// As ``read(_:path:language:)``.
  public static func read(
    path: String, language: LanguageTag? = nil
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    do {
      return read(try LexiconFile.bytes(path), path: path, language: language)
    } catch {
      return (Lexicon(path: path, language: language, lexemes: []), [error])
    }
  }

  /// Reads a lexicon from the bytes of its file.
  ///
  /// Which format it is tells the content: XML is PLS, other text a table. What can be used is in
  /// the lexicon whatever is wrong with the rest.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - path: The path, as messages name it.
  ///   - language: The language of the entries where the file does not tell it.
  /// - Returns: The lexicon, and what is wrong with the file in the order of its lines.
  public static func read(
    _ bytes: [UInt8], path: String, language: LanguageTag? = nil
  ) -> (lexicon: Lexicon, faults: [LexiconFault]) {
    guard bytes.count <= mostBytes else {
      return (
        Lexicon(path: path, language: language, lexemes: []),
        [LexiconFault(.tooLarge(mostBytes: mostBytes), path: path)]
      )
    }
    let (text, decoding) = decode(bytes, path: path)
    var result =
      isXML(text, path: path)
      ? PLSReader.read(text, path: path, language: language)
      : TabbedLexiconReader.read(text, path: path, language: language)
    result.faults.insert(contentsOf: decoding, at: 0)
    return result
  }

  private static func decode(
    _ bytes: [UInt8], path: String
  ) -> (text: String, faults: [LexiconFault]) {
    var faults: [LexiconFault] = []
    var name = XMLEncoding.name(in: bytes)
    var decoded = try? TextDecoder.decode(bytes, encoding: name)
    if decoded == nil, let unknown = name {
      faults.append(LexiconFault(.unknownEncoding(unknown), path: path, line: 1))
      name = nil
      decoded = try? TextDecoder.decode(bytes, encoding: nil)
    }
    guard let decoded else { return ("", faults) }
    let isGuess = name == nil && decoded.encoding != "UTF-8"
    let place = isGuess ? decoded.firstNotUTF8 : decoded.illFormed.first
    if let place, place < bytes.count {
      let line = 1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
      let kind: LexiconFault.Kind =
        isGuess
        ? .notUTF8(byte: bytes[place], encoding: decoded.encoding)
        : .illFormed(encoding: decoded.encoding, count: decoded.illFormedCount)
      faults.append(LexiconFault(kind, path: path, line: line))
    }
    return (decoded.text, faults)
  }

  /// Answers whether a text is XML: by its first characters, else by the file's name.
  private static func isXML(_ text: String, path: String) -> Bool {
    let start = text.utf8.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }.prefix(200)
    guard start.first == UInt8(ascii: "<"), let next = start.dropFirst().first else {
      return start.isEmpty && (path.hasSuffix(".pls") || path.hasSuffix(".xml"))
    }
    let isTag = next == UInt8(ascii: "?") || next == UInt8(ascii: "!") || next | 0x20 &- 0x61 < 26
    // A table may have an entry for what starts with `<`.
    let line = start.prefix { $0 != UInt8(ascii: "\n") }
    return isTag && !(line.contains(UInt8(ascii: "\t")) && path.hasSuffix(".tsv"))
  }
}
