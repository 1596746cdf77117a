extension RunComparison {
  /// The comparison as a Markdown document: the verdict, what to know, and a table.
  package func markdown(includesUnchanged: Bool = false) -> String {
    var lines = ["# \(verdict.rawValue): \(candidate) against \(baseline)", ""]
    lines += summary.map { "- \($0)" } + [""]
    let table = ComparisonTable(self, includesUnchanged: includesUnchanged)
    guard !table.rows.isEmpty else { return lines.joined(separator: "\n") }
    lines += MarkdownTable.lines(ComparisonTable.titles, right: [3, 4, 5], table.rows)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a reader must know before the figures, one sentence a line.
  package var summary: [String] {
    var lines = ["exact metrics: \(verdict.rawValue); times: \(warning.rawValue)"]
    lines.append("\(Units.counted(cases.count, "case")) compared")
    let elsewhere = onlyInBaseline.count - missing.count
    if elsewhere > 0 {
      lines.append("only the baseline has \(Units.counted(elsewhere, "case")) more")
    }
    for key in missing.prefix(10) { lines.append("\(key): no longer in the candidate") }
    if missing.count > 10 {
      lines.append("\(Units.counted(missing.count - 10, "case")) more are no longer in it")
    }
    if !onlyInCandidate.isEmpty {
      lines.append("only the candidate has \(Units.counted(onlyInCandidate.count, "case")) more")
    }
    return lines + notes + comparability.reasons
  }
}
