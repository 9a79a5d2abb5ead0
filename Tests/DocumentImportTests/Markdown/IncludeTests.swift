import DocumentImport
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
}
