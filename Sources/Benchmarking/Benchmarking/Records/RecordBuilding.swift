package import Metering
import ProcessEnvironment
package import ResultStore

// Measurements become parts of a record here, and nowhere else: Metering and ResultStore do not
// know each other.

extension PhaseRecord {
  /// A step as a time pass found it, with the work it did in one play.
  package init(_ series: PhaseSeries, work: [(name: String, count: Int)] = []) {
    self.init(
      label: series.label,
      time: series.times.nanoseconds.isEmpty ? nil : TimeRecord(series.times),
      work: work.map { CounterRecord(name: $0.name, count: $0.count) })
  }
}

extension TimeRecord {
  /// Samples as they were taken.
  package init(_ samples: TimeSamples) {
    self.init(
      clock: samples.clock.rawValue, samples: samples.nanoseconds,
      repetitions: samples.repetitions, isTooShort: samples.isTooShort)
  }
}

extension AllocationRecord {
  /// A phase of an allocation profile.
  package init(_ phase: AllocationProfile.Phase) {
    self.init(
      phase: phase.label, requests: phase.count.requests, bytes: phase.count.bytes,
      frees: phase.count.frees, liveBytes: phase.footprint.live, peakBytes: phase.footprint.peak,
      isRepeatable: phase.isRepeatable, isFootprintRepeatable: phase.isFootprintRepeatable)
  }
}

extension ParallelRecord {
  /// What a parallel run found.
  package init(_ run: ParallelMeasurement) {
    self.init(
      throughputs: run.throughputs, throughput: run.throughput,
      throughputAlone: run.throughputAlone, scaling: run.scaling,
      threadCPUPerUnit: run.threadCPUPerUnit, coreShare: run.coreShare,
      isContended: run.isContended)
  }
}

extension Conditions.CalibrationRecord {
  /// What a calibration found.
  package init(_ calibration: Calibration) {
    self.init(
      queues: calibration.queues, scaling: calibration.scaling,
      idealScaling: calibration.idealScaling, alone: calibration.alone,
      isContended: calibration.isContended)
  }
}

extension Conditions {
  /// The state of the machine now.
  ///
  /// - Parameters:
  ///   - queues: On how many queues contention is looked for. That takes longer than to play a short
  ///     scenario, and is left out in the runs of a paired measurement.
  ///   - earlier: The processors' times at an earlier moment, for the share stolen since.
  /// - Returns: The conditions.
  package static func now(queues: Int = 2, since earlier: ProcessorTimes? = nil) -> Conditions {
    let calibration = EnvironmentVariable.isPaired.isSet ? nil : Calibration.run(queues: queues)
    var stolen: Double?
    if let earlier, let now = MachineFacts.processorTimes {
      stolen = now.stolenShare(since: earlier)
    }
    return Conditions(
      loadAverage: MachineFacts.loadAverage, stolenShare: stolen,
      calibration: calibration.map(CalibrationRecord.init),
      clocks: MeterClock.allCases.map { clock in
        ClockRecord(
          name: clock.rawValue, resolution: Double(clock.resolution), cost: clock.readingCost())
      })
  }
}
