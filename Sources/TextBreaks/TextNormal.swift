/// Brings texts into one of Unicode's normal forms (UAX #15).
public enum TextNormal {
  /// Returns a text in NFC: letters and their marks composed where Unicode has the pair.
  ///
  /// Swift's own comparison of strings does not see the difference; their UTF-8 does. A run of
  /// more than 1,024 marks, and a text of more than 700 MB, stay as they are.
  public static func nfc(_ text: String) -> String {
    var text = text
    let normal: String? = text.withUTF8 { bytes in
      // Below U+0300, which begins with the byte CC, every text is in NFC.
      bytes.allSatisfy { $0 < 0xCC } ? nil : ICU.nfc(bytes)
    }
    return normal ?? text
  }
}
