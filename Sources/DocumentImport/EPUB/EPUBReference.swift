/// Where an address in a file of an EPUB leads (EPUB 3.3 §4.2.5).
enum EPUBReference: Hashable, Sendable {
  /// To a file in the book and, where the address names one, to a place in it.
  case file(path: String, fragment: String?)
  /// Out of the book's archive.
  case outside
  /// To another machine, or to something that is no file.
  case remote(String)

  /// Reads an address.
  ///
  /// - Parameters:
  ///   - address: The address as it is written: relative, with percent signs.
  ///   - base: The path of the file in which it stands, from the root of the archive.
  init(_ address: some StringProtocol, from base: String) {
    var bytes = Substring(address).utf8.drop(while: \.isWhiteSpace)
    while bytes.last?.isWhiteSpace == true { bytes.removeLast() }
    let trimmed = Substring(bytes)
    guard !trimmed.hasPrefix("//"), !Self.hasScheme(bytes) else {
      self = .remote(String(trimmed))
      return
    }
    let parts = trimmed.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? Self.decoded(parts[1]) : nil
    let path = parts[0].prefix { $0 != "?" }
    guard !path.isEmpty else {
      self = .file(path: base, fragment: fragment)
      return
    }
    let decoded = Self.decoded(path)
    var names = decoded.hasPrefix("/") ? [] : base.split(separator: "/").dropLast()
    for name in decoded.split(separator: "/") where name != "." {
      if name == ".." {
        guard names.popLast() != nil else {
          self = .outside
          return
        }
      } else {
        names.append(name)
      }
    }
    self = .file(path: names.joined(separator: "/"), fragment: fragment)
  }

  /// Whether an address starts with a scheme such as `https:` (RFC 3986 §3.1).
  private static func hasScheme(_ address: Substring.UTF8View) -> Bool {
    guard let first = address.first, isLetter(first), let colon = address.firstIndex(of: .colon)
    else { return false }
    return address[..<colon].allSatisfy { byte in
      isLetter(byte) || byte.isDigit || "+-.".utf8.contains(byte)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Reads `%` and two digits as a byte; where no UTF-8 comes of it, all stays as it is written.
  private static func decoded(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    var bytes: [UInt8] = []
    var rest = Substring(text).utf8
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(Substring(rest.prefix(2)), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    guard !bytes.contains(0), let decoded = String(validating: bytes, as: UTF8.self) else {
      return String(text)
    }
    return decoded
  }
}
