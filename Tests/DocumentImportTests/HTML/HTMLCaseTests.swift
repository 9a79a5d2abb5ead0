import Testing

@Suite struct HTMLCaseTests {
  @Test func `there are cases`() {
    #expect(!HTMLCase.all.isEmpty)
  }

  @Test(arguments: HTMLCase.all)
  func `each page is read as the list beside it says`(_ example: HTMLCase) throws {
    let proof = try HTMLProof(example.text)
    Accounting.check(proof.content)
    if MarkupCase.isRecording {
      try example.record(proof.listing)
    } else {
      #expect(proof.listing == example.expected, "\(example.name).page")
    }
  }
}
