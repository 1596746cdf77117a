import LinearConstraints
import SolverCatalog
import SolverOracle
import SolverWorkloads
import Testing

/// A solver that followed a history must answer as one that sees only where it led.
@Suite struct IncrementalAgreementTests {
  @Test(arguments: SolverStrategy.allCases)
  func historyLeavesNoTrace(_ strategy: SolverStrategy) {
    let fails = { (trace: Trace) in difference(strategy, trace) != nil }
    for seed in Seeds.agreement {
      let trace = RandomSystem.trace(
        seed: seed, views: 3 + Int(seed % 7), solves: 6, hasConflicts: false)
      guard let difference = difference(strategy, trace) else { continue }
      Issue.record(
        "seed \(seed): \(difference)\n\(TraceShrinker.shrink(trace, while: fails))")
      return
    }
  }

  /// Compares the answers after the last solve of a trace with those to one batch of it all.
  private func difference(_ strategy: SolverStrategy, _ trace: Trace) -> String? {
    let (incremental, fresh) = (strategy.makeSolver(), strategy.makeSolver())
    let batch = inOneBatch(trace)
    var first = TraceReplay(trace, on: incremental)
    var second = TraceReplay(batch, on: fresh)
    guard let left = try? first.run(), let right = try? second.run() else {
      return "an operation was refused"
    }
    for (one, other) in zip(left.violations, right.violations)
    where (one.sum - other.sum).magnitude > Agreement.tolerance {
      return "violations at \(one.priority.value): \(one.sum) and \(other.sum) when fresh"
    }
    guard left.ambiguous == right.ambiguous else {
      return "undetermined: \(left.ambiguous) and \(right.ambiguous) when fresh"
    }
    for (one, other) in zip(left.values, right.values) where !left.ambiguous.contains(one.name) {
      if (one.value - other.value).magnitude > Agreement.tolerance {
        return "\(one.name): \(one.value) and \(other.value) when fresh"
      }
    }
    return nil
  }

  private func inOneBatch(_ trace: Trace) -> Trace {
    var lines = TraceWriter.text(of: trace).split(separator: "\n")
    lines.removeAll { $0.hasPrefix("solve") }
    // Leaving out solves leaves out nothing that another line needs.
    let text = (lines + ["solve"]).joined(separator: "\n")
    return (try? TraceReader.read(text)) ?? Trace()
  }
}
