import LayoutModel

/// Reads a formula from its text.
///
///     formula   = reference relation side ["@" priority] ["'" name "'"]
///     relation  = "==" | "<=" | ">="
///     side      = ["-"] product { ("+" | "-") product }
///     product   = factor { ("*" | "/") factor }
///     factor    = number | reference
///     reference = id ["." guide] "." attribute
///     priority  = number | "required" | "high" | "low"
///
/// A side names at most one item, and divides by numbers only.
public struct FormulaParser {
  private let tokens: [FormulaToken]
  private var position = 0

  /// Parses the formula in a text.
  ///
  /// - Throws: the first thing wrong with it.
  public static func formula(from text: String) throws(FormulaError) -> Formula {
    var parser = FormulaParser(tokens: try FormulaLexer.tokens(of: text))
    return try parser.formula()
  }

  private init(tokens: [FormulaToken]) {
    self.tokens = tokens
  }

  private var token: FormulaToken { tokens[position] }

  private mutating func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  private mutating func take(_ sign: String) -> Bool {
    guard token.kind == .sign(sign) else { return false }
    advance()
    return true
  }

  private mutating func formula() throws(FormulaError) -> Formula {
    guard case .word = token.kind else {
      throw expected("a view or guide and its attribute, such as 'title.leading'")
    }
    let first = try reference()
    let relation = try relation()
    let sideColumn = token.column
    let side = try side()
    var formula = Formula(
      first.value, relation, side.reference?.value, multiplier: side.multiplier,
      constant: side.constant)
    try AttributePairing.check(
      first, side.reference, multiplier: side.multiplier, sideColumn: sideColumn)
    if take("@") { formula.priority = try priority() }
    if case .quoted(let name) = token.kind {
      formula.identifier = name
      advance()
    }
    guard token.kind == .end else {
      throw expected("'+', '-', '*', '/', '@', a name in quotes, or the end")
    }
    return formula
  }

  private mutating func relation() throws(FormulaError) -> LayoutRelation {
    for relation in LayoutRelation.allCases where take(relation.symbol) { return relation }
    throw expected("'==', '<=' or '>='")
  }

  private mutating func priority() throws(FormulaError) -> LayoutPriority {
    let column = token.column
    let priority: LayoutPriority
    switch token.kind {
    case .number(let value): priority = LayoutPriority(value)
    case .word("required"): priority = .required
    case .word("high"): priority = .defaultHigh
    case .word("low"): priority = .defaultLow
    default: throw expected("a priority: a number, 'required', 'high' or 'low'")
    }
    advance()
    guard priority.isLegal else {
      throw FormulaError(
        column: column,
        "priority \(priority.rawValue.formattedShort) is out of range: 0 < priority <= 1000")
    }
    return priority
  }

  // MARK: The right side

  private mutating func side() throws(FormulaError) -> Side {
    var side = Side()
    var isNegative = take("-")
    while true {
      try add(try product(), isNegative ? -1 : 1, to: &side)
      if take("+") {
        isNegative = false
      } else if take("-") {
        isNegative = true
      } else {
        return side
      }
    }
  }

  private func add(
    _ product: Product, _ sign: Double, to side: inout Side
  ) throws(FormulaError) {
    guard let reference = product.reference else {
      side.constant += sign * product.factor
      guard NumberBounds.admit(side.constant) else {
        throw FormulaError(
          column: token.column,
          "the sum is too large: expected at most \(NumberBounds.greatest.formattedShort)")
      }
      return
    }
    guard side.reference == nil else {
      throw FormulaError(column: reference.column, "a constraint has at most two items")
    }
    side.reference = reference
    side.multiplier = sign * product.factor
  }

  private mutating func product() throws(FormulaError) -> Product {
    var product = Product()
    var divides = false
    while true {
      switch token.kind {
      case .number(let value):
        guard !divides || value != 0 else { throw expected("a divisor other than 0") }
        product.factor = divides ? product.factor / value : product.factor * value
        guard NumberBounds.admit(product.factor) else {
          throw FormulaError(
            column: token.column,
            "the factor is too large: expected at most \(NumberBounds.greatest.formattedShort)")
        }
        advance()
      case .word:
        guard !divides else { throw expected("a number to divide by") }
        guard product.reference == nil else {
          throw FormulaError(column: token.column, "two items cannot be multiplied")
        }
        product.reference = try reference()
      default:
        throw expected("a number, or an item and its attribute")
      }
      if take("*") {
        divides = false
      } else if take("/") {
        divides = true
      } else {
        return product
      }
    }
  }

  // MARK: References

  private mutating func reference() throws(FormulaError) -> PlacedReference {
    let column = token.column
    var words = [try word("an id")]
    while take(".") { words.append(try word("an attribute or a guide")) }
    let last = words[words.count - 1]
    guard words.count > 1 else {
      throw FormulaError(
        column: column, "'\(last.text)' says no attribute: expected '\(last.text).width' or such")
    }
    guard words.count <= 3 else {
      throw FormulaError(
        column: words[3].column, "expected 'id.attribute' or 'id.guide.attribute'")
    }
    guard let attribute = LayoutAttribute(name: last.text), attribute != .notAnAttribute else {
      throw FormulaError(column: last.column, "unknown attribute '\(last.text)'")
    }
    var item = ItemReference(words[0].text)
    if words.count == 3 {
      guard let guide = SystemGuide(rawValue: words[1].text) else {
        let known = SystemGuide.allCases.map(\.rawValue).joined(separator: ", ")
        throw FormulaError(
          column: words[1].column, "unknown guide '\(words[1].text)': expected one of \(known)")
      }
      item.guide = guide
    }
    return PlacedReference(value: AttributeReference(item, attribute), column: column)
  }

  private mutating func word(
    _ what: String
  ) throws(FormulaError) -> (text: String, column: Int) {
    guard case .word(let text) = token.kind else { throw expected(what) }
    let column = token.column
    advance()
    return (text, column)
  }

  private func expected(_ what: String) -> FormulaError {
    FormulaError(column: token.column, "expected \(what), found \(token.shown)")
  }
}

/// A reference and its place in the formula.
struct PlacedReference {
  var value: AttributeReference
  var column: Int
}

private struct Side {
  var reference: PlacedReference?
  var multiplier = 1.0
  var constant = 0.0
}

private struct Product {
  var reference: PlacedReference?
  var factor = 1.0
}
