import Pronunciation
import ReadingContent
import SpeechMarkup

extension SpokenDraft {
  /// Lays the entries of lexicons over the words that nobody else decides about.
  mutating func apply(_ lexicons: LexiconMatcher, language: LanguageTag?) {
    guard !lexicons.isEmpty else { return }
    let bytes = ByteOffsets(scalars)
    let taken = elements.filter(\.isContent).map(\.scalars) + aliases.map(\.scalars)
    let matches = lexicons.matches(
      in: String(String.UnicodeScalarView(scalars)), language: language,
      roles: roles.map { LexiconMatcher.Role($0.name, range: bytes.bytes(of: $0.scalars)) },
      except: taken.map { bytes.bytes(of: $0) })
    guard !matches.isEmpty else { return }
    // From the end, so that other words in place of these move nothing that is still to be found.
    for match in matches.reversed() {
      let range = bytes.scalars(of: match.range)
      switch match.spoken {
      case .notation(let notation):
        elements.append(
          SpokenElement(scalars: range, kind: .phonetic(notation), source: match.source))
      case .alias(let alias): replace(range, by: alias, source: match.source)
      }
    }
    elements.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
    aliases.sort { $0.scalars.lowerBound < $1.scalars.lowerBound }
  }

  /// Says other words for some.
  private mutating func replace(
    _ range: Range<Int>, by alias: String, source: PronunciationSource
  ) {
    guard alias.hasWords, !range.isEmpty else { return }
    let origin = Int(offsets[range.lowerBound])..<endOfOrigin(ofScalar: range.upperBound - 1)
    var words = SpokenDraft(at: origin.lowerBound)
    words.append(alias: alias, for: origin, source)
    scalars.replaceSubrange(range, with: words.scalars)
    offsets.replaceSubrange(range, with: words.offsets)
    let end = range.lowerBound + words.scalars.count
    func moved(_ bound: Int, within: Int) -> Int {
      if bound >= range.upperBound { return bound - range.upperBound + end }
      return bound > range.lowerBound ? within : bound
    }
    func moved(_ scalars: Range<Int>) -> Range<Int> {
      let lower = moved(scalars.lowerBound, within: range.lowerBound)
      return lower..<max(lower, moved(scalars.upperBound, within: end))
    }
    for index in elements.indices { elements[index].scalars = moved(elements[index].scalars) }
    for index in aliases.indices { aliases[index].scalars = moved(aliases[index].scalars) }
    aliases.append(Alias(scalars: range.lowerBound..<end, origin: origin, source: source))
  }

  /// Where in the utterance's text that for which a scalar stands ends.
  private func endOfOrigin(ofScalar scalar: Int) -> Int {
    guard offsets.indices.contains(scalar) else { return end }
    let offset = offsets[scalar]
    return Int(offsets[scalar...].first { $0 != offset } ?? Int32(clamping: end))
  }

  /// Takes the English endings that are glued to a pronunciation of the author's into it, since the
  /// engine would read them by the names of their letters.
  mutating func takeInSuffixes(language: LanguageTag?) {
    guard language?.primary == "en" else { return }
    for index in elements.indices where elements[index].source == .inline {
      guard case .phonetic(let notation) = elements[index].kind else { continue }
      var end = elements[index].scalars.upperBound
      if end < scalars.count, scalars[end] == "'" || scalars[end] == "’" { end += 1 }
      guard end < scalars.count, scalars[end] == "s",
        end + 1 == scalars.count || !scalars[end + 1].properties.isAlphabetic
      else { continue }
      elements[index].kind = .phonetic(EnglishSuffix.appended(to: notation))
      elements[index].scalars = elements[index].scalars.lowerBound..<end + 1
    }
  }
}

/// The bytes of scalars in UTF-8, and back.
private struct ByteOffsets {
  /// The byte at which each scalar starts, and the end.
  private let starts: [Int]

  init(_ scalars: [Unicode.Scalar]) {
    var starts = [0]
    starts.reserveCapacity(scalars.count + 1)
    var offset = 0
    for scalar in scalars {
      offset += UTF8.width(scalar)
      starts.append(offset)
    }
    self.starts = starts
  }

  func bytes(of scalars: Range<Int>) -> Range<Int> {
    let scalars = scalars.clamped(to: 0..<starts.count - 1)
    return starts[scalars.lowerBound]..<starts[scalars.upperBound]
  }

  func scalars(of bytes: Range<Int>) -> Range<Int> {
    let lower = index(of: bytes.lowerBound)
    return lower..<max(lower, index(of: bytes.upperBound))
  }

  /// The first scalar that starts at or after a byte, found by halving.
  private func index(of byte: Int) -> Int {
    min(starts.prefixLength(where: { $0 < byte }), starts.count - 1)
  }
}
