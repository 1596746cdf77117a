import LinearConstraints

/// The answers of one strategy to one step that all correct strategies share.
struct ComparedAnswers {
  private let trace: Trace
  private let violations: [LevelViolation]
  private let broken: [String]
  private let conflicts: [[String]]
  private let values: [Double?]
  /// By declaration of a variable: how far its value may be off.
  private let valueTolerances: [Double]
  /// By declaration: whether doubles can hold what determines it.
  private let isResolved: [Bool]
  /// By level of ``violations``.
  private let sumTolerances: [Double]
  /// By declaration; empty when it was not asked for.
  private let isFree: [Bool]
  private let namesUndecided: Bool

  init(_ player: ComparedPlayer, _ trace: Trace, includesAmbiguity: Bool) {
    let solver = player.solver
    let (variables, constraints) = (
      player.replay.variableHandles, player.replay.constraintHandles
    )
    self.trace = trace
    namesUndecided = player.candidate.namesUndecided
    violations = solver.violations
    broken = constraints.indices.filter { solver.isBroken(constraints[$0]) }
      .map { trace.constraintNames[$0] }
    conflicts = solver.conflicts.map { conflict in
      player.replay.declarations(of: conflict.members).map { trace.name(of: $0) }
    }
    let rows = solver.declaredRows
    let live = Set(rows.variables)
    values = variables.map { live.contains($0) ? solver.value(of: $0) : nil }
    let tolerances = AnswerTolerances(of: solver)
    valueTolerances = variables.map { tolerances.value(of: $0) }
    isResolved = variables.map { tolerances.resolves($0) }
    sumTolerances = violations.map { tolerances.sum(at: $0.priority) }
    if includesAmbiguity {
      let free = Set(solver.ambiguousVariables())
      isFree = variables.map { free.contains($0) }
    } else {
      isFree = []
    }
  }

  /// The first difference from another strategy's answers to the same step.
  func difference(from other: ComparedAnswers) -> String? {
    guard broken == other.broken else { return "broken \(broken) and \(other.broken)" }
    guard conflicts == other.conflicts else {
      return "conflicts \(conflicts) and \(other.conflicts)"
    }
    guard violations.map(\.priority) == other.violations.map(\.priority) else {
      return "priorities \(violations.map(\.priority.value)) and "
        + "\(other.violations.map(\.priority.value))"
    }
    for (level, pair) in zip(violations, other.violations).enumerated() {
      // A broken constraint counts with its residual, which need not be determined.
      if pair.0.priority.isRequired, !broken.isEmpty { continue }
      let tolerance = max(sumTolerances[level], other.sumTolerances[level])
      if !((pair.0.sum - pair.1.sum).magnitude <= tolerance) {
        return "violations at \(pair.0.priority.value): \(pair.0.sum) and \(pair.1.sum)"
      }
    }
    return valueDifference(from: other)
  }

  private func valueDifference(from other: ComparedAnswers) -> String? {
    guard !isFree.isEmpty else { return nil }
    for index in values.indices {
      guard let value = values[index], let otherValue = other.values[index] else { continue }
      let name = trace.variableNames[index]
      let isUndecided =
        (isFree[index] && namesUndecided) || (other.isFree[index] && other.namesUndecided)
      if isUndecided || !isResolved[index] || !other.isResolved[index] { continue }
      guard isFree[index] == other.isFree[index] else {
        return "\(name) is \(isFree[index] ? "undetermined" : "determined") and "
          + "\(other.isFree[index] ? "undetermined" : "determined")"
      }
      let tolerance = max(valueTolerances[index], other.valueTolerances[index])
      if !isFree[index], !((value - otherValue).magnitude <= tolerance) {
        return "\(name): \(value) and \(otherValue)"
      }
    }
    return nil
  }
}
