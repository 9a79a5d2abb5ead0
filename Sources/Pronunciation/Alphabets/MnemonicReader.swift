import ReadingContent
import SpeechSynthesis

/// Reads pronunciations in the engine's own mnemonics.
enum MnemonicReader {
  /// Checks a notation and cuts it into words that the engine bears.
  ///
  /// - Parameters:
  ///   - asked: The notation; spaces stand between words.
  ///   - mnemonics: What the voice has.
  /// - Returns: The plan, in which nothing is expected.
  /// - Throws: The first fault: a mnemonic that the voice does not have, one that changes to
  ///   another voice's table, or no sound at all.
  static func plan(
    _ asked: PhoneticNotation, _ mnemonics: Mnemonics
  ) throws(PhoneticFault) -> PhonemePlan {
    var pieces: [PhonemePlan.Piece] = []
    var sounds = 0
    for word in asked.text.split(whereSeparator: \.isWhitespace) {
      let start = asked.text.unicodeScalars.distance(
        from: asked.text.unicodeScalars.startIndex, to: word.startIndex)
      let parts: [(mnemonic: String, offset: Int)]
      switch mnemonics.split(word) {
      case .success(let found): parts = found
      case .failure(let unknown):
        throw fault(
          .unknown(symbol: symbol(at: unknown.offset, of: word), suggestion: nil), asked,
          start + scalars(before: unknown.offset, of: word))
      }
      for part in parts {
        let place = start + scalars(before: part.offset, of: word)
        guard part.mnemonic != "_^_" else {
          throw fault(.unknown(symbol: part.mnemonic, suggestion: nil), asked, place)
        }
        guard EngineMarkup.canHold(part.mnemonic) else { throw fault(.unspeakable, asked, place) }
        switch mnemonics.kinds[part.mnemonic] {
        case .pause, .stress, nil: break
        default: sounds += 1
        }
        guard sounds <= PhoneticReading.mostSounds else {
          throw fault(.tooLong(most: PhoneticReading.mostSounds), asked, place)
        }
      }
      for part in cut(parts.map(\.mnemonic)) {
        pieces.append(
          PhonemePlan.Piece(
            words: [], paths: [], expected: [], phonemes: [mnemonics.joined(part)]))
      }
    }
    guard sounds > 0 else { throw fault(.empty, asked, 0) }
    return PhonemePlan(asked: asked, changes: [], pieces: joined(pieces))
  }

  private static func cut(_ parts: [String]) -> [[String]] {
    // At four bytes each, with bars between, so many stay below the most bytes too.
    let most = min(PhonemePlan.mostPhonemes, PhonemePlan.mostBytes / 5)
    return stride(from: 0, to: parts.count, by: most).map {
      Array(parts[$0..<min($0 + most, parts.count)])
    }
  }

  /// Words that fit are asked for in one go.
  private static func joined(_ words: [PhonemePlan.Piece]) -> [PhonemePlan.Piece] {
    var pieces: [PhonemePlan.Piece] = []
    for word in words {
      let last = pieces.indices.last
      let size = (last.map { pieces[$0].phonemes } ?? []) + word.phonemes
      if let last, size.reduce(0, { $0 + $1.utf8.count + 1 }) <= PhonemePlan.mostBytes {
        pieces[last].phonemes += word.phonemes
      } else {
        pieces.append(word)
      }
    }
    return pieces
  }

  private static func symbol(at offset: Int, of word: Substring) -> String {
    let index = word.utf8.index(word.utf8.startIndex, offsetBy: offset)
    return word[index...].first.map(String.init) ?? ""
  }

  private static func scalars(before offset: Int, of word: Substring) -> Int {
    let index = word.utf8.index(word.utf8.startIndex, offsetBy: offset)
    return word.unicodeScalars.distance(from: word.unicodeScalars.startIndex, to: index)
  }

  private static func fault(
    _ kind: PhoneticFault.Kind, _ asked: PhoneticNotation, _ scalar: Int
  ) -> PhoneticFault {
    PhoneticFault(kind, asked: asked, scalar: scalar)
  }
}
