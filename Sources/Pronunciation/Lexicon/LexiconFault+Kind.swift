extension LexiconFault {
  /// What is wrong with a lexicon.
  ///
  /// The words for each are in ``LexiconFault/what``, ``LexiconFault/consequence`` and
  /// ``LexiconFault/nextStep``.
  public enum Kind: Hashable, Sendable {
    // The file.

    /// The system refuses the file, with its words for why.
    case unreadable(reason: String)
    /// The file is larger than what is read.
    case tooLarge(mostBytes: Int)
    /// Bytes are no characters of the encoding.
    case illFormed(encoding: String, count: Int)
    /// The file is not UTF-8 and names no other encoding; the first byte that shows it.
    case notUTF8(byte: UInt8, encoding: String)
    /// The file names an encoding that is not known.
    case unknownEncoding(String)
    /// The XML is broken; the words are those of the XML reader.
    case brokenXML(String, isFatal: Bool)
    /// The file is XML, and not a lexicon.
    case notALexicon(root: String)
    /// `<lexicon …/>` ends itself, so that no entry is inside it.
    case rootEndsItself
    /// There is no entry.
    case noEntries

    // What a PLS file says about itself, and what is not PLS.

    /// The root's namespace is not that of PLS.
    case wrongNamespace(String)
    /// The version is missing or not 1.0.
    case wrongVersion(String?)
    /// No language is given.
    case noLanguage
    /// The language's tag is not one (BCP 47).
    case badLanguage(String)
    /// No alphabet is given where one must be.
    case noAlphabet
    /// An alphabet that is not known.
    case unknownAlphabet(String)
    /// An element that is not of PLS, or does not belong here.
    case foreignElement(String)
    /// An attribute that is not of PLS, or does not belong here.
    case unknownAttribute(String, element: String)
    /// An attribute has a value that it cannot have.
    case badValue(String, attribute: String)
    /// Text stands where none belongs.
    case strayText(String)
    /// A pattern of DAISY's, which is not applied.
    case patternNotApplied

    // What a tabbed file says about itself.

    /// A directive at the top that is not known.
    case unknownDirective(String)
    /// A further column that is not known.
    case unknownColumn(String)
    /// A line without a tab.
    case noTab

    // The entries.

    /// An entry without a way to write it.
    case noGrapheme
    /// An entry without a way to say it.
    case noReading
    /// A way to write it is empty.
    case emptyGrapheme
    /// A way to say it is empty.
    case emptyReading
    /// A way to write it is longer than what is looked for.
    case graphemeTooLong(mostWords: Int)
    /// A slash without its partner.
    case straySlash
    /// Slashes or brackets around a pronunciation, which the format does not have.
    case enclosed(String)

    // What a check finds.

    /// The same entry stands on an earlier line.
    case duplicate(line: Int, saysTheSame: Bool)
    /// No text can hold it: it has neither letters nor digits.
    case neverFound
    /// An alias that leads back to its own entry.
    case aliasLoop([String])
    /// A sign written otherwise than the alphabet writes it.
    case respelled(symbol: String, replacement: String)
    /// *y* in an English lexicon, where /j/ was meant.
    case suspectY
    /// Several syllables, and no stress.
    case noStress
    /// A capital in the IPA.
    case capital(String)
    /// A sign that the alphabet does not have.
    case unknownSymbol(String, suggestion: String?)
    /// It leaves open what is meant.
    case ambiguous(String)
    /// More sounds than are spoken of one pronunciation.
    case tooManySounds(most: Int)
    /// The voice lacks the sound and says a near one.
    case approximated(symbol: String, replacement: String, voice: String)
    /// The voice has nothing for the sign.
    case dropped(symbol: String, voice: String)
    /// The engine refuses it or says nothing for it.
    case unspeakable(voice: String)
  }
}
