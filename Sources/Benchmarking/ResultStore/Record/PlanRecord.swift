/// What a run set out to measure, whether or not it came to an end.
package struct PlanRecord: Codable, Hashable, Sendable {
  /// The tier that chose scenarios and sizes, such as `smoke`.
  package var tier: String
  /// Seconds for the samples of each case.
  package var timeBudget: Double
  /// How many cases the whole plan has, those of other shards included.
  package var cases: Int
  /// A hash of all cases of the whole plan and of their definitions: shards of one run have the
  /// same.
  package var hash: String
  /// Which cases the plan covers; absent in records of earlier versions.
  package var scope: PlanScope?
  /// Which part of the plan this run took; absent when it took all.
  package var shard: ShardRecord?

  /// Creates the description of a plan.
  package init(
    tier: String, timeBudget: Double, cases: Int, hash: String, scope: PlanScope? = nil,
    shard: ShardRecord? = nil
  ) {
    self.tier = tier
    self.timeBudget = timeBudget
    self.cases = cases
    self.hash = hash
    self.scope = scope
    self.shard = shard
  }
}

/// One of several parts that a plan was split into.
package struct ShardRecord: Codable, Hashable, Sendable {
  /// Which part, from 1.
  package var index: Int
  /// Of how many.
  package var count: Int

  /// Creates the identity of a shard; `1 ≤ index ≤ count`.
  package init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }
}

extension ShardRecord: CustomStringConvertible {
  /// As the command line has it: `2/4`.
  package var description: String { "\(index)/\(count)" }
}

/// A variable of the environment that changes what is measured.
package struct SettingRecord: Codable, Hashable, Sendable {
  /// The variable.
  package var name: String
  /// Its value.
  package var value: String

  /// Creates a setting.
  package init(name: String, value: String) {
    self.name = name
    self.value = value
  }

  /// The variables that are recorded where they are set; none of them names a user or a host.
  package static let names = ["MALLOC_CONF", "SWIFT_DETERMINISTIC_HASHING"]

  /// Those of an environment, in a fixed order.
  package static func all(of environment: [String: String]) -> [SettingRecord] {
    names.compactMap { name in environment[name].map { SettingRecord(name: name, value: $0) } }
  }
}
