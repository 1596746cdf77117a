import ResultStore
import Testing

/// Which runs set out to measure the same, so that what one lacks is missing.
@Suite struct SamePlanTests {
  private func run(_ tier: String?, shard: ShardRecord? = nil) -> RunRecord {
    var record = Samples.record()
    record.plan = tier.map {
      PlanRecord(tier: $0, timeBudget: 1, cases: 1, hash: "beef", shard: shard)
    }
    return record
  }

  @Test func tierAndShardMakeThePlan() {
    let first = ShardRecord(index: 1, count: 2)
    #expect(run("full").isOfSamePlan(as: run("full")))
    #expect(!run("full").isOfSamePlan(as: run("smoke")))
    #expect(run("full", shard: first).isOfSamePlan(as: run("full", shard: first)))
    #expect(!run("full", shard: first).isOfSamePlan(as: run("full")))
    #expect(
      !run("full", shard: first).isOfSamePlan(
        as: run("full", shard: ShardRecord(index: 2, count: 2))))
  }

  /// Old records have no plan: they are like each other where their cases are of the same tiers.
  @Test func aRunWithoutAPlanIsLikeOthersWithoutOne() {
    #expect(run(nil).isOfSamePlan(as: run(nil)))
    #expect(!run(nil).isOfSamePlan(as: run("full")))
    #expect(!run("full").isOfSamePlan(as: run(nil)))
    var other = run(nil)
    other.cases[0].tier = "another"
    #expect(!run(nil).isOfSamePlan(as: other))
  }
}
