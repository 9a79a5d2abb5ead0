import Glibc

/// Hides from cmark what looks like the mark of a note and names none, since cmark loses a part of
/// such brackets where they hold markup, escapes or line ends.
///
/// The circumflex is replaced by a sign that the text has nowhere, and put back into what cmark made
/// of the text.
struct NoteMarkMask {
  private let sign: UInt8
  private let places: [Int]

  /// The signs that may take the place: control characters, which no text has but by mistake; that
  /// of 127 may stand in addresses.
  private static let signs: [UInt8] = [127] + Array(1...8) + Array(14...31)

  /// The most bytes of a name that are looked at.
  private static let longestName = 1_000

  /// Whether a text has a circumflex at all.
  static func mayHaveMarks(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.withUnsafeBytes { text in
      text.baseAddress.map { memchr($0, Int32(UInt8.circumflex), text.count) != nil } ?? false
    }
  }

  /// Makes the mask for a text; nothing where all such marks name notes.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - tree: What cmark made of it.
  init?(for bytes: [UInt8], in tree: CMarkTree) {
    let marks = Self.marks(in: bytes)
    guard !marks.isEmpty else { return nil }
    let names = Self.names(ofNotesIn: tree, bytes, marks)
    places = marks.filter { place in
      // With a backslash before it cmark takes it for the mark of a note nevertheless.
      guard bytes[place - 1] == .openBracket, let name = Self.name(bytes, at: place) else {
        return true
      }
      return !names.contains(Self.folded(name))
        && !Self.mayDefine(name, bytes, at: place - 1)
    }
    guard !places.isEmpty, let sign = Self.signs.first(where: { !bytes.contains($0) }) else {
      return nil
    }
    self.sign = sign
  }

  /// Returns the names of the notes that cmark found: they stand on the lines where these start.
  private static func names(
    ofNotesIn tree: CMarkTree, _ bytes: [UInt8], _ marks: [Int]
  ) -> Set<String> {
    let lines = Set(
      tree.events.lazy.filter { $0.kind == .footnoteDefinition && !$0.isEnd }
        .map { Int($0.startLine) })
    guard !lines.isEmpty else { return [] }
    let source = SourceLines(bytes)
    var names: Set<String> = []
    for place in marks where lines.contains(source.line(ofByte: place) + 1) {
      if let name = name(bytes, at: place), mayDefine(name, bytes, at: place - 1) {
        names.insert(folded(name))
      }
    }
    return names
  }

  /// Returns what stands between a circumflex and the bracket that closes the mark of a note, where
  /// it can be the name of one.
  private static func name(_ bytes: [UInt8], at place: Int) -> ArraySlice<UInt8>? {
    let name = bytes[(place + 1)...].prefix(longestName).prefix {
      $0 != .closeBracket && !$0.isWhiteSpace
    }
    let isClosed = name.endIndex < bytes.count && bytes[name.endIndex] == .closeBracket
    return isClosed ? name : nil
  }

  /// Names are compared without regard to case.
  private static func folded(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).uppercased().lowercased()
  }

  /// Returns where a circumflex stands behind an opening bracket, with or without a backslash.
  private static func marks(in bytes: [UInt8]) -> [Int] {
    var places: [Int] = []
    var start = bytes.startIndex
    while let place = bytes[start...].firstIndex(of: .circumflex) {
      let isEscaped = place > 0 && bytes[place - 1] == .backslash
      let before = isEscaped ? place - 2 : place - 1
      if before >= 0, bytes[before] == .openBracket { places.append(place) }
      start = place + 1
    }
    return places
  }

  /// Whether the note of a name can be defined at a place: a colon follows the name, and only the
  /// signs of blocks stand before it on its line, or the name of another note.
  private static func mayDefine(
    _ name: ArraySlice<UInt8>, _ bytes: [UInt8], at start: Int
  ) -> Bool {
    guard name.endIndex + 1 < bytes.count, bytes[name.endIndex + 1] == .colon else { return false }
    let isSign: (UInt8) -> Bool = { $0.isBlank || $0.isDigit || ">-+*.)".utf8.contains($0) }
    guard let other = bytes[..<start].lastIndex(where: { !isSign($0) }) else { return true }
    switch bytes[other] {
    case .lineFeed, .carriageReturn: return true
    case .colon: return other > 0 && bytes[other - 1] == .closeBracket
    default: return false
    }
  }

  /// Returns the text with the circumflexes hidden.
  func masked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for place in places { result[place] = sign }
    return result
  }

  /// Puts the circumflexes back.
  func unmasked(_ bytes: inout [UInt8]) {
    for index in bytes.indices where bytes[index] == sign { bytes[index] = .circumflex }
  }
}

extension UInt8 {
  static let circumflex = UInt8(ascii: "^")
}
