/// Reads XML texts as a row of events.
///
/// Nothing is fetched, no file is opened, and no entity that the text declares is expanded. What
/// stands deep inside other elements needs no more of the stack than the rest.
public enum XMLReader {
  /// Reads a text and calls with each event, until it answers that it has enough.
  ///
  /// - Parameters:
  ///   - text: The text, decoded.
  ///   - isRecovering: Whether to go on after a fault, as far as anything can be made out.
  ///   - limits: How much is read at most.
  ///   - visit: Called with each event; every start has its end, also where the text lacks it.
  /// - Returns: The faults that were gone over, in the order of the text, at most
  ///   ``mostFaults``.
  /// - Throws: The first fault that ends the reading.
  @discardableResult
  public static func read(
    _ text: String, isRecovering: Bool = false, limits: XMLLimits = XMLLimits(),
    visit: (XMLEvent) -> Bool
  ) throws(XMLFault) -> [XMLFault] {
    guard text.utf8.count <= limits.bytes else {
      throw XMLFault(.tooLarge(mostBytes: limits.bytes), line: 1, column: 1)
    }
    var bytes = Array(text.utf8)
    let forbidden = ForbiddenCharacters.replace(in: &bytes)
    if let first = forbidden.first, !isRecovering { throw first }
    return try LibXML.read(
      bytes, isRecovering: isRecovering, limits: limits, faults: forbidden, visit: visit)
  }

  /// The most faults that are listed.
  public static let mostFaults = 1_000
}
