import Testing

@Suite struct `Words for formulas` {
  @Test(arguments: MathCase.all)
  func `a formula is said in the words of the table`(_ example: MathCase) throws {
    #expect(try example.found() == example.words)
  }
}
