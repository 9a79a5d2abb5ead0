import FoundationEssentials
import TextBreaks

extension Console {
  /// Prints a value as JSON, its keys sorted so that the same value gives the same bytes.
  ///
  /// - Throws: `EncodingError` for a value that JSON cannot hold, such as an infinite number.
  func print(json value: some Encodable) throws {
    print(try Self.json(value))
  }

  /// The JSON of a value, with nothing in it that would steer a terminal.
  static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(value), as: UTF8.self)
    guard text.unicodeScalars.contains(where: TerminalText.isUnsafe) else { return text }
    var safe = String.UnicodeScalarView()
    // Only inside strings can such characters stand, where JSON may write them by number.
    for scalar in text.unicodeScalars {
      if TerminalText.isUnsafe(scalar) {
        let digits = String(scalar.value, radix: 16)
        safe.append(
          contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
            .unicodeScalars)
      } else {
        safe.append(scalar)
      }
    }
    return String(safe)
  }
}
