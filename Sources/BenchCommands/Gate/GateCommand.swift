import ArgumentParser
import Foundation
import ResultStore

/// `bench gate`: the nightly check of a run against history.
struct GateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gate",
    abstract: "Check the newest record against history, rule by rule.",
    discussion: """
      Checksums, work counters, allocations and expected frames fail whenever they differ from the \
      accepted run, or the oldest one. Times fail only by a paired measurement that a second one \
      confirms; while that one leaves it open, more may be given. Exit status: 0 fine, 2 regression, 4 only improvements, 5 inconclusive.
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
    let report: GateReport
    do throws(RecordError) {
      report = try judge()
    } catch {
      Terminal.report(error.description)
      throw ExitStatus(error).exit
    }
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
      let document = Document(verdict: report.verdict, report: report)
      Terminal.write(String(decoding: try encoder.encode(document), as: UTF8.self))
    } else {
      for line in Self.lines(of: report, isMarkdown: markdown) { Terminal.write(line) }
    }
    if let status = ExitStatus(report.verdict) { throw status.exit }
  }

  private func judge() throws(RecordError) -> GateReport {
    let store = RunStore(folder: results)
    let candidate = try store.read(record)
    let (index, update) = try HistoryIndex.of(store)
    for problem in update.problems { Terminal.report(problem) }
    var first: PairedComparison?
    if let paired { first = try PairedFile.read(path: paired) }
    var confirmations: [PairedComparison] = []
    for path in confirmation { confirmations.append(try PairedFile.read(path: path)) }
    return try Gate(store: store, index: index).judge(
      candidate, paired: first, confirmation: try PairedComparison.pooled(confirmations))
  }

  private static func lines(of report: GateReport, isMarkdown: Bool) -> [String] {
    let new = report.new.isEmpty ? "" : ", \(report.new.count) are new"
    let counts =
      "\(Units.counted(report.compared, "case")) held against "
      + Units.counted(report.references.count, "record") + new
    if isMarkdown {
      let findings = report.findings.map { finding in
        "| \(finding.rule.rawValue) | \(finding.verdict.rawValue) "
          + "| \(finding.key?.description ?? "") | \(finding.place) "
          + "| \(finding.text.replacing("|", with: "\\|")) |"
      }
      let table =
        findings.isEmpty
        ? []
        : ["", "| rule | verdict | case | where | found |", "|---|---|---|---|---|"] + findings
      return ["## Gate: \(report.verdict.rawValue)", "", "\(report.candidate): \(counts)"]
        + table + [""] + report.notes.map { "- \($0)" }
    }
    let isDecided = report.findings.contains {
      $0.verdict == .regressed || $0.verdict == .improved
    }
    let advice =
      isDecided ? ["what is wanted of this: bench accept CASE --reason WORDS; CASE may be all"] : []
    return report.findings.map(\.description) + report.notes + advice
      + ["\(report.candidate): \(report.verdict.rawValue); \(counts)"]
  }

  private struct Document: Encodable {
    var verdict: Verdict
    var report: GateReport
  }
}

extension ExitStatus {
  /// What an error of the store ends a program with.
  init(_ error: RecordError) {
    self =
      switch error {
      case .notWritten: .unavailable
      default: .badInput
      }
  }
}
