import Synchronization

/// Turns texts into another script by the rules of ICU (UTS #35, part 2, chapter 10).
public final class ScriptConverter: Sendable {
  private struct Opened: ~Copyable {
    let script: ICU.Script
  }

  private let script: Mutex<Opened>

  /// Makes a converter by an identifier of ICU's, such as `Latin-Katakana`.
  public init(identifier: String) {
    script = Mutex(Opened(script: ICU.script(identifier, isRules: false)))
  }

  /// Makes a converter by rules of its own, in ICU's notation.
  public init(rules: String) {
    script = Mutex(Opened(script: ICU.script(rules, isRules: true)))
  }

  /// Returns a text of at most 64 KiB in the other script; nothing where it cannot be turned.
  public func converted(_ text: String) -> String? {
    script.withLock { ICU.turned(text, by: $0.script) }
  }
}
