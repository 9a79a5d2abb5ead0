/// What is wrong in markup that asks something of the voice; the text itself is always read.
enum MarkupFault: Hashable {
  case unknownAttribute(String)
  /// A value that its attribute does not have; the last part says what it may be.
  case unknownValue(String, attribute: String, allowed: String)
  /// A pronunciation without a sound.
  case emptyValue(attribute: String)
  /// A second pronunciation of one text.
  case secondNotation(attribute: String)
  /// Markup in a text that is pronounced, replaced or read as a whole.
  case withinWhole
  /// A pronunciation of an element that holds blocks.
  case wholeBlock
  /// Braces that begin like attributes and go on otherwise.
  case brokenAttributes
  /// A pronunciation of no text.
  case noText

  /// The fault and what follows from it, without a dot at the end.
  var message: String {
    switch self {
    case .unknownAttribute(let name):
      "the attribute \(Self.quoted(name)) is not known; the text is read without it"
    case .unknownValue(let value, let attribute, let allowed):
      "\(Self.quoted(value)) is no value of \(Self.quoted(attribute)), which is \(allowed); "
        + "the text is read without it"
    case .emptyValue(let attribute):
      "\(Self.quoted(attribute)) is empty; the text is read without it"
    case .secondNotation(let attribute):
      "the text has a pronunciation already; the one in \(Self.quoted(attribute)) is not used"
    case .withinWhole:
      "the text around has a pronunciation, or is read as a whole; what is asked within it is not used"
    case .wholeBlock:
      "a pronunciation belongs to a stretch of text, not to blocks; it is not used"
    case .brokenAttributes:
      "the attributes in braces are not closed or not understood; they are read as text"
    case .noText:
      "there is no text that the pronunciation could belong to; nothing is spoken for it"
    }
  }

  /// A text from a file in quotation marks, cut where it is long.
  private static func quoted(_ text: String) -> String {
    let start = String(text.prefix(40)).map { $0.isNewline ? " " : $0 }
    return "\"\(String(start))\(start.count < text.count ? "…" : "")\""
  }
}
