public import ReadingContent

/// An entry of a lexicon: ways to write something, and ways to say it.
public struct Lexeme: Hashable, Sendable {
  /// A way to write it.
  public struct Grapheme: Hashable, Sendable {
    /// The text as the file has it, without spaces around it.
    public let text: String
    /// The line of its first character in the file, from 1.
    public let line: Int
    /// The column of its first character, from 1 in Unicode scalars.
    public let column: Int

    /// Makes a way to write something.
    public init(_ text: String, line: Int, column: Int) {
      self.text = text
      self.line = line
      self.column = column
    }
  }

  /// A way to say it.
  public struct Reading: Hashable, Sendable {
    /// What is said.
    public enum Content: Hashable, Sendable {
      /// Sounds: PLS's `phoneme`.
      case notation(PhoneticNotation)
      /// Other words: PLS's `alias`.
      case alias(String)
    }

    /// What is said.
    public let content: Content
    /// Whether the file prefers it to the others.
    public let isPreferred: Bool
    /// The line of its first character in the file, from 1.
    public let line: Int
    /// The column of its first character, from 1 in Unicode scalars.
    public let column: Int

    /// Makes a way to say something.
    public init(_ content: Content, isPreferred: Bool = false, line: Int, column: Int) {
      self.content = content
      self.isPreferred = isPreferred
      self.line = line
      self.column = column
    }
  }

  /// Which capitals of a text an entry is found in.
  public enum Capitals: String, Hashable, Sendable {
    /// An entry in small letters in any; one with capitals as it is written, with its first letter
    /// as a capital, or all in capitals.
    case usual
    /// In any, whatever its own are.
    case any
    /// Only as it is written.
    case exact
  }

  /// The ways to write it, in the order of the file; never empty.
  public let graphemes: [Grapheme]
  /// The ways to say it, in the order of the file, those in alphabets that are not known left out;
  /// never empty.
  public let readings: [Reading]
  /// The roles for which it stands, such as `noun`, as the file writes them (PLS 1.0 §4.4).
  public let roles: [String]
  /// Which capitals of a text it is found in.
  public let capitals: Capitals
  /// The line on which the entry starts, from 1.
  public let line: Int

  /// Makes an entry, or nothing when it lacks a way to write it or a way to say it.
  public init?(
    graphemes: [Grapheme], readings: [Reading], roles: [String] = [], capitals: Capitals = .usual,
    line: Int
  ) {
    guard !graphemes.isEmpty, !readings.isEmpty else { return nil }
    self.graphemes = graphemes
    self.readings = readings
    self.roles = roles
    self.capitals = capitals
    self.line = line
  }

  /// The way to say it that is used: the first that the file prefers, else the first
  /// (PLS 1.0 §4.6).
  public var reading: Reading {
    readings.first { $0.isPreferred } ?? readings[0]
  }
}
