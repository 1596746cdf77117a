import Benchmarking
import Metering
import ResultStore
import ScenarioEngine
import Simulation
import SolverCatalog
import Testing

/// Which cases a plan has, how they are distinguished, and which part of them a shard runs.
@Suite struct PlanTests {
  private static func plan(
    sizes: [Int] = [], queues: [Int] = [1, 4], seed: UInt64? = nil
  ) throws -> RunPlan {
    let text = """
      name: feed
      purpose: A feed of rows.
      device: iphone-15
      generator: {name: feed, size: 30, seed: 9}
      """
    let feed = try ScenarioReader.scenario(from: Array(text.utf8), file: "feed.yaml")
    let files = [ScenarioFile(feed), ScenarioFile(try OwnScreen.plain(name: "banner"))]
    return RunPlan(
      files, tier: .smoke, sizes: sizes, strategies: [.activeSet, .cold], queues: queues,
      seed: seed)
  }

  /// Scenarios, then sizes, then strategies, then queues; what is written out has no size.
  @Test func casesStandInOrder() throws {
    let names = try Self.plan(sizes: [10, 20]).cases.map { "\($0.key)" }
    #expect(
      names == [
        "feed/10 active-set #9 on iphone-15", "feed/10 active-set x4 #9 on iphone-15",
        "feed/10 cold #9 on iphone-15", "feed/10 cold x4 #9 on iphone-15",
        "feed/20 active-set #9 on iphone-15", "feed/20 active-set x4 #9 on iphone-15",
        "feed/20 cold #9 on iphone-15", "feed/20 cold x4 #9 on iphone-15",
        "banner active-set on iphone-15", "banner active-set x4 on iphone-15",
        "banner cold on iphone-15", "banner cold x4 on iphone-15",
      ])
    #expect(try Self.plan(sizes: [10], seed: 3).cases[0].key.seed == 3)
  }

  /// The time of the calling thread leaves out what other queues do for it.
  @Test func wallTimeIsTakenWhereOtherQueuesSolve() throws {
    let first = try Self.plan().cases[0]
    let ours = SolverStrategy(
      "ours", summary: "Several queues.", costModel: "None.", solvesOnSeveralQueues: true
    ) { _ in SolverStrategy.activeSet.makeSolver() }
    #expect(first.with(strategy: ours).clock == .monotonic)
    #expect(SolverStrategy.allCases.allSatisfy { first.with(strategy: $0).clock == .threadCPU })
  }

  // MARK: Definitions

  private static func hash(_ change: (inout Scenario) -> Void) throws -> String {
    var scenario = try OwnScreen.scenario()
    change(&scenario)
    return ScenarioFile(scenario).definitionHash
  }

  @Test func whateverIsPlayedChangesTheDefinition() throws {
    let device = try #require(DeviceCatalog.device(named: "iphone-se-3"))
    let hashes = try [
      Self.hash { _ in }, Self.hash { $0.name = "other" }, Self.hash { $0.device = device },
      Self.hash { $0.orientation = .landscapeRight }, Self.hash { $0.steps[0].name = "other" },
      Self.hash { $0.steps[0].repetitions = 7 }, Self.hash { $0.steps.removeLast() },
    ]
    #expect(Set(hashes).count == hashes.count)
    #expect(try Self.hash { _ in } == hashes[0])
    #expect(try Self.hash { $0.purpose = "Other words." } == hashes[0])
  }

  // MARK: Shards

  @Test func aPlanIsIdentifiedByItsCases() throws {
    func record(_ plan: RunPlan) -> PlanRecord {
      plan.record(
        tier: "smoke", timeBudget: 2, scope: PlanScope(strategies: [], queues: [1]), shard: nil)
    }
    let plan = try Self.plan(sizes: [10])
    #expect(record(plan).cases == 8 && record(plan).tier == "smoke")
    #expect(record(plan).hash == record(try Self.plan(sizes: [10])).hash)
    var other = plan
    other.cases.removeLast()
    #expect(record(other).hash != record(plan).hash)
    other = plan
    other.cases[0].file.definitionHash = "other"
    #expect(record(other).hash != record(plan).hash)
  }

  /// All strategies and queues of a scenario at a size stay together; every case is in one shard.
  @Test func aShardHasWholeGroups() throws {
    let plan = try Self.plan(sizes: [10, 20])
    let shards = (1...3).map { index in
      plan.only(ShardRecord(index: index, count: 3), timeBudget: 1).cases.map { "\($0.key)" }
    }
    #expect(shards.map(\.count) == [4, 4, 4])
    for shard in shards {
      #expect(Set(shard.map { $0.split(separator: " ")[0] }).count == 1, "\(shard)")
    }
    #expect(Set(shards.joined()) == Set(plan.cases.map { "\($0.key)" }))
    let all = plan.only(ShardRecord(index: 1, count: 1), timeBudget: 1)
    #expect(all.cases.map(\.key) == plan.cases.map(\.key))
  }

  /// A case of a million views takes as long to build as the others take to be measured.
  @Test func aLargeCaseHasAShardOfItsOwn() throws {
    let plan = try Self.plan(sizes: [10, 20, 1_000_000], queues: [1])
    let shards = (1...2).map { index in
      Set(plan.only(ShardRecord(index: index, count: 2), timeBudget: 1).cases.map(\.size))
    }
    #expect(shards == [[1_000_000], [10, 20, nil]])
  }

  /// Rounds on several queues come on top of what is measured on one: 2.5 to 1.5 of the budget.
  @Test func casesOnSeveralQueuesCostMore() throws {
    var plan = try Self.plan(sizes: [10, 20, 30, 40], queues: [4])
    // Four groups on one queue cost 6 budgets, two on four queues cost 5.
    plan.cases = plan.cases.filter { $0.key.strategy == "cold" && $0.size != nil }
    let single = try Self.plan(sizes: [50, 60, 70, 80], queues: [1]).cases
      .filter { $0.key.strategy == "cold" && $0.size != nil }
    plan.cases = Array(plan.cases.prefix(2)) + single
    let shards = (1...2).map { index in
      plan.only(ShardRecord(index: index, count: 2), timeBudget: 1).cases.compactMap(\.size)
    }
    // The dearest first, each to the lighter shard: 2.5 and 2.5, then 1.5 four times.
    #expect(shards == [[10, 60, 80], [20, 50, 70]] || shards == [[20, 50, 70], [10, 60, 80]])
  }

  /// A play of 40,000 rows takes 4 seconds, so that five small cases on one queue cost more than it does.
  @Test func playsCostByTheirSize() throws {
    var plan = try Self.plan(sizes: [40_000, 10, 20, 30, 40, 50], queues: [1])
    plan.cases = plan.cases.filter { $0.key.strategy == "cold" && $0.size != nil }
    let shards = (1...2).map { index in
      plan.only(ShardRecord(index: index, count: 2), timeBudget: 1).cases.compactMap(\.size)
    }
    #expect(shards.map(\.count).sorted() == [2, 4] && shards.contains { $0.first == 40_000 })
  }

  /// What schedulers set, and the shard that it means or why it means none.
  @Test(
    arguments: [
      ("SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=4", nil, "1/4"),
      ("SLURM_ARRAY_TASK_ID=4 SLURM_ARRAY_TASK_COUNT=4", nil, "4/4"),
      ("SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_COUNT=4", nil, "1/4"),
      (
        "SLURM_ARRAY_TASK_ID=14 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_STEP=2 "
          + "SLURM_ARRAY_TASK_COUNT=3", nil, "3/3"
      ),
      ("SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_STEP=0 SLURM_ARRAY_TASK_COUNT=3", nil, "2/3"),
      ("SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_COUNT=3", 5, "2/5"),
      ("SLURM_ARRAY_TASK_ID=2 JOB_COMPLETION_INDEX=0", 5, "2/5"),
      ("JOB_COMPLETION_INDEX=0", 3, "1/3"), ("JOB_COMPLETION_INDEX=2", 3, "3/3"),
      ("JOB_COMPLETION_INDEX=9999", 10_000, "10000/10000"),
      ("SLURM_ARRAY_TASK_ID= JOB_COMPLETION_INDEX=1", 3, "2/3"),
      ("JOB_COMPLETION_INDEX=3", 3, "the scheduler's shard 4 is not one of 3"),
      (
        "SLURM_ARRAY_TASK_ID=0 SLURM_ARRAY_TASK_COUNT=3", nil,
        "the scheduler's shard 0 is not one of 3"
      ),
      ("JOB_COMPLETION_INDEX=0", nil, "--shard auto does not know of how many; say auto/n"),
      ("JOB_COMPLETION_INDEX=0", 0, "0 shards are not from 1 to 10000"),
      ("JOB_COMPLETION_INDEX=0", 10_001, "10001 shards are not from 1 to 10000"),
      (
        "JOB_COMPLETION_INDEX=-1", 3,
        "JOB_COMPLETION_INDEX is '-1', not a whole number from 0 to 1000000000"
      ),
      (
        "SLURM_ARRAY_TASK_ID=1000000001", 3,
        "SLURM_ARRAY_TASK_ID is '1000000001', not a whole number from 0 to 1000000000"
      ),
      (
        "", 3,
        "--shard auto needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX; neither is set"
      ),
    ] as [(String, Int?, String)])
  func schedulersNumberShards(_ words: String, _ count: Int?, _ expected: String) {
    var environment: [String: String] = [:]
    for word in words.split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      environment[parts[0]] = parts[1]
    }
    let choice = ShardChoice.scheduled(count: count)
    do throws(ShardChoiceError) {
      #expect("\(try choice.resolved(in: environment))" == expected)
    } catch {
      #expect(error.description == expected)
    }
  }

  // MARK: Faults

  @Test(
    arguments: [
      ("allocation", ["allocation"]), ("frame", ["frame"]), ("counter", ["counter"]),
      ("slow=10", ["slow=10.0"]), ("slow=1000", ["slow=1000.0"]),
      ("counter,frame,slow=0.5,allocation", ["slow=0.5", "allocation", "frame", "counter"]),
      ("slow=0", nil), ("slow=-1", nil), ("slow=1000.5", nil), ("slow=x", nil), ("slow", nil),
      ("", nil), ("frame,", nil), ("frames", nil),
    ] as [(String, [String]?)])
  func faultsAreRead(_ words: String, _ names: [String]?) {
    #expect(FaultInjection(words: words)?.names == names)
    #expect(FaultInjection.none.names.isEmpty)
  }
}
