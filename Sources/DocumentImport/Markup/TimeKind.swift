/// What an element `<time>` holds, in the words of `say-as` (HTML Living Standard §4.5.14).
struct TimeKind: Hashable {
  /// `date`, `time` or `duration`.
  let name: String
  /// The order of year, month and day, where the text itself is written as machines write it.
  let format: String?

  /// Finds the kind; nothing where the text has no digits that could be read in another way.
  ///
  /// - Parameters:
  ///   - value: The attribute `datetime`, where there is one.
  ///   - text: The text up to the next tag.
  init?(value: String?, text: String) {
    let text = text[...].trimmed { $0.isWhitespace }
    guard text.utf8.contains(where: \.isDigit) else { return nil }
    let shown = Self.kind(of: text)
    if let shown, value == nil || shown.name == "time" {
      self = shown
      return
    }
    guard let value, let kind = Self.kind(of: value[...].trimmed { $0.isWhitespace }) else {
      return nil
    }
    self.init(name: kind.name, format: shown?.name == kind.name ? shown?.format : nil)
  }

  private init(name: String, format: String?) {
    self.name = name
    self.format = format
  }

  private static func kind(of text: Substring) -> TimeKind? {
    guard text.utf8.count <= 40 else { return nil }
    // The shape of the text: each digit as 0.
    let shape = String(
      decoding: text.utf8.map { $0.isDigit ? UInt8(ascii: "0") : $0 }, as: UTF8.self)
    switch shape {
    case "0000": return TimeKind(name: "date", format: "y")
    case "0000-00": return TimeKind(name: "date", format: "ym")
    case "0000-00-00": return TimeKind(name: "date", format: "ymd")
    case "00-00", "--00-00": return TimeKind(name: "date", format: "md")
    case "00:00", "0:00", "00:00:00": return TimeKind(name: "time", format: nil)
    default: break
    }
    if shape.hasPrefix("P"), shape.contains("0") { return TimeKind(name: "duration", format: nil) }
    if shape.hasPrefix("00:00:00.") { return TimeKind(name: "time", format: nil) }
    if shape.hasPrefix("0000-00-00T00:00") || shape.hasPrefix("0000-00-00 00:00") {
      return TimeKind(name: "date", format: nil)
    }
    return nil
  }
}
