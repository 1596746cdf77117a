import LinearConstraints

/// Whether two solvers give the same answers to a trace, as far as answers are determined.
enum Agreement {
  /// How far answers may be apart, relative to their size where that is over one.
  static let tolerance = 1e-5

  /// The first difference, or nothing.
  static func difference(
    _ trace: Trace, _ left: any IncrementalSolver, _ right: any IncrementalSolver
  ) -> String? {
    var first = TraceReplay(trace, on: left)
    var second = TraceReplay(trace, on: right)
    let steps = first.steps
    for step in steps {
      let failures = (perform(step, &first), perform(step, &second))
      if let failure = failures.0 ?? failures.1 {
        return "line \(step.line): \(failure.error)"
      }
      let difference =
        conflictDifference(first, second) ?? violationDifference(left, right)
        ?? valueDifference(trace, left, right) ?? SelfCheck.contradictions(in: left).first
        ?? SelfCheck.contradictions(in: right).first
      if let difference { return "line \(step.line): \(difference)" }
    }
    return nil
  }

  private static func perform(
    _ step: TraceStep, _ replay: inout TraceReplay
  ) -> TraceReplayError? {
    do throws(TraceReplayError) {
      try replay.perform(step)
      return nil
    } catch {
      return error
    }
  }

  /// Irreducible sets are not unique; which constraints are given up has to be the same.
  private static func conflictDifference(
    _ left: borrowing TraceReplay, _ right: borrowing TraceReplay
  ) -> String? {
    let (first, second) = (brokenConstraints(left), brokenConstraints(right))
    return first == second ? nil : "broken \(first) and \(second)"
  }

  private static func brokenConstraints(_ replay: borrowing TraceReplay) -> [String] {
    let handles = replay.constraintHandles
    let (names, solver) = (replay.trace.constraintNames, replay.solver)
    return handles.indices.filter { solver.isBroken(handles[$0]) }.map { names[$0] }
  }

  private static func violationDifference(
    _ left: any IncrementalSolver, _ right: any IncrementalSolver
  ) -> String? {
    let (first, second) = (left.violations, right.violations)
    guard first.map(\.priority) == second.map(\.priority) else {
      return "levels \(first.map(\.priority.value)) and \(second.map(\.priority.value))"
    }
    for (one, other) in zip(first, second) where !areClose(one.sum, other.sum) {
      // A broken constraint counts with its residual, which need not be determined.
      if one.priority.isRequired, !left.ambiguousVariables().isEmpty { continue }
      return "violations at \(one.priority.value): \(one.sum) and \(other.sum)"
    }
    return nil
  }

  private static func valueDifference(
    _ trace: Trace, _ left: any IncrementalSolver, _ right: any IncrementalSolver
  ) -> String? {
    // Variables have the same names in both, since both hand out slots in the same manner.
    let ambiguous = (left.ambiguousVariables(), right.ambiguousVariables())
    let free = Set(ambiguous.0).union(ambiguous.1)
    for slot in trace.variableNames.indices {
      let variable = Variable(slot: Int32(slot), generation: 0)
      guard !free.contains(variable) else { continue }
      let values = (left.value(of: variable), right.value(of: variable))
      if !areClose(values.0, values.1) {
        return "\(trace.variableNames[slot]): \(values.0) and \(values.1)"
      }
    }
    guard ambiguous.0 == ambiguous.1 else {
      let names = { (list: [Variable]) in list.map { trace.variableNames[Int($0.slot)] } }
      return "undetermined: \(names(ambiguous.0)) and \(names(ambiguous.1))"
    }
    return nil
  }

  private static func areClose(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= tolerance * max(1, left.magnitude, right.magnitude)
  }
}
