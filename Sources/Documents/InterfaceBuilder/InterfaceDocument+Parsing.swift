extension InterfaceDocument {
  /// Reads a document from its bytes.
  ///
  /// Elements that are not known are listed in ``unknownElements``. Nothing outside the bytes is
  /// ever read.
  ///
  /// - Parameters:
  ///   - bytes: The document, in UTF-8, UTF-16 or Latin 1.
  ///   - path: What messages call the document.
  /// - Returns: The document.
  /// - Throws: All that is wrong: XML that is not well-formed, that declares entities, or that
  ///   exceeds the limits; constraints that name ids nothing has; ids used twice; controllers that
  ///   contain themselves.
  public static func parse(
    _ bytes: [UInt8], path: String
  ) throws(DocumentSyntaxError) -> InterfaceDocument {
    try parse(bytes, path: path, limits: XMLLimits())
  }

  package static func parse(
    _ bytes: [UInt8], path: String, limits: XMLLimits
  ) throws(DocumentSyntaxError) -> InterfaceDocument {
    try DocumentReader.read(XMLTree.parse(bytes, path: path, limits: limits), path: path)
  }
}
