import Glibc

/// Hides the colon of `<ssml:…>` from cmark, for which a tag's name cannot have one.
///
/// The colon is replaced by another sign and put back into what cmark made of the text. A sign is
/// chosen that follows `ssml` nowhere else in the text.
struct PrefixMask {
  private static let prefix = Array("ssml".utf8)
  private let sign: UInt8

  /// Makes the mask for a text; nothing where it has no such tags.
  init?(for bytes: ArraySlice<UInt8>) {
    let hasTags = bytes.hasColon { text, colon in
      guard colon >= 5, Self.isPrefix(text, endingAt: colon - 1) else { return false }
      return Self.isInTag(text, before: colon - 4)
    }
    guard hasTags else { return nil }
    var followers: Set<UInt8> = []
    for index in bytes.indices.dropLast() where Self.isPrefix(bytes, endingAt: index) {
      followers.insert(bytes[index + 1])
    }
    let signs = Array("-0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    guard let sign = signs.first(where: { !followers.contains($0) }) else { return nil }
    self.sign = sign
  }

  /// Returns a text with the colons hidden.
  func masked(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    for index in bytes.indices where bytes[index] == .colon && index >= 5 {
      if Self.isPrefix(bytes[...], endingAt: index - 1),
        Self.isInTag(bytes[...], before: index - 4)
      {
        result[index] = sign
      }
    }
    return result
  }

  /// Puts the colons back.
  func unmasked(_ bytes: inout [UInt8]) {
    for index in bytes.indices where bytes[index] == sign && index >= 4 {
      if Self.isPrefix(bytes[...], endingAt: index - 1) { bytes[index] = .colon }
    }
  }

  /// Whether `ssml` ends at an offset.
  private static func isPrefix<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, endingAt end: Int
  ) -> Bool where Bytes.Index == Int {
    guard end - 3 >= bytes.startIndex, bytes[end].lowercased == prefix[3] else { return false }
    return bytes[(end - 3)...end].lazy.map(\.lowercased).elementsEqual(prefix)
  }

  /// Whether `<` or `</` stands before an offset.
  private static func isInTag<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes, before start: Int
  ) -> Bool where Bytes.Index == Int {
    guard start > bytes.startIndex else { return false }
    let last = bytes[start - 1]
    return last == .lessThan
      || last == .slash && start - 1 > bytes.startIndex && bytes[start - 2] == .lessThan
  }
}

extension ArraySlice<UInt8> {
  /// Says whether the text has a colon for which a condition on the text and its offset holds.
  func hasColon(where condition: (UnsafeBufferPointer<UInt8>, Int) -> Bool) -> Bool {
    withUnsafeBufferPointer { text in
      guard let base = text.baseAddress else { return false }
      var index = 0
      while index < text.count,
        let found = memchr(base + index, Int32(UInt8.colon), text.count - index)
      {
        index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
        if condition(text, index) { return true }
        index += 1
      }
      return false
    }
  }
}
