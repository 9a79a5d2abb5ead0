/// How many columns of a terminal a text takes.
///
/// East Asian wide and fullwidth characters (UAX #11) and emoji take two columns. Marks, format
/// and control characters take none. Ambiguous characters take one.
public enum DisplayWidth {
  /// Returns the columns of a text on one line.
  ///
  /// An emoji sequence (joined, with a skin tone, a variation selector 16 or a keycap, or a flag)
  /// takes two together. A tab takes one and a line break none.
  public static func columns(of text: some StringProtocol) -> Int {
    let columns = text.utf8.withContiguousStorageIfAvailable { ICU.columns(of: $0) }
    return columns ?? Array(text.utf8).withUnsafeBufferPointer { ICU.columns(of: $0) }
  }

  /// Returns the columns of a code point that stands by itself: 0, 1 or 2.
  public static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20..<0x7F: 1
    default: ICU.columns(of: scalar)
    }
  }
}
