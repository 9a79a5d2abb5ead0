import ReadingContent

/// A deck of recipe cards: a document type of one's own that can be read aloud.
///
/// It knows nothing of books and layouts. A card is a page; its frames are in points, as a screen
/// has them.
struct RecipeDeck: PageTurning {
  /// A recipe: its name in the language of its country, and its steps in English.
  struct Card {
    let name: String
    let language: LanguageTag?
    let steps: [String]
  }

  let cards: [Card]
  private(set) var shown = 0

  init(_ cards: [Card]) {
    self.cards = cards
  }

  // MARK: ReadingContent

  func lineNumber(at point: Point) -> Int? {
    lines.indices.first { frame(forLine: $0).contains(point) }
  }

  func content(forLine line: Int) -> String? {
    attributedContent(forLine: line)?.string
  }

  /// The name stands in a band of 60 points, each step in one of 40.
  func frame(forLine line: Int) -> Rect {
    guard lines.indices.contains(line) else { return .zero }
    return line == 0
      ? Rect(x: 20, y: 20, width: 320, height: 60)
      : Rect(x: 20, y: 80 + 40 * Double(line - 1), width: 320, height: 40)
  }

  func pageContent() -> String? {
    attributedPageContent()?.string
  }

  /// The attributed form is what is spoken: it says in which language the name is.
  func attributedContent(forLine line: Int) -> AttributedText? {
    lines.indices.contains(line) ? lines[line] : nil
  }

  func attributedPageContent() -> AttributedText? {
    guard cards.indices.contains(shown) else { return nil }
    return lines.reduce(into: AttributedText()) { $0.append($1) }
  }

  // MARK: PageTurning

  /// Two cards may have the same words, so a card is told from another by its place in the deck.
  var pageIdentity: Int { shown }

  var causesPageTurn: Bool { true }

  mutating func scroll(_ direction: ScrollDirection) -> PageScrolled {
    let target: Int
    switch direction {
    case .next, .right, .down: target = shown + 1
    case .previous, .left, .up: target = shown - 1
    }
    guard cards.indices.contains(target) else {
      return PageScrolled(
        announcement: target < 0 ? "This is the first card" : "This is the last card",
        isAtEdge: true)
    }
    shown = target
    return PageScrolled(announcement: "Card \(shown + 1) of \(cards.count)")
  }

  private var lines: [AttributedText] {
    guard cards.indices.contains(shown) else { return [] }
    let card = cards[shown]
    var attributes = SpeechAttributes()
    attributes.language = card.language
    var name = AttributedText()
    name.append(card.name, attributes: attributes)
    name.append("\n")
    return [name] + card.steps.map { AttributedText($0 + "\n") }
  }
}
