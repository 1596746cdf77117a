import ArgumentParser
import Formatting
import Foundation
import LinearConstraints
import SolverOracle

/// Prints the system and the answers of each strategy after every solve of a trace.
struct SystemsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "systems",
    abstract: "Print systems and answers of a trace as JSON lines, certified or not.")

  @OptionGroup var choice: TimelineChoice

  @Flag(help: "Print those after the last solve only.")
  var last = false

  @Argument(help: "Trace files.")
  var files: [String]

  func run() throws {
    let candidates = try choice.candidates()
    for file in files {
      let bytes = try Data(contentsOf: URL(filePath: file))
      let trace: Trace
      do {
        trace = try TraceReader.read(Array(bytes))
      } catch {
        for diagnostic in error.diagnostics {
          FileHandle.standardError.write(Data("\(file):\(diagnostic)\n".utf8))
        }
        throw ExitCode(65)
      }
      for candidate in candidates { play(trace, candidate, of: file) }
    }
  }

  private func play(_ trace: Trace, _ candidate: SolverCandidate, of file: String) {
    let solver = CertifyingSolver(candidate.makeSolver())
    var replay = TraceReplay(trace, on: solver)
    let steps = replay.steps
    for step in steps {
      var isCertified = true
      do throws(TraceReplayError) {
        try replay.perform(step)
      } catch {
        guard case .uncertified = error.error else {
          print(
            """
            {"type":"refused","origin":\(JSONString.quoted(file)),"line":\(error.line),\
            "strategy":\(JSONString.quoted(candidate.name)),\
            "message":\(JSONString.quoted("\(error.error)"))}
            """)
          return
        }
        isCertified = false
      }
      if last, step.index < steps.count - 1 { continue }
      print(
        SystemText.line(
          solver, strategy: candidate.name, origin: file, line: step.line,
          includesFree: step.index == steps.count - 1, certified: isCertified))
    }
  }
}
