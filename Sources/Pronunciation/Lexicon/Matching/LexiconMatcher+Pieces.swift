public import ReadingContent

extension LexiconMatcher {
  /// A piece of what is said in place of a match.
  public struct Piece: Hashable, Sendable {
    /// The words.
    public let text: String
    /// How they are pronounced; nothing where that is left to the engine.
    public let notation: PhoneticNotation?
    /// The entry that decided.
    public let source: PronunciationSource
  }

  /// Returns what is said in place of a match, the entries inside its alias looked up too
  /// (PLS 1.0 §4.7).
  ///
  /// The texts of the pieces joined are what is said. An entry is not used again inside its own
  /// alias, so that every chain ends.
  ///
  /// - Parameters:
  ///   - match: A match of this matcher.
  ///   - written: The text that was matched.
  ///   - language: The language of the text.
  /// - Returns: At least one piece.
  public func pieces(
    of match: LexiconMatch, written: String, language: LanguageTag?
  ) -> [Piece] {
    var pieces: [Piece] = []
    // The entries that led to a text, each with the place of the one before it.
    var entries: [(lexicon: Int, entry: Int, before: Int)] = []
    var waiting = [work(for: match, written: written, before: -1, depth: 0, &entries)]
    while let next = waiting.popLast() {
      let isFull = pieces.count + waiting.count >= Self.mostPieces
      guard next.piece.notation == nil, !next.isFinal, next.depth < Self.deepest, !isFull else {
        pieces.append(next.piece)
        continue
      }
      let found = matches(in: next.piece.text, language: language).filter { match in
        !isInside(match, of: next.before, entries)
      }
      guard !found.isEmpty else {
        pieces.append(next.piece)
        continue
      }
      var parts: [Work] = []
      var start = 0
      let bytes = Array(next.piece.text.utf8)
      for match in found {
        if match.range.lowerBound > start {
          parts.append(next.rest(bytes[start..<match.range.lowerBound]))
        }
        let written = String(decoding: bytes[match.range], as: UTF8.self)
        parts.append(
          work(
            for: match, written: written, before: next.before, depth: next.depth + 1, &entries))
        start = match.range.upperBound
      }
      if start < bytes.count { parts.append(next.rest(bytes[start...])) }
      waiting += parts.reversed()
    }
    return pieces
  }

  /// How many aliases may lead to one another.
  private static let deepest = 8
  /// How many pieces an alias may come to before its entries are no longer looked up.
  private static let mostPieces = 512

  /// A text that is still to be looked at.
  private struct Work {
    var piece: Piece
    /// The entry that it comes from.
    var before: Int
    var depth: Int
    /// Whether nothing was found in it.
    var isFinal = false

    func rest(_ bytes: ArraySlice<UInt8>) -> Work {
      let text = String(decoding: bytes, as: UTF8.self)
      return Work(
        piece: Piece(text: text, notation: nil, source: piece.source), before: before,
        depth: depth, isFinal: true)
    }
  }

  private func work(
    for match: LexiconMatch, written: String, before: Int, depth: Int,
    _ entries: inout [(lexicon: Int, entry: Int, before: Int)]
  ) -> Work {
    entries.append((match.lexicon, match.entry, before))
    let piece =
      switch match.spoken {
      case .notation(let notation):
        Piece(text: written, notation: notation, source: match.source)
      case .alias(let alias): Piece(text: alias, notation: nil, source: match.source)
      }
    return Work(piece: piece, before: entries.count - 1, depth: depth)
  }

  private func isInside(
    _ match: LexiconMatch, of last: Int, _ entries: [(lexicon: Int, entry: Int, before: Int)]
  ) -> Bool {
    var index = last
    while index >= 0 {
      if entries[index].lexicon == match.lexicon, entries[index].entry == match.entry {
        return true
      }
      index = entries[index].before
    }
    return false
  }
}
