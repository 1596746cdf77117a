/// What is wrong with a strategy's answers to a trace.
package struct OracleFinding: Error, Sendable, CustomStringConvertible {
  /// How it is wrong.
  package enum Kind: String, Sendable {
    /// The solver refused an operation or a solve.
    case refused
    /// The answer's certificate does not hold.
    case uncertified
    /// Two strategies give answers of which at most one is right.
    case disagreement
    /// An answer contradicts another answer of the same solver.
    case inconsistent
  }

  package var kind: Kind
  /// The strategy, or both of a disagreement with `/` between them.
  package var strategy: String
  /// The line of the solve, or of the operation that was refused.
  package var line: Int32
  package var message: String

  package var description: String { "\(line): \(strategy): \(kind.rawValue): \(message)" }

  /// The same failure as another trace may show it: what does not depend on lines or numbers.
  package var signature: String { "\(kind.rawValue) \(strategy)" }
}
