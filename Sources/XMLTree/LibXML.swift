import CXML2
import Synchronization

/// The calls into libxml2: the one place that sees its C names and pointers.
enum LibXML {
  /// Reads a text without forbidden characters.
  static func read(
    _ bytes: [UInt8], isRecovering: Bool, limits: XMLLimits, faults: [XMLFault],
    visit: (XMLEvent) -> Bool
  ) throws(XMLFault) -> [XMLFault] {
    _ = isReady
    let failure = XMLFault(.failed, line: 1, column: 1)
    let outcome: Result<[XMLFault], XMLFault> = withoutActuallyEscaping(visit) { visit in
      bytes.withUnsafeBufferPointer { source in
        guard let start = source.baseAddress else {
          return .failure(XMLFault(.broken("there is nothing in it"), line: 1, column: 1))
        }
        let characters = UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self)
        guard let parser = xmlCreateMemoryParserCtxt(characters, Int32(source.count)) else {
          return .failure(failure)
        }
        defer { xmlFreeParserCtxt(parser) }
        let reading = Reading(
          parser: parser, source: source, limits: limits, isRecovering: isRecovering,
          faults: faults, visit: visit)
        return reading.run()
      }
    }
    return try outcome.get()
  }

  /// Returns the character that HTML 4 has under a name.
  static func htmlCharacter(_ name: String) -> String? {
    htmlEntityLookup(name).flatMap { Unicode.Scalar($0.pointee.value) }.map { String($0) }
  }

  /// The library is set up once, before any thread uses it.
  private static let isReady: Bool = {
    xmlInitParser()
    return true
  }()

  /// One reading, to which the library calls back.
  private final class Reading {
    private let parser: xmlParserCtxtPtr
    private let source: UnsafeBufferPointer<UInt8>
    private let limits: XMLLimits
    private let isRecovering: Bool
    private let visit: (XMLEvent) -> Bool
    private var faults: [XMLFault]
    private var stopping: XMLFault?
    private var hasEnough = false
    private var depth = 0
    private var nodes = 0
    private var cursor = PositionCursor()
    private var text: [UInt8] = []
    /// The byte after the last tag, comment or the like.
    private var markupEnd = 0
    /// Whether the tag that is being read has a named character in an attribute.
    private var hasEntityInTag = false
    /// The named character that was met last.
    private var entity: String?
    /// Names and namespaces by the pointers under which the library keeps each once.
    private var names: [UnsafeRawPointer: String] = [:]

    init(
      parser: xmlParserCtxtPtr, source: UnsafeBufferPointer<UInt8>, limits: XMLLimits,
      isRecovering: Bool, faults: [XMLFault], visit: @escaping (XMLEvent) -> Bool
    ) {
      self.parser = parser
      self.source = source
      self.limits = limits
      self.isRecovering = isRecovering
      self.faults = faults
      self.visit = visit
    }

    func run() -> Result<[XMLFault], XMLFault> {
      // No option loads a DTD or lifts the library's own limits. Entities are substituted, of which
      // there are none but XML's five, since no declaration is kept: else `&amp;` in an attribute
      // would come as `&#38;`.
      var options =
        XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue | XML_PARSE_NOENT.rawValue
      if isRecovering { options |= XML_PARSE_RECOVER.rawValue }
      xmlCtxtUseOptions(parser, Int32(bitPattern: options))
      Self.install(in: &parser.pointee.sax.pointee)
      withExtendedLifetime(self) {
        parser.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
        xmlParseDocument(parser)
        parser.pointee.userData = nil
      }
      if stopping == nil, !hasEnough {
        flushText()
        while depth > 0 { end() }
      }
      if let stopping { return .failure(stopping) }
      return .success(faults)
    }

    // MARK: What the library calls

    private static func install(in handler: inout xmlSAXHandler) {
      handler = xmlSAXHandler()
      // XML_SAX2_MAGIC, a macro that Swift does not see.
      handler.initialized = 0xDEED_BEAF
      handler.startElementNs = { context, local, prefix, uri, _, _, count, _, attributes in
        Reading.at(context)?.start(local, prefix, uri, count: Int(count), attributes)
      }
      handler.endElementNs = { context, _, _, _ in Reading.at(context)?.end() }
      handler.characters = characters
      // Where both are the same, the library does not look for white space that does not matter.
      handler.ignorableWhitespace = characters
      handler.cdataBlock = characters
      handler.comment = { context, _ in Reading.at(context)?.pass() }
      handler.processingInstruction = { context, _, _ in Reading.at(context)?.pass() }
      handler.getEntity = { context, name -> xmlEntityPtr? in
        if let name { Reading.at(context)?.meet(entity: name) }
        return nil
      }
      handler.serror = { context, error in
        if let error { Reading.at(context)?.meet(error.pointee) }
      }
    }

    private static let characters: charactersSAXFunc = { context, bytes, count in
      guard let bytes, count > 0 else { return }
      Reading.at(context)?.add(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private static func at(_ context: UnsafeMutableRawPointer?) -> Reading? {
      context.map { Unmanaged<Reading>.fromOpaque($0).takeUnretainedValue() }
    }

    // MARK: What comes of it

    /// The byte at which the library is.
    private var offset: Int {
      guard let input = parser.pointee.input else { return source.count }
      let read = input.pointee.cur - input.pointee.base
      return min(Int(input.pointee.consumed) + read, source.count)
    }

    private func start(
      _ local: UnsafePointer<xmlChar>?, _ prefix: UnsafePointer<xmlChar>?,
      _ uri: UnsafePointer<xmlChar>?, count: Int,
      _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) {
      flushText()
      guard stopping == nil, !hasEnough, isWithinNodes() else { return }
      let tagEnd = offset
      let open = source[..<tagEnd].lastIndex(of: UInt8(ascii: "<")) ?? tagEnd
      let place = cursor.position(ofByte: open, in: source)
      guard depth < limits.depth else {
        stop(XMLFault(.tooDeep(most: limits.depth), line: place.line, column: place.column))
        return
      }
      depth += 1
      let endsItself = tagEnd < source.count && source[tagEnd] == UInt8(ascii: "/")
      let element = XMLElement(
        name: XMLName(name(local), namespace: name(uri), prefix: name(prefix)),
        attributes: read(attributes, count: count, tag: open..<tagEnd), position: place,
        endsItself: endsItself)
      let close = source[tagEnd...].firstIndex(of: UInt8(ascii: ">"))
      markupEnd = close.map { $0 + 1 } ?? tagEnd
      send(.start(element))
    }

    private func read(
      _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, count: Int, tag: Range<Int>
    ) -> [XMLElement.Attribute] {
      let raw =
        hasEntityInTag ? RawTag.values(of: source[tag], character: LibXML.htmlCharacter) : [:]
      hasEntityInTag = false
      guard let attributes, count > 0 else { return [] }
      // Five pointers each: name, prefix, namespace, start and end of the value.
      return (0..<count).map { index in
        let fields = attributes + index * 5
        var value = ""
        if let start = fields[3], let end = fields[4], end >= start {
          value = String(
            decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
        }
        let name = XMLName(name(fields[0]), namespace: name(fields[2]), prefix: name(fields[1]))
        return XMLElement.Attribute(name: name, value: raw[name.description] ?? value)
      }
    }

    private func end() {
      flushText()
      guard stopping == nil, !hasEnough, depth > 0 else { return }
      depth -= 1
      markupEnd = offset
      send(.end)
    }

    private func add(_ bytes: UnsafeBufferPointer<UInt8>) {
      guard stopping == nil, !hasEnough else { return }
      text.append(contentsOf: bytes)
    }

    /// Passes a comment or the like; the text around it is one piece.
    private func pass() {
      if text.isEmpty { markupEnd = offset }
    }

    private func flushText() {
      guard !text.isEmpty else { return }
      defer { text.removeAll(keepingCapacity: true) }
      guard stopping == nil, !hasEnough, isWithinNodes() else { return }
      let place = cursor.position(ofByte: markupEnd, in: source)
      send(.text(String(decoding: text, as: UTF8.self), place))
    }

    private func send(_ event: XMLEvent) {
      guard !visit(event) else { return }
      hasEnough = true
      xmlStopParser(parser)
    }

    private func stop(_ fault: XMLFault) {
      if stopping == nil { stopping = fault }
      xmlStopParser(parser)
    }

    private func isWithinNodes() -> Bool {
      nodes += 1
      guard nodes > limits.nodes else { return true }
      let place = cursor.position(ofByte: offset, in: source)
      stop(XMLFault(.tooManyNodes(most: limits.nodes), line: place.line, column: place.column))
      return false
    }

    private func name(_ pointer: UnsafePointer<xmlChar>?) -> String {
      guard let pointer else { return "" }
      if let known = names[pointer] { return known }
      let name = String(cString: pointer)
      names[pointer] = name
      return name
    }

    // MARK: Faults

    /// Meets a reference to a character that is not one of XML's five.
    private func meet(entity pointer: UnsafePointer<xmlChar>) {
      let name = String(cString: pointer)
      entity = name
      // Where a DTD might declare it, this is no fault, and without these lines the character would
      // be lost.
      if parser.pointee.instate == XML_PARSER_ATTRIBUTE_VALUE {
        hasEntityInTag = true
      } else {
        text.append(contentsOf: (LibXML.htmlCharacter(name) ?? "&\(name);").utf8)
      }
    }

    private func meet(_ error: xmlError) {
      let isFatal = error.level == XML_ERR_FATAL
      // A wrong namespace URI and the like are of no consequence here.
      let counts = isFatal || error.level == XML_ERR_ERROR || Self.isAboutEntity(error)
      guard stopping == nil, !hasEnough, counts else { return }
      var line: Int32 = 0
      var column: Int32 = 0
      read_aloud_xml_place(parser, &line, &column)
      let fault = XMLFault(
        kind(of: error), line: max(1, Int(line)), column: max(1, Int(column)), isFatal: isFatal)
      if isFatal, !isRecovering {
        stop(fault)
      } else if faults.count < XMLReader.mostFaults {
        faults.append(fault)
      }
    }

    private static func isAboutEntity(_ error: xmlError) -> Bool {
      error.code == Int32(XML_ERR_UNDECLARED_ENTITY.rawValue)
        || error.code == Int32(XML_WAR_UNDECLARED_ENTITY.rawValue)
    }

    private func kind(of error: xmlError) -> XMLFault.Kind {
      if let name = entity, Self.isAboutEntity(error) {
        return .entity(name, isHTML: LibXML.htmlCharacter(name) != nil)
      }
      let words = error.message.map { String(cString: $0) } ?? "the text is not well-formed"
      let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
      return .broken(line)
    }
  }
}
