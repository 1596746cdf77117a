import Metering
import ResultStore
import Statistics

/// What a ``Benchmark`` found.
public struct BenchmarkResult: Sendable {
  /// A scenario played by a strategy.
  public struct Case: Sendable {
    /// The scenario's name.
    public let scenario: String
    /// The strategy's name.
    public let strategy: String
    /// On how many queues it was played at once.
    public let queues: Int
    /// A hash of all final frames, rounded to pixels: the same for strategies that agree.
    public let checksum: String
    /// What was measured of each phase and step, in order.
    public let steps: [Step]
  }

  /// A phase or step of a scenario; of a step of several display frames, times are those of a frame,
  /// allocations and work those of all its frames together.
  public struct Step: Sendable {
    /// The name: `build`, `activate`, `start`, then the scenario's own.
    public let name: String
    /// The median time in nanoseconds; nil where there are no samples.
    public let median: Double?
    /// The interval in which the true median lies with 95 %, in nanoseconds.
    public let medianInterval: ClosedRange<Double>?
    /// The time that 95 % of the samples do not exceed, in nanoseconds.
    public let p95: Double?
    /// Blocks asked of the allocator; nil where they were not counted.
    public let allocations: Int?
    /// Bytes asked of the allocator; nil where they were not counted.
    public let bytes: Int?
    /// What the solver did, by the names of its counters.
    public let work: [String: Int]
  }

  /// What was measured, in order.
  public let cases: [Case]
  /// Expected frames that were missed, conflicts and ambiguity that are not expected, answers that
  /// differ between strategies, cases that failed; a sentence each.
  public let findings: [String]
  /// The run record, as `bench run --json` prints it.
  public let json: String
  /// Where the record was written; nil where none was asked for.
  public let path: String?

  init(_ session: RunSession) {
    cases = session.record.cases.map { Case($0) }
    findings = session.findings
    path = session.recording.savedPath
    // What was just built encodes: only numbers that are not finite would not, and there are none.
    json = (try? RunFile.encode(session.record)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension BenchmarkResult.Case {
  fileprivate init(_ record: CaseRecord) {
    scenario = record.key.scenario
    strategy = record.key.strategy
    queues = record.key.queues
    checksum = record.checksum ?? ""
    steps = record.steps.map { step in
      let time = step.time?.summary
      let allocation = record.allocations.first { $0.phase == step.label }
      return BenchmarkResult.Step(
        name: step.label, median: time?.median,
        medianInterval: step.time.flatMap { SampleStatistics($0.samples)?.medianInterval },
        p95: time?.p95, allocations: allocation?.requests, bytes: allocation?.bytes,
        work: Dictionary(step.work.map { ($0.name, $0.count) }) { first, _ in first })
    }
  }
}
