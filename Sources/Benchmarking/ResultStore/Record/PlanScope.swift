/// Which cases a plan covers: what distinguishes a case that is missing from one that was not asked for.
package struct PlanScope: Codable, Hashable, Sendable {
  /// The scenarios that were asked for by name, file or tag; absent for all of the tier.
  package var scenarios: [String]?
  /// The strategies.
  package var strategies: [String]
  /// The numbers of queues.
  package var queues: [Int]
  /// The sizes that were asked for; absent for the tier's own.
  package var sizes: [Int]?
  /// The seed that was asked for; absent for the scenarios' own.
  package var seed: UInt64?

  /// Creates a scope.
  package init(
    scenarios: [String]? = nil, strategies: [String], queues: [Int], sizes: [Int]? = nil,
    seed: UInt64? = nil
  ) {
    self.scenarios = scenarios
    self.strategies = strategies
    self.queues = queues
    self.sizes = sizes
    self.seed = seed
  }

  /// Whether a case of the plan's tier is one that the plan asks for.
  package func covers(_ key: CaseKey) -> Bool {
    guard strategies.contains(key.strategy), queues.contains(key.queues),
      scenarios?.contains(key.scenario) ?? true
    else { return false }
    // A scenario that is written out has neither a size nor a seed to choose.
    guard let size = key.size else { return true }
    // A strategy may be measured at a smaller size, where its time budget admits no other.
    if let sizes, !sizes.contains(where: { $0 >= size }) { return false }
    return seed.map { $0 == key.seed } ?? true
  }
}

extension RunRecord {
  /// Whether the run asks for a case of a tier, as far as its plan states it.
  ///
  /// A record without a plan, or of a version whose plans have no scope, asks for everything: what
  /// is not known to be left out on purpose is missing.
  package func asks(for key: CaseKey, tier: String?) -> Bool {
    let own = Set([plan?.tier].compactMap { $0 } + cases.map(\.tier))
    if let tier, !own.isEmpty, !own.contains(tier) { return false }
    return plan?.scope?.covers(key) ?? true
  }

  /// Whether another run set out to measure the same: the tier, the scope and the shard.
  package func isOfSamePlan(as other: RunRecord) -> Bool {
    guard let plan, let its = other.plan else {
      return plan == nil && other.plan == nil
        && Set(cases.map(\.tier)) == Set(other.cases.map(\.tier))
    }
    return plan.tier == its.tier && plan.shard == its.shard
      && (plan.scope == nil || its.scope == nil || plan.scope == its.scope)
  }
}
