/// What a record must satisfy beyond its types, so that nothing later stumbles over it.
enum RecordValidator {
  /// What is wrong first, or nothing.
  static func firstProblem(in record: RunRecord) -> String? {
    let hexadecimal = Set("0123456789abcdef")
    if record.id.isEmpty || !record.id.allSatisfy(hexadecimal.contains) {
      return "'id' is '\(record.id)', not hexadecimal digits"
    }
    // Both make part of the file's name, which must stay in its folder.
    let parts = record.date + (record.build.commit ?? "")
    guard
      parts.unicodeScalars.allSatisfy({
        $0.properties.isAlphabetic || "0123456789:.+-".unicodeScalars.contains($0)
      })
    else {
      return "'date' or 'build.commit' has characters that no file's name may have"
    }
    if !RunIdentity.isDate(record.date) {
      return "'date' is '\(record.date)', not as 2026-11-21T04:05:06Z"
    }
    if record.isPartial == false && record.after == nil {
      return "'after' is missing although the run is complete"
    }
    if let shard = record.plan?.shard, !(1...max(shard.count, 1)).contains(shard.index) {
      return "'plan.shard' is \(shard)"
    }
    var seen: Set<CaseKey> = []
    for (index, found) in record.cases.enumerated() {
      if !seen.insert(found.key).inserted {
        return "'cases[\(index)]' is the second case '\(found.key)'"
      }
      if let problem = firstProblem(in: found) {
        return "'cases[\(index)]' (\(found.key)): \(problem)"
      }
    }
    return nil
  }

  private static func firstProblem(in found: CaseRecord) -> String? {
    if found.key.queues < 1 { return "\(found.key.queues) queues" }
    var labels: Set<String> = []
    for step in found.steps {
      if !labels.insert(step.label).inserted { return "two steps '\(step.label)'" }
      let work = step.work.map { ($0.name, $0.count) }
      if let problem = negativeCount(among: work, in: step.label) { return problem }
      var counters: Set<String> = []
      if let counter = step.work.first(where: { !counters.insert($0.name).inserted }) {
        return "two counters \(counter.name) in '\(step.label)'"
      }
      for time in step.times {
        if time.repetitions < 1 { return "\(time.repetitions) repetitions in '\(step.label)'" }
        if time.samples.contains(where: { $0 < 0 }) { return "a negative time in '\(step.label)'" }
      }
    }
    var phases: Set<String> = []
    for phase in found.allocations {
      if !phases.insert(phase.phase).inserted { return "two phases '\(phase.phase)'" }
      let counts = [
        ("requests", phase.requests), ("bytes", phase.bytes), ("frees", phase.frees),
        ("peakBytes", phase.peakBytes),
      ]
      if let problem = negativeCount(among: counts, in: phase.phase) { return problem }
    }
    for part in found.frames.map({ [$0.total] + $0.steps }) ?? [] {
      let counts = [
        ("frames", part.frames), ("over120", part.over120), ("over60", part.over60),
        ("late", part.late),
      ]
      if let problem = negativeCount(among: counts, in: part.label) { return problem }
    }
    return nil
  }

  private static func negativeCount(among counts: [(String, Int)], in label: String) -> String? {
    counts.first { $0.1 < 0 }.map { "a negative count of \($0.0) in '\(label)'" }
  }
}
