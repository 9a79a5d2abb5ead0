import ReadingContent

/// What is asked of the voice at a place in a text, by all elements that are open there.
struct SpeechScope {
  /// The number of the scope, which no other one has.
  var number = 0
  /// What the element asks by itself.
  var change = SpeechChange()
  /// What is asked, but for the emphasis of Markdown's own signs.
  var attributes = SpeechAttributes()
  /// The same for the builder of the text.
  var style = SpeechStyle.plain
  /// Whether the text is replaced or read as a whole, so that nothing within it changes.
  var isWhole = false
  /// How many signs of emphasis were open where the innermost emphasis of an element began.
  var emphasis = 0
  var strong = 0
  /// The bytes that the block's text had where the scope began.
  var textStart = 0
  /// Silence when the scope ends, in milliseconds.
  var pauseAfter: Int?
  /// The byte of the source that messages name.
  var place = 0
}
