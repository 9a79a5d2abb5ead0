import Synchronization

/// Tells what the listener asks for with each key, also while the name of a page is typed.
final class KeyMeanings: Sendable {
  private let keys: KeyTable
  /// What was typed of a page; nothing while none is.
  private let typed = Mutex<String?>(nil)

  /// No label of a page is longer.
  private static let longest = 40

  init(_ keys: KeyTable) {
    self.keys = keys
  }

  /// Returns what a key means; nothing stands for a sequence without meaning.
  func event(for key: KeyTable.Key?) -> PlayerEvent {
    typed.withLock { typed in
      if let text = typed, let event = Self.event(for: key, after: text, &typed) { return event }
      guard let key, let command = keys.command(for: key) else { return .unknownKey }
      guard command == .goToPage else { return .command(command) }
      typed = ""
      return .typing("")
    }
  }

  /// What a key does to a text that is typed; nothing for a key that ends it and means what it
  /// always does.
  private static func event(
    for key: KeyTable.Key?, after text: String, _ typed: inout String?
  ) -> PlayerEvent? {
    var text = text
    switch key {
    case .character("\r"), .character("\n"):
      typed = nil
      return text.isEmpty ? .typing(nil) : .goToPage(text)
    case .escape:
      typed = nil
      return .typing(nil)
    case .character("\u{7F}"), .character("\u{8}"):
      if !text.isEmpty { text.removeLast() }
    case .character(let character) where character.unicodeScalars.allSatisfy { $0.value >= 0x20 }:
      if text.count < longest { text.append(character) }
    case .character:
      typed = nil
      return nil
    default:
      return .typing(text)
    }
    typed = text
    return .typing(text)
  }
}
