import Foundation
import ProcessEnvironment

/// How many random cases the tests try: few by default, more when the environment asks for it.
enum Seeds {
  /// Of random systems on which strategies are compared: `LAYOUTBENCH_AGREEMENT_SEEDS`.
  static let agreement = 0..<EnvironmentVariable.agreementSeeds.number(default: UInt64(24))
  /// Of random timelines, for each kind: `LAYOUTBENCH_TIMELINE_SEEDS` many, from
  /// `LAYOUTBENCH_TIMELINE_SEED` on.
  static let timelines: Range<UInt64> = {
    let first = EnvironmentVariable.firstTimelineSeed.number(default: UInt64(1))
    return first..<first + EnvironmentVariable.timelineSeeds.number(default: 60)
  }()
  /// Of damaged traces: `LAYOUTBENCH_FUZZ_SEEDS`.
  static let fuzz = 0..<EnvironmentVariable.traceSeeds.number(default: UInt64(400))
}
