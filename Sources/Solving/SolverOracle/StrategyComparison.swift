package import LinearConstraints

/// Plays one trace on several strategies side by side, checks the certificate of every solve, and
/// compares what all correct answers share.
///
/// Shared are the sums of violations, which constraints are broken and which conflicts are
/// reported, the values that the optimum determines, and which those are. Tolerances are those of
/// ``AnswerTolerances``. What is undetermined may differ; once an edit begins at such a value, each
/// strategy solves a system of its own and only certificates are checked.
package struct StrategyComparison {
  private let candidates: [SolverCandidate]
  /// After every how many solves undetermined variables are compared: a search of its own.
  private let ambiguityInterval: Int

  package init(_ candidates: [SolverCandidate], ambiguityInterval: Int = 4) {
    self.candidates = candidates
    self.ambiguityInterval = max(ambiguityInterval, 1)
  }

  /// What was done, over any number of traces.
  package struct Counts: Sendable {
    package var timelines = 0
    package var solves = 0
    package var certifiedSolves = 0
    /// Solves that a strategy refused and was allowed to.
    package var refusals = 0

    package init() {}
  }

  /// The first finding, if there is one.
  package func firstFinding(in trace: Trace) -> OracleFinding? {
    var counts = Counts()
    do throws(OracleFinding) {
      try check(trace, &counts) { _ in }
      return nil
    } catch {
      return error
    }
  }

  /// Plays a trace on all strategies, and calls `didSolve` after each step on which all agree, with
  /// one strategy's system and answers.
  ///
  /// - Throws: the first finding.
  package func check(
    _ trace: Trace, _ counts: inout Counts, didSolve: (SolvedStep) -> Void
  ) throws(OracleFinding) {
    var players = candidates.map { ComparedPlayer($0, trace) }
    counts.timelines += 1
    var isComparable = true
    guard let steps = players.first?.replay.steps else { return }
    for step in steps {
      if isComparable, let first = players.first {
        isComparable = !first.replay.beginsEditAtUndeterminedValue(step)
      }
      var index = 0
      while index < players.count {
        if try players[index].perform(step) {
          counts.solves += 1
          counts.certifiedSolves += 1
          index += 1
        } else {
          counts.refusals += 1
          players.remove(at: index)
        }
      }
      guard isComparable, let first = players.first else { continue }
      let comparesAmbiguity =
        (step.index + 1).isMultiple(of: ambiguityInterval) || step.index == steps.count - 1
      let reference = ComparedAnswers(first, trace, includesAmbiguity: comparesAmbiguity)
      for player in players.dropFirst() {
        let answers = ComparedAnswers(player, trace, includesAmbiguity: comparesAmbiguity)
        if let difference = reference.difference(from: answers) {
          throw OracleFinding(
            kind: .disagreement, strategy: "\(first.candidate.name)/\(player.candidate.name)",
            line: step.line, message: difference)
        }
      }
      didSolve(SolvedStep(step: step, strategy: first.candidate.name, solver: first.solver))
    }
  }
}

/// A step that was solved, and the solver that did it.
package struct SolvedStep {
  package let step: TraceStep
  package let strategy: String
  package let solver: CertifyingSolver
}

/// One strategy within a comparison.
final class ComparedPlayer {
  let candidate: SolverCandidate
  let solver: CertifyingSolver
  private let trace: Trace
  var replay: TraceReplay

  init(_ candidate: SolverCandidate, _ trace: Trace) {
    self.candidate = candidate
    self.trace = trace
    solver = CertifyingSolver(candidate.makeSolver())
    replay = TraceReplay(trace, on: solver)
  }

  /// Performs a step; false when the strategy refused it, as it may.
  func perform(_ step: TraceStep) throws(OracleFinding) -> Bool {
    var before: [Variable: Double] = [:]
    for variable in solver.declaredRows.variables { before[variable] = solver.value(of: variable) }
    do throws(TraceReplayError) {
      try replay.perform(step)
    } catch {
      if case .uncertified(let failure) = error.error {
        throw finding(.uncertified, step.line, "\(failure)")
      }
      if candidate.mayRefuse, isRefusal(error.error) { return false }
      throw finding(.refused, error.line, "\(error.error)")
    }
    if let contradiction = AnswerConsistency.contradiction(in: solver, before: before) {
      throw finding(.inconsistent, step.line, contradiction)
    }
    return true
  }

  private func isRefusal(_ error: SolverError) -> Bool {
    switch error {
    case .numericalBreakdown, .exceedsCapacity: true
    default: false
    }
  }

  private func finding(
    _ kind: OracleFinding.Kind, _ line: Int32, _ message: String
  ) -> OracleFinding {
    OracleFinding(kind: kind, strategy: candidate.name, line: line, message: message)
  }
}
