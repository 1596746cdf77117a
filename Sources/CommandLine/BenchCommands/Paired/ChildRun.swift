import Benchmarking
import Foundation
package import ResultStore

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Runs a built `bench` program on some scenarios and takes its record.
package struct ChildRun {
  /// The program's path.
  let program: String
  /// The words after `run`.
  let words: [String]
  /// How long it may take, in seconds; nil for any time.
  let limit: Double?
  /// The most bytes that the program may print.
  let outputLimit: Int

  /// Creates a run of a program.
  ///
  /// - Parameters:
  ///   - program: The program's path.
  ///   - words: The words after `run`.
  ///   - limit: How long it may take, in seconds; nil for any time.
  ///   - outputLimit: The most bytes that it may print; by default as many as a record may hold.
  package init(
    program: String, words: [String], limit: Double? = nil,
    outputLimit: Int = RecordInput.sizeLimit
  ) {
    self.program = program
    self.words = words
    self.limit = limit
    self.outputLimit = outputLimit
  }

  /// Runs the program, and returns its record.
  ///
  /// - Throws: why there is no record.
  package func record() throws(ChildRunError) -> RunRecord {
    try Self.records(of: [self])[0]
  }

  /// Runs programs in turn, a moment each, and returns their records.
  ///
  /// - Throws: why there is no record of one.
  static func records(of runs: [ChildRun]) throws(ChildRunError) -> [RunRecord] {
    guard !Interruption.isRequested else { throw .interrupted }
    var children: [ChildOutput] = []
    for run in runs {
      let words = ["run"] + run.words + ["--no-save", "--json", "--quiet"]
      guard let process = ChildProcess(run.program, words) else {
        for child in children { child.process.send(SIGKILL) }
        var started = ChildTurns(children)
        _ = started.outcomes()
        throw .failed(program: run.program, reason: "cannot be started")
      }
      children.append(
        ChildOutput(of: process, limit: run.limit, outputLimit: run.outputLimit))
    }
    var turns = ChildTurns(children)
    var records: [RunRecord] = []
    for (run, outcome) in zip(runs, turns.outcomes()) {
      records.append(try run.record(of: outcome))
    }
    return records
  }

  /// The record that the program printed.
  private func record(of outcome: ChildProcess.Outcome) throws(ChildRunError) -> RunRecord {
    if outcome.wasInterrupted { throw .interrupted }
    guard !outcome.wasExcessive else {
      throw .failed(
        program: program,
        reason: "printed more than a record may hold, \(outputLimit >> 20) MiB")
    }
    if let limit, outcome.wasEndless {
      throw .failed(
        program: program,
        reason: "had not ended after \(Units.duration(nanoseconds: 1e9 * limit)) (--run-limit)")
    }
    guard [0, ExitStatus.findings.rawValue].contains(outcome.status) else {
      let text = String(decoding: outcome.errors, as: UTF8.self)
      let first = text.split(separator: "\n").first ?? "no reason"
      throw .failed(program: program, reason: "ended with status \(outcome.status): \(first)")
    }
    do throws(RecordError) {
      return try RunFile.decode(Data(outcome.output), path: program)
    } catch {
      throw .failed(program: program, reason: "its record cannot be read: \(error.description)")
    }
  }
}
