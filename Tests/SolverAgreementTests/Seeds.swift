import Foundation

/// How many random cases the tests try: few by default, more when the environment says so.
enum Seeds {
  /// Of random systems on which strategies are compared: `LAYOUTBENCH_AGREEMENT_SEEDS`.
  static let agreement = 0..<number("LAYOUTBENCH_AGREEMENT_SEEDS", default: 24)
  /// Of random timelines, for each kind: `LAYOUTBENCH_TIMELINE_SEEDS` many, from
  /// `LAYOUTBENCH_TIMELINE_SEED` on.
  static let timelines: Range<UInt64> = {
    let first = number("LAYOUTBENCH_TIMELINE_SEED", default: 1)
    return first..<first + number("LAYOUTBENCH_TIMELINE_SEEDS", default: 60)
  }()
  /// Of damaged traces: `LAYOUTBENCH_FUZZ_SEEDS`.
  static let fuzz = 0..<number("LAYOUTBENCH_FUZZ_SEEDS", default: 400)

  private static func number(_ name: String, default standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }
}
