import Foundation
import Metering
import ResultStore

/// What a record says of program, machine and moment.
enum RunConditions {
  /// A record without cases, of a run that begins now.
  static func newRecord(queues: Int) -> RunRecord {
    let revision = SourceRevision.of(folder: ".")
    return RunRecord(
      id: RunIdentity.newID(), date: RunIdentity.text(of: Date()),
      toolVersion: ToolVersion.current, arguments: Array(CommandLine.arguments.dropFirst()),
      build: BuildIdentity(
        commit: revision?.commit, isDirty: revision?.isDirty,
        binaryHash: BinaryHash.ofThisProgram(), toolchain: BuildFacts.compiler,
        flags: BuildFacts.flags),
      machine: MachineFingerprint.current(cores: MachineFacts.usableCores),
      before: now(queues: queues), meters: meters)
  }

  /// The state of the machine at this moment.
  static func now(queues: Int) -> Conditions {
    let calibration = Calibration.run(queues: max(queues, 1))
    return Conditions(
      loadAverage: MachineFacts.loadAverage,
      calibration: Conditions.CalibrationRecord(
        queues: calibration.queues, scaling: calibration.scaling,
        idealScaling: calibration.idealScaling, alone: calibration.alone,
        isContended: calibration.isContended),
      clocks: MeterClock.allCases.map { clock in
        Conditions.ClockRecord(
          name: clock.rawValue, resolution: Double(clock.resolution), cost: clock.readingCost())
      })
  }

  /// The meters of every run; versions are raised when the same work would give another figure.
  private static var meters: [MeterRecord] {
    let check = AllocationSelfCheck.run()
    return [
      MeterRecord(
        name: "time.threadCPU", version: 1, kind: .noisy,
        overhead: MeterClock.threadCPU.readingCost()),
      MeterRecord(
        name: "allocations", version: 1, kind: .exact,
        unavailable: check == .passed ? nil : "\(check)"),
      MeterRecord(name: "work", version: 1, kind: .exact),
      MeterRecord(name: "checksum", version: 1, kind: .exact),
    ]
  }
}
