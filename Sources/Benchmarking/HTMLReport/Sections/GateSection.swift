import ResultStore

/// What the gate found in the run, line by line.
struct GateSection {
  /// The outcome in a word, as `bench gate` prints it.
  var outcome: String
  /// What it was held against, in words.
  var references: String
  /// What was not compared, and what to do.
  var gaps: [String]
  var hasGaps: Bool
  /// What was found.
  var findings: [String]
  var hasFindings: Bool
  /// How many findings have no line, in words.
  var rest: String?
  var notes: [String]

  /// How many findings have a line each.
  private static let limit = 100

  init(_ report: GateResult) {
    outcome = report.outcome
    references =
      report.references.isEmpty
      ? "nothing" : report.references.joined(separator: ", ")
    gaps = ComparisonGap.lines(report.gaps)
    hasGaps = !gaps.isEmpty
    findings = report.findings.prefix(Self.limit).map(\.description)
    hasFindings = !findings.isEmpty
    let more = report.findings.count - findings.count
    rest = more > 0 ? "\(Units.count(more)) more are in what bench gate prints" : nil
    notes = report.notes
  }
}
