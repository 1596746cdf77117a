import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Statistics

/// Measures a scenario at one size after another, and fits how each phase and step grows.
struct SweepMeasurement {
  /// The scenario and strategy; its size is the largest unless `sizes` gives one.
  let runCase: RunCase
  /// The sizes, at least three; the case's own and its halves when empty.
  let sizes: [Int]
  /// Seconds for all samples.
  let timeBudget: Double

  private static let minimumPlayCount = 5
  private static let maximumPlayCount = 200

  /// Measures; sizes that the budget does not admit are left out and reported.
  func measure() throws(CaseError) -> (sweeps: [SweepRecord], skipped: SkippedRecord?) {
    guard let largest = runCase.size else { return ([], nil) }
    let wanted =
      sizes.isEmpty
      ? SizeSearch.halves(of: largest, atLeast: runCase.admittedSizes.lowerBound) : sizes.sorted()
    let clockCost = MeterClock.threadCPU.readingCost()
    let limit = timeBudget * 1e9 / Double(Self.minimumPlayCount)
    var measured: [(size: Int, series: [PhaseSeries])] = []
    var skipped: SkippedRecord?
    var known: [(size: Int, cost: Double)] = []
    for size in wanted {
      if let predicted = SizeSearch.predictedCost(at: size, after: known), predicted > limit {
        skipped = SkippedRecord(
          key: runCase.with(size: size).key, measuredSize: known.last?.size,
          reason: "one play takes about \(Units.duration(nanoseconds: predicted)), over the "
            + "\(Units.duration(nanoseconds: limit)) that it may take")
        break
      }
      var recorder = PhaseRecorder(.time(.threadCPU), clockCost: clockCost)
      let start = MeterClock.monotonic.now
      var plays = 0
      var isSpent: Bool {
        let share = timeBudget * 1e9 / Double(wanted.count)
        return Double(MeterClock.monotonic.now - start) > share
      }
      var discarded = PhaseRecorder(.time(.threadCPU), clockCost: clockCost)
      _ = try TimedPlayback(runCase.with(size: size), &discarded)
      known.append((size, discarded.timeOfRound))
      repeat {
        _ = try TimedPlayback(runCase.with(size: size), &recorder)
        plays += 1
      } while plays < Self.minimumPlayCount || (plays < Self.maximumPlayCount && !isSpent)
      measured.append((size, recorder.series))
    }
    return (fits(measured), skipped)
  }

  private func fits(_ measured: [(size: Int, series: [PhaseSeries])]) -> [SweepRecord] {
    let labels = measured.first?.series.map(\.label) ?? []
    return labels.compactMap { label in
      let points = measured.compactMap { size, series in
        series.first { $0.label == label }?.times.statistics.map {
          GrowthFit.Point(size: size, cost: $0.median)
        }
      }
      guard let fit = GrowthFit(points) else { return nil }
      return SweepRecord(
        scenario: runCase.file.scenario.name, strategy: runCase.strategy.rawValue, step: label,
        sizes: points.map(\.size), medians: points.map(\.cost), exponent: fit.exponent,
        exponentLow: fit.exponentInterval.lowerBound,
        exponentHigh: fit.exponentInterval.upperBound, law: fit.law.rawValue,
        deviation: fit.deviation)
    }
  }
}
