import DocumentImport
import ReadingContent
import Testing
import XMLTree

/// What stands in a table and in none of its cells.
@Suite struct StrayTableContentTests {
  @Test(arguments: [
    "<table><th>a</th><p>", "<table><tr><td>a<td>b</td><p>c</p><td>d</table>",
    "<table><tr><td>a</td><hr><td>b</table>", "<table><tr><td>a</td>x<br><br>y<td>b</table>",
    "<table><tr><td>a</td><table><tr><td>b</table><td>c</table>",
    "<table><tr><td>a</td><li>b<td>c</table>", "<table><tr><td>a</td><h1>b</h1></table>c",
    "<table><tr><td>a</td>b</table>",
  ])
  func `content between cells loses nothing of the row`(_ page: String) throws {
    // The trees that parsers of XML make of it keep such content where it stands.
    let proof = ContentProof(try XMLTree(html: page))
    Accounting.check(proof)
    let text = proof.texts.joined(separator: "|")
    for letter in "abcdxy" where page.contains(">\(letter)") {
      #expect(text.contains(letter), "\(letter) of \(page) in \(text)")
    }
  }

  @Test(arguments: [
    "<table><tr><td>a</td><p>b</p><td>c</td></tr></table>",
    "<table><tr><td>a</td><tr><td>b</td></tr><td>c</td></tr></table>",
    "<table><tr><td>a</td><hr/><td>b</td></tr></table>",
    "<table><tr><td>a</td><table><tr><td>b</td></tr></table><td>c</td></tr></table>",
  ])
  func `content between cells of XML loses nothing of the row`(_ page: String) throws {
    let proof = try ContentProof(page)
    Accounting.check(proof)
    let text = proof.texts.joined(separator: "|")
    for letter in "abc" where page.contains(">\(letter)") {
      #expect(text.contains(letter), "\(letter) of \(page) in \(text)")
    }
  }
}
