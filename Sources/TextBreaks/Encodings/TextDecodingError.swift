/// Why bytes cannot be decoded as asked.
public enum TextDecodingError: Error, Hashable, Sendable {
  /// No encoding has the name; the second value has names that look like it, nearest first.
  case unknownEncoding(name: String, near: [String])
}

extension TextDecodingError: CustomStringConvertible {
  /// The fault and what to do, in a sentence without a dot.
  public var description: String {
    switch self {
    case .unknownEncoding(let name, let near):
      let fault = "no encoding is called “\(name)”"
      guard let last = near.last else {
        return "\(fault); try utf-8, windows-1252, iso-8859-2 or shift_jis, for example"
      }
      let others = near.dropLast().joined(separator: ", ")
      return "\(fault); did you mean \(others.isEmpty ? last : "\(others) or \(last)")?"
    }
  }
}
