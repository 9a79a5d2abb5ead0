import DocumentImport
import ReadingContent
import TestSupport
import Testing

/// The tests of the W3C for reading systems, by their own statements.
///
/// Those about text, language, contents, order, fallbacks and XML; `Documentation/EPUB.md` has all.
@Suite struct `EPUB reading system tests` {
  private func read(_ name: String) throws -> EPUBCorpus.Reading {
    try #require(EPUBCorpus.read("epub-w3c/\(name).epub"))
  }

  private var isMissing: Bool {
    if PackageRoot.corpus == nil { PackageRoot.corpusMissing() }
    return PackageRoot.corpus == nil
  }

  @Test(arguments: EPUBCorpus.books(in: "epub-w3c"))
  func `every book opens`(path: String) throws {
    let reading = try #require(EPUBCorpus.read(path))
    #expect(reading.error == nil)
    #expect(!reading.text.isEmpty)
  }

  @Test(arguments: [
    "cnt-xhtml-support", "ocf-metainf-inc", "ocf-package_multiple", "ocf-url_manifest",
    "ocf-url_relative", "pkg-collections-unknown", "pkg-manifest-unknown", "pkg-version-backward",
    "pub-foreign_xml-spine", "pub-foreign_xml-suffix-spine",
  ])
  func `the page by which a test passes is read`(name: String) throws {
    guard !isMissing else { return }
    let reading = try read(name)
    #expect(reading.text.contains("Test passes if"))
    #expect(!reading.text.contains("Test fails"))
    #expect(reading.warnings == [])
  }

  @Test func `the contents are found, with what is hidden and what is a picture`() throws {
    guard !isMissing else { return }
    for (name, titles) in [
      ("nav-access", ["Test passes if you can see this link"]),
      ("nav-activation", ["1st content document", "Click to access 2nd content document"]),
      ("nav-non-text_img", ["Start page", "Description of the Abbey of Sénanque"]),
      ("nav-spine_in-spine-hidden-toc-css", ["The first link", "The second link"]),
      ("nav-spine_in-spine-hidden-toc-html", ["The first link", "The second link"]),
    ] {
      #expect(try read(name).book?.sections.heads.map(\.title).suffix(2) == titles[...], "\(name)")
    }
    let list = try read("nav-spine_in-spine-no-list-style")
    #expect(list.book?.sections.first?.blocks.allSatisfy { $0.text.string.first != "1" } == true)
    #expect(try read("nav-spine_in-spine").text.contains("second link"))
  }

  @Test func `the order is that of the spine, and what stands in it twice is read twice`() throws {
    guard !isMissing else { return }
    let order = try read("pkg-spine-order").blocks.map(\.text.string)
    #expect(
      order.filter { $0.contains("must appear") } == [
        "This page must appear first.", "This page must appear second.",
        "This page must appear third.", "This page must appear last.",
      ])
    let pages = try read("pkg-spine-order-svg").blocks.map(\.text.string)
    #expect(pages.first?.hasSuffix("\nPage 1") == true)
    #expect(pages.dropFirst() == ["Page 2", "Page 3", "Page 4"])
    for name in ["pkg-spine-duplicate-item-rendering", "pkg-spine-duplicate-item-ui"] {
      let copies = try read(name).blocks.filter { $0.text.string.contains("occurs three times") }
      #expect(copies.count == 3, "\(name)")
    }
    #expect(!(try read("pub-xml-non-validating_comment").text.contains("Test fails")))
  }

  @Test func `authors keep their order, and titles come from the package`() throws {
    guard !isMissing else { return }
    #expect(try read("pkg-creator-order").book?.metadata.authors.first == "Dave Cramer")
    #expect(try read("pkg-linked-records").book?.metadata.title == "Package metadata title!")
    #expect(
      try read("pkg-dir_rtl-root-unset").book?.metadata.title == "CSS: \u{5D4}רפתקה חדשה!")
  }

  @Test func `the language of the package is no language of the text`() throws {
    guard !isMissing else { return }
    let reading = try read("pkg-lang_but_not_content")
    #expect(reading.text.contains("“Le mieux est l'ennemi du bien”"))
    // The voice has to be of some language, and there is no better guess.
    #expect(reading.book?.metadata.language == LanguageTag("fr"))
    #expect(reading.book?.sections[0].language == nil)
    #expect(reading.blocks.allSatisfy { $0.text.runs.allSatisfy { $0.attributes.language == nil } })
  }

  @Test func `nothing is fetched, and no file outside the book is read`() throws {
    guard !isMissing else { return }
    #expect(try read("pub-file-urls").warnings == [])
    let external = try read("pub-xml-external-id")
    #expect(!external.text.contains("Test fails"))
  }

  @Test func `scripts are not run, and what stands for them is read`() throws {
    guard !isMissing else { return }
    #expect(try read("scr-support-fallback").text.lowercased().contains("test passes"))
  }

  @Test func `text with an overlay without sound is read by the voice`() throws {
    guard !isMissing else { return }
    let options = ImportOptions(keepsRecordings: true)
    let reading = try #require(
      EPUBCorpus.read("epub-w3c/mol-tts_single.epub", options: options))
    #expect(reading.text.contains("Call me Ishmael"))
    #expect(!reading.marks.contains { if case .recording = $0 { true } else { false } })
    let recorded = try #require(
      EPUBCorpus.read("epub-w3c/mol-navigation.epub", options: options))
    #expect(recorded.marks.contains { if case .recording = $0 { true } else { false } })
  }

  @Test func `notes are marked for a place of their own`() throws {
    guard !isMissing else { return }
    let reading = try read("pss-support")
    #expect(reading.marks.contains { if case .noteReference = $0 { true } else { false } })
  }
}
