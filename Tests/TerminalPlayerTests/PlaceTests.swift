import FoundationEssentials
import ReadingContent
import TestSupport
import Testing

@testable import TerminalPlayer

@Suite struct PlaceTests {
  private let book = PlayerBooks.book([["One. Two."], ["Refrain.", "Three. Four.", "Refrain."]])

  @Test func `a place is found where it was`() {
    let position = BlockPosition(section: 1, block: 1, offset: 7)
    #expect(Place(position, in: book).position(in: book) == position)
  }

  @Test func `a place is found again where its words have moved to`() {
    let place = Place(BlockPosition(section: 1, block: 1, offset: 7), in: book)
    let changed = PlayerBooks.book([["New.", "One. Two."], ["Also new. Three. Four."]])
    #expect(place.position(in: changed) == BlockPosition(section: 1, block: 0, offset: 17))
  }

  @Test func `of several such words the nearest count`() {
    let place = Place(BlockPosition(section: 1, block: 2), in: book)
    let changed = PlayerBooks.book([["Refrain."], ["x", "x", "x", "Refrain."]])
    #expect(place.position(in: changed) == BlockPosition(section: 1, block: 3))
  }

  @Test func `a place whose words are gone is nowhere`() {
    let place = Place(BlockPosition(section: 1, block: 1), in: book)
    #expect(place.position(in: PlayerBooks.book([["Something else."]])) == nil)
    #expect(place.position(in: PlayerBooks.book([])) == nil)
  }

  @Test func `a place is kept, read and forgotten`() throws {
    try BuiltProgram.withFolder { folder in
      let store = PlaceStore(paths: ["/books/a.md"], folder: folder + "/deep/places")
      #expect(store.load() == nil)
      let place = Place(BlockPosition(section: 1, block: 1, offset: 7), in: book)
      try store.save(place)
      #expect(store.load() == place)
      #expect(PlaceStore(paths: ["/books/b.md"], folder: folder + "/deep/places").load() == nil)
      store.forget()
      #expect(store.load() == nil)
      store.forget()
    }
  }

  @Test func `a book is the same by whatever path it is named`() throws {
    try BuiltProgram.withFolder { folder in
      try Data("x".utf8).write(to: URL(filePath: folder + "/book.md"))
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/link.md", withDestinationPath: folder + "/book.md")
      let place = Place(BlockPosition(section: 0, block: 0), in: book)
      try PlaceStore(paths: [folder + "/book.md"], folder: folder).save(place)
      for path in ["/link.md", "/./book.md"] {
        #expect(PlaceStore(paths: [folder + path], folder: folder).load() == place)
      }
    }
  }

  @Test(arguments: [
    "", "{", "[]", "{\"section\":0}", "\u{0}\u{1}",
    "{\"block\":\"a\",\"offset\":0,\"section\":0,\"words\":\"\"}",
  ])
  func `a damaged file holds no place`(content: String) throws {
    try BuiltProgram.withFolder { folder in
      let store = PlaceStore(paths: ["/a.md"], folder: folder)
      try store.save(Place(BlockPosition(section: 0, block: 0), in: book))
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        try Data(content.utf8).write(to: URL(filePath: folder + "/" + name))
      }
      #expect(store.load() == nil)
    }
  }

  @Test(arguments: [Int.min, -1, Int.max])
  func `numbers out of all bounds do no harm`(number: Int) throws {
    let text = "{\"block\":\(number),\"offset\":\(number),\"section\":\(number),\"words\":\"Two.\"}"
    let place = try JSONDecoder().decode(Place.self, from: Data(text.utf8))
    #expect(place.position(in: book) == BlockPosition(section: 0, block: 0, offset: 5))
  }

  @Test func `a folder that cannot be written is an error`() throws {
    let store = PlaceStore(paths: ["/a.md"], folder: "/proc/no/such/place")
    #expect(throws: (any Error).self) {
      try store.save(Place(BlockPosition(section: 0, block: 0), in: book))
    }
    #expect(store.load() == nil)
  }
}
