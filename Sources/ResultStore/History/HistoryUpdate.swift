/// What bringing a history index up to date found.
package struct HistoryUpdate: Hashable, Sendable {
  /// How many records were added, or taken in anew because they changed.
  package var added = 0
  /// How many are gone.
  package var removed = 0
  /// The records that cannot be read, in the order of their names; the others are not affected.
  package var problems: [String] = []

  /// Nothing to do.
  package init() {}
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
    for meter in meters where meter.name.hasPrefix("time.") {
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
