/// A place in an XML text.
public struct XMLPosition: Hashable, Sendable {
  /// The UTF-8 bytes before it.
  public let offset: Int
  /// The line from 1; lines end at LF, CRLF or CR.
  public let line: Int
  /// The column from 1, in Unicode scalars.
  public let column: Int

  /// Makes a place.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
