import CEspeakNG
import Glibc
import SpeechSynthesis

/// The engine, of which a process has one, for one thread.
enum EspeakLibrary {
  /// Where the callback puts the sound; the library hands it no object of ours.
  ///
  /// Set and read by the one thread of this program only.
  private nonisolated(unsafe) static var sink: SlotWriter?

  /// Starts the engine and returns its samples a second; nothing when it finds no data.
  static func start() -> Int? {
    // The library connects to the sound server even where it plays nothing, which would wake the
    // server and leave files of its in the user's home. It is sent where nobody answers.
    setenv("PULSE_SERVER", "unix:/dev/null", 1)
    setenv("PULSE_COOKIE", "/dev/null", 1)
    // 200 ms a callback: the samples do not depend on it up to there.
    let rate = espeak_Initialize(
      AUDIO_OUTPUT_SYNCHRONOUS, 200, nil, Int32(espeakINITIALIZE_DONT_EXIT))
    guard rate > 0 else { return nil }
    espeak_SetSynthCallback { samples, count, events in
      EspeakLibrary.receive(samples, Int(count), events)
    }
    return Int(rate)
  }

  /// Asks the system to kill this process when its parent dies.
  static func dieWithParent() {
    _ = read_aloud_die_with_parent()
  }

  /// Loads a voice by its identifier; false when there is none.
  static func setVoice(identifier: String) -> Bool {
    // The engine takes any path for a voice file, so that what climbs out of its folder is refused.
    guard isName(identifier), !identifier.hasPrefix("/"),
      !identifier.split(separator: "/").contains("..")
    else { return false }
    return espeak_SetVoiceByName(identifier) == EE_OK
  }

  /// Loads the best voice for a BCP 47 tag; false when there is none.
  static func setVoice(language: String) -> Bool {
    guard isName(language) else { return false }
    return language.withCString { language in
      var wanted = espeak_VOICE()
      wanted.languages = language
      return espeak_SetVoiceByProperties(&wanted) == EE_OK
    }
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !text.utf8.contains { $0 < 0x20 }
  }

  /// The voice that was loaded last, with its first language alone.
  static var currentVoice: Voice? {
    // The engine keeps the languages of the voice before behind those of a voice that has fewer.
    guard let voice = espeak_GetCurrentVoice().flatMap({ voice($0.pointee) }) else { return nil }
    return Voice(
      identifier: voice.identifier, name: voice.name, languages: Array(voice.languages.prefix(1)))
  }

  /// All voices that need no further program.
  static var voices: [Voice] {
    guard var next = espeak_ListVoices(nil) else { return [] }
    var voices: [Voice] = []
    while let found = next.pointee {
      if let voice = voice(found.pointee), !voice.identifier.hasPrefix("mb/") {
        voices.append(voice)
      }
      next += 1
    }
    return voices
  }

  /// Sets what must be set after each change of voice: some voices change the speed for the next.
  static func set(rate: Int, pitch: Int) {
    espeak_SetParameter(espeakRATE, Int32(clamping: rate), 0)
    espeak_SetParameter(espeakPITCH, Int32(clamping: pitch), 0)
  }

  /// Speaks a text that ends with a zero byte; false when the engine refused it.
  static func speak(
    _ text: [UInt8], isMarkup: Bool, endsSentence: Bool, into writer: SlotWriter
  ) -> Bool {
    sink = writer
    defer { sink = nil }
    return synthesize(text, isMarkup: isMarkup, endsSentence: endsSentence)
  }

  /// Has the phonemes of what is spoken written to a stream from now on, or no longer.
  static func trace(_ trace: PhonemeTrace?) {
    guard let trace else { return espeak_SetPhonemeTrace(0, nil) }
    let mode = trace.notation == .ipa ? espeakPHONEMES_IPA : espeakPHONEMES_SHOW
    espeak_SetPhonemeTrace(mode, trace.stream)
  }

  /// Tells the phonemes of a text that ends with a zero byte, clause by clause, without speaking
  /// it; false when the engine refused it.
  ///
  /// Elements that change the voice are not obeyed.
  static func transcribe(
    _ text: [UInt8], isMarkup: Bool, notation: PhonemeNotation, receive: (String) -> Void
  ) -> Bool {
    // The engine goes by the flags of the last synthesis and by what an element that was never
    // closed left behind: speaking a blank sees to both.
    guard synthesize([0x20, 0], isMarkup: isMarkup, endsSentence: false) else { return false }
    let mode = notation == .ipa ? espeakPHONEMES_IPA : 0
    return text.withUnsafeBytes { bytes in
      var next = bytes.baseAddress
      while next != nil {
        guard let clause = espeak_TextToPhonemes(&next, Int32(espeakCHARS_UTF8), mode) else {
          return false
        }
        let length = strlen(clause)
        PhonemeTrace.clauses(in: UnsafeRawBufferPointer(start: clause, count: length))
          .forEach(receive)
      }
      return true
    }
  }

  /// Speaks a text that ends with a zero byte to nobody; false when the engine refused it.
  static func synthesize(_ text: [UInt8], isMarkup: Bool, endsSentence: Bool) -> Bool {
    var flags = espeakCHARS_UTF8
    if isMarkup { flags |= espeakSSML | espeakPHONEMES }
    if endsSentence { flags |= espeakENDPAUSE }
    return espeak_Synth(
      text, text.count, 0, POS_CHARACTER, 0, UInt32(flags), nil, nil) == EE_OK
  }

  private static func receive(
    _ samples: UnsafeMutablePointer<Int16>?, _ count: Int,
    _ events: UnsafeMutablePointer<espeak_EVENT>?
  ) -> Int32 {
    guard let sink else { return 0 }
    if var event = events {
      while event.pointee.type != espeakEVENT_LIST_TERMINATED {
        if let word = word(event.pointee) { sink.append(word) }
        event += 1
      }
    }
    guard let samples, count > 0 else { return 0 }
    return sink.append(UnsafeRawBufferPointer(start: samples, count: count * 2)) ? 0 : 1
  }

  /// Returns what is told of a word or of a mark whose name is a number; nothing for other events.
  private static func word(_ event: espeak_EVENT) -> SpeakerReply.Word? {
    var mark = SpeakerReply.Word.noMark
    switch event.type {
    case espeakEVENT_WORD: break
    case espeakEVENT_MARK:
      guard let name = event.id.name, let number = number(String(cString: name)) else {
        return nil
      }
      mark = number
    default: return nil
    }
    return SpeakerReply.Word(
      position: UInt32(clamping: event.text_position), length: UInt32(clamping: event.length),
      sample: UInt32(clamping: event.sample), mark: mark)
  }

  /// Returns the number that decimal digits stand for, of at most nine.
  private static func number(_ text: String) -> UInt32? {
    guard (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return UInt32(text)
  }

  /// The folder of the engine's data, and its version.
  static var data: (folder: String, version: String)? {
    var path: UnsafePointer<CChar>?
    guard let version = espeak_Info(&path), let path else { return nil }
    return (String(cString: path), String(cString: version))
  }

  private static func voice(_ found: espeak_VOICE) -> Voice? {
    guard let identifier = found.identifier, let name = found.name else { return nil }
    var languages: [String] = []
    // A list of a byte of preference and a zero-terminated tag, closed by a preference of zero.
    if var next = found.languages {
      while next.pointee != 0 {
        let tag = String(cString: next + 1)
        languages.append(tag)
        next += 1 + strlen(next + 1) + 1
      }
    }
    return Voice(
      identifier: String(cString: identifier), name: String(cString: name), languages: languages)
  }
}
