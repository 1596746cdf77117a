// The only unsafe code of this module: the border to libexpat, a C library that reports elements
// through callbacks. Pointers never leave this file; what leaves it is values.
//
// Hostile documents: a declaration of an entity ends the reading, so nothing can be expanded and
// nothing external is ever named; no handler for external entities is installed, so none is
// fetched; size, depth and number of elements are bounded.

internal import CExpat

extension XMLTree {
  /// Reads a document; bytes may be in any encoding that XML 1.0 parsers must know, or Latin 1.
  static func parse(
    _ bytes: [UInt8], path: String, limits: XMLLimits
  ) throws(DocumentSyntaxError) -> XMLTree {
    func error(_ line: Int, _ column: Int, _ message: String) -> DocumentSyntaxError {
      let position = SourcePosition(line: line, column: column)
      return DocumentSyntaxError([
        DocumentDiagnostic(path: path, position: position, message: message)
      ])
    }
    guard bytes.count <= limits.bytes else {
      throw error(1, 1, "the document is larger than \(limits.bytes) bytes")
    }
    guard let parser = unsafe XML_ParserCreate(nil) else {
      throw error(1, 1, "no memory for an XML parser")
    }
    defer { unsafe XML_ParserFree(parser) }
    let builder = XMLTreeBuilder(limits: limits)
    let target = unsafe Target(parser: parser, builder: builder)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(target).toOpaque())
    unsafe install(on: parser)
    let status = withExtendedLifetime(target) {
      unsafe bytes.withUnsafeBytes { buffer in
        unsafe XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count), 1)
      }
    }
    guard status == XML_STATUS_OK else {
      let line = unsafe Int(XML_GetCurrentLineNumber(parser))
      let column = unsafe Int(XML_GetCurrentColumnNumber(parser)) + 1
      let code = unsafe XML_GetErrorCode(parser)
      let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) }
      throw error(line, column, builder.failure ?? "not well-formed XML: \(reason ?? "unknown")")
    }
    return builder.finish()
  }

  private static func install(on parser: XML_Parser) {
    unsafe XML_SetElementHandler(
      parser,
      { data, name, attributes in
        guard let target = unsafe Target.from(data), let name = unsafe name else { return }
        unsafe target.start(name, attributes)
      },
      { data, _ in unsafe Target.from(data)?.builder.endElement() })
    unsafe XML_SetCharacterDataHandler(parser) { data, characters, count in
      guard let target = unsafe Target.from(data), target.builder.keepsText,
        let characters = unsafe characters
      else { return }
      let buffer = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
      unsafe target.builder.characters(buffer)
    }
    unsafe XML_SetEntityDeclHandler(parser) { data, name, _, _, _, _, _, _, _ in
      let text = unsafe name.map { unsafe String(cString: $0) } ?? ""
      unsafe Target.from(data)?.stop("the document declares the entity '\(text)': refused")
    }
    unsafe XML_SetSkippedEntityHandler(parser) { data, name, _ in
      let text = unsafe name.map { unsafe String(cString: $0) } ?? ""
      unsafe Target.from(data)?.stop("the entity '\(text)' is not known")
    }
  }
}

/// What the callbacks reach: the parser, to ask it for positions, and the builder.
@safe private final class Target {
  private let parser: XML_Parser
  let builder: XMLTreeBuilder

  init(parser: XML_Parser, builder: XMLTreeBuilder) {
    unsafe self.parser = unsafe parser
    self.builder = builder
  }

  static func from(_ data: UnsafeMutableRawPointer?) -> Target? {
    guard let data = unsafe data else { return nil }
    return unsafe Unmanaged<Target>.fromOpaque(data).takeUnretainedValue()
  }

  func start(
    _ name: UnsafePointer<XML_Char>, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    builder.startElement(
      unsafe String(cString: name), line: unsafe Int(XML_GetCurrentLineNumber(parser)),
      column: unsafe Int(XML_GetCurrentColumnNumber(parser)) + 1)
    if let message = builder.failure { return stop(message) }
    guard var attribute = unsafe attributes else { return }
    while let key = unsafe attribute[0], let value = unsafe attribute[1] {
      builder.attribute(unsafe String(cString: key), unsafe String(cString: value))
      unsafe attribute += 2
    }
  }

  func stop(_ message: String) {
    builder.fail(message)
    unsafe XML_StopParser(parser, 0)
  }
}
