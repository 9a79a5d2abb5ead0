/// The name of a language as BCP 47 writes it, such as `en-US`, `de-1996` or `cmn-Hans`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag as it was written, with hyphens for underscores.
  public let description: String

  /// Makes a tag, or nothing from a text that is not one.
  ///
  /// Accepts subtags of one to eight ASCII letters or digits (RFC 5646 §2.1), the first made of
  /// letters; a POSIX locale's underscores are read as hyphens.
  public init?(_ text: some StringProtocol) {
    var subtag = 0
    var isFirst = true
    var tag = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        guard subtag > 0 else { return nil }
        subtag = 0
        isFirst = false
        tag.append("-")
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        break
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard !isFirst else { return nil }
      default:
        return nil
      }
      subtag += 1
      guard subtag <= 8 else { return nil }
      tag.unicodeScalars.append(Unicode.Scalar(byte))
    }
    guard subtag > 0 else { return nil }
    description = tag
  }

  /// The language alone in lower case: `en` of `en-US`.
  public var primary: String {
    description.prefix { $0 != "-" }.lowercased()
  }

  /// English, of no particular country.
  public static let english = LanguageTag(known: "en")

  private init(known: String) {
    description = known
  }
}
