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

  /// Returns what a key means, in order; nothing stands for a sequence without meaning.
  func events(for key: KeyTable.Key?) -> [PlayerEvent] {
    typed.withLock { typed in
      let command = key.flatMap { keys.command(for: $0) }
      if let text = typed {
        // Control-C and Control-Z mean what they always do.
        guard let command, case .character(let character)? = key, character.isControl else {
          return [Self.event(for: key, after: text, &typed)]
        }
        typed = nil
        return [.typing(nil), .command(command)]
      }
      guard let command else { return [.unknownKey] }
      guard command == .goToPage else { return [.command(command)] }
      typed = ""
      return [.typing("")]
    }
  }

  /// What a key does to a text that is typed.
  private static func event(
    for key: KeyTable.Key?, after text: String, _ typed: inout String?
  ) -> PlayerEvent {
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
    case .character(let character) where !character.isControl:
      if text.count < longest { text.append(character) }
    default:
      return .typing(text)
    }
    typed = text
    return .typing(text)
  }
}

extension Character {
  /// Whether it steers instead of being shown.
  fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 } }
}
