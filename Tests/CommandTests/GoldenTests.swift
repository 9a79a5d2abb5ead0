import Testing

@Suite struct GoldenTests {
  @Test func `there are cases`() {
    #expect(!GoldenCase.all.isEmpty)
  }

  @Test func `nobody leaves the recording on`() {
    #expect(!GoldenCase.isRecording, "Recorded; look at the differences and run without RECORD.")
  }

  @Test(arguments: GoldenCase.all)
  func `each line prints what its folder says`(_ example: GoldenCase) async throws {
    try await example.check()
  }
}
