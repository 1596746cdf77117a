/// Two programs measured in turn on one machine, round after round.
///
/// What changes slowly on the machine meets both in the same measure, so the ratio of a round is
/// free of it; what noise is left shows in how the rounds differ.
package struct PairedComparison: Codable, Hashable, Sendable {
  /// One timed step of a case.
  package struct Step: Codable, Hashable, Sendable {
    /// The case.
    package var key: CaseKey
    /// The step's label.
    package var place: String
    /// For each round, the mean of A's two medians in nanoseconds.
    package var baseline: [Double]
    /// For each round, the mean of B's two medians in nanoseconds.
    package var candidate: [Double]
    /// For each round, whether it decides nothing; see ``PairedRound``.
    package var isDisturbed: [Bool]

    /// Creates a step without rounds.
    package init(key: CaseKey, place: String) {
      self.key = key
      self.place = place
      baseline = []
      candidate = []
      isDisturbed = []
    }

    /// Adds a round.
    package mutating func append(baseline: Double, candidate: Double, isDisturbed: Bool) {
      self.baseline.append(baseline)
      self.candidate.append(candidate)
      self.isDisturbed.append(isDisturbed)
    }

    /// Adds a round; one without runs of both programs adds nothing.
    package mutating func append(_ round: PairedRound, policy: GatePolicy) {
      guard let old = round.baselineMean, let new = round.candidateMean else { return }
      append(baseline: old, candidate: new, isDisturbed: round.isDisturbed(policy))
    }
  }

  /// When the measurement began, in UTC.
  package var date: String
  /// What A is.
  package var baseline: BuildIdentity
  /// What B is.
  package var candidate: BuildIdentity
  /// Faults that were put into B on purpose.
  package var injectedFaults: [String]?
  /// The timing environment of the machine; see ``RunRecord/timingEnvironment``.
  package var environment: String
  /// The steps, in the order of the cases.
  package var steps: [Step]
  /// Scenarios that the baseline could not measure, and why: it may not know them yet.
  package var problems: [String]
  /// Scenarios that the candidate could not measure although the baseline could, and why; absent for
  /// none.
  package var losses: [String]?
  /// Whether the measurement was interrupted; absent for no.
  package var isInterrupted: Bool?
  /// The exact metrics of the first runs of both.
  package var exact: RunComparison?

  /// Creates a comparison without rounds.
  package init(
    date: String, baseline: BuildIdentity, candidate: BuildIdentity, injectedFaults: [String]?,
    environment: String
  ) {
    self.date = date
    self.baseline = baseline
    self.candidate = candidate
    self.injectedFaults = injectedFaults
    self.environment = environment
    steps = []
    problems = []
  }

  /// Whether A and B are the same code, so that every difference is noise.
  package var isSameProgram: Bool {
    baseline.binaryHash != nil && baseline.binaryHash == candidate.binaryHash
      && injectedFaults?.isEmpty != false
  }
}
