/// Writes XML, each element on a line of its own where it holds others.
public struct XMLWriter {
  /// What has been written.
  public private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var open: [String] = []

  /// Makes a writer that has written the declaration.
  public init() {}

  /// Writes the start of an element, in which others follow.
  ///
  /// Names are written as they are; they come from us and not from a file.
  public mutating func start(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    indent()
    text += "<\(name)"
    write(attributes)
    text += ">\n"
    open.append(name)
  }

  /// Writes the end of the element that was started last.
  public mutating func end() {
    guard let name = open.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// Writes an element that holds at most text.
  public mutating func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text content: String = ""
  ) {
    indent()
    text += "<\(name)"
    write(attributes)
    if content.isEmpty {
      text += "/>\n"
    } else {
      text += ">\(Self.escaped(content))</\(name)>\n"
    }
  }

  private mutating func indent() {
    text += String(repeating: "  ", count: open.count)
  }

  private mutating func write(_ attributes: [(name: String, value: String)]) {
    for (name, value) in attributes { text += " \(name)=\"\(Self.escaped(value))\"" }
  }

  /// Returns a text as it may stand in an element or in double quotes.
  ///
  /// Characters that XML 1.0 does not allow (§2.2) become U+FFFD; tabs and line ends are written by
  /// number, since a reader makes spaces of them in attributes.
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22: result += "&quot;"
      case 0x09, 0x0A, 0x0D: result += "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
