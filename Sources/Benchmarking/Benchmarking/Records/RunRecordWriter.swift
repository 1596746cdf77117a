package import Foundation
import Metering
import ProcessEnvironment
package import ResultStore

/// A run that is under way: its record, and where the record goes.
package struct RunRecordWriter {
  /// The record so far; partial until ``finish()``.
  package private(set) var record: RunRecord
  /// Where the record is saved; nothing is unless given.
  package let store: RunStore?
  /// Where the record was last saved.
  package private(set) var savedPath: String?
  private let queues: Int
  private let timesAtStart: ProcessorTimes?

  /// Begins a run: takes the state of the machine and the identity of the program.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line after the program's name.
  ///   - store: Where to save the record, if anywhere.
  ///   - queues: On how many queues contention is looked for.
  ///   - plan: What the run sets out to measure.
  ///   - planned: The cases of that, of this run's shard.
  ///   - faults: Faults that are put in on purpose.
  ///   - date: When the run begins.
  package init(
    arguments: [String], store: RunStore?, queues: Int = 2, plan: PlanRecord? = nil,
    planned: [CaseKey]? = nil, faults: [String] = [], date: Date = Date()
  ) {
    let file = ProgramFile.current()
    let program = Bundle.main.executablePath ?? FileManager.default.currentDirectoryPath
    let revision =
      SourceRevision.stated(besideProgram: program)
      ?? SourceRevision.package(containing: program).flatMap { SourceRevision(folder: $0) }
    let times = MachineFacts.processorTimes
    record = RunRecord(
      id: RunIdentity.newID(), date: RunIdentity.text(of: date), toolVersion: ToolVersion.current,
      arguments: arguments,
      build: BuildIdentity(
        commit: revision?.commit, isDirty: revision?.isDirty,
        binaryHash: file?.hash, toolchain: file?.compiler ?? BuildFacts.compiler,
        flags: BuildFacts.flags),
      machine: .current(cores: MachineFacts.usableCores), before: .now(queues: queues),
      meters: RunRecordWriter.meters())
    record.plan = plan
    record.planned = planned
    let settings = SettingRecord.all(of: EnvironmentVariable.current)
    record.settings = settings.isEmpty ? nil : settings
    record.injectedFaults = faults.isEmpty ? nil : faults
    self.store = store
    self.queues = queues
    timesAtStart = times
  }

  /// Adds a case.
  package mutating func append(_ found: CaseRecord) {
    record.cases.append(found)
  }

  /// Notes what a time budget did not admit.
  package mutating func skip(_ skipped: SkippedRecord) {
    record.skipped = (record.skipped ?? []) + [skipped]
  }

  /// Adds how costs grow with size.
  package mutating func append(_ sweeps: [SweepRecord]) {
    record.sweeps = (record.sweeps ?? []) + sweeps
  }

  /// Adds the largest hierarchies that fit a display frame.
  package mutating func append(_ ramps: [RampRecord]) {
    record.ramps = (record.ramps ?? []) + ramps
  }

  /// Saves what there is so far, in place of what was saved before.
  ///
  /// - Returns: The path of the file, or nothing without a store.
  /// - Throws: `notWritten`; what was saved before is then untouched.
  @discardableResult
  package func save() throws(RecordError) -> String? {
    try store?.write(record, existing: .replace)
  }

  /// Saves what there is so far, whole: no signal cuts it off.
  ///
  /// - Throws: `notWritten`; what was saved before is then untouched.
  mutating func saveWhole() throws(RecordError) {
    let result = Interruption.withExitDeferred { () -> Result<String?, RecordError> in
      do throws(RecordError) {
        return .success(try save())
      } catch {
        return .failure(error)
      }
    }
    savedPath = try result.get()
  }

  /// Takes the state of the machine again and marks the record complete.
  package mutating func finish() {
    record.finish(after: .now(queues: queues, since: timesAtStart))
  }

  /// Takes the whole record into the index of the history, where the folder has one.
  ///
  /// The index is a cache: where that fails the record is no worse for it, and readers go by the
  /// records.
  ///
  /// - Returns: What people should know of the index, a sentence each.
  package func updateHistory() -> [String] {
    guard let store, savedPath != nil, !record.isPartial, HistoryIndex.hasFile(store) else {
      return []
    }
    do throws(RecordError) {
      return try HistoryIndex.updating(store).update.notes
    } catch {
      return ["note: the history's index was not brought up to date: \(error.description)"]
    }
  }

  /// The meters of this build on this machine.
  private static func meters() -> [MeterRecord] {
    let clocks = MeterClock.allCases.map { clock in
      MeterRecord(
        name: "time.\(clock.rawValue)", version: 1, kind: .noisy, overhead: clock.readingCost())
    }
    let check = AllocationSelfCheck.run()
    let counter = MeterRecord(
      // Since version 2, a step of several frames counts as one.
      name: "allocations", version: 2, kind: .exact,
      overhead: check == .passed ? AllocationCount.readingCost() : nil,
      unavailable: check == .passed ? nil : MachineCheck.counter(check).found)
    let instructions: MeterRecord? =
      if case .unavailable(let reason) = HardwareCounters.probe() {
        MeterRecord(name: "instructions", version: 1, kind: .exact, unavailable: reason)
      } else {
        nil
      }
    return clocks + [counter, MeterRecord(name: "work", version: 1, kind: .exact)]
      + (instructions.map { [$0] } ?? [])
  }
}
