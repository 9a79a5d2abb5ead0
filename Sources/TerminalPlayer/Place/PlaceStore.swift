import FoundationEssentials
import Glibc

/// Keeps the places of books in a folder, one file a book.
///
/// A book is known by what it calls itself, else by the paths of its files. A place that cannot be kept or read is not worth
/// stopping for: it is reported once by what calls this.
public struct PlaceStore: Sendable {
  private let file: URL
  private let folder: URL

  /// Makes the store for a book.
  ///
  /// - Parameters:
  ///   - paths: The paths with which the book was opened.
  ///   - identity: What tells the book from all others wherever it lies, such as the identifier of
  ///     an EPUB; nothing where it is known by its paths alone.
  ///   - folder: Where places are kept.
  public init(paths: [String], identity: String? = nil, folder: String) {
    self.folder = URL(filePath: folder)
    let key = identity ?? paths.map { Self.realPath($0) }.joined(separator: "\n")
    file = self.folder.appending(path: Self.name(for: key))
  }

  /// The usual folder: `read-aloud/places` in `$XDG_STATE_HOME` or `~/.local/state`.
  public static func usualFolder(environment: [String: String]) -> String? {
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      return "\(state)/read-aloud/places"
    }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/.local/state/read-aloud/places"
  }

  /// Returns the place that was kept, or nothing.
  public func load() -> Place? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? JSONDecoder().decode(Place.self, from: data)
  }

  /// Keeps a place; the file appears whole or not at all.
  ///
  /// - Throws: What the file system says.
  public func save(_ place: Place) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try encoder.encode(place).write(to: file, options: .atomic)
  }

  /// Forgets the place.
  public func forget() {
    try? FileManager.default.removeItem(at: file)
  }

  /// The path without links, by which a book is known however it is named.
  private static func realPath(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The first letters of the book's name and a hash of what it is known by (FNV-1a, 64 bits).
  private static func name(for key: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let last = key.split(separator: "/").last.map(String.init) ?? "book"
    let safe = last.unicodeScalars.prefix(40).reduce(into: "") { name, scalar in
      let isUsual = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      name.unicodeScalars.append(isUsual ? scalar : "-")
    }
    return "\(safe)-\(String(hash, radix: 16)).json"
  }
}
