/// Keeps the values that were used last, up to a size.
struct RecentlyUsed<Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    let size: Int
    var lastUse: Int
  }

  private let most: Int
  private var entries: [Int: Entry] = [:]
  private var size = 0
  private var uses = 0

  /// Keeps values whose sizes together are at most so large; the newest is kept whatever its size.
  init(most: Int) {
    self.most = most
  }

  /// Returns the value under a number, if it is still kept.
  mutating func value(_ number: Int) -> Value? {
    uses += 1
    entries[number]?.lastUse = uses
    return entries[number]?.value
  }

  /// Keeps a value in the place of one under the same number.
  mutating func keep(_ value: Value, _ number: Int, size newSize: Int = 1) {
    uses += 1
    size += newSize - (entries[number]?.size ?? 0)
    entries[number] = Entry(value: value, size: newSize, lastUse: uses)
    guard size > most else { return }
    // Half at a time, so that many small values need not be looked through for each new one.
    for (other, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where size > most / 2 && other != number {
      entries[other] = nil
      size -= entry.size
    }
  }

  /// Forgets all values.
  mutating func removeAll() {
    entries = [:]
    size = 0
  }
}
