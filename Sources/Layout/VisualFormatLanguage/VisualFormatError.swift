public import LayoutModel

/// Why a visual format could not become constraints, and where.
public struct VisualFormatError: Error, Hashable, Sendable {
  /// What went wrong.
  public var kind: Kind
  /// The whole format.
  public var format: String
  /// The offending part, as UTF-8 offsets into the format; empty where something is missing.
  public var utf8Range: Range<Int>
  /// Where the caret points, as a UTF-8 offset into the format.
  public var caretOffset: Int

  package init(_ kind: Kind, in format: String, at range: Range<Int>, caret: Int) {
    self.kind = kind
    self.format = format
    utf8Range = range
    caretOffset = caret
  }
}

extension VisualFormatError {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// The format has no characters.
    case emptyFormat
    /// The format has more bytes than any that describes a screen.
    case formatTooLong
    /// `H` or `V` stands alone.
    case missingColon(LayoutAxis)
    /// Nothing follows the opening bar.
    case missingConnection
    /// A view should stand here.
    case missingView
    /// A view or a bar should stand here.
    case missingViewOrBar
    /// A name should stand here.
    case illegalViewName
    /// The views hold no such key.
    case unknownView(String)
    /// A view does not end.
    case missingBracket
    /// A view's predicates, or the view after them, do not end.
    case unfinishedThickness
    /// A connection's predicates do not end.
    case unfinishedPredicates
    /// `=`, `<` or `>` stands alone.
    case unknownRelation
    /// Neither a number nor a name.
    case missingOperand
    /// Neither the metrics nor, where they count, the views hold the name.
    case unknownMetric(String)
    /// A connection with two bars, or a negative number without parentheses.
    case ambiguousMinus
    /// A connection does not end.
    case missingDash
    /// The format ends too early.
    case missingInput
    /// Something follows the closing bar.
    case trailingInput
    /// A bar stands beside a view that has no superview.
    case missingSuperview
    /// The options align edges of the axis along which the views stand.
    case alignmentAlongAxis(LayoutAxis)
    /// A number or a metric is larger than any length.
    case numberTooLarge(Double)
    /// The model refuses the constraint.
    case illegalConstraint(LayoutError)
  }

  /// One sentence, in Auto Layout's words.
  public var message: String {
    switch kind {
    case .emptyFormat: "It's an empty string."
    case .formatTooLong:
      "The format is longer than \(VisualFormatParser.sizeLimit) bytes."
    case .missingColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .missingColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .missingConnection: "Expected a connection after the '|' character"
    case .missingView: "Expected a view"
    case .missingViewOrBar: "Expected a view or '|'"
    case .illegalViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain "
        + "letters, numbers, and underscores."
    case .unknownView(let name): "Unable to find view with name \(name)"
    case .missingBracket: "Expected a ']' here. That is how you give the end of a view."
    case .unfinishedThickness:
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unfinishedPredicates: "Expected ')' or ','"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .missingOperand:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownMetric(let name):
      "Encountered metric with name \"\(name)\", but value was not specified in metrics or "
        + "views dictionaries"
    case .ambiguousMinus:
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. "
        + "Use parentheses around negative numbers."
    case .missingDash: "Expected a '-' here"
    case .missingInput: "Expected more input"
    case .trailingInput: "Expected the end of the format string"
    case .missingSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongAxis(let axis):
      "Options mask required views to be aligned on a \(axis.adjective) edge, which is not allowed "
        + "for layout that is also \(axis.adjective)."
    case .numberTooLarge(let value):
      "The number \(value.formattedLikeG) is out of range. Expected at most "
        + "\(NumberBounds.greatest.formattedLikeG) in magnitude."
    case .illegalConstraint(let error): error.message
    }
  }

  /// The number of characters before the caret.
  public var caretColumn: Int {
    format.distance(from: format.startIndex, to: index(at: caretOffset))
  }

  /// The offending part of ``format``.
  public var sourceRange: Range<String.Index> {
    index(at: utf8Range.lowerBound)..<index(at: utf8Range.upperBound)
  }

  /// The whole text of the exception that UIKit raises: message, format and caret.
  public var reason: String {
    guard kind != .emptyFormat else { return "Unable to parse constraint format: " + message }
    // Line breaks would part the caret from its place.
    let line = String(format.map { $0.isWhitespace ? " " : $0 })
    let spaces = String(repeating: " ", count: caretColumn)
    return "Unable to parse constraint format: \n\(message) \n\(line) \n\(spaces)^"
  }

  private func index(at offset: Int) -> String.Index {
    format.utf8.index(format.startIndex, offsetBy: min(offset, format.utf8.count))
  }
}

extension LayoutAxis {
  fileprivate var adjective: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }
}
