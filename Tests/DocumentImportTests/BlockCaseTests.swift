import DocumentImport
import Testing

@Suite struct BlockCaseTests {
  @Test func `there are cases`() {
    #expect(!BlockCase.all.isEmpty)
  }

  @Test(arguments: BlockCase.all)
  func `each text becomes the blocks in the list beside it`(_ example: BlockCase) throws {
    let proof = MarkdownProof(example.text)
    #expect(proof.faults.isEmpty)
    let places = LinePlaces(proof.text)
    let found = BlockListing.list(
      proof.document.blocks, warnings: proof.warnings, place: places.place)
    if MarkupCase.isRecording {
      try example.record(found)
    } else {
      #expect(found == example.expected, "\(example.name).blocks")
    }
  }
}
