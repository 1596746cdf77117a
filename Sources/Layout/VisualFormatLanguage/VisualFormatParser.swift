import LayoutModel

/// Reads a visual format by recursive descent: one function for each rule of the grammar.
package struct VisualFormatParser {
  /// The most bytes of a format; a row of a thousand views has fewer.
  package static let sizeLimit = 65_536

  private var lexer: VisualFormatLexer
  /// What was read so far; whole when nothing was thrown.
  package private(set) var format = VisualFormat()

  package init(_ source: String) {
    lexer = VisualFormatLexer(source)
  }

  /// Reads the whole format.
  ///
  /// - Returns: what is wrong with it, and nil when nothing is; ``format`` holds all that stands
  ///   before it, since an unknown name there is the error to report.
  /// - Complexity: O(n) in the length of the format.
  package mutating func parse() -> VisualFormatError? {
    do {
      try readFormat()
      return nil
    } catch {
      return error
    }
  }

  // (orientation)? (bar connection)? view (connection view)* (connection bar)?
  private mutating func readFormat() throws(VisualFormatError) {
    guard !lexer.isAtEnd else { throw error(.emptyFormat) }
    guard lexer.bytes.count <= Self.sizeLimit else { throw error(.formatTooLong) }
    try readOrientation()
    format.start = try readBar(orThrow: .missingView)
    var connection: VisualFormat.Connection?
    if format.start != nil {
      guard !lexer.isAtEnd else { throw error(.missingConnection) }
      connection = try readConnection()
    }
    guard lexer.isNext("[") else { throw error(.missingView) }
    try readView(after: connection)
    while !lexer.isAtEnd {
      let connection = try readConnection()
      if lexer.isNext("[") {
        try readView(after: connection)
      } else if let container = try readBar(orThrow: .missingViewOrBar) {
        format.end = VisualFormat.Closing(connection: connection, container: container)
        guard lexer.isAtEnd else { throw error(.trailingInput) }
      } else {
        throw error(lexer.isAtEnd ? .missingInput : .missingViewOrBar)
      }
    }
  }

  private mutating func readOrientation() throws(VisualFormatError) {
    if lexer.skip("V") {
      format.axis = .vertical
    } else if !lexer.skip("H") {
      return
    }
    guard lexer.skip(":") else { throw error(.missingColon(format.axis)) }
  }

  // "|" and, for the safe area, "|>" or "<|"; either spelling is read at either end.
  private mutating func readBar(
    orThrow missing: VisualFormatError.Kind
  ) throws(VisualFormatError) -> VisualFormat.Container? {
    let isSafeArea = lexer.skip("<")
    guard lexer.skip("|") else {
      if isSafeArea { throw error(missing) }
      return nil
    }
    return lexer.skip(">") || isSafeArea ? .safeArea : .superview
  }

  // "[" name predicates? "]"
  private mutating func readView(
    after connection: VisualFormat.Connection?
  ) throws(VisualFormatError) {
    lexer.advance()
    guard let (name, range) = lexer.name() else { throw error(.illegalViewName) }
    let first = format.predicates.count
    format.elements.append(
      VisualFormat.Element(
        name: name, nameRange: range, connection: connection, predicates: first..<first, end: nil))
    let last = format.elements.count - 1
    let hasThickness = lexer.isNext("(")
    if hasThickness {
      try readPredicates(missingEnd: .unfinishedThickness) { format in
        format.elements[last].predicates = first..<format.predicates.count
      }
    }
    guard lexer.isNext("]") else {
      throw error(hasThickness ? .unfinishedThickness : .missingBracket)
    }
    lexer.advance()
    format.elements[last].end = lexer.endOfLastToken
  }

  // nothing | "-" | "-" number-or-metric priority? "-" | "-" predicates "-"
  private mutating func readConnection() throws(VisualFormatError) -> VisualFormat.Connection {
    let first = format.predicates.count
    guard lexer.skip("-") else {
      return VisualFormat.Connection(spacing: .none, predicates: first..<first)
    }
    if lexer.isNext("[") || lexer.isNext("|") || lexer.isNext("<") {
      return VisualFormat.Connection(spacing: .standard, predicates: first..<first)
    }
    guard !lexer.isAtEnd else { throw error(.missingInput) }
    guard !lexer.isNext("-") else { throw error(.ambiguousMinus) }
    if lexer.isNext("(") {
      try readPredicates(missingEnd: .unfinishedPredicates) { _ in }
    } else {
      let object = try readOperand(allowingSign: false)
      format.predicates.append(VisualFormat.Predicate(relation: .equal, object: object))
      try readPriority()
    }
    guard lexer.skip("-") else { throw error(lexer.isAtEnd ? .missingInput : .missingDash) }
    return VisualFormat.Connection(
      spacing: .predicates, predicates: first..<format.predicates.count)
  }

  // "(" predicate ("," predicate)* ")"
  private mutating func readPredicates(
    missingEnd: VisualFormatError.Kind, afterEach: (inout VisualFormat) -> Void
  ) throws(VisualFormatError) {
    repeat {
      lexer.advance()
      let relation = try readRelation()
      let object = try readOperand(allowingSign: true)
      format.predicates.append(VisualFormat.Predicate(relation: relation, object: object))
      afterEach(&format)
      try readPriority()
    } while lexer.isNext(",")
    guard lexer.skip(")") else { throw error(missingEnd) }
  }

  private mutating func readRelation() throws(VisualFormatError) -> LayoutRelation {
    let relation: LayoutRelation
    if lexer.skip("=") {
      relation = .equal
    } else if lexer.skip("<") {
      relation = .lessThanOrEqual
    } else if lexer.skip(">") {
      relation = .greaterThanOrEqual
    } else {
      return .equal
    }
    guard lexer.skip("=") else { throw error(.unknownRelation) }
    return relation
  }

  private mutating func readPriority() throws(VisualFormatError) {
    guard lexer.skip("@") else { return }
    format.predicates[format.predicates.count - 1].priority = try readOperand(allowingSign: false)
  }

  private mutating func readOperand(
    allowingSign: Bool
  ) throws(VisualFormatError) -> VisualFormat.Operand {
    if let (value, range) = lexer.number(allowingSign: allowingSign) {
      return VisualFormat.Operand(value: .number(value), range: range)
    }
    guard let (name, range) = lexer.name() else {
      throw error(lexer.isAtEnd ? .missingInput : .missingOperand)
    }
    return VisualFormat.Operand(value: .name(name), range: range)
  }

  /// The error at the next token; at the end of the format, behind the last one.
  private func error(_ kind: VisualFormatError.Kind) -> VisualFormatError {
    let start = lexer.isAtEnd ? lexer.endOfLastToken : lexer.position
    let end = lexer.isAtEnd ? start : lexer.position + 1
    return VisualFormatError(kind, in: lexer.source, at: start..<end, caret: start)
  }
}
