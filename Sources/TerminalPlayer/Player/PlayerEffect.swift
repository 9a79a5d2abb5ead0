public import AudioOutput
public import ReadingContent

/// What the player does in answer to an event.
public enum PlayerEffect: Hashable, Sendable {
  /// Has the book spoken from a place on.
  case read(from: BlockPosition, reading: Int)
  /// Has one more passage spoken.
  case more
  /// Plays samples after all others.
  case play([Int16])
  case pause
  case resume
  /// Drops what is not heard yet.
  case flush
  /// Plays what there is, then ends.
  case finish
  /// Shows a page with the sentence that is heard marked.
  case show(PlayerView)
  /// Says something to the listener in words.
  case announce(String)
  /// Shows what the listener types; nothing when no more is typed.
  case typing(String?)
  /// Tells of something that is not heard as it should be, which is also said at the end.
  case report(String)
  /// Counts the pages of the book beside all else, and says when that is done.
  case countPages
  /// Lists the keys.
  case help
  /// Stops the program as the shell does, until it is told to go on.
  case suspend
  /// Draws the screen anew.
  case redraw
  /// Keeps the place for the next time.
  case keepPlace(BlockPosition)
  /// Forgets the place, since the book was read to its end.
  case forgetPlace
  case quit(PlayerEnd)
}

/// Why the player ends.
public enum PlayerEnd: Hashable, Sendable {
  /// The book was read to its end.
  case endOfBook
  /// The listener left.
  case quit
  /// A signal ended it.
  case signal(Int32)
  /// The sound failed.
  case audioFailed(AudioOutputError)
  /// The voice failed, with the words to say.
  case speechFailed(String)
}
