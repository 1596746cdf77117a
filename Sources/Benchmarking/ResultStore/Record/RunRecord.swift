/// All that one run of the benchmark found, and all that is needed to judge it later.
///
/// A record is one self-contained JSON document; its fields are described in the article
/// *The run record*. What a record does not hold is lost: the machine, the
/// build and the conditions are therefore part of it.
package struct RunRecord: Codable, Hashable, Sendable {
  /// The version of the schema that this code writes.
  package static let currentSchema = 2
  /// The oldest version that this code still reads; such a record is brought up to the current one.
  package static let oldestSchema = 1

  /// The version of the schema of this record.
  package var schema = RunRecord.currentSchema
  /// Eight hexadecimal digits that distinguish this run from others of the same second.
  package var id: String
  /// When the run began, in UTC, as `2026-11-21T04:05:06Z`.
  package var date: String
  /// The version of the tool that wrote the record.
  package var toolVersion: String
  /// The words of the command line after the program's name.
  package var arguments: [String]
  /// What the run set out to measure; absent in records of schema 1.
  package var plan: PlanRecord?
  /// The cases that the run set out to measure, of its own shard only.
  ///
  /// Absent in records of earlier versions. A case that is neither here nor in ``skipped`` could not be measured, or is lost.
  package var planned: [CaseKey]?
  /// Variables of the environment that change what is measured; absent when none was set.
  package var settings: [SettingRecord]?
  /// Faults that were put in on purpose, to test a gate; absent in every honest run.
  package var injectedFaults: [String]?
  /// Which code was measured.
  package var build: BuildIdentity
  /// Which machine measured it.
  package var machine: MachineFingerprint
  /// The state of the machine before the first case.
  package var before: Conditions
  /// The state of the machine after the last case; absent in a partial record.
  package var after: Conditions?
  /// The meters that took the figures.
  package var meters: [MeterRecord]
  /// Whether the run was interrupted, so that cases are missing.
  package var isPartial: Bool
  /// The cases, in the order in which they ran.
  package var cases: [CaseRecord]
  /// What was asked for and not measured, as a time budget did not admit it.
  package var skipped: [SkippedRecord]?
  /// How costs grow with size, when that was asked for.
  package var sweeps: [SweepRecord]?
  /// The largest hierarchies that fit a display frame, when that was asked for.
  package var ramps: [RampRecord]?

  /// Creates the record of a run that is about to begin: partial, and without cases.
  package init(
    id: String, date: String, toolVersion: String, arguments: [String], build: BuildIdentity,
    machine: MachineFingerprint, before: Conditions, meters: [MeterRecord]
  ) {
    self.id = id
    self.date = date
    self.toolVersion = toolVersion
    self.arguments = arguments
    self.build = build
    self.machine = machine
    self.before = before
    self.meters = meters
    isPartial = true
    cases = []
  }

  /// Marks the run complete.
  package mutating func finish(after conditions: Conditions) {
    after = conditions
    isPartial = false
  }
}
