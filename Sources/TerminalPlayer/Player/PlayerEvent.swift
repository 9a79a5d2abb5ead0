public import AudioOutput
public import Narration

/// What happens to the player.
public enum PlayerEvent: Sendable {
  /// The listener asked for something.
  case command(PlayerCommand)
  /// The listener types the number or label of a page: so much so far; nothing when it is given up.
  case typing(String?)
  /// The listener asked for a page by its number or label.
  case goToPage(String)
  /// The listener pressed a key that has no meaning.
  case unknownKey
  /// Something came from the narrator.
  case narrator(Narrator.Event)
  /// Something came from the sound.
  case audio(AudioPump.Event)
  /// All pages of the book are counted, so that their number can be told.
  case counted
  /// The terminal has another size, or shows our screen again after a stop.
  case screenChanged
  /// The player was told to end by a signal, whose number it is.
  case terminated(signal: Int32)
}
