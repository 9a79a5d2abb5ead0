/// Finds the emoji in a text (Unicode Technical Standard 51).
///
/// A character that can be an emoji or a sign of the text, such as ©, counts where it is followed
/// by the sign that asks for its emoji form, or is a part of a sequence.
public enum EmojiFinder {
  /// Says quickly whether a text in UTF-8 can hold an emoji.
  public static func mayHaveEmoji(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.withContiguousStorageIfAvailable { mayHaveEmoji(in: $0) } ?? true
  }

  private static func mayHaveEmoji(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // U+231A–U+2B55 have emoji of their own, U+1Fxxx nearly all; any other needs U+FE0F.
      if byte >= 0xE2 {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        if byte == 0xE2, next >= 0x8C, next <= 0xAD { return true }
        if byte == 0xEF, next == 0xB8 { return true }
        if byte == 0xF0, next == 0x9F { return true }
      }
      index += 1
    }
    return false
  }

  /// Returns where emoji stand in a text, each sequence as one range of UTF-8 bytes.
  public static func ranges(in text: String) -> [Range<Int>] {
    guard mayHaveEmoji(text.utf8) else { return [] }
    var result: [Range<Int>] = []
    let scalars = Array(text.unicodeScalars)
    var offset = 0
    var index = 0
    while index < scalars.count {
      let end = endOfEmoji(scalars, from: index)
      let length = scalars[index..<max(index + 1, end)].reduce(0) { $0 + UTF8.width($1) }
      if end > index { result.append(offset..<offset + length) }
      offset += length
      index = max(index + 1, end)
    }
    return result
  }

  /// Returns the index after the emoji at an index; the index itself where none starts there.
  private static func endOfEmoji(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    let first = scalars[start]
    guard first.properties.isEmoji || isFlagLetter(first) else { return start }
    if isFlagLetter(first) {
      return start + 1 < scalars.count && isFlagLetter(scalars[start + 1]) ? start + 2 : start
    }
    var index = start
    var isEmoji = false
    while true {
      isEmoji = isEmoji || scalars[index].properties.isEmojiPresentation
      index += 1
      if index < scalars.count, scalars[index].properties.isEmojiModifier {
        isEmoji = true
        index += 1
      } else if index < scalars.count, scalars[index] == "\u{FE0F}" {
        isEmoji = true
        index += 1
      } else if index < scalars.count, scalars[index] == "\u{FE0E}" {
        // The sign that asks for the form of text.
        return start
      }
      if index < scalars.count, scalars[index] == "\u{20E3}" { return index + 1 }
      var tag = index
      while tag < scalars.count, (0xE0020...0xE007E).contains(scalars[tag].value) { tag += 1 }
      if tag > index, tag < scalars.count, scalars[tag].value == 0xE007F { index = tag + 1 }
      guard index + 1 < scalars.count, scalars[index] == "\u{200D}",
        scalars[index + 1].properties.isEmoji
      else { break }
      isEmoji = true
      index += 1
    }
    // A digit is an emoji only as a key.
    return isEmoji && !first.isASCII ? index : start
  }

  private static func isFlagLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
