/// A line with which mdBook takes in another file: `{{#include file.rs:2:10}}` and its kin.
struct IncludeDirective {
  enum Kind {
    /// The text of a file.
    case include
    /// The same, of a program in Rust of which the rest is hidden.
    case rustdoc
    /// A whole program in Rust, as code.
    case playground
    /// The title of the page.
    case title
  }

  /// What of a file is taken.
  enum Part: Hashable {
    case all
    /// Lines, counted from 0.
    case lines(Range<Int>)
    /// What stands between the lines `ANCHOR: name` and `ANCHOR_END: name`.
    case anchor(String)
  }

  let kind: Kind
  /// The path as it was written.
  let path: String
  let part: Part
  /// The bytes of the directive.
  let range: Range<Int>

  /// Says quickly whether a text can hold a directive.
  static func mayStand(in bytes: ArraySlice<UInt8>) -> Bool {
    var index = bytes.startIndex
    while let brace = bytes[index...].firstIndex(of: .openBrace), brace + 2 < bytes.endIndex {
      if bytes[brace + 1] == .openBrace, bytes[brace + 2] == .hash { return true }
      index = brace + 1
    }
    return false
  }

  /// Reads the directive whose first brace stands at an offset; nothing where there is none.
  init?(_ bytes: [UInt8], at start: Int, end limit: Int) {
    let limit = min(limit, start + 4096)
    guard start + 5 < limit, bytes[start] == .openBrace, bytes[start + 1] == .openBrace,
      bytes[start + 2] == .hash
    else { return nil }
    var close = start + 3
    while close + 1 < limit, !(bytes[close] == .closeBrace && bytes[close + 1] == .closeBrace) {
      if bytes[close] == .lineFeed || bytes[close] == .carriageReturn { return nil }
      close += 1
    }
    guard close + 1 < limit else { return nil }
    range = start..<close + 2
    let text = String(decoding: bytes[start + 3..<close], as: UTF8.self)
    let words = text.split(maxSplits: 1, whereSeparator: { $0 == " " || $0 == "\t" })
    let rest = words.count > 1 ? words[1].split(separator: " ").first.map(String.init) ?? "" : ""
    switch words.first {
    case "include": kind = .include
    case "rustdoc_include": kind = .rustdoc
    case "playground", "playpen": kind = .playground
    case "title":
      kind = .title
      path = ""
      part = .all
      return
    default: return nil
    }
    guard !rest.isEmpty else { return nil }
    let pieces = rest.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    path = pieces[0]
    part = Self.part(Array(pieces.dropFirst()))
  }

  private static func part(_ pieces: [String]) -> Part {
    guard let first = pieces.first else { return .all }
    let second = pieces.count > 1 ? pieces[1] : nil
    if first.isEmpty, second == nil || second?.isEmpty == true { return .all }
    guard first.isEmpty || Int(first) != nil else { return .anchor(first) }
    let start = max(1, Int(first) ?? 1) - 1
    guard let second else { return .lines(start..<start + 1) }
    guard let end = Int(second) else { return .lines(start..<Int.max) }
    return .lines(start..<max(start, end))
  }
}
