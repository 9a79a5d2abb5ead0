/// Tells for each part of a text where in its resource it came from.
///
/// Made of pieces in the order of the text. Text that no piece covers was made by the reader, such
/// as the bar between two cells. Offsets of the text are UTF-8 bytes.
public struct SourceMap: Hashable, Sendable {
  /// A stretch of the text with its origin.
  ///
  /// When both sides have the same length, each byte stands for its own; otherwise the piece is
  /// one thing: an entity, an escape, a character of another encoding.
  public struct Piece: Hashable, Sendable {
    /// Where the piece starts in the text, in UTF-8 bytes.
    public let textStart: Int32
    /// How long it is in the text, in UTF-8 bytes.
    public let textLength: Int32
    /// Where it starts in the resource's text, in UTF-8 bytes.
    public let sourceStart: Int32
    /// How long it is in the resource.
    public let sourceLength: Int32
    /// Makes a piece; a length or a start beyond 2³¹ is clamped.
    public init(text: Range<Int>, source: Range<Int>) {
      textStart = Int32(clamping: text.lowerBound)
      textLength = Int32(clamping: text.count)
      sourceStart = Int32(clamping: source.lowerBound)
      sourceLength = Int32(clamping: source.count)
    }

    var text: Range<Int> { Int(textStart)..<Int(textStart) + Int(textLength) }
    var source: Range<Int> { Int(sourceStart)..<Int(sourceStart) + Int(sourceLength) }
  }

  /// The index of the resource in ``Book/resources``.
  public var resource: Int
  /// The pieces, in the order of the text.
  public private(set) var pieces: [Piece]

  /// Makes a map.
  public init(resource: Int = 0, pieces: [Piece] = []) {
    self.resource = resource
    self.pieces = pieces
  }

  /// Adds a piece after the others, joined with the last where both run on.
  public mutating func append(_ piece: Piece) {
    guard piece.textLength > 0 || piece.sourceLength > 0 else { return }
    if let last = pieces.last, last.textLength == last.sourceLength,
      piece.textLength == piece.sourceLength,
      last.text.upperBound == Int(piece.textStart),
      last.source.upperBound == Int(piece.sourceStart)
    {
      pieces[pieces.count - 1] = Piece(
        text: last.text.lowerBound..<piece.text.upperBound,
        source: last.source.lowerBound..<piece.source.upperBound)
    } else {
      pieces.append(piece)
    }
  }

  /// Adds the pieces of another map, whose text follows at an offset.
  public mutating func append(_ other: SourceMap, textOffset: Int) {
    for piece in other.pieces {
      append(
        Piece(
          text: piece.text.lowerBound + textOffset..<piece.text.upperBound + textOffset,
          source: piece.source))
    }
  }

  /// Returns the map of a part of the text, counted from that part's start.
  public func slice(_ range: Range<Int>) -> SourceMap {
    var result = SourceMap(resource: resource)
    for index in indices(touching: range) {
      let piece = pieces[index]
      let text = piece.text.clamped(to: range)
      let source = piece.source(of: text)
      result.append(
        Piece(
          text: text.lowerBound - range.lowerBound..<text.upperBound - range.lowerBound,
          source: source))
    }
    return result
  }

  /// Returns where a part of the text came from: from its first character's origin to its last's.
  ///
  /// Nothing where no character of the part came from the resource.
  public func position(of range: Range<Int>) -> SourcePosition? {
    let touched = indices(touching: range)
    guard let first = touched.first.map({ pieces[$0] }) else { return nil }
    let start = first.source(of: first.text.clamped(to: range))
    var end = start.upperBound
    for index in touched {
      let piece = pieces[index]
      end = max(end, piece.source(of: piece.text.clamped(to: range)).upperBound)
    }
    let span = start.lowerBound..<max(start.lowerBound, end)
    return SourcePosition(resource: resource, range: span)
  }

  /// Returns the stretches of bytes in the resource that a part of the text came from, one a
  /// piece, in the order of the text.
  public func byteRanges(of range: Range<Int>) -> [Range<Int>] {
    indices(touching: range).map { index in
      let piece = pieces[index]
      return piece.source(of: piece.text.clamped(to: range))
    }
  }

  /// The indices of the pieces that share text with a range, found by halving.
  private func indices(touching range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let low = pieces.prefixLength(where: { $0.text.upperBound <= range.lowerBound })
    var end = low
    while end < pieces.count, pieces[end].text.lowerBound < range.upperBound { end += 1 }
    return low..<end
  }
}

extension SourceMap.Piece {
  /// The origin of a part of the piece: the part's own where bytes stand for bytes, else all.
  fileprivate func source(of part: Range<Int>) -> Range<Int> {
    guard textLength == sourceLength else { return source }
    let shift = Int(sourceStart) - Int(textStart)
    return part.lowerBound + shift..<part.upperBound + shift
  }
}
