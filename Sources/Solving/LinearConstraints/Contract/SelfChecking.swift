/// A solver that can look whether its own state holds together, for tests and fuzzers.
package protocol SelfChecking: IncrementalSolver {
  /// What contradicts itself in the state after the last solve, in words; empty when all is well.
  ///
  /// - Complexity: O(all coefficients x levels).
  func invariantViolations() -> [String]
}
