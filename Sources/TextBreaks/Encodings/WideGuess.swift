/// Recognises encodings that ASCII alone does not show: UTF-16 and UTF-32 without a mark of byte
/// order, and ISO-2022-JP.
enum WideGuess {
  /// Returns the encoding; nothing where the bytes are in none of them.
  static func encoding(of bytes: [UInt8]) -> String? {
    let head = bytes.prefix(1 << 16)
    if head.contains(0) { return withZeros(bytes) }
    if head.contains(0x1B), isISO2022JP(bytes) { return "ISO-2022-JP" }
    return nil
  }

  /// UTF-16 of a text that has ASCII or Latin letters, or UTF-32: by where the zero bytes are.
  private static func withZeros(_ bytes: [UInt8]) -> String? {
    let head = bytes.prefix(1 << 16)
    var zeros = [0, 0, 0, 0]
    for (index, byte) in head.enumerated() where byte == 0 { zeros[index % 4] += 1 }
    let quarter = head.count / 4
    guard quarter > 0 else { return nil }
    if bytes.count % 4 == 0 {
      // The highest byte is always zero, and the one below it but for a character in 100,000.
      if zeros[0] == quarter, zeros[1] * 10 >= quarter * 9, isText(head, "UTF-32BE") {
        return "UTF-32BE"
      }
      if zeros[3] == quarter, zeros[2] * 10 >= quarter * 9, isText(head, "UTF-32LE") {
        return "UTF-32LE"
      }
    }
    guard bytes.count % 2 == 0 else { return nil }
    let even = zeros[0] + zeros[2]
    let odd = zeros[1] + zeros[3]
    // Line ends and spaces alone give zeros in a text of East Asia.
    if even > 0, even >= 8 * odd, isText(head, "UTF-16BE") { return "UTF-16BE" }
    if odd > 0, odd >= 8 * even, isText(head, "UTF-16LE") { return "UTF-16LE" }
    return nil
  }

  /// Whether bytes are a text in an encoding: hardly a control character, nothing ill-formed, no
  /// character that Unicode does not know.
  private static func isText(_ bytes: ArraySlice<UInt8>, _ encoding: String) -> Bool {
    // The end may cut a character.
    let whole = bytes.prefix(bytes.count & ~3)
    guard let decoded = ICUConverter.decode(Array(whole), encoding: encoding, limit: 0) else {
      return false
    }
    var count = 0
    var odd = decoded.illFormedCount > 1 ? decoded.illFormedCount * 20 : 0
    var spaces = 0
    for scalar in decoded.text.unicodeScalars {
      count += 1
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse: odd += 10
      case .control: if !(0x09...0x0D).contains(scalar.value) { odd += 1 }
      default: break
      }
      if scalar.properties.isWhitespace || scalar == "\u{3002}" || scalar == "\u{3001}" {
        spaces += 1
      }
    }
    return odd * 20 <= count && (spaces * 400 >= count || count < 40)
  }

  /// Whether escapes to the Japanese sets stand in the bytes, and all of them decode (RFC 1468).
  private static func isISO2022JP(_ bytes: [UInt8]) -> Bool {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return false }
    var offset = 0
    var hasEscape = false
    while let escape = bytes[offset...].firstIndex(of: 0x1B) {
      if escape + 2 < bytes.count, bytes[escape + 1] == UInt8(ascii: "$"),
        bytes[escape + 2] == UInt8(ascii: "B") || bytes[escape + 2] == UInt8(ascii: "@")
      {
        hasEscape = true
        break
      }
      offset = escape + 1
    }
    guard hasEscape else { return false }
    return ICUConverter.decode(bytes, encoding: "ISO-2022-JP", limit: 0)?.illFormedCount == 0
  }
}
