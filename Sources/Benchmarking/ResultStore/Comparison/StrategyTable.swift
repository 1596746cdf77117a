import Statistics

/// All strategies side by side: one row a scenario, size and queue count, one entry a strategy.
package struct StrategyTable: Codable, Hashable, Sendable {
  /// What one strategy did in one row.
  package struct Entry: Codable, Hashable, Sendable {
    /// The strategy.
    package var strategy: String
    /// The sum of the steps' medians, in nanoseconds; absent when a step was not timed.
    package var time: Double?
    /// The clock of the time: `threadCPU`, or `monotonic` where a strategy works on several queues.
    package var clock: String?
    /// How many times as long as the row's first strategy, with its bootstrap interval.
    package var ratio: Double?
    /// Where the ratio lies.
    package var lowestRatio: Double?
    /// Where the ratio lies.
    package var highestRatio: Double?
    /// Requests for memory in all phases.
    package var requests: Int?
    /// Bytes asked for in all phases.
    package var bytes: Int?
    /// The greatest peak of any phase, in bytes.
    package var peakBytes: Int?
    /// Work counters, summed over the steps, in the order of the first step.
    package var work: [CounterRecord]
    /// Whether the checksum is the row's first strategy's; absent when either has none.
    package var agrees: Bool?
    /// Why there is no ratio; absent where there is one.
    package var note: String?

    fileprivate mutating func leaveOutRatio(because reason: String) {
      ratio = nil
      lowestRatio = nil
      highestRatio = nil
      note = reason
    }
  }

  /// One scenario at one size on one number of queues.
  package struct Row: Codable, Hashable, Sendable {
    /// The case, with an empty strategy.
    package var key: CaseKey
    /// The strategies, in the record's order.
    package var entries: [Entry]
    /// The strategy that is faster than every other by its whole interval; absent when none is.
    package var winner: String?
  }

  /// How a strategy's time grows over the sizes of a scenario.
  package struct Growth: Codable, Hashable, Sendable {
    /// The scenario.
    package var scenario: String
    /// The strategy.
    package var strategy: String
    /// Sizes and times in nanoseconds, by size.
    package var points: [Point]

    /// One size and its time.
    package struct Point: Codable, Hashable, Sendable {
      /// The size.
      package var size: Int
      /// Nanoseconds.
      package var time: Double
    }
  }

  /// The rows, in the record's order.
  package var rows: [Row] = []
  /// Where a scenario has three sizes or more, its growth.
  package var growth: [Growth] = []

  /// Compares all strategies of a record.
  ///
  /// A strategy whose results differ from the first one's has no ratio: it has a fault, or the answer
  /// is not determined.
  ///
  /// - Complexity: O(*cases* · *resamples* · *samples*).
  package init(_ record: RunRecord, policy: GatePolicy = GatePolicy()) {
    var rowIndex: [CaseKey: Int] = [:]
    var cases: [[CaseRecord]] = []
    for found in record.cases {
      var key = found.key
      key.strategy = ""
      let index = rowIndex[key] ?? rows.count
      if index == rows.count {
        rowIndex[key] = index
        rows.append(Row(key: key, entries: []))
        cases.append([])
      }
      cases[index].append(found)
    }
    // A strategy at a size of its own was measured before its partners there.
    let order = record.strategies
    for (index, unsorted) in cases.enumerated() {
      let found = order.flatMap { name in unsorted.filter { $0.key.strategy == name } }
      rows[index].entries = found.map { Self.entry($0, against: found[0], policy) }
      if found.count == 1, record.strategies.count > 1 {
        // A ratio of one to itself would read as that of a winner.
        rows[index].entries[0].leaveOutRatio(because: "alone at this size")
      }
      rows[index].winner = Self.winner(found, rows[index].entries, policy)
    }
    addGrowth()
  }

  private static func entry(
    _ found: CaseRecord, against first: CaseRecord, _ policy: GatePolicy
  ) -> Entry {
    var entry = Entry(strategy: found.key.strategy, work: [])
    entry.time = found.totalMedian
    entry.clock = found.steps.first?.time?.clock
    if !found.allocations.isEmpty {
      entry.requests = found.allocations.reduce(0) { $0 + $1.requests }
      entry.bytes = found.allocations.reduce(0) { $0 + $1.bytes }
      entry.peakBytes = found.allocations.map(\.peakBytes).max()
    }
    for step in found.steps {
      for counter in step.work {
        if let known = entry.work.firstIndex(where: { $0.name == counter.name }) {
          entry.work[known].count += counter.count
        } else {
          entry.work.append(counter)
        }
      }
    }
    if let own = found.checksum, let other = first.checksum { entry.agrees = own == other }
    if entry.agrees == false {
      entry.note = "other results"
    } else if let ratio = ratio(of: found, to: first, policy) {
      entry.ratio = ratio.ratio
      entry.lowestRatio = ratio.interval.lowerBound
      entry.highestRatio = ratio.interval.upperBound
    } else {
      entry.note = "too few samples"
    }
    return entry
  }

  /// The ratio of whole plays: the sums of the steps' samples, play by play.
  private static func ratio(
    of found: CaseRecord, to other: CaseRecord, _ policy: GatePolicy
  ) -> RatioInterval? {
    let above = found.plays
    let below = other.plays
    guard min(above.count, below.count) >= policy.minimumSampleCount else { return nil }
    return RatioInterval(of: above, to: below, policy: policy)
  }

  private static func winner(
    _ found: [CaseRecord], _ entries: [Entry], _ policy: GatePolicy
  ) -> String? {
    let candidates = found.indices.filter { entries[$0].ratio != nil }
    guard candidates.count >= 2, candidates.count == found.count,
      let best = candidates.min(by: { (entries[$0].ratio ?? 0) < (entries[$1].ratio ?? 0) })
    else { return nil }
    for other in candidates where other != best {
      guard let found = ratio(of: found[other], to: found[best], policy),
        found.interval.lowerBound > 1 + policy.minimumTimeChange
      else { return nil }
    }
    return entries[best].strategy
  }

  private mutating func addGrowth() {
    for row in rows where row.key.queues == 1 {
      guard let size = row.key.size else { continue }
      for entry in row.entries {
        guard let time = entry.time else { continue }
        let known = growth.firstIndex {
          $0.scenario == row.key.scenario && $0.strategy == entry.strategy
        }
        if known == nil {
          growth.append(
            Growth(scenario: row.key.scenario, strategy: entry.strategy, points: []))
        }
        growth[known ?? growth.count - 1].points.append(.init(size: size, time: time))
      }
    }
    for index in growth.indices { growth[index].points.sort { $0.size < $1.size } }
    growth.removeAll { Set($0.points.map(\.size)).count < 3 }
  }
}

extension CaseRecord {
  /// The sum of the steps' medians in nanoseconds; nothing when a step has no time.
  fileprivate var totalMedian: Double? {
    var sum = 0.0
    for step in steps {
      guard let summary = step.time?.summary else { return nil }
      sum += summary.median
    }
    return steps.isEmpty ? nil : sum
  }

  /// Nanoseconds of whole plays: the first samples of all steps together, the second, and so on.
  ///
  /// A step that is repeated within a play has more samples; they are taken by their share.
  fileprivate var plays: [Double] {
    let series = steps.compactMap { $0.time?.samples }
    guard series.count == steps.count, let count = series.map(\.count).min(), count > 0 else {
      return []
    }
    return (0..<count).map { play in
      series.reduce(0) { sum, samples in
        let part = samples[(play * samples.count / count)..<((play + 1) * samples.count / count)]
        return sum + part.reduce(0, +) / Double(part.count)
      }
    }
  }
}
