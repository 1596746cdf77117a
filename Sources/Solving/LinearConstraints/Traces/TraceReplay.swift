/// One step of a replay: the operations since the solve before, and a solve.
public struct TraceStep: Hashable, Sendable {
  /// How many steps come before it.
  public let index: Int
  /// The label of the solve.
  public let label: String?
  /// The line of the solve.
  public let line: Int32
  /// The operations of the batch in ``Trace/operations``, without the solve.
  public let batch: Range<Int>
}

/// Told before and after each step of a replay, to time and to count it.
///
/// What happens between the two calls are the operations of the batch and the solve; neither
/// parsing nor expectations.
public protocol TraceReplayObserver {
  /// The operations of a step are about to be applied.
  mutating func willPerform(_ step: TraceStep)
  /// The solve of a step has returned.
  mutating func didPerform(_ step: TraceStep)
}

/// A solver refused an operation of a trace, or broke down.
public struct TraceReplayError: Error, Hashable, Sendable {
  /// The line of the operation.
  public var line: Int32
  /// The solver's error.
  public var error: SolverError

  /// Creates an error at a line.
  package init(line: Int32, error: SolverError) {
    self.line = line
    self.error = error
  }
}

/// Drives a solver through a trace, step by step or all at once.
///
/// The solver must be fresh. Operations after the last solve are not applied: no answer depends on them.
public struct TraceReplay: ~Copyable {
  /// What is replayed.
  public let trace: Trace
  /// The solver that is driven.
  public let solver: any IncrementalSolver
  /// The steps of the trace.
  public let steps: [TraceStep]

  // By declaration: what the solver made of it, or a name that no solver gives out.
  var variables: [Variable]
  var constraints: [ConstraintID]
  private var terms: [Term] = []
  // By step.
  private var additions: [TraceAdditions] = []

  /// Prepares a replay; resolves names, so that no step has to.
  public init(_ trace: Trace, on solver: any IncrementalSolver) {
    self.trace = trace
    self.solver = solver
    variables = Array(
      repeating: Variable(slot: -1, generation: 1), count: trace.variableNames.count)
    constraints = Array(
      repeating: ConstraintID(slot: -1, generation: 1), count: trace.constraintNames.count)
    var steps: [TraceStep] = []
    var start = 0
    var added = TraceAdditions()
    for (index, operation) in trace.operations.enumerated() {
      added.count(operation)
      guard case .solve(let label) = operation else { continue }
      steps.append(
        TraceStep(
          index: steps.count, label: label, line: trace.lines[index], batch: start..<index))
      additions.append(added)
      added = TraceAdditions()
      start = index + 1
    }
    self.steps = steps
  }

  /// What the solver calls the constraints of the trace, by declaration; of those not added yet,
  /// nothing that it would accept.
  package var constraintHandles: [ConstraintID] { constraints }

  /// What the solver calls the variables of the trace, by declaration; of those not declared yet,
  /// nothing that it would accept.
  package var variableHandles: [Variable] { variables }

  /// Performs every step and checks every expectation.
  ///
  /// - Throws: at the first operation that the solver refuses; at the last solve, where the sum of
  ///   its violations is not finite.
  public mutating func run(
    _ observer: inout some TraceReplayObserver
  ) throws(TraceReplayError) -> TraceReplayResult {
    var unmet = unmetExpectations(afterSteps: 0)
    var isComparable = true
    for step in steps {
      if beginsEditAtUndeterminedValue(step) { isComparable = false }
      observer.willPerform(step)
      try perform(step)
      observer.didPerform(step)
      unmet += unmetExpectations(afterSteps: step.index + 1)
    }
    var result = result(unmet: unmet)
    if let level = result.violations.first(where: { !$0.sum.isFinite }), let last = steps.last {
      let priority = TraceNumber.text(level.priority.value)
      throw TraceReplayError(
        line: last.line,
        error: .numericalBreakdown(
          "the violations at priority \(priority) add up to no finite number"))
    }
    result.isComparable = isComparable
    return result
  }

  /// Performs every step and checks every expectation.
  ///
  /// - Throws: at the first operation that the solver refuses.
  public mutating func run() throws(TraceReplayError) -> TraceReplayResult {
    var nobody = UnobservedReplay()
    return try run(&nobody)
  }

  /// Applies the operations of a step and solves; steps must be performed in order.
  ///
  /// - Throws: the first operation that the solver refuses, and why.
  public mutating func perform(_ step: TraceStep) throws(TraceReplayError) {
    additions[step.index].reserveCapacity(of: solver)
    var position = step.batch.lowerBound
    do throws(SolverError) {
      while position < step.batch.upperBound {
        try apply(trace.operations[position])
        position += 1
      }
      try solver.solve()
    } catch {
      throw TraceReplayError(line: trace.lines[position], error: error)
    }
  }

  /// Whether an edit of a step takes its target from a value that the optimum leaves open.
  ///
  /// Strategies may differ in such a value; from that step on each solves a system of its own. To
  /// be asked when just the steps before are performed.
  package func beginsEditAtUndeterminedValue(_ step: TraceStep) -> Bool {
    var targets: Set<TraceVariable> = []
    for operation in trace.operations[step.batch] {
      switch operation {
      case .beginEditing(let variable, _): targets.insert(variable)
      case .suggest(let variable, _), .endEditing(let variable): targets.remove(variable)
      default: break
      }
    }
    guard !targets.isEmpty else { return false }
    let free = Set(solver.ambiguousVariables())
    return targets.contains { free.contains(variables[Int($0.index)]) }
  }

  private mutating func apply(_ operation: TraceOperation) throws(SolverError) {
    switch operation {
    case .declare(let variable):
      variables[Int(variable.index)] = solver.makeVariable()
    case .discard(let variable):
      try solver.discard(variables[Int(variable.index)])
    case .add(let constraint, let traceTerms, let shape):
      terms.removeAll(keepingCapacity: true)
      for term in traceTerms {
        terms.append(Term(term.coefficient, variables[Int(term.variable.index)]))
      }
      constraints[Int(constraint.index)] = try solver.add(terms.span, shape)
    case .remove(let constraint):
      try solver.remove(constraints[Int(constraint.index)])
    case .setConstant(let constraint, let value):
      try solver.setConstant(value, of: constraints[Int(constraint.index)])
    case .setPriority(let constraint, let priority):
      try solver.setPriority(priority, of: constraints[Int(constraint.index)])
    case .setBreakRank(let constraint, let rank):
      try solver.setBreakRank(rank, of: constraints[Int(constraint.index)])
    case .setCoefficient(let constraint, let term):
      try solver.setCoefficient(
        term.coefficient, of: variables[Int(term.variable.index)],
        in: constraints[Int(constraint.index)])
    case .beginEditing(let variable, let priority):
      try solver.beginEditing(variables[Int(variable.index)], priority: priority)
    case .suggest(let variable, let value):
      try solver.suggest(value, for: variables[Int(variable.index)])
    case .endEditing(let variable):
      try solver.endEditing(variables[Int(variable.index)])
    case .solve, .expect:
      break
    }
  }
}

/// Observes nothing.
private struct UnobservedReplay: TraceReplayObserver {
  mutating func willPerform(_ step: TraceStep) {}
  mutating func didPerform(_ step: TraceStep) {}
}
