import Formatting

/// The rules for times that were measured in turn with the previous commit's.
struct PairedGate {
  let index: HistoryIndex
  let policy: GatePolicy

  func judge(
    _ paired: PairedComparison, _ confirmation: PairedComparison?, of candidate: RunRecord,
    _ report: inout GateResult
  ) throws(RecordError) {
    report.notes += paired.problems
    report.gaps += Self.gaps(paired, confirmation, of: candidate)
    if paired.isSameProgram {
      report.notes.append("the paired runs are of the same program: differences of time are noise")
      if !paired.hasDecidedStep(policy) { report.findings.append(Self.nothingMeasured) }
      return
    }
    judgeSuite(paired, confirmation, &report)
    for step in paired.steps {
      let threshold = try threshold(for: step, environment: paired.environment)
      guard let found = PairedVerdict(step, threshold: threshold, policy: policy) else {
        try judgeDisturbed(step, threshold, &report)
        continue
      }
      let second = confirmation?.steps.first { $0.key == step.key && $0.place == step.place }
        .flatMap { PairedVerdict($0, threshold: threshold, policy: policy) }
      switch found.verdict {
      case .regressed:
        report.findings.append(
          finding(.pairedTime, step, found, Self.confirmed(.regressed, by: second?.verdict)))
      case .improved where second?.verdict == .improved:
        report.notes.append("\(step.key), \(step.place): \(Self.text(found)), twice: faster")
      default: break
      }
    }
  }

  private static var nothingMeasured: GateFinding {
    GateFinding(
      rule: .suiteTime, verdict: .inconclusive,
      text: "no step was measured in turn often enough for a verdict")
  }

  /// What of the paired measurements is not of this run's program, or not whole.
  private static func gaps(
    _ paired: PairedComparison, _ confirmation: PairedComparison?, of candidate: RunRecord
  ) -> [ComparisonGap] {
    var gaps: [ComparisonGap] = []
    for (name, one) in [("paired measurement", paired), ("confirmation", confirmation)] {
      guard let one else { continue }
      if one.isInterrupted == true {
        gaps.append(
          ComparisonGap(
            .interrupted, reason: "the \(name) was interrupted", advice: "measure again: bench ab"))
      }
      if one.candidate.binaryHash != candidate.build.binaryHash {
        gaps.append(
          ComparisonGap(
            .paired, reason: "the \(name) is of another program than the run",
            advice: "give one whose second program is the run's: bench ab"))
      }
      gaps += (one.losses ?? []).map { loss in
        ComparisonGap(
          .paired, reason: "not measured in turn: \(loss)",
          advice: "see why the run's program cannot measure it")
      }
    }
    return gaps
  }

  /// Slower in disturbed rounds is no verdict, but no green light either.
  private func judgeDisturbed(
    _ step: PairedComparison.Step, _ threshold: Double, _ report: inout GateResult
  ) throws(RecordError) {
    guard
      let seen = PairedVerdict(
        step, threshold: threshold, includesDisturbed: true, policy: policy),
      seen.verdict == .regressed
    else { return }
    var found = finding(.pairedTime, step, seen, .inconclusive)
    found.text += "; every round was disturbed"
    report.findings.append(found)
  }

  private func judgeSuite(
    _ paired: PairedComparison, _ confirmation: PairedComparison?, _ report: inout GateResult
  ) {
    func suite(_ comparison: PairedComparison, disturbed: Bool) -> PairedVerdict? {
      PairedVerdict(
        suiteOf: comparison, threshold: policy.minimumSuiteChange, includesDisturbed: disturbed,
        policy: policy)
    }
    let clean = suite(paired, disturbed: false)
    let isClean = clean.map { $0.rounds >= policy.minimumSuiteStepCount } ?? false
    guard let found = isClean ? clean : suite(paired, disturbed: true),
      found.rounds >= policy.minimumSuiteStepCount
    else {
      // A few steps may be clear by themselves; where none is, nothing was learnt of times.
      if !paired.hasDecidedStep(policy) { report.findings.append(Self.nothingMeasured) }
      return
    }
    let disturbance = isClean ? "" : "; every round was disturbed"
    report.notes.append(
      "paired: all \(found.rounds) steps together take \(Self.text(found))\(disturbance)")
    guard found.verdict == .regressed else { return }
    let second = confirmation.flatMap { suite($0, disturbed: !isClean) }
    // The mean over all steps of paired rounds is free of what a neighbour takes from both alike,
    // but a verdict needs rounds that nobody disturbed.
    let verdict: Verdict =
      isClean ? Self.confirmed(.regressed, by: second?.verdict) : .inconclusive
    report.findings.append(
      GateFinding(
        rule: .suiteTime, verdict: verdict,
        text: "all \(found.rounds) steps together take \(Self.text(found))\(disturbance)"))
  }

  /// What must be exceeded: five percent, or what this step's own history does by itself.
  private func threshold(
    for step: PairedComparison.Step, environment: String
  ) throws(RecordError) -> Double {
    let series = try index.series(of: step.key, environment: environment)
      .first { $0.name.metric == "time" && $0.name.place == step.place }
    guard let fence = series?.fenceOfChanges(policy) else { return policy.minimumTimeChange }
    return max(policy.minimumTimeChange, fence)
  }

  /// A regression counts when a second measurement sees it too; one that it does not see is noise,
  /// and without a second one nothing is decided.
  static func confirmed(_ verdict: Verdict, by second: Verdict?) -> Verdict {
    switch second {
    case nil: .inconclusive
    case verdict: verdict
    case .inconclusive: .inconclusive
    default: .unchanged
    }
  }

  private func finding(
    _ rule: GateFinding.Rule, _ step: PairedComparison.Step, _ found: PairedVerdict,
    _ verdict: Verdict
  ) -> GateFinding {
    GateFinding(
      rule: rule, key: step.key, place: step.place, verdict: verdict,
      text: "\(Self.text(found)), more than \(Self.percent(found.threshold))")
  }

  static func text(_ found: PairedVerdict) -> String {
    "\(percent(found.ratio - 1)) longer [\(percent(found.lowest - 1)), \(percent(found.highest - 1))]"
  }

  private static func percent(_ share: Double) -> String {
    Decimals.fixed(share * 100, 1) + " %"
  }
}

extension PairedComparison {
  /// Whether any single step has a verdict other than *inconclusive*: without one, nothing was learnt
  /// of times.
  package func hasDecidedStep(_ policy: GatePolicy) -> Bool {
    steps.contains { step in
      let found = PairedVerdict(step, threshold: policy.minimumTimeChange, policy: policy)
      return found.map { $0.verdict != .inconclusive } ?? false
    }
  }
}

extension MetricSeries {
  /// The outer fence of this series' own changes from run to run, as a share: Q3 + 3·IQR.
  ///
  /// - Returns: `nil` when there are too few.
  package func fenceOfChanges(_ policy: GatePolicy) -> Double? {
    let changes = zip(points, points.dropFirst()).compactMap { old, new in
      old.value > 0 ? (new.value / old.value - 1).magnitude : nil
    }.sorted()
    guard changes.count >= policy.minimumHistoricChangeCount else { return nil }
    func quartile(_ share: Double) -> Double {
      let position = share * Double(changes.count - 1)
      let low = Int(position)
      let high = min(low + 1, changes.count - 1)
      return changes[low] + (position - Double(low)) * (changes[high] - changes[low])
    }
    let third = quartile(0.75)
    return third + policy.fenceWidth * (third - quartile(0.25))
  }
}
