import ResultStore

/// What one phase allocated under one strategy, as a table shows it.
struct AllocationRow: Equatable {
  var phase: String
  var strategy: String
  var requests: String
  var bytes: String
  var peak: String
  var live: String
  var isRepeatable: Bool

  /// The rows of cases that differ in the strategy alone, phase by phase.
  static func rows(of cases: [CaseRecord]) -> [AllocationRow] {
    var seen: Set<String> = []
    let phases = cases.flatMap(\.allocations).map(\.phase).filter { seen.insert($0).inserted }
    return phases.flatMap { phase in
      cases.compactMap { found in
        found.allocations.first { $0.phase == phase }.map { record in
          AllocationRow(
            phase: phase, strategy: found.key.strategy, requests: Units.count(record.requests),
            bytes: Units.bytes(Double(record.bytes)),
            peak: Units.bytes(Double(record.peakBytes)),
            live: Units.bytes(Double(record.liveBytes)),
            isRepeatable: record.isRepeatable && record.isFootprintRepeatable != false)
        }
      }
    }
  }
}
