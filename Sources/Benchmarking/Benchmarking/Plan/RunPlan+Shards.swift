package import ResultStore
import Statistics

extension RunPlan {
  /// What identifies the whole plan in the records of all its shards.
  package func record(
    tier: String, timeBudget: Double, scope: PlanScope, shard: ShardRecord?
  ) -> PlanRecord {
    var hash = FNVHash()
    for one in cases {
      hash.combine(bytes: "\(one.key)\n\(one.file.definitionHash)\n".utf8)
    }
    return PlanRecord(
      tier: tier, timeBudget: timeBudget, cases: cases.count, hash: hash.hexadecimal, scope: scope,
      shard: shard)
  }

  /// The cases of one shard, in the plan's order.
  ///
  /// All strategies and queue counts of a scenario at a size stay together, since their frames are
  /// compared with each other.
  package func only(_ shard: ShardRecord, timeBudget: Double) -> RunPlan {
    var groups: [CaseKey: Int] = [:]
    var costs: [Double] = []
    let groupOfCase = cases.map { one in
      var key = one.key
      key.strategy = ""
      key.queues = 1
      let group = groups[key] ?? costs.count
      if group == costs.count {
        groups[key] = group
        costs.append(0)
      }
      costs[group] += Self.cost(of: one, timeBudget: timeBudget)
      return group
    }
    let parts = ShardSplit.parts(ofCosts: costs, count: shard.count)
    var plan = self
    plan.cases = zip(cases, groupOfCase).filter { parts[$0.1] == shard.index - 1 }.map(\.0)
    return plan
  }

  /// Seconds that a case may take: the budget of its samples with warm-up, some plays outside the
  /// budget in proportion to the size, and the rounds on several queues.
  private static func cost(of one: RunCase, timeBudget: Double) -> Double {
    let plays = 100e-6 * Double(one.size ?? 100) * Double(one.queues > 1 ? 2 : 1)
    return timeBudget * (one.queues > 1 ? 2.5 : 1.5) + plays
  }
}
