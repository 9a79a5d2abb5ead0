import Testing

@Suite struct MarkupCaseTests {
  @Test func `there are cases`() {
    #expect(!MarkupCase.all.isEmpty)
  }

  @Test func `nobody leaves the recording on`() {
    #expect(!MarkupCase.isRecording, "Recorded; look at the differences and run without RECORD.")
  }

  @Test(arguments: MarkupCase.all)
  func `each text asks of the voice what the list beside it says`(_ example: MarkupCase) throws {
    let proof = MarkdownProof(example.text)
    #expect(proof.faults.isEmpty)
    let found = MarkupCase.runs(proof)
    if MarkupCase.isRecording {
      try example.record(found)
    } else {
      #expect(found == example.expected, "\(example.name).runs")
    }
  }
}
