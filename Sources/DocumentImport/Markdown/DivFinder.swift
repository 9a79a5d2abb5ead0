/// Finds the fences of divs in a source, and which of them belong together.
///
/// As in pandoc, a line with attributes or a word starts a div, one without ends the innermost that
/// is open; the number of colons, at least three, does not matter. Unlike there, no empty lines
/// are needed around a fence.
struct DivFinder {
  /// The fences by their line: those that have a partner, and those that start a div with
  /// attributes in braces which never ends, since they are no text either.
  private(set) var fences: [Int: DivFence] = [:]

  /// Whether a text can have fences at all.
  static func mayHaveFences(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.hasColon { text, colon in
      colon + 2 < text.count && text[colon + 1] == .colon && text[colon + 2] == .colon
    }
  }

  /// Finds the fences on some lines.
  ///
  /// - Parameters:
  ///   - lines: The lines to look at, without those of code and of HTML.
  ///   - source: The source.
  ///   - body: Gives the bytes of a line.
  init(
    on lines: some Sequence<Int>, of source: SourceLines, body: (Int) -> Range<Int>
  ) {
    var open: [DivFence] = []
    for line in lines {
      guard var fence = DivFence.read(line, body(line), of: source.bytes) else { continue }
      if fence.isOpening {
        open.append(fence)
        continue
      }
      // A fence inside a quotation ends no div outside of it, and one outside ends those inside.
      while let last = open.last, last.quotations > fence.quotations {
        drop(open.removeLast(), source)
      }
      guard var start = open.last, start.quotations == fence.quotations else { continue }
      open.removeLast()
      start.partner = fence.line
      fence.partner = start.line
      fences[start.line] = start
      fences[fence.line] = fence
    }
    for fence in open { drop(fence, source) }
  }

  /// Takes a fence without an end for markup when it has braces, else for text.
  private mutating func drop(_ fence: DivFence, _ source: SourceLines) {
    guard fence.hasBraces(in: source.bytes) else { return }
    fences[fence.line] = fence
  }

  /// Forgets the fence on a line and its partner.
  mutating func remove(_ line: Int) {
    guard let fence = fences.removeValue(forKey: line), let partner = fence.partner else { return }
    fences[partner] = nil
  }
}
