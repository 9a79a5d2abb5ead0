import DocumentImport
import ReadingContent
import XMLTree

/// Pages of HTML: the parser, what of a page is its text, and the blocks.
enum HTMLTarget {
  static func read(_ text: String) {
    guard let tree = try? XMLTree(html: text) else { return }
    for (index, node) in tree.nodes.enumerated() {
      expect(node.end > index && node.end <= tree.nodes.count, "nodes end in the tree")
      if let parent = node.parent {
        expect(parent < index && node.end <= tree.nodes[parent].end, "nodes are in their parents")
      } else {
        expect(index == 0, "there is one root")
      }
    }
    expect(tree.nodes.count <= 16 + 4 * text.utf8.count, "nodes in proportion to the file")
    var warnings: [BookWarning] = []
    let options = ContentOptions(skipped: MainContent.skipped(in: tree), expandsAbbreviations: true)
    let document = ContentReader.read(
      tree, path: "a.html", resource: 0, options: options, warnings: &warnings)
    let book = Book(
      metadata: BookMetadata(title: document.title ?? ""),
      sections: [Section(title: "", blocks: document.blocks)], resources: [document.resource])
    BookProof.check(book, size: text.utf8.count, warnings: warnings)
  }
}
