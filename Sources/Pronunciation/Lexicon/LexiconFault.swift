/// Something that is wrong with a lexicon, and where.
public struct LexiconFault: Error, Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// Something of the file is not used.
    case error
    /// All is used, though perhaps not as was meant.
    case warning
  }

  /// What is wrong.
  public let kind: Kind
  /// The path of the file.
  public let path: String
  /// The line from 1, where one can be named.
  public let line: Int?
  /// The column from 1 in Unicode scalars, where one can be named.
  public let column: Int?
  /// The entry as it is written, where the fault is in one.
  public let entry: String?

  /// Makes a fault.
  public init(
    _ kind: Kind, path: String, line: Int? = nil, column: Int? = nil, entry: String? = nil
  ) {
    self.kind = kind
    self.path = path
    self.line = line
    self.column = column
    self.entry = entry
  }
}
