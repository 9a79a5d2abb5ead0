import FoundationEssentials
import TestSupport

/// An example of CommonMark's specification: a text and the HTML that it means.
struct CommonMarkExample: CustomStringConvertible, Sendable {
  let number: Int
  let text: String
  let html: String

  var description: String { "\(number) \(text.debugDescription)" }

  /// The examples of a specification, whose arrows stand for tabs.
  static func all(of spec: String) -> [CommonMarkExample] {
    let fence = String(repeating: "`", count: 32)
    var result: [CommonMarkExample] = []
    var parts: [[Substring]]?
    for line in spec.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(fence + " example") {
        parts = [[]]
      } else if line == ".", parts?.count == 1 {
        parts?.append([])
      } else if line.hasPrefix(fence), let found = parts, found.count == 2 {
        let texts = found.map { lines in
          lines.map { $0 + "\n" }.joined().replacing("→", with: "\t")
        }
        result.append(
          CommonMarkExample(number: result.count + 1, text: texts[0], html: texts[1]))
        parts = nil
      } else if let last = parts?.indices.last {
        parts?[last].append(line)
      }
    }
    return result
  }
}
