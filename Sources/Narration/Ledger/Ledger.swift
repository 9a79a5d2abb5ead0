public import ReadingContent

/// What became of each character of a book's files: spoken, announced, skipped with a reason, or
/// not accounted for.
///
/// It is made from the text that the utterances hold, not from what the importer meant to do, so
/// that whatever is lost on the way shows as unaccounted.
public struct Ledger: Hashable, Sendable {
  /// What became of a stretch of characters.
  public enum Fate: Hashable, Sendable {
    case spoken
    /// Replaced by words of the reader, such as "image".
    case announced
    case skipped(SkipReason)
    case unaccounted
  }

  /// A stretch of a resource.
  public struct Entry: Hashable, Sendable {
    /// The index of the resource.
    public let resource: Int
    /// The bytes of its text.
    public let range: Range<Int>
    /// What became of it.
    public let fate: Fate
  }

  /// The stretches, by resource and place, without gaps.
  public private(set) var entries: [Entry] = []
  /// How many Unicode scalars have each fate.
  public private(set) var counts: [Fate: Int] = [:]

  /// The number of characters that are neither spoken nor announced nor skipped.
  public var unaccounted: Int { counts[.unaccounted] ?? 0 }

  /// Makes the ledger of a whole script.
  ///
  /// - Parameters:
  ///   - script: What is read.
  ///   - reports: What the voice could not speak of it.
  public init(_ script: Script, reports: [SpeechReport] = []) {
    LedgerClaims(script, reports: reports).forEachStretch { index, resource, range, fate in
      entries.append(Entry(resource: index, range: range, fate: fate))
      counts[fate, default: 0] += resource.text.scalarCount(range)
    }
  }
}

extension String {
  /// The number of Unicode scalars among some of the bytes.
  func scalarCount(_ range: Range<Int>) -> Int {
    let from = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let to = utf8.index(utf8.startIndex, offsetBy: range.upperBound)
    return utf8[from..<to].count { $0 & 0b1100_0000 != 0b1000_0000 }
  }
}
