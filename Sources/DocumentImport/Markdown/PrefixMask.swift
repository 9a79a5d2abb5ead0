/// Hides the colon of `<ssml:…>` from cmark, for which a tag's name cannot have one.
///
/// The colon is replaced by another sign and put back into what cmark made of the text. A sign is
/// chosen that follows `ssml` nowhere else in the text.
struct PrefixMask {
  private static let prefix = Array("ssml".utf8)
  private let sign: UInt8

  /// Makes the mask for a text; nothing where it has no such tags.
  init?(for bytes: ArraySlice<UInt8>) {
    var hasTags = false
    var followers: Set<UInt8> = []
    for index in bytes.indices where bytes[index] == UInt8(ascii: "l") || bytes[index] == 76 {
      guard Self.isPrefix(bytes, endingAt: index), index + 1 < bytes.endIndex else { continue }
      followers.insert(bytes[index + 1])
      if bytes[index + 1] == .colon, Self.isInTag(bytes, before: index - 3) { hasTags = true }
    }
    let signs = Array("-0123456789abcdefghijklmnopqrstuvwxyz".utf8)
    guard hasTags, let sign = signs.first(where: { !followers.contains($0) }) else { return nil }
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

  private static func isPrefix(_ bytes: ArraySlice<UInt8>, endingAt end: Int) -> Bool {
    guard end - 3 >= bytes.startIndex else { return false }
    return zip(bytes[(end - 3)...end], prefix).allSatisfy { $0.lowercased == $1 }
  }

  /// Whether `<` or `</` stands before an offset.
  private static func isInTag(_ bytes: ArraySlice<UInt8>, before start: Int) -> Bool {
    guard start > bytes.startIndex else { return false }
    let last = bytes[start - 1]
    return last == .lessThan
      || last == .slash && start - 1 > bytes.startIndex && bytes[start - 2] == .lessThan
  }
}
