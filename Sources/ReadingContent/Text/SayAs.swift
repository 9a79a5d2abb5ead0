/// What kind of thing a run is, so that it is read as such (SSML 1.1 §3.1.9).
public struct SayAs: Hashable, Sendable {
  /// The kind, such as `date`, `ordinal` or `telephone`.
  public var interpretAs: String
  /// How it is written, such as `dmy`.
  public var format: String?
  /// How closely it is read.
  public var detail: String?

  /// Makes a kind.
  public init(_ interpretAs: String, format: String? = nil, detail: String? = nil) {
    self.interpretAs = interpretAs
    self.format = format
    self.detail = detail
  }
}
