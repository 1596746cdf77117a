import ResultStore

/// Which cases a page shows step by step.
///
/// A row of a step takes some 800 bytes with all that belongs to it, so a page of the standard tier
/// under every strategy stays below two megabytes, and the largest record makes no larger page. All
/// cases stand in the overview; those on one queue are the first to get room.
struct DetailBudget {
  /// How many rows of steps the page has at most.
  static let limit = 1_800

  private var admitted: Set<String> = []
  /// What is not shown, in a sentence.
  private(set) var omission: String?

  /// Gives room to the cases of a run, those that differ in the strategy alone together.
  init(_ run: RunRecord) {
    let sequential = run.cases.filter { $0.key.queues == 1 }
    let parallel = run.cases.filter { $0.key.queues != 1 }
    var names: [String] = []
    var rows: [String: Int] = [:]
    for found in sequential + parallel {
      let name = Self.name(found)
      if rows[name] == nil { names.append(name) }
      rows[name, default: 0] += found.steps.count
    }
    var used = 0
    for name in names {
      used += rows[name] ?? 0
      // What comes after the first without room has none either: the order is the reader's.
      guard used <= Self.limit else { break }
      admitted.insert(name)
    }
    let missing = run.cases.count { !admits($0) }
    if missing > 0 {
      omission =
        "\(Units.count(missing)) of \(Units.count(run.cases.count)) cases are not shown step by "
        + "step: the page has room for \(Units.count(Self.limit)) rows. They are in the table "
        + "of cases and in the record; a record of fewer scenarios has room for all."
    }
  }

  /// Whether a case is shown step by step.
  func admits(_ found: CaseRecord) -> Bool { admitted.contains(Self.name(found)) }

  private static func name(_ found: CaseRecord) -> String {
    "\(found.key.scenario) \(CaseNames.variant(found.key))"
  }
}
