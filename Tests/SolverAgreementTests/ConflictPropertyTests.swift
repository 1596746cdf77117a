import LinearConstraints
import SolverCatalog
import SolverOracle
import SolverWorkloads
import Testing

/// What every answer to contradicting required constraints must have, whatever the strategy.
@Suite struct ConflictPropertyTests {
  @Test(arguments: SolverStrategy.allCases)
  func brokenConstraintsAreTheOnesThatDoNotFit(_ strategy: SolverStrategy) {
    var conflictCount = 0
    for seed in Seeds.agreement {
      let trace = RandomSystem.trace(
        seed: seed, views: 2 + Int(seed % 5), solves: 6, hasConflicts: true)
      guard let problem = problem(trace, strategy, &conflictCount) else { continue }
      let shortest = TraceShrinker.shrink(trace) { shorter in
        var ignored = 0
        return self.problem(shorter, strategy, &ignored) != nil
      }
      Issue.record("seed \(seed): \(problem)\n\(shortest)")
      return
    }
    #expect(conflictCount > Seeds.agreement.count / 4)
  }

  /// The first thing that is wrong with the conflicts of a replay.
  private func problem(
    _ trace: Trace, _ strategy: SolverStrategy, _ conflictCount: inout Int
  ) -> String? {
    let solver = strategy.makeSolver()
    var replay = TraceReplay(trace, on: solver)
    var system = RequiredSystem()
    let steps = replay.steps
    for step in steps {
      do throws(TraceReplayError) { try replay.perform(step) } catch { return "\(error)" }
      for operation in trace.operations[step.batch] { system.apply(operation) }
      let handles = replay.constraintHandles
      conflictCount += solver.conflicts.count
      for conflict in solver.conflicts {
        if let problem = problem(with: conflict, handles, system) {
          return "line \(step.line): \(problem)"
        }
      }
      if let problem = problem(withBreaks: solver, handles, system) {
        return "line \(step.line): \(problem)"
      }
      if let problem = SelfCheck.contradictions(in: solver).first {
        return "line \(step.line): \(problem)"
      }
    }
    return nil
  }

  /// Irreducible, and broken where the contract demands it.
  private func problem(
    with conflict: Conflict, _ handles: [ConstraintID], _ system: RequiredSystem
  ) -> String? {
    let sought = Set(conflict.members)
    let members = system.required.filter { sought.contains(handles[Int($0.index)]) }
    guard members.count == conflict.members.count else { return "a member that is not required" }
    if system.fits(members) { return "the conflict \(members) is none" }
    for member in members where !system.fits(members.filter { $0 != member }) {
      return "the conflict \(members) does not need \(member)"
    }
    // All ranks are equal, and later declarations have greater numbers.
    guard let latest = members.last, handles[Int(latest.index)] == conflict.broken else {
      return "\(conflict.broken) of \(members) broke"
    }
    return nil
  }

  /// All that is not broken holds, and nothing that is broken would.
  private func problem(
    withBreaks solver: any IncrementalSolver, _ handles: [ConstraintID], _ system: RequiredSystem
  ) -> String? {
    let required = system.required
    let intact = required.filter { !solver.isBroken(handles[Int($0.index)]) }
    for constraint in intact where solver.violation(of: handles[Int(constraint.index)]) > 1e-6 {
      return "\(constraint) is violated and not broken"
    }
    for constraint in required where solver.isBroken(handles[Int(constraint.index)]) {
      if system.fits(intact + [constraint]) { return "\(constraint) is broken and would fit" }
    }
    return nil
  }
}

/// The constraints that stand at some point of a trace.
private struct RequiredSystem {
  private var standing: [TraceConstraint: (terms: [TraceTerm], shape: ConstraintShape)] = [:]

  /// The required ones in order of declaration.
  var required: [TraceConstraint] {
    standing.filter(\.value.shape.priority.isRequired).keys.sorted { $0.index < $1.index }
  }

  mutating func apply(_ operation: TraceOperation) {
    switch operation {
    case .add(let constraint, let terms, let shape): standing[constraint] = (terms, shape)
    case .remove(let constraint): standing[constraint] = nil
    case .setConstant(let constraint, let value): standing[constraint]?.shape.constant = value
    case .setPriority(let constraint, let value): standing[constraint]?.shape.priority = value
    case .setBreakRank(let constraint, let rank): standing[constraint]?.shape.breakRank = rank
    case .setCoefficient(let constraint, let term):
      standing[constraint]?.terms.removeAll { $0.variable == term.variable }
      standing[constraint]?.terms.append(term)
    default: break
    }
  }

  /// Whether some constraints hold together: asked as preferences, which cannot conflict.
  func fits(_ constraints: [TraceConstraint]) -> Bool {
    let solver = SolverStrategy.tableau.makeSolver()
    var variables: [TraceVariable: Variable] = [:]
    for constraint in constraints {
      guard let (terms, required) = standing[constraint], let medium = Priority(500) else {
        return false
      }
      var shape = required
      shape.priority = medium
      var summands: [Term] = []
      for term in terms {
        let variable = variables[term.variable] ?? solver.makeVariable()
        variables[term.variable] = variable
        summands.append(Term(term.coefficient, variable))
      }
      guard (try? solver.add(LinearConstraint(summands, shape))) != nil else { return false }
    }
    guard (try? solver.solve()) != nil else { return false }
    return solver.violations.allSatisfy { $0.sum < 1e-6 }
  }
}
