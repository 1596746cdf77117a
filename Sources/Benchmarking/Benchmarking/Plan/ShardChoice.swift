package import ResultStore

/// Which part of a plan to run, as the command line states it: `2/4`, `auto` or `auto/4`.
package enum ShardChoice: Hashable, Sendable {
  /// A part that was named.
  case part(ShardRecord)
  /// The part that the job scheduler gave this process; of how many, where the scheduler does not give that.
  case scheduled(count: Int?)

  /// More shards than any plan has cases.
  package static let maximumCount = 10_000
  /// Schedulers number their tasks far below this.
  private static let maximumNumber = 1_000_000_000

  /// The part to run.
  ///
  /// Slurm numbers the tasks of an array from any number on and reports how many there are;
  /// Kubernetes numbers the pods of an indexed job from zero and does not.
  ///
  /// - Parameter environment: The variables of the process.
  /// - Returns: The part.
  /// - Throws: when the scheduler's variables are missing or contradict the count.
  package func resolved(
    in environment: [String: String]
  ) throws(ShardChoiceError) -> ShardRecord {
    let given: Int?
    switch self {
    case .part(let shard): return shard
    case .scheduled(let count): given = count
    }
    func number(_ name: String) throws(ShardChoiceError) -> Int? {
      guard let word = environment[name], !word.isEmpty else { return nil }
      guard let number = Int(word), (0...Self.maximumNumber).contains(number) else {
        throw ShardChoiceError(
          description: "\(name) is '\(word)', not a whole number from 0 to \(Self.maximumNumber)")
      }
      return number
    }
    let index: Int
    var count = given
    if let task = try number("SLURM_ARRAY_TASK_ID") {
      let step = max(try number("SLURM_ARRAY_TASK_STEP") ?? 1, 1)
      let first = try number("SLURM_ARRAY_TASK_MIN") ?? 1
      index = task < first ? 0 : (task - first) / step + 1
      if given == nil { count = try number("SLURM_ARRAY_TASK_COUNT") }
    } else if let completion = try number("JOB_COMPLETION_INDEX") {
      index = completion + 1
    } else {
      throw ShardChoiceError(
        description: "--shard auto needs SLURM_ARRAY_TASK_ID or JOB_COMPLETION_INDEX; "
          + "neither is set")
    }
    guard let count else {
      throw ShardChoiceError(description: "--shard auto does not know of how many; say auto/n")
    }
    guard (1...Self.maximumCount).contains(count) else {
      throw ShardChoiceError(description: "\(count) shards are not from 1 to \(Self.maximumCount)")
    }
    guard (1...count).contains(index) else {
      throw ShardChoiceError(description: "the scheduler's shard \(index) is not one of \(count)")
    }
    return ShardRecord(index: index, count: count)
  }
}

/// Why a scheduler's word gives no part of a run, in a sentence.
package struct ShardChoiceError: Error, Hashable, CustomStringConvertible {
  package var description: String
}
