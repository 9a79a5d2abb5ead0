import ReadingContent

/// The words of a text, to compare what two programs make of it.
enum PlainWords {
  /// The words of a text: letters and digits.
  static func of(_ text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// The words that are spoken of blocks, without what only parts them: numbers of items are the
  /// work of a style sheet.
  static func of(_ blocks: [Block]) -> [String] {
    var result: [String] = []
    for block in blocks {
      var text = ""
      let bytes = Array(block.text.string.utf8)
      for run in block.text.allRuns {
        let isSpoken = run.attributes.silence == nil
        text += isSpoken ? String(decoding: bytes[run.range], as: UTF8.self) : " "
      }
      var words = of(text)
      if case .listItem(_, let number?) = block.containers.last, words.first == "\(number)" {
        words.removeFirst()
      }
      result += words
    }
    return result
  }

  /// The words of HTML: its text, and those of its pictures.
  static func ofHTML(_ html: String) -> [String] {
    let bytes = Array(html.utf8)
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), startsTag(bytes, index + 1) else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let start = index
      index = end(of: bytes, from: start)
      let tag = String(decoding: bytes[start..<index], as: UTF8.self)
      if tag.hasPrefix("<img"), let alt = tag.firstRange(of: "alt=\"") {
        text += Array(" \(tag[alt.upperBound...].prefix { $0 != "\"" }) ".utf8)
      } else if !inline.contains(where: { tag.hasPrefix("<\($0)") || tag.hasPrefix("</\($0)") }) {
        text.append(UInt8(ascii: " "))
      }
    }
    var plain = String(decoding: text, as: UTF8.self)
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      plain = plain.replacing(name, with: character)
    }
    return of(plain)
  }

  /// Elements that do not part words.
  private static let inline = [
    "em", "strong", "code", "a", "del", "span", "i>", "b>", "kbd", "sup",
  ]

  private static func startsTag(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    return byte | 0x20 >= 97 && byte | 0x20 <= 122 || "/!?".utf8.contains(byte)
  }

  /// Returns the end of a comment, a script, a style sheet, or a tag with its quoted attributes.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    for (open, close) in [
      ("<!--", "-->"), ("<script", "</script>"), ("<style", "</style>"), ("<![CDATA[", "]]>"),
      ("<?", "?>"),
    ] where bytes[start...].starts(with: Array(open.utf8)) {
      let wanted = Array(close.utf8)
      var index = start + open.utf8.count
      while index < bytes.count, !bytes[index...].starts(with: wanted) { index += 1 }
      return min(bytes.count, index + wanted.count)
    }
    var quote: UInt8?
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == UInt8(ascii: ">") {
        break
      }
    }
    return index
  }
}
