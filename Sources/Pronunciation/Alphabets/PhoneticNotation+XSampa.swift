public import ReadingContent

extension PhoneticNotation {
  /// The same pronunciation in X-SAMPA.
  ///
  /// Stress, length, tones and word ends are kept, ties are not needed and left out.
  ///
  /// - Returns: The notation.
  /// - Throws: The first fault of the notation; ``PhoneticFault/Kind/unknown(symbol:suggestion:)``
  ///   for a sign of the IPA that X-SAMPA does not have, and for engine mnemonics, which are not
  ///   the IPA.
  public func inXSampa() throws(PhoneticFault) -> PhoneticNotation {
    let reading: PhoneticReading
    switch alphabet {
    case .ipa: reading = try IPAReader.read(self)
    case .xSampa: return self
    case .arpabet: reading = try Arpabet.read(self)
    case .espeak:
      throw PhoneticFault(.unknown(symbol: text, suggestion: nil), asked: self)
    }
    var written = ""
    for item in reading.items {
      switch item.kind {
      case .sound(let sound):
        for scalar in [sound.letter] + sound.marks.scalars {
          written += try Self.sampa(scalar, at: item.place.lowerBound, of: self)
        }
      case .stress(.primary): written += "\""
      case .stress(.secondary): written += "%"
      case .stress(.none): break
      case .wordEnd: written += " "
      case .tone(let contour):
        for digit in String(contour) { written += Self.levels[digit] ?? "" }
      }
    }
    return PhoneticNotation(written, alphabet: .xSampa)
  }

  private static func sampa(
    _ scalar: Unicode.Scalar, at place: Int, of asked: PhoneticNotation
  ) throws(PhoneticFault) -> String {
    guard let sampa = sampaSigns[scalar] else {
      throw PhoneticFault(
        .unknown(symbol: String(Character(scalar)), suggestion: nil), asked: asked, scalar: place)
    }
    return sampa
  }

  private static let levels: [Character: String] = [
    "1": "_B", "2": "_L", "3": "_M", "4": "_H", "5": "_T",
  ]

  private static let sampaSigns: [Unicode.Scalar: String] = XSampa.table.reduce(into: [:]) {
    guard let scalar = $1.ipa.unicodeScalars.first, $1.ipa.unicodeScalars.count == 1 else { return }
    if $0[scalar] == nil { $0[scalar] = $1.sampa }
  }
}
