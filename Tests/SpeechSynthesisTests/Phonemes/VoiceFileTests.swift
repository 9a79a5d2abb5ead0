import SpeechSynthesis
import Testing

@Suite struct VoiceFileTests {
  @Test(arguments: [
    ("name French\nlanguage fr-fr\nlanguage fr\n", "fr", "fr"),
    ("language en-us 2\nlanguage en 3\nphonemes en-us\n", "en-us", "en"),
    ("language no\nlanguage nb\nphonemes no\ndictionary xx\n", "no", "xx"),
    ("language variant\nname female3\n", "en", "en"), ("", "en", "en"),
    ("#language de\n// language it\nlanguage es // phonemes x\n", "es", "es"),
    ("language  pt \r\nphonemes\tpt-pt // was pt\r\n", "pt-pt", "pt"),
    ("phonemes xx\nlanguage de\n", "de", "de"),
    (" phonemes xx\nlanguage de\nphonemes\n", "de", "de"),
  ])
  func `a voice file names its table and dictionary, or its language does`(
    _ text: String, _ phonemes: String, _ dictionary: String
  ) {
    let file = VoiceFile(Array(text.utf8))
    #expect(file.phonemes == phonemes)
    #expect(file.dictionary == dictionary)
  }
}
