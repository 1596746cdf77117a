import ArgumentParser
import FileReading
import Foundation
import ScreenChecks

// Screens checked over a matrix of configurations: what the verb does unless one is named.
extension InspectCommand {
  /// Checks the documents and tells what was found.
  func runMatrix() throws {
    let matrix = try matrixOptions.matrix()
    let sarif = try sarif.map(OutputFile.init)
    let baseline = try baseline.map(readBaseline)
    let written = try writeBaseline.map(OutputFile.init)
    var settings = CheckSettings(profile: profile)
    settings.explains = !leavesOutExplanations
    let chosen = settings
    let run = ScreenCheckRun(
      matrix: matrix, settings: { _ in chosen },
      queues: queues ?? ScreenCheckRun.defaultQueues)
    var outcome = run.outcome(of: DocumentFiles.paths(files))
    try written?.write((baseline ?? FindingBaseline()).text(of: outcome.findings))
    var stale: [FindingBaseline.Entry] = []
    if let baseline {
      let today = Date.now.formatted(.iso8601.year().month().day())
      stale = baseline.applied(to: outcome.findings, today: today).stale
      for index in outcome.checks.indices {
        outcome.checks[index].findings =
          baseline.applied(to: outcome.checks[index].findings, today: today).new
      }
    }
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
      for entry in stale {
        Terminal.write("baseline line \(entry.line) is not needed any more: \(entry.key)")
      }
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

extension InspectCommand {
  /// Reads a baseline.
  ///
  /// - Throws: the exit status of one that cannot be read, which a line on standard error explains.
  private func readBaseline(_ path: String) throws -> FindingBaseline {
    // The first run of a team writes the file that it names.
    if writeBaseline == path, !FileManager.default.fileExists(atPath: path) {
      return FindingBaseline()
    }
    guard let bytes = InputFiles.bytes(of: path) else { throw ExitStatus.badInput.exit }
    do throws(FindingBaseline.Problem) {
      return try FindingBaseline(text: String(decoding: bytes, as: UTF8.self))
    } catch {
      Terminal.report("\(path):\(error.line):1: error: \(error.message)")
      throw ExitStatus.badInput.exit
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
