import Foundation
import ResultStore
import Testing

/// What suites of the gate share: runs, paired measurements, and the verdict on them.
protocol JudgedRuns {}

extension JudgedRuns {
  /// A store with good nights, of which the last is accepted, and the verdict on another.
  func judge(
    _ candidate: RunRecord, after earlier: [RunRecord] = [Samples.record()],
    accepting: [Acceptance]? = nil, paired: PairedComparison? = nil,
    confirmation: PairedComparison? = nil
  ) throws -> GateResult {
    try Samples.inFolder { folder in
      let store = RunStore(folder: folder)
      for record in earlier + [candidate] { try store.write(record) }
      for record in earlier.suffix(1) {
        try store.accept(
          accepting
            ?? Acceptance.all(
              of: record.cases.map(\.key), in: record, at: store.path(of: record),
              reason: "a baseline", date: record.date))
      }
      let (index, _) = try HistoryIndex.updating(store)
      let now = try #require(ISO8601DateFormatter().date(from: "2026-12-01T00:00:00Z"))
      return try Gate(store: store, index: index, now: now).judge(
        candidate, paired: paired, confirmation: confirmation)
    }
  }

  func candidate(
    _ found: CaseRecord = Samples.oneCase(), id: String = "ffff0000",
    date: String = "2026-11-22T04:05:06Z"
  ) -> RunRecord {
    var record = Samples.record(id: id, date: date, cases: [found])
    record.build.binaryHash = "00000000cafecafe"
    return record
  }

  /// Eight rounds with a little noise; B takes `ratio` times as long.
  func paired(
    ratio: Double, steps: Int = 1, disturbed: Bool = false, faults: [String]? = nil,
    sameProgram: Bool = false
  ) -> PairedComparison {
    var build = Samples.record().build
    build.binaryHash = "00000000cafecafe"
    var baseline = build
    if !sameProgram { baseline.binaryHash = Samples.record().build.binaryHash }
    var comparison = PairedComparison(
      date: "2026-11-22T04:05:06Z", baseline: baseline, candidate: build, injectedFaults: faults,
      environment: Samples.record().timingEnvironment)
    for number in 0..<steps {
      var step = PairedComparison.Step(
        key: CaseKey(scenario: "list", size: 100 + number, strategy: "tableau"), place: "rotate")
      for round in 0..<8 {
        let noise = 1 + Double((round * 5 + number) % 8 - 4) / 400
        step.append(baseline: 1_000, candidate: 1_000 * ratio * noise, isDisturbed: disturbed)
      }
      comparison.steps.append(step)
    }
    return comparison
  }
}
