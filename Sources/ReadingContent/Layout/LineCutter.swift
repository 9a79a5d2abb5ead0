import TextBreaks

/// Cuts the text of a block into lines.
///
/// Lines break where Unicode's line breaking allows it (UAX #14, as ICU does it); spaces at the end
/// of a line hang over the margin. A piece that no line holds is broken between grapheme clusters.
/// What counts is the text as it is shown.
struct LineCutter {
  /// A line before it is placed on a page; the bounds are UTF-8 bytes of the text.
  struct Piece {
    let start: Int
    let end: Int
    /// The columns without the spaces at the end.
    let width: Int
  }

  private var breaks: LineBreaks
  private let clusters: TextBreaker
  private var boundaries: [TextBreaker.Boundary] = []
  private var clusterBounds: [TextBreaker.Boundary] = []
  private var lines: [Piece] = []
  /// The line that is being filled: where it starts, and its columns with and without the spaces
  /// at its end.
  private var start = 0
  private var filled = 0
  private var visible = 0

  init(locale: String) {
    breaks = LineBreaks(locale: locale)
    clusters = TextBreaker(.character, locale: locale)
  }

  /// Returns the lines of a text, which together are the text; none for no text.
  ///
  /// The first line has as many columns as `first` says, those that follow as `others` does.
  mutating func lines(of text: String, first: Int, others: Int) -> [Piece] {
    lines.removeAll(keepingCapacity: true)
    start = 0
    filled = 0
    visible = 0
    var text = ShownText.text(text)
    text.withUTF8 { bytes in
      breaks.boundaries(of: bytes, into: &boundaries)
      var from = 0
      for boundary in boundaries where boundary.offset > from && boundary.offset < bytes.count {
        let isMandatory = boundary.status == .mandatory
        // ICU may break a line before a mark that has only a space to stand on.
        guard isMandatory || ClusterEdge.isPossible(in: bytes, at: boundary.offset) else {
          continue
        }
        add(from..<boundary.offset, of: bytes, first: first, others: others)
        if isMandatory { endLine(at: boundary.offset) }
        from = boundary.offset
      }
      if from < bytes.count {
        add(from..<bytes.count, of: bytes, first: first, others: others)
        endLine(at: bytes.count)
      }
    }
    return lines
  }

  private mutating func endLine(at end: Int) {
    lines.append(Piece(start: start, end: end, width: visible))
    start = end
    filled = 0
    visible = 0
  }

  /// Adds a piece that is not to be broken, in a new line where this one has no room for it.
  private mutating func add(
    _ piece: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, first: Int, others: Int
  ) {
    let textEnd = TrailingSpace.start(in: bytes, of: piece)
    let width = Self.columns(bytes, piece.lowerBound..<textEnd)
    var room = lines.isEmpty ? first : others
    // A mark without width is text too: after it, spaces no longer hang over the margin.
    let hasText = textEnd > piece.lowerBound
    if hasText, filled + width > room, start < piece.lowerBound {
      endLine(at: piece.lowerBound)
      room = others
    }
    if width > room {
      addClusters(piece.lowerBound..<textEnd, of: bytes, first: first, others: others)
    } else if hasText {
      filled += width
      visible = filled
    }
    filled += Self.columns(bytes, textEnd..<piece.upperBound)
  }

  /// Adds a piece that is wider than a line.
  private mutating func addClusters(
    _ piece: Range<Int>, of bytes: UnsafeBufferPointer<UInt8>, first: Int, others: Int
  ) {
    clusters.boundaries(
      of: String(decoding: UnsafeBufferPointer(rebasing: bytes[piece]), as: UTF8.self),
      into: &clusterBounds)
    var from = piece.lowerBound
    for boundary in clusterBounds {
      let end = piece.lowerBound + boundary.offset
      guard end > from, end <= piece.upperBound else { continue }
      let width = Self.columns(bytes, from..<end)
      if filled + width > (lines.isEmpty ? first : others), start < from { endLine(at: from) }
      filled += width
      visible = filled
      from = end
    }
  }

  private static func columns(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Int {
    let part = UnsafeBufferPointer(rebasing: bytes[range])
    guard part.contains(where: { $0 >= 0x80 }) else { return part.count }
    return DisplayWidth.columns(of: String(decoding: part, as: UTF8.self))
  }
}
