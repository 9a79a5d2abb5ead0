/// A fault in a book that does not keep it from being read.
///
/// Its words name the place, the fault and the consequence, in that order.
public struct BookWarning: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public let path: String
  /// The line from 1, where one can be named.
  public let line: Int?
  /// The column from 1 in Unicode scalars, where one can be named.
  public let column: Int?
  /// What is wrong, what follows from it, and what to do: full sentences without a dot at the end.
  public let message: String

  /// Makes a warning.
  public init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
    self.path = path
    self.line = line
    self.column = column
    self.message = message
  }

  /// The place, then the message, on one line.
  public var description: String {
    var place = path
    if let line { place += ", line \(line)" }
    if let column { place += ", column \(column)" }
    return "\(place): \(message)"
  }
}
