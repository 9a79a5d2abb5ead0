/// The phoneme tables of the engine, as its file `phontab` has them.
///
/// The file starts with the number of tables in a byte, and three bytes of nothing. Each table has
/// a head of 36 bytes: its number of phonemes, the number of the table that it builds on counted
/// from 1 (0 for none), two bytes of nothing, and its name of up to 32 bytes. A phoneme has
/// 16 bytes, of which the first four are its mnemonic, the eleventh its code and the twelfth its
/// kind. A table changes the phonemes of the one that it builds on by their codes.
package struct PhonemeTables: Sendable {
  /// What can be wrong with the bytes.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// The bytes end in the middle of a table.
    case cutOff
    /// Bytes are left behind the last table.
    case bytesLeft
    /// A table has a name that is no text.
    case noName(table: Int)
    /// A table builds on one that does not stand before it.
    case wrongBase(table: Int)
    /// A phoneme is of a kind that is not known, or has a mnemonic that is no text.
    case wrongPhoneme(table: Int, code: UInt8)

    /// What is wrong, as the end of "the file … because".
    package var description: String {
      switch self {
      case .cutOff: "it ends in the middle"
      case .bytesLeft: "it goes on behind its last table"
      case .noName(let table): "table \(table) has no name"
      case .wrongBase(let table): "table \(table) builds on one that is not before it"
      case .wrongPhoneme(let table, let code):
        "phoneme \(code) of table \(table) is of no known form"
      }
    }
  }

  private struct Table {
    let name: String
    /// The index of the table that it builds on.
    let base: Int?
    let phonemes: [(code: UInt8, phoneme: PhonemeInventory.Phoneme)]
  }

  private static let entrySize = 16
  private static let nameSize = 32

  /// The sign that changes to another table, which is no sound.
  private static let tableChange = "_^_"

  private let tables: [Table]

  /// Reads the file.
  package init(_ bytes: [UInt8]) throws(Fault) {
    var rest = bytes[...]
    func take(_ count: Int) throws(Fault) -> ArraySlice<UInt8> {
      guard rest.count >= count else { throw .cutOff }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    let count = Int(try take(4)[bytes.startIndex])
    var tables: [Table] = []
    for index in 0..<count {
      let head = Array(try take(4))
      guard let name = Self.text(try take(Self.nameSize)), !name.isEmpty else {
        throw .noName(table: index)
      }
      let base = Int(head[1])
      guard base <= index else { throw .wrongBase(table: index) }
      var phonemes: [(UInt8, PhonemeInventory.Phoneme)] = []
      for _ in 0..<head[0] {
        let entry = Array(try take(Self.entrySize))
        guard let mnemonic = Self.text(entry[..<4]),
          let kind = PhonemeInventory.Phoneme.Kind(rawValue: entry[11])
        else { throw .wrongPhoneme(table: index, code: entry[10]) }
        phonemes.append((entry[10], PhonemeInventory.Phoneme(mnemonic: mnemonic, kind: kind)))
      }
      tables.append(Table(name: name, base: base > 0 ? base - 1 : nil, phonemes: phonemes))
    }
    guard rest.isEmpty else { throw .bytesLeft }
    self.tables = tables
  }

  /// The names of the tables.
  package var names: [String] { tables.map(\.name) }

  /// Returns the phonemes of a table and of those that it builds on, in the order of their codes,
  /// each mnemonic once; nothing when there is no such table.
  ///
  /// Left out are those that the table takes away from its base, and those whose names cannot be
  /// written in a text, which are the engine's own signs.
  package func phonemes(of name: String) -> [PhonemeInventory.Phoneme]? {
    guard let index = tables.firstIndex(where: { $0.name == name }) else { return nil }
    var line = [index]
    // Each base stands before its table, so that this ends.
    while let base = line.last.flatMap({ tables[$0].base }) { line.append(base) }
    var byCode = [PhonemeInventory.Phoneme?](repeating: nil, count: 256)
    for index in line.reversed() {
      for (code, phoneme) in tables[index].phonemes { byCode[Int(code)] = phoneme }
    }
    var seen: Set<String> = []
    return byCode.compactMap(\.self).filter { phoneme in
      phoneme.kind != .invalid && !phoneme.mnemonic.isEmpty
        && phoneme.mnemonic != Self.tableChange
        && phoneme.mnemonic.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7f }
        && seen.insert(phoneme.mnemonic).inserted
    }
  }

  /// Returns what stands before the first zero byte; nothing when it is no text.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
