<?xml version="1.0" encoding="UTF-8"?>
<!-- Names and words that American readers stumble over, as they are said in the United States. -->
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
    alphabet="ipa" xml:lang="en-US">
  <!-- Places -->
  <lexeme>
    <grapheme>Albuquerque</grapheme>
    <phoneme>ˈælbəˌkɜːki</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Arkansas</grapheme>
    <phoneme>ˈɑːɹkənˌsɔː</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Des Moines</grapheme>
    <phoneme>dɪˈmɔɪn</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Gila</grapheme>
    <phoneme>ˈhiːlə</phoneme>
  </lexeme>
  <!-- The street in New York; the city in Texas is said as the engine says it. -->
  <lexeme>
    <grapheme>Houston Street</grapheme>
    <phoneme>ˈhaʊstən stɹiːt</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>La Jolla</grapheme>
    <phoneme>ləˈhɔɪə</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Leominster</grapheme>
    <phoneme>ˈlɛmɪnstɚ</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Poughkeepsie</grapheme>
    <phoneme>pəˈkɪpsi</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Sault Ste. Marie</grapheme>
    <grapheme>Sault Sainte Marie</grapheme>
    <phoneme>ˈsuː seɪnt məˈɹiː</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Schuylkill</grapheme>
    <phoneme>ˈskuːkəl</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Tucson</grapheme>
    <phoneme>ˈtuːsɑːn</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Yosemite</grapheme>
    <phoneme>joʊˈsɛmɪti</phoneme>
  </lexeme>

  <!-- People -->
  <lexeme>
    <grapheme>Joaquin</grapheme>
    <grapheme>Joaquín</grapheme>
    <phoneme>wɑːˈkiːn</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Nguyen</grapheme>
    <phoneme>wɪn</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Siobhan</grapheme>
    <grapheme>Siobhán</grapheme>
    <phoneme>ʃɪˈvɔːn</phoneme>
  </lexeme>

  <!-- Food -->
  <lexeme>
    <grapheme>açaí</grapheme>
    <grapheme>acai</grapheme>
    <phoneme>ˌɑːsɑːˈiː</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>quinoa</grapheme>
    <phoneme prefer="true">ˈkiːnwɑː</phoneme>
    <phoneme>kiˈnoʊə</phoneme>
  </lexeme>
  <lexeme>
    <grapheme>Worcestershire</grapheme>
    <phoneme>ˈwʊstɚʃɚ</phoneme>
  </lexeme>

  <!-- Words of two readings: the text has to say which one is meant. -->
  <lexeme role="noun">
    <grapheme>bow</grapheme>
    <phoneme>boʊ</phoneme>
  </lexeme>
  <lexeme role="verb">
    <grapheme>bow</grapheme>
    <phoneme>baʊ</phoneme>
  </lexeme>
</lexicon>
