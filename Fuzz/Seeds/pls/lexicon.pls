<?xml version="1.0" encoding="UTF-8"?>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en-GB">
  <metadata/>
  <lexeme role="x:noun" xmlns:x="urn:x"><grapheme>tomato</grapheme><grapheme>Tomato</grapheme><phoneme prefer="true">təˈmɑːtəʊ</phoneme><phoneme alphabet="x-sampa">t@"mA:t@U</phoneme><example>a tomato</example></lexeme>
  <lexeme><grapheme>W3C</grapheme><alias>world wide web</alias></lexeme>
</lexicon>
