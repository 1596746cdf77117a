import LayoutModel

/// A word, number or sign of a formula.
struct FormulaToken: Hashable {
  enum Kind: Hashable {
    case word(String)
    case number(Double)
    case quoted(String)
    case sign(String)
    case end
  }

  var kind: Kind
  /// In Unicode scalars from 1.
  var column: Int

  /// The token as an error message shows it.
  var shown: String {
    switch kind {
    case .word(let text), .sign(let text): "'\(text)'"
    case .number(let value): "\(value.formattedShort)"
    case .quoted(let text): "the name '\(text)'"
    case .end: "the end"
    }
  }
}

/// Cuts a formula into tokens.
struct FormulaLexer {
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  /// All tokens of a text, closed by `end`.
  static func tokens(of text: String) throws(FormulaError) -> [FormulaToken] {
    var lexer = FormulaLexer(text)
    var tokens: [FormulaToken] = []
    while true {
      let token = try lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() throws(FormulaError) -> FormulaToken {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
    let column = position + 1
    guard position < scalars.count else { return FormulaToken(kind: .end, column: column) }
    let scalar = scalars[position]
    if Self.startsWord(scalar) { return FormulaToken(kind: .word(word()), column: column) }
    if Self.isDigit(scalar) || scalar == "." && isDigit(at: position + 1) {
      return FormulaToken(kind: .number(try number()), column: column)
    }
    if scalar == "'" { return FormulaToken(kind: .quoted(try quoted()), column: column) }
    for sign in Self.signs where scalars[position...].starts(with: sign.unicodeScalars) {
      position += sign.unicodeScalars.count
      return FormulaToken(kind: .sign(sign), column: column)
    }
    throw FormulaError(column: column, "unexpected character '\(scalar)'")
  }

  /// Letters, digits, `_`, and a `-` that a letter follows, so that `trailing-8` is a difference.
  private mutating func word() -> String {
    var text = String.UnicodeScalarView()
    while position < scalars.count {
      let scalar = scalars[position]
      let joins =
        scalar == "-" && position + 1 < scalars.count
        && Self.startsWord(scalars[position + 1])
      guard Self.startsWord(scalar) || Self.isDigit(scalar) || joins else { break }
      text.append(scalar)
      position += 1
    }
    return String(text)
  }

  private mutating func number() throws(FormulaError) -> Double {
    let start = position
    var text = ""
    func isPart(_ scalar: Unicode.Scalar) -> Bool {
      if Self.isDigit(scalar) || scalar == "." || scalar == "e" || scalar == "E" { return true }
      return (scalar == "+" || scalar == "-") && (text.last == "e" || text.last == "E")
    }
    while position < scalars.count, isPart(scalars[position]) {
      text.unicodeScalars.append(scalars[position])
      position += 1
    }
    guard let value = Double(text) else {
      throw FormulaError(column: start + 1, "'\(text)' is not a number")
    }
    guard NumberBounds.admit(value) else {
      throw FormulaError(
        column: start + 1,
        "'\(text.shortened)' is too large: expected at most \(NumberBounds.greatest.formattedShort)"
      )
    }
    return value
  }

  private mutating func quoted() throws(FormulaError) -> String {
    let start = position
    var text = String.UnicodeScalarView()
    position += 1
    while position < scalars.count, scalars[position] != "'" {
      text.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else {
      throw FormulaError(column: start + 1, "the name is not closed by \"'\"")
    }
    position += 1
    guard !text.isEmpty else { throw FormulaError(column: start + 1, "the name is empty") }
    return String(text)
  }

  private func isDigit(at index: Int) -> Bool {
    index < scalars.count && Self.isDigit(scalars[index])
  }

  // Longer signs first.
  private static let signs = ["==", "<=", ">=", ".", "*", "/", "+", "-", "@", "=", "<", ">"]

  static func startsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }
}

extension Double {
  /// The number without a superfluous fraction, for messages.
  var formattedShort: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(self)
  }
}
