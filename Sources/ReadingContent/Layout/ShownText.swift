/// The form of a text that is shown: without control characters.
///
/// Each is a space of as many bytes, so an offset is the same in both forms, and no control
/// character of a book reaches a terminal. A tab is one of them.
enum ShownText {
  /// Returns the shown form of a text; line ends stay.
  static func text(_ text: String) -> String {
    var text = text
    let shown: String? = text.withUTF8 { bytes in
      var previous: UInt8 = 0
      var hasControls = false
      for byte in bytes {
        if isControl(byte, after: previous) { hasControls = true }
        previous = byte
      }
      guard hasControls else { return nil }
      return replacingControls(in: bytes)
    }
    return shown ?? text
  }

  private static func replacingControls(in bytes: UnsafeBufferPointer<UInt8>) -> String {
    var shown = Array(bytes)
    for index in shown.indices
    where isControl(bytes[index], after: index > 0 ? bytes[index - 1] : 0) {
      // The second byte of U+0080…009F becomes that of U+00A0, a space that does not break.
      shown[index] = bytes[index] < 0x80 ? UInt8(ascii: " ") : 0xA0
    }
    return String(decoding: shown, as: UTF8.self)
  }

  /// Tells whether a byte is a control character, or the second byte of one, and no line end.
  private static func isControl(_ byte: UInt8, after previous: UInt8) -> Bool {
    if byte < 0x20 { return !(0x0A...0x0D).contains(byte) }
    return byte == 0x7F || previous == 0xC2 && byte < 0xA0 && byte != 0x85
  }
}
