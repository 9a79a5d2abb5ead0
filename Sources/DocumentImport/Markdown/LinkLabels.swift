/// The labels of links that a text has definitions for, as far as a line says: `[label]: target`.
struct LinkLabels {
  private var all: Set<[UInt8]> = []

  /// Makes a list without labels.
  init() {}

  /// Finds the labels in a source.
  init(_ source: SourceLines) {
    for line in 0..<source.count {
      let body = source.body(line)
      var start = body.lowerBound
      while start < body.upperBound,
        source.bytes[start].isBlank || source.bytes[start] == .greaterThan
      {
        start += 1
      }
      guard start < body.upperBound, source.bytes[start] == .openBracket,
        let end = LinkScanner(bytes: source.bytes, end: body.upperBound).endOfLabel(from: start),
        source.byte(end) == .colon
      else { continue }
      all.insert(Self.key(source.bytes[start + 1..<end - 1]))
    }
  }

  /// Says whether a label has a definition; upper and lower case are the same.
  func contains(_ label: ArraySlice<UInt8>) -> Bool {
    !all.isEmpty && all.contains(Self.key(label))
  }

  private static func key(_ label: ArraySlice<UInt8>) -> [UInt8] { label.map(\.lowercased) }
}
