import Benchmarking
import Foundation
import LinearConstraints
import ResultStore
import ScenarioEngine
import SolverCatalog
import Testing

/// A strategy that is measured at a size of its own has the others beside it there.
@Suite struct PartnerSizeTests {
  private static let kept =
    "accepted runs have another size, which is kept while it can be measured"

  /// The session of a row of 32 views, of which half was accepted for the strategies `accepted`.
  ///
  /// A play of these takes some milliseconds of its thread's time, even in a build for debugging, where
  /// the budget admits a third of a second.
  private static func session(
    _ strategies: [SolverStrategy], accepted: [SolverStrategy], queues: [Int] = [1],
    sizes: [Int]? = nil, tier: String? = nil, isRetired: Bool? = nil
  ) throws -> RunSession {
    let text = """
      name: row
      purpose: Views side by side.
      device: iphone-15
      generator: {name: long-row, size: 32}
      """
    let row = try ScenarioReader.scenario(from: Array(text.utf8), file: "row.yaml")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let plan = RunPlan(
      [ScenarioFile(row)], tier: .smoke, sizes: [32], strategies: strategies, queues: queues,
      seed: nil)
    let store = RunStore(folder: folder.path)
    for runCase in plan.cases where accepted.contains(runCase.strategy) {
      var key = runCase.key
      key.size = 16
      try store.accept([
        Acceptance(
          key: key, run: "aaaa", reason: "a baseline", date: "2026-11-21T04:05:06Z", tier: tier,
          isRetired: isRetired)
      ])
    }
    let scope = PlanScope(
      strategies: strategies.map(\.rawValue), queues: queues, sizes: sizes, seed: nil)
    var session = RunSession(
      plan: plan,
      planRecord: plan.record(tier: "smoke", timeBudget: 1, scope: scope, shard: nil),
      timeBudget: 1, store: store)
    guard case .finished = session.run() else { throw CaseError.interrupted }
    return session
  }

  /// What was measured, in order: size, strategy and queues.
  private static func measured(_ session: RunSession) -> [String] {
    session.record.cases.map {
      "\($0.key.size ?? 0) \($0.key.strategy) x\($0.key.queues)"
    }
  }

  @Test func partnersAreMeasuredAtTheSizeThatWasKept() throws {
    let session = try Self.session([.activeSet, .cold], accepted: [.cold])
    #expect(Self.measured(session) == ["32 active-set x1", "16 cold x1", "16 active-set x1"])
    #expect(session.findings == [])
    #expect(session.outcomes.count == 3 && session.paths == ["row", "row", "row"])
    let skipped = try #require(session.record.skipped)
    #expect(skipped.map(\.key.strategy) == ["cold"] && skipped.map(\.key.size) == [32])
    #expect(skipped.map(\.measuredSize) == [16] && skipped.map(\.reason) == [Self.kept])
  }

  /// A partner is asked on its own number of queues only, and measured once at most.
  @Test func noPartnerIsMeasuredTwice() throws {
    let session = try Self.session(
      [.activeSet, .cold, .tableau], accepted: [.cold, .tableau], queues: [1])
    #expect(
      Self.measured(session) == [
        "32 active-set x1", "16 cold x1", "16 active-set x1", "16 tableau x1",
      ])
    #expect(session.record.skipped?.map(\.key.strategy) == ["cold", "tableau"])
  }

  /// Whoever asks for a size gets it.
  @Test func sizesThatWereAskedForAreNotReplaced() throws {
    let session = try Self.session([.activeSet, .cold], accepted: [.cold], sizes: [32])
    #expect(Self.measured(session) == ["32 active-set x1", "32 cold x1"])
    #expect(session.record.skipped ?? [] == [])
  }

  /// What another tier was accepted with, or what is missed no longer, decides no size.
  @Test func onlyWhatTheRunIsHeldAgainstDecides() throws {
    let whole = ["32 active-set x1", "32 cold x1"]
    let half = ["32 active-set x1", "16 cold x1", "16 active-set x1"]
    let strategies: [SolverStrategy] = [.activeSet, .cold]
    #expect(
      Self.measured(try Self.session(strategies, accepted: [.cold], tier: "smoke")) == half)
    #expect(
      Self.measured(try Self.session(strategies, accepted: [.cold], tier: "full")) == whole)
    #expect(
      Self.measured(try Self.session(strategies, accepted: [.cold], isRetired: true)) == whole)
  }

  // MARK: Without the standard strategy

  /// The standard strategy then plays once, and what it finds is held against the answer.
  @Test func aStrategyAloneIsComparedWithTheStandardOne() throws {
    let sound = try Self.session([.cold], accepted: [.cold])
    #expect(Self.measured(sound) == ["16 cold x1"])
    #expect(sound.findings == [])

    let shifted = SolverStrategy(
      "shifted", summary: "Off by one.", costModel: "As active-set."
    ) { _ in ShiftedSolver() }
    let unsound = try Self.session([shifted], accepted: [shifted])
    #expect(Self.measured(unsound) == ["16 shifted x1"])
    #expect(unsound.findings == unsound.failures)
    let failure = try #require(unsound.failures.first)
    #expect(unsound.failures.count == 1)
    #expect(failure.hasPrefix("row/16 shifted "), "\(failure)")
    #expect(failure.hasSuffix(" with active-set") && failure.contains(", but ("), "\(failure)")
  }
}
