import Statistics

/// What bringing a history up to date found.
package struct HistoryUpdate: Hashable, Sendable {
  /// How many records were added, or taken in anew because they changed.
  package var added = 0
  /// How many are gone.
  package var removed = 0
  /// The records that cannot be read, in the order of their names; the others are not affected.
  package var problems: [HistoryProblem] = []
  /// What became of an index that could not be used, in words.
  package var notes: [String] = []

  /// Nothing to do.
  package init() {}
}

/// A record that cannot be part of the history.
package struct HistoryProblem: Hashable, Sendable {
  /// The record's file name.
  package var file: String
  /// What is wrong with it, in one line that begins with its path.
  package var reason: String
  /// The date of the record in a file whose name states another; absent where it cannot be read.
  package var date: String?
}

/// A run as the history knows it.
package struct HistoryRun: Codable, Hashable, Sendable {
  /// The run's id.
  package var run: String
  /// The record's file name.
  package var file: String
  /// When it began.
  package var date: String
  /// The commit that was measured, if it is known.
  package var commit: String?
  /// Whether the sources differed from the commit.
  package var isDirty: Bool?
  /// The hash of the program.
  package var binaryHash: String?
  /// Runs of one environment have comparable times; see ``RunRecord/timingEnvironment``.
  package var environment: String
  /// Whether the cores had to be shared.
  package var isContended: Bool
  /// Whether it was interrupted.
  package var isPartial: Bool
  /// Whether faults were put in on purpose.
  package var hasFaults: Bool
}

extension RunRecord {
  /// A hash of all that times depend on beside the code: machine, compiler, flags and clocks.
  package var timingEnvironment: String {
    var hash = FNVHash()
    var parts = machine.timingIdentity + [build.toolchain] + build.flags
    // The clock of all queues together came later, and the others' times do not depend on it.
    for meter in meters where meter.name.hasPrefix("time.") && meter.name != "time.processCPU" {
      parts.append("\(meter.name) \(meter.version) \(meter.unavailable ?? "")")
    }
    for setting in settings ?? [] { parts.append("\(setting.name)=\(setting.value)") }
    hash.combine(bytes: parts.joined(separator: "\n").utf8)
    return hash.hexadecimal
  }

  /// Whether a calibration before or after the run found the cores shared.
  package var isContended: Bool {
    before.calibration?.isContended == true || after?.calibration?.isContended == true
  }
}
