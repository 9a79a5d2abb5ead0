import DocumentImport
import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

/// Emoji, which a listener may want to hear or to skip, each as one.
@Suite struct EmojiTests {
  private func emoji(in text: String) -> [String] {
    MarkdownProof(text).document.blocks.flatMap { block in
      block.text.allRuns.filter { $0.attributes.part == .emoji }
        .map { block.text.slice($0.range).string }
    }
  }

  @Test func `each sequence that Unicode lists is one`() throws {
    guard let corpus = PackageRoot.corpus else { return PackageRoot.corpusMissing() }
    let file = corpus.appending(path: "unicode/emoji-test.txt")
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    var count = 0
    for line in lines where !line.hasPrefix("#") {
      let parts = line.split(separator: ";")
      let status = parts[1].split(separator: "#")[0].split(separator: " ").joined()
      // What is "unqualified" is a sign of the text, such as ©.
      guard status != "unqualified" else { continue }
      let scalars = parts[0].split(separator: " ").compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      var sequence = String.UnicodeScalarView()
      sequence.append(contentsOf: scalars)
      count += 1
      #expect(emoji(in: "a \(String(sequence)) b") == [String(sequence)], "\(line)")
    }
    #expect(count > 4000)
  }

  @Test func `signs of a text are no emoji`() {
    #expect(emoji(in: "© ® ™ 1 2 # * ☎ ↔ ♀ a\u{FE0F} ℹ ❤\u{FE0E} 🇫") == [])
    #expect(emoji(in: "`😀` ![😀](x) [😀]{alias=x} [😀]{.silent}") == [])
    #expect(emoji(in: "**a😀**b") == ["😀"])
  }

  @Test func `a name that no emoji has stays as it is`() {
    let blocks = MarkdownProof("a :no_emoji: :+1:,:-1: 1:smile:2").document.blocks
    #expect(blocks.map(\.text.string) == ["a :no_emoji: 👍,👎 1:smile:2"])
  }
}
