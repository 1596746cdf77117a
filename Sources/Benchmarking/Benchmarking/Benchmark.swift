import ResultStore
public import ScenarioEngine
public import SolverCatalog

/// A benchmark of scenarios, one's own screens among them: times, allocations and work of every phase
/// and step, as `bench run` measures them.
///
///     var benchmark = Benchmark([feed])
///     benchmark.strategies = [.activeSet, .cold]
///     let result = try benchmark.run(savingInto: "Results")
///     print(result.json)
///
/// `BenchMain` makes a command line of the same, with tables, comparison and the gate.
public struct Benchmark: Sendable {
  /// What is played.
  public var scenarios: [Scenario]
  /// What solves it.
  public var strategies: [SolverStrategy] = [.standard]
  /// On how many queues each scenario is played at once, each with a tree of its own.
  public var queues = [1]
  /// Which tier decides the sizes of generated scenarios, and the time budget.
  public var tier = ScenarioTier.standard
  /// Seconds of samples for each scenario, strategy and number of queues; the tier's unless given.
  public var timeBudget: Double?

  /// A benchmark of scenarios by the standard strategy on one queue.
  public init(_ scenarios: [Scenario]) {
    self.scenarios = scenarios
  }

  /// Measures all.
  ///
  /// The calling thread plays what is timed; call it on the main thread for screens of UIKit. A debug
  /// build measures itself: build with optimisation.
  ///
  /// - Parameter folder: Where the run record is written, for `bench gate` and `bench report`; none is
  ///   written unless given.
  /// - Returns: What was found; findings among it do not throw.
  /// - Throws: `interrupted`, where the program listens to signals and one came; `notSaved`.
  public func run(savingInto folder: String? = nil) throws(BenchmarkError) -> BenchmarkResult {
    let plan = RunPlan(
      scenarios.map { ScenarioFile($0) }, tier: tier, sizes: [], strategies: strategies,
      queues: queues, seed: nil)
    let timeBudget = timeBudget ?? plan.timeBudget(of: tier)
    let scope = PlanScope(
      scenarios: scenarios.map(\.name), strategies: strategies.map(\.rawValue), queues: queues,
      sizes: nil, seed: nil)
    var session = RunSession(
      plan: plan,
      planRecord: plan.record(
        tier: tier.rawValue, timeBudget: timeBudget, scope: scope, shard: nil),
      timeBudget: timeBudget, store: folder.map { RunStore(folder: $0) })
    switch session.run() {
    case .finished: return BenchmarkResult(session)
    case .interrupted: throw .interrupted
    case .notSaved(let error): throw .notSaved(error.description)
    }
  }
}

/// Why a benchmark has no result.
public enum BenchmarkError: Error, Hashable, Sendable {
  /// A signal ended it.
  case interrupted
  /// The record could not be written: why, in a sentence.
  case notSaved(String)
}
