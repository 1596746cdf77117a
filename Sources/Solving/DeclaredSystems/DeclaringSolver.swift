package import LinearConstraints

/// A solver whose operations change what was declared, and nothing else before the next solve.
///
/// A strategy states where its declared system is, and has all operations of the contract.
package protocol DeclaringSolver: IncrementalSolver {
  /// Changes the system as its user declared it.
  ///
  /// - Parameter change: the change, called once.
  /// - Returns: what the change returns.
  /// - Throws: what the change throws.
  func withDeclaredSystem<Result, Failure: Error>(
    _ change: (inout DeclaredSystem) throws(Failure) -> Result
  ) throws(Failure) -> Result
}

extension DeclaringSolver {
  package func makeVariable() -> Variable {
    withDeclaredSystem { $0.makeVariable() }
  }

  package func discard(_ variable: Variable) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in try system.discard(variable) }
  }

  package func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    try withDeclaredSystem { system throws(SolverError) in try system.add(terms, shape) }
  }

  package func remove(_ constraint: ConstraintID) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in try system.remove(constraint) }
  }

  package func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.setConstant(constant, of: constraint)
    }
  }

  package func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.setPriority(priority, of: constraint)
    }
  }

  package func setBreakRank(_ rank: Int8, of constraint: ConstraintID) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.setBreakRank(rank, of: constraint)
    }
  }

  package func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.setCoefficient(coefficient, of: variable, in: constraint)
    }
  }

  package func beginEditing(_ variable: Variable, priority: Priority) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.beginEditing(variable, priority: priority)
    }
  }

  package func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in
      try system.suggest(value, for: variable)
    }
  }

  package func endEditing(_ variable: Variable) throws(SolverError) {
    try withDeclaredSystem { system throws(SolverError) in try system.endEditing(variable) }
  }
}
