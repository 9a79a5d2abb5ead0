import ReadingContent

extension AttributedText {
  /// The language of a text of which all that is spoken is in one language by declaration.
  var languageOfAll: LanguageTag? {
    guard let first = runs.first(where: { $0.attributes.language != nil }) else { return nil }
    let language = first.attributes.language
    let isAll = allRuns.allSatisfy { run in
      run.attributes.language == language || run.attributes.silence != nil
    }
    return isAll ? language : nil
  }

  /// The stretches that are said otherwise than they are written, as wholes.
  var solids: [Range<Int>] {
    runs.compactMap { run in
      let attributes = run.attributes
      guard attributes.silence == nil else { return nil }
      let isSolid =
        attributes.phonetic != nil || attributes.alias != nil || attributes.sayAs != nil
        || attributes.spellOut == true
      return isSolid ? run.range : nil
    }
  }

  /// A part of the text as the splitter of sentences sees it, byte for byte.
  ///
  /// What is not spoken becomes spaces, so that the mark of a note after a dot does not hide the end
  /// of the sentence; the signs within a solid stretch become letters, so that none ends one.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - solids: The solid stretches.
  ///   - besides: What stands beside the sentence though it is spoken, such as marks of notes; it
  ///     becomes spaces as well.
  /// - Returns: The text.
  func heard(_ range: Range<Int>, _ solids: [Range<Int>], besides: [Range<Int>] = []) -> String {
    let isWhole = range.count == count
    if isWhole, runs.isEmpty { return string }
    let part = isWhole ? self : slice(range)
    let silent =
      part.runs.filter { $0.attributes.silence != nil }.map(\.range)
      + besides.touching(range).map {
        $0.clamped(to: range).lowerBound - range.lowerBound..<$0.clamped(to: range).upperBound
          - range.lowerBound
      }
    let solids = solids.touching(range).filter { besides.touching($0).first != $0 }
    guard !silent.isEmpty || !solids.isEmpty else { return part.string }
    var bytes = Array(part.string.utf8)
    for run in silent {
      for index in run { bytes[index] = UInt8(ascii: " ") }
    }
    for solid in solids {
      let solid = solid.clamped(to: range)
      var index = solid.lowerBound - range.lowerBound
      let words = String(decoding: bytes[index..<index + solid.count], as: UTF8.self)
      for scalar in words.unicodeScalars {
        let next = index + UTF8.width(scalar)
        if !scalar.properties.isAlphabetic, scalar.properties.numericType == nil {
          for byte in index..<next { bytes[byte] = UInt8(ascii: "x") }
        }
        index = next
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
