/// Reads a visual format character by character; blanks between tokens count for nothing.
package struct VisualFormatLexer {
  /// The format.
  package let source: String
  package let bytes: [UInt8]
  /// The offset of the next byte.
  package private(set) var position = 0

  package init(_ source: String) {
    self.source = source
    bytes = Array(source.utf8)
    skipBlanks()
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { position == bytes.count }

  /// The next byte; nil at the end.
  package var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  /// Whether `character` comes next.
  package func isNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// Passes over `character` if it comes next.
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    advance()
    return true
  }

  /// Passes over one byte, and blanks behind it.
  package mutating func advance() {
    position += 1
    skipBlanks()
  }

  /// The offset behind the last token that was read.
  ///
  /// Errors about what is missing point here, and not behind blanks that happen to follow.
  package var endOfLastToken: Int {
    var end = position
    while end > 0, VisualFormatLexer.isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Whether a name comes next.
  package var isNameNext: Bool {
    guard let next else { return false }
    return VisualFormatLexer.isNameByte(next) && !VisualFormatLexer.isDigit(next)
  }

  /// Reads a name: a C identifier.
  package mutating func name() -> (text: String, range: Range<Int>)? {
    guard isNameNext else { return nil }
    let start = position
    while position < bytes.count, VisualFormatLexer.isNameByte(bytes[position]) { position += 1 }
    let range = start..<position
    skipBlanks()
    return (String(decoding: bytes[range], as: UTF8.self), range)
  }

  /// Reads a number; nil where none stands, and where it has a sign that is not allowed.
  package mutating func number(allowingSign: Bool) -> (value: Double, range: Range<Int>)? {
    guard let next else { return nil }
    let isSign = next == UInt8(ascii: "-") || next == UInt8(ascii: "+")
    let isNumber = VisualFormatLexer.isDigit(next) || next == UInt8(ascii: ".")
    guard isNumber || isSign && allowingSign else { return nil }
    guard let (value, end) = NumberScanner.scan(bytes, at: position) else { return nil }
    let range = position..<end
    position = end
    skipBlanks()
    return (value, range)
  }

  private mutating func skipBlanks() {
    while position < bytes.count, VisualFormatLexer.isBlank(bytes[position]) { position += 1 }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte >= 9 && byte <= 13
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    let lowercase = byte | 0x20
    return isDigit(byte) || byte == UInt8(ascii: "_")
      || lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
  }
}
