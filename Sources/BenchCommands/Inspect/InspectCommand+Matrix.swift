import ArgumentParser
import ScreenChecks

// Screens checked over a matrix of configurations: what the verb does unless one is named.
extension InspectCommand {
  /// Checks the documents and tells what was found.
  func runMatrix() throws {
    let matrix = try matrixOptions.matrix()
    let sarif = try sarif.map(OutputFile.init)
    let settings = CheckSettings(profile: profile)
    let run = ScreenCheckRun(
      matrix: matrix, settings: { _ in settings },
      queues: queues ?? ScreenCheckRun.defaultQueues)
    let outcome = run.outcome(of: DocumentFiles.paths(files))
    for problem in outcome.problems { Terminal.report(problem.description) }
    let isComplete = outcome.problems.isEmpty
    if json {
      // Of nothing that could be read there is no report; the errors are told in its place.
      if isComplete || !outcome.checks.isEmpty {
        Terminal.write(try text(FindingDocument(outcome, matrix)))
      }
    } else {
      let report = FindingReport(
        outcome: outcome, limit: tellsAll ? .max : FindingReport.defaultLimit)
      for line in report.lines { Terminal.write(line) }
      Terminal.writeVerdict(
        report.verdict, outcome.findings.isEmpty && isComplete ? .good : .bad)
    }
    if let sarif {
      try sarif.write(try text(SARIFLog(outcome.findings, unreadable: outcome.problems)))
    }
    if !isComplete { throw ExitStatus.badInput.exit }
    if outcome.findings.contains(where: { failOn.includes($0.severity) }) {
      throw ExitStatus.findings.exit
    }
  }
}

/// The least severity that makes the exit status 1.
enum FailureLevel: String, ExpressibleByArgument, CaseIterable {
  case error
  case warning
  case note
  case never

  /// Whether a finding of a severity counts.
  func includes(_ severity: FindingSeverity) -> Bool {
    switch self {
    case .error: severity >= .error
    case .warning: severity >= .warning
    case .note: true
    case .never: false
    }
  }
}
