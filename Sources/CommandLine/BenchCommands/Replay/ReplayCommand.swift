import ArgumentParser
import Foundation
import LinearConstraints
import ResultStore
import SolverCatalog

/// `bench replay`: constraint traces, played through solvers, checked and timed.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play constraint traces through solvers: check expectations, time every label.",
    discussion: """
      Prints, for each file and strategy, the time, allocations and work of every label, and the \
      violation of every priority. Expectations that are not met, and determined values in which \
      strategies differ, go to standard error and make the exit status 1; a file that is not a \
      trace makes it 65.
      """)

  @Argument(help: "Trace files.")
  var files: [String]

  @OptionGroup var strategies: StrategyOptions

  @Option(
    name: .customLong("repeat"),
    help: "How often every file is played for its times; 0 checks only.")
  var repetitions = 3

  @Flag(help: "Check the certificate of every solve; stop at the first that fails.")
  var certify = false

  @Option(help: "Say why a variable has the value it has after the last solve.")
  var explain: String?

  @Flag(help: "Print one JSON object a file and strategy.")
  var json = false

  @Flag(help: "Print no table, only what went wrong.")
  var quiet = false

  private var printsTables: Bool { !json && !quiet }

  func validate() throws {
    guard (0...1_000_000).contains(repetitions) else {
      throw ValidationError("--repeat takes a number from 0 to 1,000,000.")
    }
  }

  func run() throws {
    let strategies = try strategies.strategies()
    var traces: [(file: String, trace: Trace)] = []
    for file in files {
      guard let bytes = InputFiles.bytes(of: file, limit: TraceReader.sizeLimit) else { continue }
      do {
        let trace = try TraceReader.read(bytes)
        guard trace.hasSolve else {
          Terminal.writeToStandardError(
            "\(file):1:1: error: there is no 'solve' in it, so nothing to replay")
          continue
        }
        traces.append((file, trace))
      } catch {
        for diagnostic in error.diagnostics {
          Terminal.writeToStandardError("\(file):\(diagnostic)")
        }
      }
    }
    var (unmet, different, replays, certified) = (0, 0, 0, 0)
    for (file, trace) in traces {
      if let explain, !trace.variableNames.contains(explain) {
        Terminal.writeToStandardError("\(file): error: no variable '\(explain)' to explain")
        throw ExitStatus.usage.exit
      }
      var first: ReplayReport?
      for strategy in strategies {
        let report = try replay(trace, strategy, of: file)
        unmet += report.unmet.count
        replays += 1
        certified += report.certifiedSolves ?? 0
        if let difference = first.flatMap({
          report.result.difference(from: $0.result, named: $0.strategy)
        }) {
          different += 1
          Terminal.writeToStandardError("\(file): \(strategy.rawValue): \(difference)")
        }
        first = first ?? report
      }
    }
    if traces.count < files.count { throw ExitStatus.badInput.exit }
    let isGood = unmet + different == 0
    if printsTables {
      if certify { Terminal.write("certified: \(certified) of \(certified) solves") }
      if replays > 1 {
        let differences =
          different == 0 ? "" : ", \(Units.counted(different, "difference")) between strategies"
        Terminal.writeVerdict(
          Units.counted(replays, "replay") + ": "
            + (unmet == 0
              ? "every expectation met" : Units.counted(unmet, "expectation") + " not met")
            + differences,
          isGood ? .good : .bad)
      }
    }
    if !isGood { throw ExitStatus.findings.exit }
  }

  private func replay(
    _ trace: Trace, _ strategy: SolverStrategy, of file: String
  ) throws -> ReplayReport {
    let measurement = ReplayMeasurement(trace: trace, strategy: strategy, certifies: certify)
    let report: ReplayReport
    do throws(ReplayError) {
      report = try measurement.run(file: file, repetitions: repetitions, explaining: explain)
    } catch {
      Terminal.writeToStandardError(error.message(file: file, strategy: strategy))
      if let verdict = error.verdict, printsTables { Terminal.write(verdict) }
      throw error.status.exit
    }
    for unmet in report.unmet {
      Terminal.writeToStandardError("\(file):\(unmet) (\(strategy.rawValue))")
    }
    if json {
      Terminal.write(try report.json())
    } else if printsTables {
      for line in report.lines { Terminal.write(line) }
    }
    return report
  }
}
