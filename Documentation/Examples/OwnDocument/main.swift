// Reads a document type of one's own as read-aloud reads a book, and prints what would be spoken.
//
//     swift run ownDocument
//
// A run whose language the document names stands in brackets. The program compares what it printed
// with what it should have, and exits with 1 where they differ.

import Glibc
import ReadingContent

let deck = RecipeDeck([
  RecipeDeck.Card(
    name: "Pane all’olio", language: LanguageTag("it"),
    steps: ["Slice the bread.", "Pour oil over it.", "Add salt."]),
  RecipeDeck.Card(
    name: "Thé à la menthe", language: LanguageTag("fr"),
    steps: ["Boil water.", "Pour it on the leaves.", "Wait."]),
  RecipeDeck.Card(name: "Toast", language: nil, steps: ["Slice the bread.", "Toast it."]),
])

/// Returns the words of a text with the languages that its runs ask for.
func spoken(_ text: AttributedText) -> String {
  text.allRuns.map { run in
    let words = text.slice(run.range).string
    return run.attributes.language.map { "[\($0): \(words)]" } ?? words
  }.joined()
}

var output = ""
var turner = PageTurner(deck)
while let page = turner.next() {
  if let turn = turner.turns.last { output += "(\(turn.announcement))\n" }
  output += spoken(page)
}

// A finger on the page finds the line under it, and none beside it.
var atPoint = deck
for point in [Point(x: 100, y: 90), Point(x: 5, y: 90), Point(x: 100, y: .infinity)] {
  let line = atPoint.lineNumber(at: point)
  output += line.flatMap { atPoint.content(forLine: $0) } ?? "no line\n"
}
// At an edge the deck says so and stays.
output += atPoint.scroll(.previous).announcement + "\n"

let expected = """
  [it: Pane all’olio]
  Slice the bread.
  Pour oil over it.
  Add salt.
  (Card 2 of 3)
  [fr: Thé à la menthe]
  Boil water.
  Pour it on the leaves.
  Wait.
  (Card 3 of 3)
  Toast
  Slice the bread.
  Toast it.
  Slice the bread.
  no line
  no line
  This is the first card

  """

print(output, terminator: "")
guard output == expected else {
  print("This is not what was expected:\n\(expected)")
  exit(1)
}
