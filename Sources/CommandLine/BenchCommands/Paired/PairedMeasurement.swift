import Benchmarking
import Foundation
import Metering
import ResultStore

/// Measures two programs in pairs of runs, whose moments alternate: A begins one pair of a round, and B the
/// other.
struct PairedMeasurement {
  /// What is run in turn: some cases of one scenario file.
  struct Unit {
    /// The file's path.
    var scenario: String
    /// The words for `run` after the scenario.
    var words: [String]
  }

  let baseline: String
  let candidate: String
  /// Words for the candidate only: faults, for a self-test.
  let candidateWords: [String]
  /// Seconds after which a run is ended as one that hangs.
  let runLimit: Double
  let units: [Unit]
  /// Seconds that all rounds are to take; see ``RoundSchedule``.
  let budget: Double
  let policy: GatePolicy
  let showsProgress: Bool

  private(set) var result: PairedComparison?
  private var schedule: RoundSchedule
  private var steps: [[PairedComparison.Step]] = []
  /// Whether a unit's exact metrics were taken.
  private var isExactTaken: [Bool] = []
  /// Whether a unit cannot be compared, as only one program knows it.
  private var isDropped: [Bool] = []
  private var exact: (baseline: RunRecord, candidate: RunRecord)?

  init(
    baseline: String, candidate: String, candidateWords: [String], runLimit: Double,
    units: [Unit], budget: Double, maximumRoundCount: Int, policy: GatePolicy, showsProgress: Bool
  ) {
    self.baseline = baseline
    self.candidate = candidate
    self.candidateWords = candidateWords
    self.runLimit = runLimit
    self.units = units
    self.budget = budget
    schedule = RoundSchedule(
      unitCount: units.count, budget: budget, maximumRoundCount: maximumRoundCount, policy: policy)
    self.policy = policy
    self.showsProgress = showsProgress
    steps = Array(repeating: [], count: units.count)
    isExactTaken = Array(repeating: false, count: units.count)
    isDropped = isExactTaken
  }

  /// Plays rounds over all units until every verdict is there, or the budget is spent.
  ///
  /// An interruption ends the measurement; what there is by then is kept.
  ///
  /// - Throws: why a program could not be run at all.
  mutating func run() throws(ChildRunError) {
    let start = MeterClock.monotonic.now
    var bar = ProgressBar(total: budget, isShown: showsProgress)
    defer { bar.clear() }
    var open = Array(units.indices)
    var problems: [String] = []
    var losses: [String] = []
    var round = 0
    while !Interruption.isRequested {
      open = schedule.continuing(
        open, after: round, elapsed: Self.seconds(since: start))
      if open.isEmpty { break }
      for unit in open {
        bar.show("round \(round + 1): \(units[unit].scenario)")
        let before = Self.seconds(since: start)
        do throws(ChildRunError) {
          try play(unit)
        } catch {
          guard case .failed(let program, _) = error else { break }
          // A scenario that only one program knows has no ratio; the others have.
          guard round == 0 else { throw error }
          let text = "\(units[unit].scenario): \(error.description)"
          if program == baseline { problems.append(text) } else { losses.append(text) }
          isDropped[unit] = true
        }
        bar.advance(by: Self.seconds(since: start) - before)
        if Interruption.isRequested { break }
      }
      round += 1
      open = open.filter { isOpen($0, after: round) }
    }
    if result == nil, let first = (problems + losses).first {
      throw .failed(program: candidate, reason: "no scenario can be compared: \(first)")
    }
    result?.steps = steps.flatMap(\.self)
    result?.problems = problems
    result?.losses = losses.isEmpty ? nil : losses
    result?.isInterrupted = Interruption.isRequested ? true : nil
    if let exact {
      result?.exact = RunComparison(
        baseline: exact.baseline, candidate: exact.candidate, policy: policy)
    }
  }

  private static func seconds(since start: UInt64) -> Double {
    Double(MeterClock.monotonic.now - start) / 1e9
  }

  /// Whether a unit needs more rounds: until all its steps have a verdict.
  private func isOpen(_ unit: Int, after rounds: Int) -> Bool {
    if isDropped[unit] { return false }
    if rounds < policy.minimumRoundCount { return true }
    return steps[unit].contains { step in
      let found = PairedVerdict(step, threshold: policy.minimumTimeChange, policy: policy)
      return found.map { $0.verdict == .inconclusive } ?? true
    }
  }

  private mutating func play(_ unit: Int) throws(ChildRunError) {
    let words = [units[unit].scenario] + units[unit].words
    let a = ChildRun(program: baseline, words: words, limit: runLimit)
    let b = ChildRun(program: candidate, words: words + candidateWords, limit: runLimit)
    let first = try ChildRun.records(of: [a, b])
    let second = try ChildRun.records(of: [b, a])
    add(unit, [first[0], second[1]], [first[1], second[0]])
  }

  private mutating func add(_ unit: Int, _ left: [RunRecord], _ right: [RunRecord]) {
    if result == nil {
      result = PairedComparison(
        date: left[0].date, baseline: left[0].build, candidate: right[0].build,
        injectedFaults: right[0].injectedFaults, environment: right[0].timingEnvironment)
    }
    if !isExactTaken[unit] { addExact(left[0], right[0]) }
    isExactTaken[unit] = true
    let stolen = (left + right).compactMap { $0.after?.stolenShare }.max() ?? 0
    schedule.noteRound(of: unit, isDisturbed: policy.isDisturbed(byStolenShare: stolen))
    for found in right[0].cases {
      for step in found.steps {
        guard let old = policy.medians(of: step.label, in: found.key, left),
          let new = policy.medians(of: step.label, in: found.key, right)
        else { continue }
        let round = PairedRound(baseline: old, candidate: new, stolenShare: stolen)
        let index = steps[unit].firstIndex {
          $0.key == found.key && $0.place == step.label
        }
        if index == nil {
          steps[unit].append(PairedComparison.Step(key: found.key, place: step.label))
        }
        steps[unit][index ?? steps[unit].count - 1].append(round, policy: policy)
      }
    }
  }

  /// The first records of all units, put together, hold the exact metrics.
  private mutating func addExact(_ left: RunRecord, _ right: RunRecord) {
    guard var both = exact else {
      exact = (left, right)
      return
    }
    both.baseline.cases += left.cases
    both.candidate.cases += right.cases
    // The plan was that of the first scenario alone.
    both.candidate.plan = nil
    exact = both
  }
}
