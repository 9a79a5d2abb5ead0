import TextBreaks

/// Counts the words of texts, to compare them.
public enum TextWords {
  /// How often each word stands in a text.
  ///
  /// Words are runs of letters and digits.
  public typealias Words = [String: Int]

  /// The words of a text.
  public static func words(of text: String) -> Words {
    var result: Words = [:]
    result.add(text)
    return result
  }

  /// The words of one multiset that are not in another.
  public static func difference(_ left: Words, _ right: Words) -> Words {
    var result: Words = [:]
    for (word, count) in left where count > right[word, default: 0] {
      result[word] = count - right[word, default: 0]
    }
    return result
  }
}

extension TextWords.Words {
  /// Adds the words of a text.
  public mutating func add(_ text: String) {
    var word = ""
    for scalar in TextNormal.nfc(text).unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        self[word, default: 0] += 1
        word = ""
      }
    }
    if !word.isEmpty { self[word, default: 0] += 1 }
  }

  /// Adds the words of another multiset.
  public mutating func add(_ others: TextWords.Words) { merge(others, uniquingKeysWith: +) }
}
