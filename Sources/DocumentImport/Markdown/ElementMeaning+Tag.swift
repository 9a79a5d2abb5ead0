extension ElementMeaning {
  /// Makes the meaning of a start tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - bytes: The text that holds it.
  ///   - text: What follows the tag of a time, up to the next tag.
  ///   - expandsAbbreviations: Whether the title of an abbreviation is said in its place.
  ///   - decode: Gives the text of a value, its character references decoded.
  init(
    of tag: HTMLTag, in bytes: [UInt8], text: String, expandsAbbreviations: Bool,
    decode: (Range<Int>) -> String
  ) {
    var attributes: [Attribute] = []
    for attribute in tag.attributes(of: bytes) {
      let name = String(decoding: bytes[attribute.name].map(\.lowercased), as: UTF8.self)
      attributes.append(
        Attribute(
          name: name, value: decode(attribute.value), place: attribute.name.lowerBound))
    }
    self.init(
      of: tag.name, hasPrefix: tag.hasPrefix, at: tag.range.lowerBound, attributes: attributes,
      text: text, expandsAbbreviations: expandsAbbreviations)
  }
}
