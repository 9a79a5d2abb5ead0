import Glibc

/// Finds the emoji in a text (Unicode Technical Standard 51).
///
/// A character that can be an emoji or a sign of the text, such as ©, counts where it is followed
/// by the sign that asks for its emoji form, or is a part of a sequence.
public enum EmojiFinder {
  /// Says quickly whether a text in UTF-8 can hold an emoji.
  private static func mayHaveEmoji(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Nearly all are U+1Fxxx; U+231A–U+2B55 have some, and any other one needs U+FE0F.
    has(0xF0, in: text) { $0 == 0x9F } || has(0xEF, in: text) { $0 == 0xB8 }
      || has(0xE2, in: text) { $0 >= 0x8C && $0 <= 0xAD }
  }

  private static func has(
    _ byte: UInt8, in text: UnsafeBufferPointer<UInt8>, before isNext: (UInt8) -> Bool
  ) -> Bool {
    guard let base = text.baseAddress else { return false }
    var index = 0
    while index + 1 < text.count, let found = memchr(base + index, Int32(byte), text.count - index)
    {
      index = UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
      if index < text.count, isNext(text[index]) { return true }
    }
    return false
  }

  /// Returns where emoji stand in a text, each sequence as one range of UTF-8 bytes.
  public static func ranges(in text: String) -> [Range<Int>] {
    var text = text
    guard text.withUTF8({ mayHaveEmoji($0) }) else { return [] }
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
