import ArgumentParser
package import ResultStore

/// Which part of a plan to run, as the command line says it: `2/4`, `auto` or `auto/4`.
package enum ShardChoice: Hashable, Sendable {
  /// A part that was named.
  case part(ShardRecord)
  /// The part that the job scheduler gave this process; of how many, where that is not told by it.
  case scheduled(count: Int?)

  /// Why a scheduler's word gives no part, in a sentence.
  package struct Unclear: Error, Hashable, CustomStringConvertible {
    package var description: String
  }

  /// The part to run.
  ///
  /// Slurm numbers the tasks of an array from any number on and tells how many there are;
  /// Kubernetes numbers the pods of an indexed job from zero and does not.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The part.
  /// - Throws: when the scheduler's variables are missing or contradict the count.
  package func resolved(
    in environment: [String: String]
  ) throws(Unclear) -> ShardRecord {
    let given: Int?
    switch self {
    case .part(let shard): return shard
    case .scheduled(let count): given = count
    }
    func number(_ name: String) -> Int? { environment[name].flatMap { Int($0) } }
    let index: Int
    var count = given
    if let task = number("SLURM_ARRAY_TASK_ID") {
      let step = max(number("SLURM_ARRAY_TASK_STEP") ?? 1, 1)
      index = (task - (number("SLURM_ARRAY_TASK_MIN") ?? 1)) / step + 1
      if given == nil { count = number("SLURM_ARRAY_TASK_COUNT") }
    } else if let completion = number("JOB_COMPLETION_INDEX") {
      index = completion + 1
    } else {
      throw Unclear(
        description: "--shard auto needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX; "
          + "neither is set")
    }
    guard let count else {
      throw Unclear(description: "--shard auto does not know of how many; say auto/n")
    }
    guard (1...max(count, 1)).contains(index) else {
      throw Unclear(description: "the scheduler's shard \(index) is not one of \(count)")
    }
    return ShardRecord(index: index, count: count)
  }
}

extension ShardChoice: ExpressibleByArgument {
  /// Reads `i/n`, `auto` or `auto/n`; nothing else.
  package init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    if parts == ["auto"] {
      self = .scheduled(count: nil)
      return
    }
    guard parts.count == 2, let count = Int(parts[1]), (1...10_000).contains(count) else {
      return nil
    }
    if parts[0] == "auto" {
      self = .scheduled(count: count)
    } else if let index = Int(parts[0]), (1...count).contains(index) {
      self = .part(ShardRecord(index: index, count: count))
    } else {
      return nil
    }
  }
}
