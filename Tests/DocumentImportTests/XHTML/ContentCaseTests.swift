import Testing

@Suite struct ContentCaseTests {
  @Test func `there are cases`() {
    #expect(!ContentCase.all.isEmpty)
  }

  @Test(arguments: ContentCase.all)
  func `each document has the blocks that the list beside it says`(_ example: ContentCase) throws {
    let proof = try ContentProof(example.text)
    Accounting.check(proof)
    if MarkupCase.isRecording {
      try example.record(proof.listing)
    } else {
      #expect(proof.listing == example.expected, "\(example.name).blocks")
    }
  }
}
