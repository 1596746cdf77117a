extension RunComparison {
  /// The comparison as a Markdown document: the verdict, what to know, and a table.
  package func markdown(includesUnchanged: Bool = false) -> String {
    var lines = ["# \(verdict.rawValue): \(candidate) against \(baseline)", ""]
    lines += summary.map { "- \($0)" } + [""]
    let table = ComparisonTable(self, includesUnchanged: includesUnchanged)
    guard !table.rows.isEmpty else { return lines.joined(separator: "\n") }
    func line(_ cells: [String]) -> String {
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
    }
    lines.append(line(ComparisonTable.titles))
    lines.append(line(["---", "---", "---", "---:", "---:", "---:", "---"]))
    lines += table.rows.map(line)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What a reader must know before the figures, one sentence a line.
  package var summary: [String] {
    var lines = ["exact metrics: \(verdict.rawValue); times: \(warning.rawValue)"]
    lines.append("\(cases.count) \(cases.count == 1 ? "case" : "cases") compared")
    if !onlyInBaseline.isEmpty {
      lines.append("only the baseline has \(Units.counted(onlyInBaseline.count, "case")) more")
    }
    if !onlyInCandidate.isEmpty {
      lines.append("only the candidate has \(Units.counted(onlyInCandidate.count, "case")) more")
    }
    for found in cases {
      if let note = found.note { lines.append("\(found.key): \(note)") }
    }
    return lines + comparability.reasons
  }
}
