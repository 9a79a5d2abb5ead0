import Testing
import XMLTree

@Suite struct XMLReaderTests {
}
