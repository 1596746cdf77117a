package import LinearConstraints

/// A strategy that takes part in a comparison.
package struct SolverCandidate {
  package let name: String
  /// Whether its documentation allows it to refuse a solve with `numericalBreakdown`.
  package let mayRefuse: Bool
  package let makeSolver: () -> any IncrementalSolver

  package init(
    name: String, mayRefuse: Bool = false, makeSolver: @escaping () -> any IncrementalSolver
  ) {
    self.name = name
    self.mayRefuse = mayRefuse
    self.makeSolver = makeSolver
  }
}
