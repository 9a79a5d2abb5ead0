/// The names of encodings, as far as they are looked for by likeness.
enum EncodingNames {
  /// Returns up to three names that look like a wrong one, nearest first.
  static func near(_ name: String) -> [String] {
    let wanted = plain(name)
    guard !wanted.isEmpty, wanted.count <= 40 else { return [] }
    let farthest = max(1, wanted.count / 3)
    var best: [(distance: Int, order: Int, name: String)] = []
    for (order, names) in ICUConverter.names().enumerated() {
      var nearest: (distance: Int, name: String)?
      for alias in names {
        let distance = distance(wanted, plain(alias), atMost: farthest)
        if distance <= farthest, distance < nearest?.distance ?? .max {
          nearest = (distance, alias)
        }
      }
      guard let nearest else { continue }
      // One name may stand for several encodings of the library.
      let name = nearest.name.lowercased()
      if !best.contains(where: { $0.name == name }) { best.append((nearest.distance, order, name)) }
    }
    best.sort { ($0.distance, $0.order) < ($1.distance, $1.order) }
    return best.prefix(3).map(\.name)
  }

  /// A name without what does not matter in it: case, hyphens, underscores and spaces.
  static func plain(_ name: String) -> [UInt8] {
    name.utf8.compactMap { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
  }

  /// How many letters must be changed, put in, taken out or swapped with the next to make one of
  /// the other.
  private static func distance(_ left: [UInt8], _ right: [UInt8], atMost limit: Int) -> Int {
    guard abs(left.count - right.count) <= limit else { return .max }
    var before: [Int] = []
    var row = Array(0...right.count)
    for i in left.indices {
      var next = [i + 1]
      for j in right.indices {
        var least = min(row[j] + (left[i] == right[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      before = row
      row = next
    }
    return row[right.count]
  }
}
