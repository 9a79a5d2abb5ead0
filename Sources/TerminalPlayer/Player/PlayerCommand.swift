/// What a listener can ask of the player, by key or by word.
public enum PlayerCommand: String, Hashable, Sendable, CaseIterable {
  case togglePause = "pause"
  case previousSentence = "previous sentence"
  case nextSentence = "next sentence"
  case previousParagraph = "previous paragraph"
  case nextParagraph = "next paragraph"
  case previousPage = "previous page"
  case nextPage = "next page"
  case previousChapter = "previous chapter"
  case nextChapter = "next chapter"
  case goToPage = "page"
  case start
  case end
  case position = "where"
  case help
  case suspend
  case quit
}
