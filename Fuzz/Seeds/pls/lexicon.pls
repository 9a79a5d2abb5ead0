<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en-GB">
  <metadata/>
  <lexeme role="x:noun" xmlns:x="urn:x"><grapheme>heron</grapheme><grapheme>Heron</grapheme><phoneme prefer="true">ˈhɛɹən</phoneme><phoneme alphabet="x-sampa">"hEr@n</phoneme><example>a heron</example></lexeme>
  <lexeme><grapheme>WMO</grapheme><alias>weather of the world</alias></lexeme>
</lexicon>
