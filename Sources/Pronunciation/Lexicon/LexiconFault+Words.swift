public import ReadingContent
import TextBreaks

/// The words for the faults of lexicons.
extension LexiconFault {
  /// How bad it is.
  public var severity: Severity {
    switch kind {
    case .unreadable, .tooLarge, .notALexicon, .rootEndsItself, .noEntries, .unknownAlphabet,
      .patternNotApplied, .noTab, .noGrapheme, .noReading, .emptyGrapheme, .emptyReading,
      .graphemeTooLong, .neverFound, .capital, .unknownSymbol, .ambiguous, .tooManySounds,
      .unspeakable:
      .error
    case .brokenXML(_, let isFatal):
      isFatal ? .error : .warning
    default:
      .warning
    }
  }

  /// The place, what is wrong, what follows from it and what to do, on one line.
  public var description: String {
    var place = path
    if let line { place += ", line \(line)" }
    if let column { place += ", column \(column)" }
    return "\(place): \(message)"
  }

  /// The fault as a warning of a book that uses the lexicon.
  public var warning: BookWarning {
    BookWarning(path: path, line: line, column: column, message: message)
  }

  /// What is wrong, what follows from it and what to do, without the place.
  public var message: String {
    let about = entry.map { "“\(Self.shown($0))”: " } ?? ""
    let parts = [what, consequence, nextStep].filter { !$0.isEmpty }
    return about + parts.joined(separator: "; ")
  }

  /// What is wrong.
  public var what: String {
    switch kind {
    case .unreadable(let reason): "the file cannot be read: \(reason)"
    case .tooLarge(let most): "the file is larger than \(most >> 20) MiB"
    case .illFormed(let encoding, let count):
      "\(count) \(count == 1 ? "place is" : "places are") not \(encoding)"
    case .notUTF8(let byte, _):
      "the byte \(String(byte, radix: 16, uppercase: true)) is not UTF-8"
    case .unknownEncoding(let name): "no encoding is called “\(Self.shown(name))”"
    case .brokenXML(let words, _): "broken XML: \(words)"
    case .notALexicon(let root): "the root element is <\(Self.shown(root))>, not <lexicon>"
    case .rootEndsItself: "<lexicon …/> ends itself, so no entry is inside it"
    case .noEntries: "there is no entry in it"
    case .wrongNamespace(let name):
      name.isEmpty
        ? "<lexicon> has no namespace" : "“\(Self.shown(name))” is not the namespace of PLS"
    case .wrongVersion(let version):
      version.map { "version “\(Self.shown($0))” is not 1.0" } ?? "<lexicon> has no version"
    case .noLanguage: "no language is given"
    case .badLanguage(let tag): "“\(Self.shown(tag))” is no language tag"
    case .noAlphabet: "no alphabet is given"
    case .unknownAlphabet(let name): "the alphabet “\(Self.shown(name))” is not known"
    case .foreignElement(let name): "<\(Self.shown(name))> does not belong here"
    case .unknownAttribute(let name, let element):
      "the attribute “\(Self.shown(name))” does not belong to <\(element)>"
    case .badValue(let value, let attribute):
      "\(attribute) cannot be “\(Self.shown(value))”"
    case .strayText(let text): "the text “\(Self.shown(text))” does not belong here"
    case .patternNotApplied: "regex=\"true\" makes it a pattern"
    case .unknownDirective(let text): "“\(Self.shown(text))” is no directive"
    case .unknownColumn(let text): "the column “\(Self.shown(text))” is not known"
    case .noTab: "there is no tab in the line"
    case .noGrapheme: "the entry does not say how it is written"
    case .noReading: "the entry does not say how it is spoken"
    case .emptyGrapheme: "the spelling is empty"
    case .emptyReading: "the pronunciation is empty"
    case .graphemeTooLong(let most): "the spelling has more than \(most) parts"
    case .straySlash: "a slash stands alone"
    case .enclosed(let signs): "\(signs) stand around the pronunciation"
    case .duplicate(let line, let same):
      "it stands on line \(line) already, \(same ? "spoken the same" : "spoken otherwise")"
    case .neverFound: "the spelling has neither letters nor digits"
    case .aliasLoop(let chain):
      "the alias leads back to the entry: "
        + chain.prefix(6).map(Self.shown).joined(separator: " → ")
        + (chain.count > 6 ? " → …" : "")
    case .respelled(let symbol, let replacement):
      "\(Self.named(symbol)) is not the alphabet's sign"
        + (replacement.isEmpty ? "" : ", which is \(Self.named(replacement))")
    case .suspectY: "y is a front vowel in the IPA, and this lexicon is English"
    case .noStress: "no syllable of several has a stress"
    case .capital(let letter): "the IPA has no capital \(Self.named(letter))"
    case .unknownSymbol(let symbol, let suggestion):
      "the alphabet has no \(Self.named(symbol))"
        + (suggestion.map { ", perhaps \(Self.named($0)) is meant" } ?? "")
    case .ambiguous(let symbol): "\(Self.named(symbol)) leaves open what is meant"
    case .tooManySounds(let most): "there are more than \(most) sounds"
    case .approximated(let symbol, let replacement, let voice):
      replacement.isEmpty
        ? "the voice \(voice) leaves out \(Self.named(symbol)) here"
        : "the voice \(voice) has no \(Self.named(symbol)) here and says \(Self.named(replacement))"
    case .dropped(let symbol, let voice): "the voice \(voice) has nothing for \(Self.named(symbol))"
    case .unspeakable(let voice): "the voice \(voice) refuses the pronunciation"
    }
  }

  /// What follows from it.
  public var consequence: String {
    switch kind {
    case .unreadable, .tooLarge, .notALexicon, .rootEndsItself, .noEntries:
      "the lexicon does nothing"
    case .illFormed: "U+FFFD stands for each"
    case .notUTF8(_, let encoding): "the whole file is read as \(encoding)"
    case .unknownEncoding: "it is read as UTF-8"
    case .brokenXML(_, let isFatal):
      isFatal ? "entries from here on may be lost" : "it is read all the same"
    case .wrongNamespace, .wrongVersion: "it is read as PLS 1.0 all the same"
    case .noLanguage, .badLanguage: "its entries serve texts of every language"
    case .noAlphabet: "IPA is supposed"
    case .unknownAlphabet: "pronunciations in it are not used"
    case .foreignElement: "it is passed over with all that is in it"
    case .unknownAttribute, .badValue, .unknownDirective, .unknownColumn: "it is passed over"
    case .strayText: "it is passed over"
    case .patternNotApplied: "patterns are not applied, so the entry is not used"
    case .noTab, .noGrapheme, .noReading, .graphemeTooLong: "the entry is not used"
    case .emptyGrapheme, .emptyReading: "it is not used"
    case .straySlash: "what stands on this side of it is used"
    case .enclosed: "they are left out"
    case .duplicate(_, let same): same ? "" : "the one that comes first is used"
    case .neverFound: "no text uses the entry"
    case .aliasLoop: "inside its own alias the entry is not used"
    case .respelled: "it is understood"
    case .suspectY: "a voice that has the vowel of French “lune” speaks that"
    case .noStress: "the word sounds flat"
    case .capital, .unknownSymbol, .ambiguous, .tooManySounds, .unspeakable:
      "the entry is not used"
    case .approximated: ""
    case .dropped: "it is left out"
    }
  }

  /// What to do about it.
  public var nextStep: String {
    switch kind {
    case .unreadable: "look at its name and who may read it"
    case .tooLarge: "split it"
    case .illFormed, .notUTF8, .unknownEncoding: "save it as UTF-8"
    case .brokenXML: ""
    case .notALexicon: "give a PLS file, or one with a tab between spelling and pronunciation"
    case .rootEndsItself: "write <lexicon …> at the start and </lexicon> at the end"
    case .noEntries: "give it an entry"
    case .wrongNamespace: "write xmlns=\"\(Lexicon.namespace)\""
    case .wrongVersion: "write version=\"1.0\""
    case .noLanguage, .badLanguage: "give one, such as en-GB"
    case .noAlphabet: "write alphabet=\"ipa\""
    case .unknownAlphabet: "write it in ipa, x-sampa, arpabet or espeak"
    case .patternNotApplied: "list the spellings"
    case .unknownDirective: "there are lang:, alphabet: and case:"
    case .unknownColumn: "there are role=, case= (usual, any, exact) and alphabet="
    case .noTab: "put a tab between spelling and pronunciation"
    case .noGrapheme: "give it a grapheme"
    case .noReading: "give it a phoneme or an alias"
    case .straySlash: "put one on each side, or none"
    case .enclosed: "leave them out"
    case .duplicate(_, let same): same ? "delete one" : "delete one, or give them roles"
    case .respelled(_, let replacement):
      replacement.isEmpty ? "leave it out" : "write \(Self.named(replacement))"
    case .suspectY: "write j if the consonant of “yes” is meant"
    case .noStress: "put ˈ before the stressed syllable"
    case .ambiguous: "write each pronunciation by itself"
    case .tooManySounds: "split it"
    default: ""
    }
  }

  /// A sign with its number in Unicode where its looks do not tell it.
  private static func named(_ symbol: String) -> String {
    let numbers = symbol.unicodeScalars.map { scalar in
      let hex = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
    }
    let isPlain = symbol.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    let text = TerminalText.safe(symbol)
    return isPlain ? text : "\(text) (\(numbers.joined(separator: " ")))"
  }

  /// A text of the file as a message may hold it: without control characters, and not too long.
  private static func shown(_ text: String) -> String {
    let most = 60
    let scalars = text.unicodeScalars
    let start = String(String.UnicodeScalarView(scalars.prefix(most)))
    return TerminalText.safe(start) + (scalars.dropFirst(most).isEmpty ? "" : "…")
  }
}

extension LexiconFault: CustomStringConvertible {}
