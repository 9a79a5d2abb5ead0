import ReadingContent
import Testing

@testable import TerminalPlayer

@Suite struct GoToPageTests {
  private func events(_ keys: [KeyTable.Key?]) -> [PlayerEvent] {
    let meanings = KeyMeanings(KeyTable())
    return keys.flatMap { meanings.events(for: $0) }
  }

  private func typed(_ text: String) -> [KeyTable.Key?] { text.map { .character($0) } }

  @Test func `what is typed after the key is the page, and Enter asks for it`() {
    let events = events(typed("#1x\u{7F}2\r") + [.character("p")])
    #expect(
      events.map(String.init(describing:)) == [
        #"typing(Optional(""))"#, #"typing(Optional("1"))"#, #"typing(Optional("1x"))"#,
        #"typing(Optional("1"))"#, #"typing(Optional("12"))"#, #"goToPage("12")"#,
        "command(TerminalPlayer.PlayerCommand.togglePause)",
      ])
  }

  @Test func `Escape and Enter without a page give it up`() {
    for keys in [typed("#12") + [.escape], typed("#\r")] {
      guard case .typing(nil)? = events(keys).last else {
        Issue.record("it goes on")
        continue
      }
    }
  }

  @Test func `Control-C quits also while a page is typed, and arrows are not letters`() {
    let events = events(typed("#1") + [.left, nil, .character("\u{3}"), .character("q")])
    #expect(
      events.suffix(5).map(String.init(describing:)) == [
        #"typing(Optional("1"))"#, #"typing(Optional("1"))"#, "typing(nil)",
        "command(TerminalPlayer.PlayerCommand.quit)", "command(TerminalPlayer.PlayerCommand.quit)",
      ])
  }

  @Test func `Control-Z takes the prompt away, and a key without meaning leaves it`() {
    let typed = events(typed("#1\t\u{C}2\u{1A}")).map(String.init(describing:))
    #expect(
      typed.dropFirst(2) == [
        #"typing(Optional("1"))"#, #"typing(Optional("1"))"#, #"typing(Optional("12"))"#,
        "typing(nil)", "command(TerminalPlayer.PlayerCommand.suspend)",
      ])
  }

  @Test func `a text without end is cut`() {
    guard case .typing(let text?)? = events(typed("#" + String(repeating: "1", count: 9_999))).last
    else { return #expect(Bool(false)) }
    #expect(text.count == 40)
  }

  @Test(arguments: [
    ("1", 0, "One is here."), ("2", 1, "Six."), ("٣", 2, "It began"), (" 6 ", 5, "Ten."),
    // On the fourth page no sentence starts; the one that goes on there is read from its start.
    ("4", 2, "It began"),
  ])
  func `a page is found by its number, in the digits of any script`(
    name: String, page: Int, sentence: String
  ) {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.press(.nextSentence)
    player.clear()
    player.send(.goToPage(name))
    #expect(player.view?.page == page)
    #expect(player.announced == ["Page \(page + 1) of 6"])
    #expect(player.sentence.hasPrefix(sentence), "\(player.sentence)")
  }

  @Test(arguments: ["0", "7", "-1", "xii", "1.5", "99999999999999999999", "", "\u{1B}"])
  func `a page that is not there is told, and nothing else happens`(name: String) {
    var player = ScriptedPlayer(PlayerBooks.usual)
    player.clear()
    player.send(.goToPage(name))
    #expect(player.announced == ["There is no page \(name); the last one is 6."])
    #expect(player.readings == 1)
  }

  @Test func `where the book has printed pages they are meant, and told`() {
    var book = PlayerBooks.usual
    book.sections[0].blocks[0].marks = [Mark(.printPage(label: "iv"), range: 0..<0)]
    book.sections[2].blocks[2].marks = [Mark(.printPage(label: "v"), range: 7..<7)]
    var player = ScriptedPlayer(book)
    #expect(player.announced == ["Page iv"])
    player.clear()
    player.send(.goToPage("V"))
    #expect(player.announced == ["Page v"])
    #expect(player.sentence == "Eight.")
    player.clear()
    player.send(.goToPage("3"))
    #expect(player.announced == ["There is no page 3; the labels go from iv to v."])
    player.press(.position)
    #expect(player.announced.last?.hasPrefix("Page v. Section 3, ") == true)
  }

  @Test func `a printed page that starts within a sentence is told by its own name`() {
    var book = PlayerBooks.usual
    book.sections[0].blocks[0].marks = [
      Mark(.printPage(label: "1"), range: 0..<0), Mark(.printPage(label: "2"), range: 20..<20),
    ]
    book.sections[2].blocks[3].marks = [Mark(.printPage(label: "3"), range: 30..<30)]
    var player = ScriptedPlayer(
      book, from: BlockPosition(section: 2, block: 3, offset: 30))
    #expect(player.announced == ["Page 3"])
    #expect(player.sentence == PlayerBooks.long)
    player.clear()
    player.send(.goToPage("2"))
    #expect(player.announced == ["Page 2"])
    #expect(player.sentence == "Two is there.")
  }

  @Test func `a page of a book that is not counted is gone to when it is`() {
    for (event, page, words) in [
      (PlayerEvent.goToPage("3"), 2, "Page 3 of 6"), (.command(.end), 5, "Page 6 of 6"),
    ] {
      var player = ScriptedPlayer(PlayerBooks.usual, isCounted: false)
      player.clear()
      player.send(event)
      #expect(player.announced == ["Counting the pages."])
      #expect(player.wantsCount && player.readings == 1)
      #expect(player.book.totals == nil)
      player.clear()
      player.book.count()
      player.send(.counted)
      #expect(player.announced == [words])
      #expect(player.view?.page == page)
    }
  }

  @Test func `who goes elsewhere meanwhile stays there`() {
    var player = ScriptedPlayer(PlayerBooks.usual, isCounted: false)
    player.send(.goToPage("6"))
    player.press(.nextSentence)
    player.book.count()
    player.send(.counted)
    #expect(player.view?.page == 0)
  }

  @Test func `a printed page that takes several pages of ours is told once`() {
    var book = PlayerBooks.usual
    book.sections[0].blocks[0].marks = [Mark(.printPage(label: "1"), range: 0..<0)]
    var player = ScriptedPlayer(book)
    player.readToEnd(step: 50)
    #expect(player.announced == ["Page 1", "End of book"])
  }

  @Test func `the number of pages is told once it is known, and no word is said of it`() {
    var player = ScriptedPlayer(PlayerBooks.usual, isCounted: false)
    #expect(player.announced == ["Page 1"])
    player.clear()
    player.book.count()
    player.send(.counted)
    #expect(player.announced == [])
    #expect(player.effects.count == 1)
    player.press(.nextPage)
    #expect(player.announced == ["Page 2 of 6"])
  }
}
