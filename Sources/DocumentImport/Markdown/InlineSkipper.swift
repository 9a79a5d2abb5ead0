/// Finds the ends of code and of tags in a block's text, in which nothing else is markup
/// (CommonMark §6.1 and §6.6).
struct InlineSkipper {
  private let bytes: [UInt8]
  private let end: Int
  /// Where runs of backticks stand, by their length; found when first asked for.
  private var runs: [Int: [Int]]?
  /// Constructs whose end was sought in vain, so that none further is sought.
  private var unclosed: Set<UInt8> = []
  /// How many bytes of tags may still be read in vain.
  private var budget: Int

  init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
    budget = bytes.count * 4 + 10_000
  }

  /// Returns the offset after the backticks that end code.
  ///
  /// - Parameters:
  ///   - start: The offset after the backticks that start it.
  ///   - count: How many they are.
  /// - Returns: The offset; nothing where they end no code.
  mutating func endOfCode(from start: Int, count: Int) -> Int? {
    if runs == nil { runs = findRuns(from: start) }
    guard let places = runs?[count] else { return nil }
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < places.count ? places[low] + count : nil
  }

  private func findRuns(from start: Int) -> [Int: [Int]] {
    var result: [Int: [Int]] = [:]
    var index = start
    while index < end {
      guard bytes[index] == .backtick else {
        index += 1
        continue
      }
      let run = index
      while index < end, bytes[index] == .backtick { index += 1 }
      result[index - run, default: []].append(run)
    }
    return result
  }

  /// Returns the offset after an address or a tag in angle brackets, which opens at an offset.
  mutating func endOfTag(at start: Int) -> Int? {
    guard start + 2 < end else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "!"):
      if bytes[start..<end].starts(with: "<!--".utf8) { return find("-->", from: start + 4) }
      if bytes[start..<end].starts(with: "<![CDATA[".utf8) { return find("]]>", from: start + 9) }
      return bytes[start + 2].isLetter ? find(">", from: start + 2) : nil
    case UInt8(ascii: "?"): return find("?>", from: start + 2)
    case UInt8(ascii: "/"):
      var index = start + 2
      guard bytes[index].isLetter else { return nil }
      skipName(&index)
      skipSpace(&index)
      return index < end && bytes[index] == .greaterThan ? index + 1 : nil
    case let byte where byte.isLetter:
      return endOfAddress(from: start + 1) ?? endOfOpenTag(from: start + 1)
    default: return endOfAddress(from: start + 1)
    }
  }

  /// Reads `scheme:address>` or `name@host>`.
  private func endOfAddress(from start: Int) -> Int? {
    var index = start
    var isAddress = false
    while index < end, index < start + 4096 {
      let byte = bytes[index]
      if byte == .greaterThan { return isAddress && index > start + 1 ? index + 1 : nil }
      if byte <= .space || byte == .lessThan { return nil }
      if byte == .colon || byte == UInt8(ascii: "@") {
        isAddress = true
      } else if !isAddress, !byte.isLetter, !byte.isDigit,
        !"+.-_!#$%&'*/=?^`{|}~".utf8.contains(byte)
      {
        return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func endOfOpenTag(from start: Int) -> Int? {
    guard budget > 0 else { return nil }
    var index = start
    let found = readOpenTag(&index)
    if found == nil { budget -= index - start }
    return found
  }

  private mutating func readOpenTag(_ index: inout Int) -> Int? {
    skipName(&index)
    while index < end {
      let hadSpace = skipSpace(&index)
      guard index < end else { return nil }
      if bytes[index] == UInt8(ascii: "/") {
        return index + 1 < end && bytes[index + 1] == .greaterThan ? index + 2 : nil
      }
      if bytes[index] == .greaterThan { return index + 1 }
      guard hadSpace,
        bytes[index].isLetter || bytes[index] == UInt8(ascii: "_")
          || bytes[index] == .colon
      else { return nil }
      while index < end,
        bytes[index].isLetter || bytes[index].isDigit
          || "_.:-".utf8.contains(bytes[index])
      {
        index += 1
      }
      var value = index
      skipSpace(&value)
      guard value < end, bytes[value] == UInt8(ascii: "=") else { continue }
      index = value + 1
      skipSpace(&index)
      guard let next = endOfValue(from: index) else { return nil }
      index = next
    }
    return nil
  }

  private mutating func endOfValue(from start: Int) -> Int? {
    guard start < end else { return nil }
    let quote = bytes[start]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      guard !unclosed.contains(quote) else { return nil }
      if let close = bytes[start + 1..<end].firstIndex(of: quote) { return close + 1 }
      unclosed.insert(quote)
      return nil
    }
    var index = start
    while index < end, bytes[index] > .space, !"\"'=<>`".utf8.contains(bytes[index]) { index += 1 }
    return index > start ? index : nil
  }

  private func skipName(_ index: inout Int) {
    while index < end,
      bytes[index].isLetter || bytes[index].isDigit
        || bytes[index] == UInt8(ascii: "-") || bytes[index] == .colon
    {
      index += 1
    }
  }

  @discardableResult
  private func skipSpace(_ index: inout Int) -> Bool {
    let start = index
    while index < end, bytes[index].isWhiteSpace { index += 1 }
    return index > start
  }

  private mutating func find(_ text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    let sign = wanted[0]
    guard !unclosed.contains(sign), start <= end else { return nil }
    var index = start
    while index + wanted.count <= end {
      if bytes[index] == sign, bytes[index..<index + wanted.count].elementsEqual(wanted) {
        return index + wanted.count
      }
      index += 1
    }
    unclosed.insert(sign)
    return nil
  }
}
