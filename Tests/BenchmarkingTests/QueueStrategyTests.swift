import Benchmarking
import Foundation
import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Testing

/// What is measured of a strategy that works on several queues: wall time beside the sum over all
/// queues, and one hierarchy with its blocks on one queue and on several.
@Suite struct QueueStrategyTests {
  /// The case of a run, and the solvers that were made for it.
  private static func measured(
    timeBudget: Double, strategy: (SeveralQueues) -> SolverStrategy = { $0.strategy }
  ) throws -> (found: CaseRecord, queueCounts: [Int]) {
    let queues = SeveralQueues()
    var benchmark = Benchmark([try queues.scenario()])
    benchmark.timeBudget = timeBudget
    benchmark.strategies = [strategy(queues)]
    benchmark.queues = [2]
    let result = try benchmark.run()
    #expect(result.findings == [])
    let record = try RunFile.decode(Data(result.json.utf8), path: "result")
    #expect(record.cases.count == 1)
    return (try #require(record.cases.first), queues.queueCounts)
  }

  /// The case of a run whose budget is long beside a play, however busy the machine is.
  private static func sampled() throws -> (found: CaseRecord, queueCounts: [Int]) {
    for timeBudget in [1.0, 4, 16] {
      let result = try measured(timeBudget: timeBudget)
      if result.found.omitted == nil { return result }
    }
    return try measured(timeBudget: 64)
  }

  @Test func wallTimeAndTheSumOverAllQueuesAreTaken() throws {
    let (found, queueCounts) = try Self.sampled()
    #expect(found.omitted == nil)
    #expect(found.steps.map(\.label) == ["build", "start", "turn", "back"])
    for step in found.steps.dropFirst() {
      let wall = try #require(step.time)
      let sum = try #require(step.queueTime)
      #expect(wall.clock == "monotonic" && sum.clock == "processCPU")
      // The calling thread works for neither of them; all helpers count for the sum.
      #expect(wall.samples.allSatisfy { $0 >= Double(SeveralQueues.work) })
      #expect(
        sum.samples.allSatisfy { $0 >= Double(SeveralQueues.work) * Double(SeveralQueues.helpers) })
      #expect(wall.samples.count >= 3 && sum.samples.count >= 3)
    }
    // Eight is what a solver gets unless it is told.
    #expect(queueCounts.first == 8)
    #expect(Set(queueCounts) == [8, 1, 2])
  }

  /// The last plays are those of the blocks: on one queue and on two, in turns.
  @Test func blocksAreMeasuredOnOneQueueAndOnSeveral() throws {
    let (found, queueCounts) = try Self.sampled()
    let blocks = try #require(found.blocks)
    #expect(blocks.queues == 2)
    #expect(blocks.rounds >= 1 && blocks.rounds <= 25)
    let pairs = Array(repeating: [1, 2], count: blocks.rounds).flatMap(\.self)
    #expect(queueCounts.suffix(pairs.count) == pairs[...])
    #expect(!queueCounts.dropLast(pairs.count).contains(2))
    // Where allocations are counted, blocks are solved on one queue.
    #expect(queueCounts.count { $0 == 1 } > blocks.rounds)
    #expect(!found.allocations.isEmpty)
    let (work, wait) = (Double(SeveralQueues.work), Double(SeveralQueues.wait))
    #expect(blocks.firstLayoutAlone >= work && blocks.firstLayout >= work + wait)
    #expect(blocks.timelineAlone >= 2 * work && blocks.timeline >= 2 * (work + wait))
  }

  /// A budget that no play fits in leaves the times of frames, each of one play.
  @Test func aPlayBeyondTheBudgetLeavesOutTheSum() throws {
    let (found, queueCounts) = try Self.measured(timeBudget: 1e-6)
    let omitted = try #require(found.omitted)
    #expect(omitted.map(\.part).contains("time of all queues"))
    #expect(
      omitted.allSatisfy { $0.reason.hasSuffix(", over a quarter of the time budget of 1.00 µs") })
    for step in found.steps.dropFirst() {
      #expect(step.time?.clock == "monotonic" && step.time?.samples.count == 1)
      #expect(step.queueTime == nil)
    }
    #expect(found.blocks?.rounds == 1)
    #expect(queueCounts.suffix(2) == [1, 2])
  }

  @Test func aStrategyOfOneQueueHasNeither() throws {
    let (found, _) = try Self.measured(timeBudget: 1e-6) { _ in .activeSet }
    #expect(found.blocks == nil)
    #expect(found.omitted?.map(\.part).contains("time of all queues") != true)
    #expect(found.steps.allSatisfy { $0.queueTime == nil && $0.time?.clock == "threadCPU" })
    #expect(found.parallel != nil)
  }

  // MARK: Timelines

  /// Each queue has a lane with the phases that it played, and what it played above them.
  @Test func everyQueueNotesItsPhases() throws {
    let queues = SeveralQueues()
    let plan = RunPlan(
      [ScenarioFile(try queues.scenario())], tier: .smoke, sizes: [], strategies: [.activeSet],
      queues: [1, 2], seed: nil)
    var session = RunSession(plan: plan, timeBudget: 1e-6, store: nil, recordsTimelines: true)
    guard case .finished = session.run() else {
      Issue.record("the session did not finish")
      return
    }
    #expect(session.findings == [])
    let names = ["build", "start", "turn", "back", "working active-set"]
    for (outcome, count) in zip(session.outcomes, [1, 2]) {
      #expect(outcome.timelines.map(\.queue) == Array(0..<count))
      for timeline in outcome.timelines {
        #expect(timeline.spans.map(\.name) == names)
        let whole = try #require(timeline.spans.last)
        let phases = timeline.spans.dropLast()
        #expect(phases.allSatisfy { whole.start <= $0.start && $0.end <= whole.end })
        #expect(zip(phases, phases.dropFirst()).allSatisfy { $0.end <= $1.start })
        #expect(whole.threadCPU >= phases.reduce(0) { $0 + $1.threadCPU })
      }
    }
    let json = session.trace.json
    #expect(json.contains(#""name":"working active-set on iphone-15""#))
    #expect(json.contains(#""name":"working active-set x2 on iphone-15""#))
    let record = try #require(session.outcomes.last?.record.parallel)
    #expect(json.contains(#""scaling":\#(record.scaling),"efficiency":\#(record.scaling / 2)"#))
    #expect(json.contains(#""throughput_per_s":\#(record.throughput),"#))
  }
}
