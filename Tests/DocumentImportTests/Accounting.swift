import DocumentImport
import ReadingContent
import TestSupport
import Testing

/// Expects every byte of a source to be accounted for.
enum Accounting {
  static func check(_ book: Book, sourceLocation: SourceLocation = #_sourceLocation) {
    let faults = SourceAccount.faults(of: book)
    #expect(faults.isEmpty, "\(faults.prefix(5))", sourceLocation: sourceLocation)
  }

  /// Expects it of a document of XHTML or HTML, and each byte to be used once.
  static func check(_ proof: ContentProof, sourceLocation: SourceLocation = #_sourceLocation) {
    let document = proof.document
    let faults = SourceAccount.faults(of: document.blocks, in: document.resource, isOnce: true)
    #expect(faults.isEmpty, "\(faults.prefix(5))", sourceLocation: sourceLocation)
  }
}
