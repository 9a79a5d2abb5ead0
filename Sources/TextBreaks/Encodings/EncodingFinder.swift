/// Finds the encoding of a file that the reader named none for, and decodes it.
struct EncodingFinder {
  private let bytes: [UInt8]
  private let declared: String?

  init(_ bytes: [UInt8], declared: String?) {
    self.bytes = bytes
    self.declared = declared.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text.
  func decoded() -> TextDecoder.Decoded {
    if let (name, length) = ByteOrderMark.of(bytes), name != "UTF-8",
      let text = DecodedText(bytes, in: name, skipping: length)
    {
      return text.decoded(.mark, contradiction: contradiction(to: name))
    }
    if let name = WideGuess.encoding(of: bytes), let text = DecodedText(bytes, named: name) {
      return told(text, elseAs: .guessed(confidence: 0.99))
    }
    let fault: Int
    do {
      let text = try DecodedText(validUTF8: bytes)
      if text.hadByteOrderMark {
        return text.decoded(.mark, contradiction: contradiction(to: "UTF-8"))
      }
      return valid(text)
    } catch {
      fault = error.byteOffsets.lowerBound
    }
    let shape = UTF8Shape(bytes)
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark || shape.isMostlyUTF8, let text = DecodedText(bytes, named: "UTF-8") {
      return hasMark
        ? text.decoded(.mark, contradiction: contradiction(to: "UTF-8"), firstNotUTF8: fault)
        : told(text, elseAs: .guessed(confidence: 0.9), firstNotUTF8: fault)
    }
    return guessed(shape, fault: fault)
  }

  /// A text of valid UTF-8, or of ASCII that the document says to be something else.
  private func valid(_ text: DecodedText) -> TextDecoder.Decoded {
    guard let declared else { return text.decoded(.valid) }
    // ASCII that switches sets by signs of its own can be told only by what the document says.
    let plain = String(decoding: EncodingNames.plain(declared), as: UTF8.self)
    let isSwitching = ["hz", "hzgb2312", "utf7", "iso2022kr", "iso2022cn"].contains(plain)
    if isSwitching, bytes.allSatisfy({ $0 < 0x80 }),
      let other = DecodedText(bytes, named: declared), other.illFormedCount == 0
    {
      return other.decoded(.declared)
    }
    return told(text, elseAs: .valid)
  }

  /// A text whose encoding its bytes tell.
  private func told(
    _ text: DecodedText, elseAs found: TextDecoder.Finding, firstNotUTF8: Int? = nil
  ) -> TextDecoder.Decoded {
    let contradiction = contradiction(to: text.encoding)
    let isDeclared = declared != nil && contradiction == nil
    return text.decoded(
      isDeclared ? .declared : found, contradiction: contradiction, firstNotUTF8: firstNotUTF8)
  }

  /// What speaks against the declared encoding where the bytes are in another.
  private func contradiction(to name: String) -> TextDecoder.Contradiction? {
    guard let declared, !Self.agree(declared, name) else { return nil }
    // The same bytes may be the same text in both, as ASCII is in most.
    guard let other = DecodedText(Array(bytes.prefix(1 << 16)), named: declared) else {
      return .unknown(name: declared)
    }
    if bytes.allSatisfy({ $0 < 0x80 }), other.text.utf8.elementsEqual(bytes.prefix(1 << 16)) {
      return nil
    }
    return .otherBytes(declared: declared)
  }

  /// Whether two names may stand for the same bytes: `utf-16` for either order.
  private static func agree(_ declared: String, _ name: String) -> Bool {
    let left = EncodingNames.plain(declared)
    let right = EncodingNames.plain(name)
    if left == right { return true }
    let wide = ["utf16", "utf32"].map { Array($0.utf8) }
    if let family = wide.first(where: right.starts(with:)) { return left == family }
    guard let standard = ICUConverter.name(of: declared) else { return false }
    return standard == ICUConverter.name(of: name)
  }

  /// A text that is neither UTF-8 nor marked.
  private func guessed(_ shape: UTF8Shape, fault: Int) -> TextDecoder.Decoded {
    let sample = ByteSample(bytes)
    let single = SingleByteGuess(sample)
    if let declared, let text = DecodedText(bytes, named: declared),
      isBelieved(declared, text, single)
    {
      return text.decoded(.declared, firstNotUTF8: fault)
    }
    let (text, confidence) = likeliest(sample, single, shape)
    return text.decoded(
      .guessed(confidence: confidence), contradiction: contradiction(to: text.encoding),
      firstNotUTF8: fault)
  }

  /// Whether the bytes make a text in the encoding that the document says.
  private func isBelieved(
    _ declared: String, _ text: DecodedText, _ single: SingleByteGuess
  ) -> Bool {
    if Self.agree(declared, "UTF-8") || Self.agree(declared, "US-ASCII") { return false }
    if let table = CodeTable.named(declared) {
      // A few odd letters are no reason to doubt what the document says.
      let excess = single.excess(of: table)
      return excess.all < 60 || excess.each < 4
    }
    return text.illFormedCount * 100 <= sampleCharacters
  }

  private var sampleCharacters: Int { bytes.count { $0 >= 0x80 } / 2 }

  private func likeliest(
    _ sample: ByteSample, _ single: SingleByteGuess, _ shape: UTF8Shape
  ) -> (DecodedText, Double) {
    if let guess = MultibyteGuess.encoding(of: sample),
      var text = DecodedText(bytes, in: MultibyteGuess.decoder(of: guess.name), skipping: 0),
      text.illFormedCount * 100 <= sampleCharacters
    {
      text.encoding = guess.name
      return (text, guess.confidence)
    }
    if shape.looksDamaged, let text = DecodedText(bytes, named: "UTF-8") { return (text, 0.8) }
    guard single.isLikely else { return (DecodedText(windows1252: bytes), 0) }
    let best = single.candidates[0].table.name
    if best != "windows-1252", var text = DecodedText(bytes, in: best, skipping: 0) {
      text.encoding = best
      return (text, single.confidence)
    }
    return (DecodedText(windows1252: bytes), single.confidence)
  }
}
