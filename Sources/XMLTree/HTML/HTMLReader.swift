/// Reads HTML as a row of events, after the HTML Living Standard (§13.2).
///
/// Any text is HTML, however broken: every start has its end, and what a browser would show is in
/// the texts. Nothing is fetched, no script runs, and the work grows with the length of the text
/// alone. Where the standard throws text away (a comment, a tag or a title without an end), it is
/// kept; nothing is moved, so that the events stand in the order of the text.
public enum HTMLReader {
  /// Reads a text and calls with each event, until it answers that it has enough.
  ///
  /// Elements have lower-case names in the namespace of XHTML, SVG or MathML; `html` and `body` are
  /// always there. An attribute written `epub:type` has the prefix `epub`, the local name `type`
  /// and the namespace that belongs to it.
  ///
  /// - Parameters:
  ///   - text: The text, decoded.
  ///   - limits: How much is read at most. Elements deeper than its depth stand beside one another.
  ///   - character: Returns what a named character stands for, the name without `&` and `;`.
  ///     Nothing leaves it as it is written.
  ///   - visit: Called with each event.
  /// - Returns: The faults of consequence: characters that were replaced.
  /// - Throws: ``XMLFault`` where a limit is passed.
  @discardableResult
  public static func read(
    _ text: String, limits: XMLLimits = XMLLimits(),
    character: ((String) -> String?)? = nil, visit: (XMLEvent) -> Bool
  ) throws(XMLFault) -> [XMLFault] {
    guard text.utf8.count <= limits.bytes else {
      throw XMLFault(.tooLarge(mostBytes: limits.bytes), line: 1, column: 1)
    }
    var bytes = Array(text.utf8)
    let faults = ForbiddenCharacters.replace(in: &bytes, isHTML: true)
    let stopping: XMLFault? = withoutActuallyEscaping(visit) { visit in
      withoutActuallyEscaping(character ?? LibXML.htmlCharacter) { character in
        var nesting = HTMLNesting(bytes, limits: limits, character: character, visit: visit)
        return nesting.run()
      }
    }
    if let stopping { throw stopping }
    return faults
  }
}
