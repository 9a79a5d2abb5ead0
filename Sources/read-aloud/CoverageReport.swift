import Narration
import ReadingContent

/// What of a book is heard, as programs read it.
struct CoverageReport: Encodable {
  struct Amount: Encodable {
    let characters: Int
    let words: Int
  }

  let spoken: Amount
  let announced: Amount
  let skipped: [String: Amount]
  let unaccounted: Amount
  let stretches: [CoverageStretch]?

  init(_ coverage: Coverage, stretches: [CoverageStretch]?) {
    func amount(_ fate: Ledger.Fate) -> Amount {
      let amount = coverage.amounts[fate] ?? Coverage.Amount()
      return Amount(characters: amount.characters, words: amount.words)
    }
    spoken = amount(.spoken)
    announced = amount(.announced)
    unaccounted = amount(.unaccounted)
    var skipped: [String: Amount] = [:]
    for case (.skipped(let reason), _) in coverage.amounts {
      skipped[reason.rawValue] = amount(.skipped(reason))
    }
    self.skipped = skipped
    self.stretches = stretches
  }

  static func counted(_ count: Int, _ what: String) -> String {
    "\(count) \(what)\(count == 1 ? "" : "s")"
  }
}

/// A stretch of a book's file that is not spoken.
struct CoverageStretch: Encodable, CustomStringConvertible {
  private static let longest = 60

  let file: String
  let line: Int
  let column: Int
  let fate: String
  let text: String
  /// The fate in words.
  private let words: String

  private enum CodingKeys: String, CodingKey {
    case file, line, column, fate, text
  }

  init(_ text: String, _ fate: Ledger.Fate, at byte: Int, of resource: SourceResource) {
    file = resource.path
    (line, column) = resource.lineAndColumn(ofByte: byte)
    self.fate = fate.name
    self.text = text
    words = fate.words
  }

  /// The place, the fate, and the start of the text, on one line.
  var description: String {
    let start = text.split { $0.isWhitespace }.joined(separator: " ")
    let shown = start.count > Self.longest ? "\(start.prefix(Self.longest))…" : start
    return "\(file), line \(line), column \(column): \(words): “\(shown)”"
  }
}

extension Ledger.Fate {
  /// The name for programs.
  var name: String {
    switch self {
    case .spoken: "spoken"
    case .announced: "announced"
    case .skipped(let reason): reason.rawValue
    case .unaccounted: "unaccounted"
    }
  }

  /// The name for people.
  var words: String {
    switch self {
    case .spoken: "spoken"
    case .announced: "announced"
    case .skipped(let reason): "skipped: \(reason.rawValue.replacing("-", with: " "))"
    case .unaccounted: "not accounted for"
    }
  }

  /// Where it stands in the list.
  var order: Int {
    switch self {
    case .spoken: 0
    case .announced: 1
    case .skipped(let reason): 2 + (SkipReason.allCases.firstIndex(of: reason) ?? 0)
    case .unaccounted: .max
    }
  }

  /// Whether stretches of it are worth a line: spaces are not.
  var isListed: Bool { self != .spoken && self != .skipped(.whiteSpace) }
}
