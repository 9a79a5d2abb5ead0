/// A voice of the engine.
public struct Voice: Hashable, Sendable {
  /// The name by which the engine is asked for it, such as `gmw/en-US`.
  public let identifier: String
  /// The name for people, such as `English (America)`.
  public let name: String
  /// The BCP 47 tags that it serves, the best first, in the engine's spelling.
  public let languages: [String]

  /// Makes a voice.
  public init(identifier: String, name: String, languages: [String]) {
    self.identifier = identifier
    self.name = name
    self.languages = languages
  }
}
