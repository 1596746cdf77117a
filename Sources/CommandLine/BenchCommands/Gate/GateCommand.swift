import ArgumentParser
import Foundation
import ResultStore

/// `bench gate`: the nightly check of a run against the accepted runs.
struct GateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Check the newest record against the accepted ones, rule by rule.",
    discussion: """
      Checksums, work counters, allocations and expected frames fail whenever they differ from the \
      run that was accepted last, see bench accept. Times fail only by a paired measurement that a \
      second one confirms; while that one leaves it open, more may be given. What was promised to \
      be compared and was not is named, one line each, with what to do next.

      Exit status: 0 fine, 2 regression, 4 only improvements, 5 inconclusive, or not everything was \
      compared; 65 a record that is needed cannot be read; 130 the run was interrupted. Nothing is \
      written.
      """)

  @Argument(help: "The record to check: a path, a name, a commit, or latest.")
  var record = "latest"

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  @Option(help: ArgumentHelp("The paired measurement, from bench ab -o.", valueName: "file"))
  var paired: String?

  @Option(
    help: ArgumentHelp(
      "One that confirms it; of several the rounds are taken together.", valueName: "file"))
  var confirmation: [String] = []

  @Flag(help: "Print a Markdown document.")
  var markdown = false

  @Flag(help: "Print one JSON document.")
  var json = false

  func run() throws {
    let report: GateResult
    do throws(RecordError) {
      report = try judge()
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus(error).exit
    }
    if json {
      let document = Document(
        outcome: report.outcome, verdict: report.verdict, report: report)
      Terminal.write(try SortedJSON.document(document))
    } else {
      for line in Self.lines(of: report, isMarkdown: markdown) { Terminal.write(line) }
    }
    if let status = ExitStatus(report) { throw status.exit }
  }

  private func judge() throws(RecordError) -> GateResult {
    let store = RunStore(folder: results)
    let candidate = try store.read(record)
    let (index, update) = try HistoryIndex.reading(store)
    for note in update.notes { Terminal.writeToStandardError(note) }
    for problem in update.problems { Terminal.writeToStandardError(problem.reason) }
    var first: PairedComparison?
    if let paired { first = try PairedFile.read(path: paired) }
    var confirmations: [PairedComparison] = []
    for path in confirmation { confirmations.append(try PairedFile.read(path: path)) }
    var report = try Gate(store: store, index: index).judge(
      candidate, paired: first, confirmation: try PairedComparison.pooled(confirmations))
    if record == "latest" {
      report.gaps += update.problems.compactMap { Self.gap($0, newerThan: candidate) }
    }
    return report
  }

  /// A record that is newer than what its name makes the newest one.
  private static func gap(
    _ problem: HistoryProblem, newerThan candidate: RunRecord
  ) -> ComparisonGap? {
    guard let date = problem.date, date > candidate.date else { return nil }
    return ComparisonGap(
      .unreadable, reason: "\(problem.file) holds a newer run, of \(date), than its name states",
      advice: "rename it as it should be, or name the record to check")
  }

  private static func lines(of report: GateResult, isMarkdown: Bool) -> [String] {
    let missed =
      report.gaps.isEmpty ? "" : ", \(Units.count(report.gaps.count)) not compared"
    let counts =
      "\(Units.counted(report.comparedCaseCount, "case")) held against "
      + Units.counted(report.references.count, "record") + missed
    let gaps = ComparisonGap.lines(report.gaps)
    if isMarkdown {
      let findings = report.findings.map { finding in
        [
          finding.rule.rawValue, finding.verdict.rawValue, finding.key?.description ?? "",
          finding.place, finding.text,
        ]
      }
      let titles = ["rule", "verdict", "case", "where", "found"]
      let table = findings.isEmpty ? [] : [""] + MarkdownTable.lines(titles, findings)
      return ["## Gate: \(report.outcome)", "", "\(report.candidate): \(counts)"]
        + (gaps.isEmpty ? [] : [""] + gaps.map { "- \($0)" })
        + table + [""] + report.notes.map { "- \($0)" }
    }
    let isDecided = report.findings.contains {
      $0.verdict == .regressed || $0.verdict == .improved
    }
    let advice =
      isDecided ? ["what is wanted of this: bench accept CASE --reason WORDS; CASE may be all"] : []
    return report.findings.map(\.description) + report.notes + advice + gaps
      + ["\(report.candidate): \(report.outcome); \(counts)"]
  }

  private struct Document: Encodable {
    var outcome: String
    var verdict: Verdict
    var report: GateResult
  }
}

extension ExitStatus {
  /// What an error of the store ends a program with.
  init(_ error: RecordError) {
    self =
      switch error {
      case .notWritten: .unavailable
      case .interrupted: .interrupted
      default: .badInput
      }
  }

  /// What a gate ends a program with; nothing where all is well.
  init?(_ report: GateResult) {
    switch report.obstacle {
    case .unreadable: self = .badInput
    case .interrupted: self = .interrupted
    case nil: self.init(report.verdict)
    }
  }
}
