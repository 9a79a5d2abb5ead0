/// What the silent engine makes of a run: its words, and of markup its phoneme blocks and marks.
struct SilentText {
  /// A piece that is spoken or noted.
  enum Piece: Hashable {
    /// A word, with its place among the scalars of the text.
    case word(Range<Int>)
    /// The phonemes of an element, which starts at the scalar.
    case phonemes([String], at: Int)
    /// A mark with its number; the scalar is the first behind it.
    case mark(Int, at: Int)
  }

  /// The Unicode scalars of the text.
  let scalars: [Unicode.Scalar]
  /// The pieces, in order.
  let pieces: [Piece]

  /// Reads a text; all other elements of markup end a word and are nothing else.
  init(_ text: String, isMarkup: Bool) {
    let scalars = Array(text.unicodeScalars)
    var pieces: [Piece] = []
    var start: Int?
    func endWord(_ end: Int) {
      if let start { pieces.append(.word(start..<end)) }
      start = nil
    }
    var index = 0
    while index < scalars.count {
      if isMarkup, scalars[index] == "<" {
        endWord(index)
        let end = scalars[index...].firstIndex(of: ">").map { $0 + 1 } ?? scalars.count
        let tag = String(String.UnicodeScalarView(scalars[index..<end]))
        if tag.hasPrefix("<mark "), let number = Self.value("name", in: tag).flatMap({ Int($0) }) {
          pieces.append(.mark(number, at: end))
        } else if tag.hasPrefix("<phoneme "), let phonemes = Self.value("ph", in: tag) {
          pieces.append(.phonemes(phonemes.split(separator: " ").map(String.init), at: index))
        }
        index = end
        continue
      }
      if scalars[index].properties.isWhitespace {
        endWord(index)
      } else if start == nil {
        start = index
      }
      index += 1
    }
    endWord(scalars.count)
    self.scalars = scalars
    self.pieces = pieces
  }

  /// The clauses in phonemes: each letter is the sound of its own name in either notation.
  var clauses: [String] {
    var clauses: [[String]] = [[]]
    for piece in pieces {
      switch piece {
      case .mark: break
      case .phonemes(let phonemes, _): clauses[clauses.count - 1] += phonemes
      case .word(let range):
        let word = scalars[range]
        let letters = word.filter(\.properties.isAlphabetic)
        if !letters.isEmpty {
          clauses[clauses.count - 1].append(String(String.UnicodeScalarView(letters)))
        }
        if let last = word.last, ",;:.!?".unicodeScalars.contains(last) { clauses.append([]) }
      }
    }
    return clauses.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Returns the value of an attribute in double quotation marks.
  private static func value(_ name: String, in tag: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2)
    where parts[index].hasSuffix(" \(name)=") {
      return String(parts[index + 1])
    }
    return nil
  }
}
