import ResultStore
import Testing

@Suite struct ShardMergeTests {
  private func shards(_ count: Int) -> [RunRecord] {
    (1...count).map { index in
      var record = Samples.record(
        id: "0000000\(index)", date: "2026-11-21T04:05:0\(index)Z",
        cases: [Samples.oneCase(size: index)])
      record.plan = PlanRecord(
        tier: "smoke", timeBudget: 0.5, cases: count, hash: "beef",
        shard: ShardRecord(index: index, count: count))
      return record
    }
  }

  @Test func theShardsOfARunMakeTheRun() throws {
    let merged = try ShardMerge.merge(shards(3).reversed())
    #expect(merged.cases.map(\.key.size) == [1, 2, 3])
    #expect(merged.plan?.shard == nil && merged.date == "2026-11-21T04:05:01Z")
    #expect(try ShardMerge.merge(shards(3)) == merged)
    #expect(try RunFile.decode(RunFile.encode(merged), path: "") == merged)
  }

  private static let mixtures: [(@Sendable (inout [RunRecord]) -> Void, String)] = [
    ({ _ = $0.remove(at: 1) }, "shard 2/3 is missing"),
    ({ _ = $0.removeLast() }, "shard 3/3 is missing"),
    ({ $0.append($0[2]) }, "shard 3/3 is there twice"),
    ({ $0[1].plan?.hash = "f00d" }, "another plan"),
    ({ $0[1].build.commit = "2222" }, "another build"),
    ({ $0[1].machine.processor = "Another" }, "another kind of machine"),
    ({ $0[1].isPartial = true }, "was interrupted"), ({ $0[1].plan = nil }, "is no shard"),
    ({ $0[1].cases = [] }, "2 cases, the plan has 3"),
    ({ $0[1].cases = $0[0].cases }, "the plan has 3"),
    ({ $0[1].injectedFaults = ["slow=5"] }, "other faults"),
  ]

  @Test(arguments: mixtures)
  func mixedShardsAreRefused(change: @Sendable (inout [RunRecord]) -> Void, reason: String) {
    var records = shards(3)
    change(&records)
    let mixed = records
    let refusal = #expect(throws: ShardMergeError.self) { try ShardMerge.merge(mixed) }
    #expect(refusal?.description.contains(reason) == true, "\(String(describing: refusal))")
  }
}
