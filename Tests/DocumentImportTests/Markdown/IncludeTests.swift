import DocumentImport
import Glibc
import ReadingContent
import TestSupport
import Testing

/// Books whose chapters take in other files, as mdBook has it.
@Suite struct IncludeTests {
  private func book(
    _ files: [String: String], warnings: inout [BookWarning]
  ) throws -> Book {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(Array(text.utf8), to: name) }
    return try DocumentImporter().book(at: [folder.path], warnings: &warnings)
  }

  private func texts(_ book: Book) -> [String] {
    book.sections.flatMap(\.blocks).map(\.text.string)
  }

  @Test func `code and text come from other files with their own places`() throws {
    var warnings: [BookWarning] = []
    let read = try book(
      [
        "book.toml": "", "src/SUMMARY.md": "# S\n\n- [One](one.md)\n",
        "src/one.md": """
        # One

        {{#title Not shown}}

        ```rust
        let own = 1;
        {{#rustdoc_include ../code/main.rs:here}}
        {{#include ../code/main.rs:2:3}}
        \\{{#include stays}}
        ```

        {{#include part.md}}

        > {{#include part.md:3:3}}

        Version {{#include ../code/version.txt}} of it, not `{{#include x}}`.

        {{#playground ../code/main.rs:1}}
        """,
        "src/part.md":
          "Some *text*[^1].\n\n- item {{#include ../code/version.txt}}\n\n[^1]: Note.\n",
        "code/main.rs":
          "fn main() {\n# hidden();\n## shown;\n// ANCHOR: here\n    a();\n// ANCHOR_END: here\n}\n",
        "code/version.txt": "1.2\n",
      ], warnings: &warnings)
    #expect(warnings.map(\.description) == [])
    #expect(
      texts(read) == [
        "One", "let own = 1;", "    a();", "# shown;", "{{#include stays}}", "Some text[1].",
        "• item 1.2", "• item 1.2", "Version 1.2 of it, not {{#include x}}.", "fn main() {",
        "1. Note.",
      ])
    Accounting.check(read)
    let blocks = read.sections.flatMap(\.blocks)
    let code = try #require(blocks[2].text.source.position(of: 4..<5))
    #expect(read.describe(code).hasSuffix("code/main.rs, line 5, column 5"))
    #expect(blocks[7].containers.first == .quotation)
  }

  @Test func `what is missing, outside or in a circle is told and left out`() throws {
    var warnings: [BookWarning] = []
    let read = try book(
      [
        "SUMMARY.md": "[One](one.md)\n",
        "one.md": """
        A

        {{#include no.md}}

        {{#include ../../etc/passwd}}

        {{#include /etc/passwd}}

        {{#include two.md}}

        ```
        {{#include one.md}}
        {{#include two.md:gone}}
        {{#include two.md:90}}
        x
        ```
        """,
        "two.md": "B\n\n{{#include two.md}}\n\n{{#include one.md}}\n",
      ], warnings: &warnings)
    #expect(texts(read) == ["A", "B", "x"])
    let consequence = "; what should stand here is left out"
    #expect(
      warnings.map(\.message)
        == [
          "there is no file no.md", "../../etc/passwd lies outside the book's folder",
          "/etc/passwd lies outside the book's folder", "two.md takes itself in",
          "one.md takes itself in", "one.md takes itself in", "two.md has no part called gone",
          "two.md has fewer lines",
        ].map { $0 + consequence })
    #expect(warnings.map(\.line) == [3, 5, 7, 3, 5, 12, 13, 14])
    Accounting.check(read)
  }

  @Test func `marks of a part on one line and numbers out of range are no trouble`() throws {
    var warnings: [BookWarning] = []
    let read = try book(
      [
        "SUMMARY.md": "[One](one.md)\n",
        "one.md": """
        ```
        {{#include a.txt:here}}
        {{#include a.txt:-9223372036854775808}}
        {{#include a.txt:9223372036854775807:-9223372036854775808}}
        {{#include a.txt:2:9223372036854775807}}
        ```
        """,
        "a.txt": "// ANCHOR: here ANCHOR_END: here\nx\n",
      ], warnings: &warnings)
    #expect(texts(read) == ["x", "x"])
    #expect(
      warnings.map(\.message) == ["a.txt has fewer lines; what should stand here is left out"])
    Accounting.check(read)
  }

  @Test func `files that name one another many times end with a warning`() throws {
    var warnings: [BookWarning] = []
    var files = ["SUMMARY.md": "[One](one.md)\n", "one.md": "A\n\n{{#include 1.md}}\n"]
    for number in 1..<9 {
      files["\(number).md"] = String(repeating: "{{#include \(number + 1).md}}\n", count: 40)
    }
    files["9.md"] = String(repeating: "word\n", count: 20_000)
    let folder = try TemporaryFolder(files)
    var options = ImportOptions()
    options.mostIncludedBytes = 1 << 20
    let read = try DocumentImporter(options: options).book(at: [folder.path], warnings: &warnings)
    #expect((2..<100).contains(texts(read).count))
    #expect(
      warnings.first?.message
        == "with 9.md more than 1 MiB are taken in; what should stand here is left out")
  }

  @Test func `a pipe is not waited for`() throws {
    let folder = try TemporaryFolder([
      "SUMMARY.md": "- [One](one.md)\n- [Two](two.md)\n", "one.md": "A\n\n{{#include pipe.md}}\n",
    ])
    for name in ["pipe.md", "two.md"] { #expect(mkfifo("\(folder.path)/\(name)", 0o600) == 0) }
    var warnings: [BookWarning] = []
    let read = try DocumentImporter().book(at: [folder.path], warnings: &warnings)
    #expect(texts(read) == ["A"])
    #expect(
      warnings.map(\.message) == [
        "pipe.md is neither a file nor a folder; what should stand here is left out",
        "two.md is neither a file nor a folder; the chapter is left out",
      ])
  }

  @Test func `what is doubtful about the encoding of a file that is taken in is told`() throws {
    let folder = try TemporaryFolder([
      "SUMMARY.md": "[One](one.md)\n", "one.md": "{{#include part.md}}\n\n{{#include part.md}}\n",
    ])
    try folder.write(Array("ab".utf8) + [0x81] + Array(" c\n".utf8), to: "part.md")
    var warnings: [BookWarning] = []
    _ = try DocumentImporter().book(at: [folder.path], warnings: &warnings)
    #expect(warnings.count == 1)
    #expect(warnings.first?.path.hasSuffix("part.md") == true)
    #expect(warnings.first?.message.hasPrefix("the byte 81 is") == true)
  }
}
