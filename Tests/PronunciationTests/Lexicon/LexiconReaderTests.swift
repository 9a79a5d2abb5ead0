import Pronunciation
import Testing

@Suite struct LexiconReaderTests {
}
