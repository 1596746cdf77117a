import Statistics

/// Why shards do not make one run, in a sentence.
package struct ShardMergeError: Error, Hashable, CustomStringConvertible {
  package var description: String
}

/// Puts the shards of one run together.
package enum ShardMerge {
  /// One record with the cases of all shards.
  ///
  /// Machine, conditions and meters are those of the first shard; all shards' machines are alike,
  /// or they are refused, since a record speaks of one machine.
  ///
  /// - Parameter shards: The records of all shards, in any order.
  /// - Returns: A record without shard, with an id of its own that the same shards always give.
  /// - Throws: when they are not all shards of one run: of another plan, build or machine, twice
  ///   the same, or not all of them.
  package static func merge(_ shards: [RunRecord]) throws(ShardMergeError) -> RunRecord {
    let sorted = shards.sorted { ($0.plan?.shard?.index ?? 0) < ($1.plan?.shard?.index ?? 0) }
    guard let first = sorted.first, let plan = first.plan, let shard = plan.shard else {
      throw ShardMergeError(description: "a record that is no shard cannot be merged")
    }
    for (index, one) in sorted.enumerated() {
      let name = RunFile.fileName(of: one)
      guard let its = one.plan?.shard, var itsPlan = one.plan else {
        throw ShardMergeError(description: "\(name) is no shard")
      }
      itsPlan.shard = shard
      if itsPlan != plan {
        throw ShardMergeError(description: "\(name) is a shard of another plan")
      }
      if one.build != first.build {
        throw ShardMergeError(description: "\(name) is of another build")
      }
      if one.isPartial { throw ShardMergeError(description: "\(name) was interrupted") }
      if one.injectedFaults != first.injectedFaults {
        throw ShardMergeError(description: "\(name) has other faults put in on purpose")
      }
      if one.timingEnvironment != first.timingEnvironment {
        throw ShardMergeError(
          description: "\(name) was measured on another kind of machine than shard "
            + "\(shard); keep them as records of their own with --separate")
      }
      if its.index != index + 1 {
        throw ShardMergeError(
          description: its.index <= index
            ? "shard \(its) is there twice" : "shard \(index + 1)/\(its.count) is missing")
      }
    }
    if sorted.count != shard.count {
      throw ShardMergeError(description: "shard \(sorted.count + 1)/\(shard.count) is missing")
    }
    var merged = first
    var hash = FNVHash()
    hash.combine(bytes: sorted.map(\.id).joined(separator: " ").utf8)
    let digits = hash.hexadecimal.suffix(8)
    merged.id = String(repeating: "0", count: 8 - digits.count) + digits
    merged.date = sorted.map(\.date).min() ?? first.date
    merged.plan?.shard = nil
    merged.cases = sorted.flatMap(\.cases)
    let skipped = sorted.flatMap { $0.skipped ?? [] }
    merged.skipped = skipped.isEmpty ? nil : skipped
    merged.planned =
      sorted.allSatisfy { $0.planned != nil } ? sorted.flatMap { $0.planned ?? [] } : nil
    // A neighbour of any shard may have disturbed figures of the whole.
    if let contended = sorted.first(where: \.isContended) {
      merged.before = contended.before
      merged.after = contended.after
    }
    // Of a strategy that its budget allows smaller sizes only, a case counts by what was asked for.
    let asked = Set(merged.planned ?? merged.cases.map(\.key))
    guard asked.count == plan.cases, Set(merged.cases.map(\.key)).count == merged.cases.count
    else {
      throw ShardMergeError(
        description: "the shards have \(asked.count) cases, the plan has \(plan.cases)")
    }
    return merged
  }
}
