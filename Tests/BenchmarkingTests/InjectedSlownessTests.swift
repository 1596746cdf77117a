import Benchmarking
import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Testing

/// Busy work that is put into every timed phase on purpose.
@Suite struct InjectedSlownessTests {
  /// The medians of all steps, in nanoseconds that the calling thread held a core.
  private static func medians(_ fault: FaultInjection) throws -> [Double] {
    let plan = RunPlan(
      [ScenarioFile(try OwnScreen.scenario())], tier: .smoke, sizes: [], strategies: [.activeSet],
      queues: [1], seed: nil)
    var session = RunSession(plan: plan, timeBudget: 0.5, store: nil, fault: fault)
    guard case .finished = session.run() else { return [] }
    let steps = try #require(session.record.cases.first?.steps)
    #expect(session.record.injectedFaults == (fault.names.isEmpty ? nil : fault.names))
    return try steps.map { try #require($0.time?.summary?.median) }
  }

  /// Ten times what a phase takes is added to it; other work of this process may disturb either.
  @Test func everyPhaseIsSlowerByTheShareAskedFor() throws {
    let honest = try Self.medians(.none)
    let slow = try Self.medians(try #require(FaultInjection(words: "slow=1000")))
    #expect(honest.count == 5 && slow.count == 5)
    for (before, after) in zip(honest, slow) {
      #expect(after > 2 * before, "\(before) became \(after)")
    }
  }
}
