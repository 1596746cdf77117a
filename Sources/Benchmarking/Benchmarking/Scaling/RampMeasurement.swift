import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog
import Statistics

/// Finds the largest hierarchy of a scenario that fits a display frame, at 120 and at 60 Hz.
struct RampMeasurement {
  /// What must fit the frame.
  enum Demand: String, CaseIterable {
    /// Building, activating and the first layout.
    case firstLayout = "first layout"
    /// The slowest step of the timeline: of an animated one, its slowest frame.
    case frame = "slowest frame"
  }

  /// The scenario and strategy, at any size.
  let runCase: RunCase
  /// Seconds for each search.
  let timeBudget: Double

  func measure() throws(CaseError) -> [RampRecord] {
    guard case .generated(let request) = runCase.file.scenario.content else { return [] }
    let generator = request.generator
    let sizes = LoadRamp.sizes(among: request.admittedSizes)
    var records: [RampRecord] = []
    for demand in Demand.allCases {
      if demand == .frame, runCase.file.scenario.frameCount == 0 { continue }
      // Both budgets share what was measured.
      var known: [Int: CostEstimate] = [:]
      for budget in FrameStatistics.budgets.map({ Double($0) }) {
        let deadline = MeterClock.monotonic.now + UInt64(timeBudget * 1e9)
        let ramp = LoadRamp(budget: budget, sizes: sizes)
        let found = try ramp.search(
          isExhausted: { MeterClock.monotonic.now > deadline },
          measure: { size throws(CaseError) in
            if let estimate = known[size] { return estimate }
            let estimate = try self.estimate(demand, size, budget: budget, until: deadline)
            known[size] = estimate
            return estimate
          })
        records.append(
          RampRecord(
            scenario: runCase.file.scenario.name, strategy: runCase.strategy.rawValue,
            demand: demand.rawValue, budget: budget, size: found.size, sizeLow: found.low,
            sizeHigh: found.high, views: found.size * generator.viewsPerUnit))
      }
    }
    return records
  }

  /// The median cost at a size, with more samples where few do not decide.
  private func estimate(
    _ demand: Demand, _ size: Int, budget: Double, until deadline: UInt64
  ) throws(CaseError) -> CostEstimate {
    let sized = runCase.with(size: size)
    var samples: [Double] = []
    while true {
      var recorder = PhaseRecorder(.time(.threadCPU))
      let play = try TimedPlayback(sized, isTimelinePlayed: demand == .frame, &recorder)
      samples.append(demand == .frame ? play.slowestFrame : play.firstLayout)
      guard let statistics = SampleStatistics(samples) else { continue }
      if RampSamples.areEnough(
        statistics, budget: budget, isLate: MeterClock.monotonic.now > deadline)
      {
        return CostEstimate(median: statistics.median, interval: statistics.medianInterval)
      }
    }
  }
}
