package import LinearConstraints

/// A strategy that takes part in a comparison.
package struct SolverCandidate {
  package let name: String
  /// Whether its documentation allows it to refuse a solve with `numericalBreakdown`.
  package let mayRefuse: Bool
  /// Whether it names as undetermined what it cannot decide, beside what is.
  package let namesUndecided: Bool
  package let makeSolver: () -> any IncrementalSolver

  package init(
    name: String, mayRefuse: Bool = false, namesUndecided: Bool = false,
    makeSolver: @escaping () -> any IncrementalSolver
  ) {
    self.name = name
    self.mayRefuse = mayRefuse
    self.namesUndecided = namesUndecided
    self.makeSolver = makeSolver
  }
}
