/// What is wrong with a formula, and where.
public struct FormulaError: Error, Hashable, Sendable {
  /// The place in the formula's text, in Unicode scalars from 1.
  public var column: Int
  /// What is wrong and what was expected.
  public var message: String

  /// Creates an error.
  public init(column: Int, _ message: String) {
    self.column = column
    self.message = message
  }
}
