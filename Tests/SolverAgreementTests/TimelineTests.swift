import LinearConstraints
import SolverCatalog
import SolverOracle
import Testing

/// Random timelines: every solve of every strategy is certified, and the strategies agree.
///
/// The seeds are those of ``Seeds/timelines``; `scripts/oracle` plays many more.
@Suite struct TimelineTests {
  /// A kind, and the part of the seeds that it is played with: its timelines may be long.
  struct Group: CustomTestStringConvertible, Sendable {
    var kind: TimelineKind
    var part: Int

    var testDescription: String { kind.rawValue }
  }

  static let groups = [
    Group(kind: .mixed, part: 3), Group(kind: .awkward, part: 10),
    Group(kind: .excursions, part: 2), Group(kind: .scales, part: 1),
    Group(kind: .leftovers, part: 3),
  ]

  @Test(arguments: groups)
  func timelinesAreCertifiedAndSolvedAlike(_ group: Group) {
    let kind = group.kind
    let candidates = SolverStrategy.allCases.map { strategy in
      SolverCandidate(name: strategy.rawValue, mayRefuse: strategy == .tableau) {
        strategy.makeSolver()
      }
    }
    let comparison = StrategyComparison(candidates)
    var counts = StrategyComparison.Counts()
    for seed in Seeds.timelines.prefix(max(Seeds.timelines.count / group.part, 1)) {
      let trace = RandomTimeline.trace(kind, seed: seed)
      do throws(OracleFinding) {
        try comparison.check(trace, &counts) { _ in }
      } catch {
        let finding = error
        let shortest = TraceShrinker.shrink(trace, limit: 2_000) {
          comparison.firstFinding(in: $0)?.signature == finding.signature
        }
        Issue.record("\(kind) seed \(seed), line \(finding)\n\(shortest)")
        return
      }
    }
    // Refusals are for what is out of the tableau's reach; they must not replace answers.
    #expect(counts.refusals * 100 <= counts.solves, "\(kind): \(counts)")
    #expect(counts.certifiedSolves > 0)
  }

  /// The comparison has to see what it is for.
  @Test func aStrategyThatIsWrongIsFoundAndNamed() throws {
    let trace = RandomTimeline.trace(.mixed, seed: 3)
    let right = SolverCandidate(name: "cold") { SolverStrategy.cold.makeSolver() }
    let other = SolverCandidate(name: "other") { ForgetfulSolver() }
    let finding = try #require(StrategyComparison([right, other]).firstFinding(in: trace))
    #expect(finding.strategy.hasSuffix("other"))
    #expect(StrategyComparison([right, right]).firstFinding(in: trace) == nil)
  }
}

/// A solver that takes every optional constraint for one of priority 1: its answers are optimal for
/// another system than the one declared.
private final class ForgetfulSolver: ForwardingSolver {
  init() { super.init(.cold) }

  override func add(
    _ terms: Span<Term>, _ shape: ConstraintShape
  ) throws(SolverError) -> ConstraintID {
    var weaker = shape
    if !shape.priority.isRequired { weaker.priority = Priority(1) ?? .required }
    return try super.add(terms, weaker)
  }
}
