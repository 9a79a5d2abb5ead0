/// Reads the list of chapters that an mdBook keeps in `SUMMARY.md`.
public struct SummaryParser: Sendable {
  /// A line of the list.
  public enum Entry: Hashable, Sendable {
    /// A chapter: its title, its path relative to the list, decoded, its depth from 1, and the
    /// line of the list from 1.
    case chapter(title: String, path: String, depth: Int, line: Int)
    /// A chapter that is not written yet.
    case draft(title: String, depth: Int)
    /// The title of a part, which the chapters after it belong to.
    case part(title: String)
    case separator
  }

  /// Makes a parser.
  public init() {}

  /// Returns the entries in the order of the list.
  ///
  /// A first heading, which names the list itself, is left out.
  public func entries(of text: String) -> [Entry] {
    let tree = CMarkTree(parsing: Array(text.utf8)[...])
    var entries: [Entry] = []
    var depth = 0
    var isFirst = true
    var heading = false
    var line = 1
    var target: String?
    var title: [UInt8] = []
    for event in tree.events {
      switch (event.kind, event.isEnd) {
      case (.list, let isEnd): depth += isEnd ? -1 : 1
      case (.paragraph, false): line = Int(event.startLine)
      case (.heading, false):
        heading = true
        title = []
      case (.heading, true):
        heading = false
        if !isFirst { entries.append(.part(title: String(decoding: title, as: UTF8.self))) }
        isFirst = false
      case (.link, false) where !heading:
        let bytes = tree.strings[Int(event.detail.lowerBound)..<Int(event.detail.upperBound)]
        target = Self.path(bytes)
        title = []
      case (.link, true) where !heading:
        let name = String(decoding: title, as: UTF8.self)
        let depth = max(1, depth)
        if let target, !target.isEmpty {
          entries.append(.chapter(title: name, path: target, depth: depth, line: line))
        } else {
          entries.append(.draft(title: name, depth: depth))
        }
        target = nil
        isFirst = false
      case (.thematicBreak, _):
        entries.append(.separator)
      case (.text, _), (.code, _):
        title += tree.strings[Int(event.string.lowerBound)..<Int(event.string.upperBound)]
      case (.softBreak, _), (.lineBreak, _):
        title.append(.space)
      default:
        break
      }
    }
    return entries
  }

  /// Returns the path in a link's target: without a fragment, its `%20` and the like decoded.
  private static func path(_ target: ArraySlice<UInt8>) -> String {
    let bytes = Array(target.prefix { $0 != .hash })
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = hexDigit(bytes[index + 1]), let low = hexDigit(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    if byte.isDigit { return byte - 48 }
    let letter = byte.lowercased
    return letter >= 97 && letter <= 102 ? letter - 87 : nil
  }
}
