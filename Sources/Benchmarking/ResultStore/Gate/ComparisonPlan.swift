/// What a gate promises to compare, found before anything is compared: each case that the run asks
/// for with the case of the run that was accepted last, and a ``ComparisonGap`` for each that has no
/// partner.
///
/// A case is promised when the run set out to measure it, or when it was accepted and the run has it or
/// its plan covers it. Sizes that the time budget chose in place of the plan's are promised by nobody
/// until they are accepted.
package struct ComparisonPlan {
  /// A case and what it is held against.
  package struct Pair {
    /// The accepted case.
    package var baseline: CaseRecord
    /// The case that is judged.
    package var candidate: CaseRecord
    /// What may be compared of the two runs.
    package var comparability: Comparability
  }

  /// The cases that can be compared, in the candidate's order.
  package private(set) var pairs: [Pair] = []
  /// What cannot, and why.
  package private(set) var gaps: [ComparisonGap] = []
  /// The files of the accepted runs, in the order in which they are needed.
  package private(set) var references: [String] = []
  /// What a reader should know that is no gap.
  package private(set) var notes: [String] = []

  /// Finds the accepted case for each case of a run.
  ///
  /// - Parameters:
  ///   - candidate: The run.
  ///   - store: The folder with the accepted runs.
  ///   - acceptances: All acceptances, in their order.
  ///   - now: The moment beyond which no run can be dated, as records write it.
  package init(
    of candidate: RunRecord, in store: RunStore, acceptances: [Acceptance], now: String
  ) {
    gaps = Self.gaps(ofWhole: candidate, now: now)
    let accepted = acceptances.standing
    let name = RunFile.fileName(of: candidate)
    guard !accepted.isEmpty else {
      gaps.append(
        ComparisonGap(
          .notAccepted,
          reason: "no run is accepted, so there is nothing to hold "
            + "\(Units.counted(candidate.cases.count, "case")) against",
          advice: "make this run the first baseline: bench accept all --record \(name) "
            + "--reason WORDS"))
      return
    }
    addPairs(candidate, accepted, AcceptedRecords(store: store, candidate: candidate))
    addMissing(candidate, accepted)
  }

  private static func gaps(ofWhole candidate: RunRecord, now: String) -> [ComparisonGap] {
    var gaps: [ComparisonGap] = []
    if candidate.isPartial {
      gaps.append(
        ComparisonGap(
          .interrupted,
          reason: "the run was interrupted after \(Units.counted(candidate.cases.count, "case"))",
          advice: "run it again"))
    }
    if candidate.date > now {
      gaps.append(
        ComparisonGap(
          .dated,
          reason:
            "the run is dated \(candidate.date), and this machine's clock allows \(now) at most",
          advice: "set the clock and run again, or move the record out of the folder"))
    }
    if let shard = candidate.plan?.shard {
      gaps.append(
        ComparisonGap(
          .shard, reason: "the run is shard \(shard) of a whole",
          advice: "merge all shards, and judge the whole: bench history --import FILE…"))
    }
    if candidate.cases.isEmpty {
      gaps.append(
        ComparisonGap(
          .empty, reason: "the run has no case",
          advice: "judge another record, or run the scenarios again"))
    }
    return gaps
  }

  private mutating func addPairs(
    _ candidate: RunRecord, _ accepted: [Acceptance], _ records: AcceptedRecords
  ) {
    var records = records
    let standing = Dictionary(
      accepted.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var comparabilities: [String: Comparability] = [:]
    let name = RunFile.fileName(of: candidate)
    let accept = "accept it: bench accept CASE --record \(name) --reason WORDS"
    let planned = candidate.planned.map(Set.init)
    var unpromised: [CaseKey] = []
    for found in candidate.cases {
      guard let acceptance = standing[found.key] else {
        if let planned, !planned.contains(found.key) {
          unpromised.append(found.key)
        } else {
          addNotAccepted(found.key, accept)
        }
        continue
      }
      switch records.reference(for: acceptance) {
      case .failure(let error):
        var gap = error.gap
        gap.key = found.key
        gaps.append(gap)
      case .success(let reference):
        guard let old = reference.cases[found.key] else {
          gaps.append(
            ComparisonGap(
              .referenceChanged, key: found.key,
              reason: "the accepted run, \(reference.file), does not have this case",
              advice: "restore the record, as from version control, or " + accept))
          continue
        }
        if !references.contains(reference.file) { references.append(reference.file) }
        let comparability =
          comparabilities[reference.file] ?? Comparability(reference.record, candidate)
        comparabilities[reference.file] = comparability
        pairs.append(Pair(baseline: old, candidate: found, comparability: comparability))
      }
    }
    // Nothing is unchanged where nothing was compared.
    if pairs.isEmpty { for key in unpromised { addNotAccepted(key, accept) } }
    guard let first = unpromised.first, !pairs.isEmpty else { return }
    notes.append(
      "\(Units.counted(unpromised.count, "case")) at sizes that the time budget chose, of which none is "
        + "accepted (\(first)\(unpromised.count > 1 ? " …" : "")): later runs are held against them once "
        + "they are: bench accept CASE --record \(name) --reason WORDS")
  }

  private mutating func addNotAccepted(_ key: CaseKey, _ advice: String) {
    gaps.append(
      ComparisonGap(
        .notAccepted, key: key, reason: "no run is accepted for this case", advice: advice))
  }

  /// The cases that the run set out to measure, or that its plan covers, and that it does not have.
  private mutating func addMissing(_ candidate: RunRecord, _ accepted: [Acceptance]) {
    var told = Set(candidate.cases.map(\.key))
    let skipped = Dictionary(
      (candidate.skipped ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for acceptance in accepted
    where !told.contains(acceptance.key)
      && candidate.asks(for: acceptance.key, tier: acceptance.tier)
    {
      let key = acceptance.key
      told.insert(key)
      gaps.append(
        ComparisonGap(
          .missingCase, key: key,
          reason: "accepted, and not in this run" + Self.cause(of: key, in: candidate),
          advice: "run it again, or accept that it is gone: bench accept '\(key)' --record "
            + "\(RunFile.fileName(of: candidate)) --reason WORDS"))
    }
    for key in candidate.planned ?? [] where !told.contains(key) {
      told.insert(key)
      // What a time budget never admitted was named by the run, and was promised by nothing.
      guard skipped[key] == nil else { continue }
      gaps.append(
        ComparisonGap(
          .missingCase, key: key, reason: "asked for, and not in the run",
          advice: "see what bench run says of it, and run it again"))
    }
    if candidate.planned == nil, let plan = candidate.plan, plan.shard == nil {
      let missing = plan.cases - candidate.cases.count - skippedWhole(candidate)
      if missing > 0, gaps.isEmpty {
        gaps.append(
          ComparisonGap(
            .missingCase,
            reason: "\(Units.counted(missing, "case")) of the plan's \(plan.cases) "
              + "\(missing == 1 ? "is" : "are") not in the run, whose version does not name them",
            advice: "run it again"))
      }
    }
    if let skipped = candidate.skipped, !skipped.isEmpty {
      notes.append(
        "\(Units.counted(skipped.count, "case")) of the plan at sizes that the time budget did not "
          + "admit")
    }
  }

  /// Cases for which nothing was measured, not even at a smaller size.
  private func skippedWhole(_ candidate: RunRecord) -> Int {
    (candidate.skipped ?? []).count { $0.measuredSize == nil }
  }

  /// Why a case at one size is missing, where the run states that it took another.
  private static func cause(of key: CaseKey, in candidate: RunRecord) -> String {
    let skipped = (candidate.skipped ?? []).first { skipped in
      var wanted = skipped.key
      wanted.size = key.size
      return wanted == key
    }
    guard let skipped else { return "" }
    let instead = skipped.measuredSize.map { "size \($0)" } ?? "no size"
    return ", whose time budget admitted \(instead) (\(skipped.reason))"
  }
}
