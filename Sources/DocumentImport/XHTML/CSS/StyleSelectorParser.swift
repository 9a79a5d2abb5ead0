import XMLTree

/// Reads a list of selectors; one that holds what is not understood is passed over.
struct StyleSelectorParser {
  private let bytes: [UInt8]
  private let end: Int
  private var index: Int
  private let namespaces: [String: String]

  /// The most parts of one selector, and the most selectors of one list.
  private static let mostParts = 8
  private static let mostSelectors = 500

  init(_ bytes: [UInt8], _ range: Range<Int>, namespaces: [String: String]) {
    self.bytes = bytes
    end = range.upperBound
    index = range.lowerBound
    self.namespaces = namespaces
  }

  mutating func list() -> [StyleSelector] {
    var result: [StyleSelector] = []
    while index < end, result.count < Self.mostSelectors {
      if let selector = selector() { result.append(selector) }
      skipToComma()
    }
    return result
  }

  private var current: UInt8? { index < end ? bytes[index] : nil }

  private mutating func skipToComma() {
    var depth = 0
    while let byte = current {
      index += 1
      switch byte {
      case .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case UInt8(ascii: ",") where depth <= 0: return
      default: break
      }
    }
  }

  /// Reads one selector, up to a comma or the end; nothing where it is not understood.
  private mutating func selector() -> StyleSelector? {
    var compounds: [StyleSelector.Compound] = []
    var combinator = StyleSelector.Combinator.descendant
    skipSpace()
    while true {
      guard compounds.count < Self.mostParts, var compound = compound() else { return nil }
      compound.combinator = combinator
      compounds.append(compound)
      let hasSpace = skipSpace()
      switch current {
      case nil, UInt8(ascii: ","): return StyleSelector(compounds: compounds)
      case UInt8(ascii: ">"): combinator = .child
      case UInt8(ascii: "+"): combinator = .next
      case UInt8(ascii: "~"): combinator = .following
      default:
        guard hasSpace else { return nil }
        combinator = .descendant
        continue
      }
      index += 1
      skipSpace()
    }
  }

  private mutating func compound() -> StyleSelector.Compound? {
    var compound = StyleSelector.Compound()
    var isEmpty = true
    while let byte = current {
      switch byte {
      case UInt8(ascii: "*"):
        index += 1
      case .bar:
        // The namespace of an element does not matter here; its name does.
        index += 1
        compound.name = nil
      case UInt8(ascii: "."):
        index += 1
        guard let name = identifier() else { return nil }
        compound.classes.append(name.lowercased())
      case .hash:
        index += 1
        guard let name = identifier() else { return nil }
        compound.id = name
      case .openBracket:
        guard let condition = condition() else { return nil }
        compound.attributes.append(condition)
      case .colon:
        index += 1
        switch identifier()?.lowercased() {
        case "first-child": compound.isFirstChild = true
        case "link", "any-link": break
        default: return nil
        }
      default:
        guard let name = identifier() else { return isEmpty ? nil : compound }
        guard isEmpty || bytes[index - name.utf8.count - 1] == .bar else { return nil }
        compound.name = name.lowercased()
      }
      isEmpty = false
    }
    return isEmpty ? nil : compound
  }

  private mutating func condition() -> StyleSelector.Condition? {
    index += 1
    skipSpace()
    var namespace: String?
    if current == UInt8(ascii: "*") { index += 1 }
    guard var name = current == .bar ? "" : identifier() else { return nil }
    if current == .bar, index + 1 < end, bytes[index + 1] != .equals {
      index += 1
      namespace = namespaces[name.lowercased()] ?? (name == "epub" ? XMLName.epubNamespace : nil)
      guard let local = identifier() else { return nil }
      name = local
    }
    skipSpace()
    var match = StyleSelector.Condition.Match.exists
    var value = ""
    if let byte = current, byte != .closeBracket {
      let matches: [UInt8: StyleSelector.Condition.Match] = [
        .equals: .equals, .tilde: .word, .bar: .prefixOrHyphen, UInt8(ascii: "^"): .prefix,
        UInt8(ascii: "$"): .suffix, UInt8(ascii: "*"): .infix,
      ]
      guard let found = matches[byte] else { return nil }
      match = found
      index += 1
      if byte != .equals {
        guard current == .equals else { return nil }
        index += 1
      }
      skipSpace()
      guard let given = self.value() else { return nil }
      value = given
      skipSpace()
    }
    guard current == .closeBracket else { return nil }
    index += 1
    return StyleSelector.Condition(name: name, namespace: namespace, match: match, value: value)
  }

  private mutating func value() -> String? {
    guard let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return identifier()
    }
    index += 1
    let start = index
    while let byte = current, byte != quote { index += byte == .backslash ? 2 : 1 }
    guard index < end else { return nil }
    index += 1
    return String(decoding: bytes[start..<index - 1], as: UTF8.self)
  }

  /// Reads a name (CSS Syntax Module Level 3 §4.3.11).
  private mutating func identifier() -> String? {
    var name: [UInt8] = []
    while let byte = current {
      if byte == .backslash, index + 1 < end {
        index += 1
        name += escape()
      } else if byte.isLetter || byte.isDigit || byte >= 0x80 || byte == UInt8(ascii: "-")
        || byte == UInt8(ascii: "_")
      {
        name.append(byte)
        index += 1
      } else {
        break
      }
    }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }

  /// Reads what follows a backslash: the number of a character and a space, or any sign.
  private mutating func escape() -> [UInt8] {
    let start = index
    while index < end, index < start + 6,
      Int(String(decoding: [bytes[index]], as: UTF8.self), radix: 16) != nil
    {
      index += 1
    }
    guard index > start else {
      index += 1
      return [bytes[index - 1]]
    }
    let number = UInt32(String(decoding: bytes[start..<index], as: UTF8.self), radix: 16)
    if current?.isWhiteSpace == true { index += 1 }
    let scalar = number.flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
    return Array(String(scalar).utf8)
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = index
    while let byte = current {
      if byte.isWhiteSpace {
        index += 1
      } else if byte == .slash, index + 1 < end, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < end, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != .slash {
          index += 1
        }
        index = min(index + 2, end)
      } else {
        break
      }
    }
    return index > start
  }
}
