import ArgumentParser
import Benchmarking
import LinearConstraints
import ScenarioEngine
import SolverCatalog

/// `bench trace`: the constraint trace of a scenario.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Write the constraint trace of a scenario, for any solver to replay.")

  @Argument(help: "The scenario: a name or a file.")
  var scenario: String

  @Option(name: .shortAndLong, help: "The trace file to write; - for standard output.")
  var output: String

  @OptionGroup var chosen: ScenarioOptions

  func run() throws {
    guard let files = ScenarioFiles.read([scenario], below: chosen.scenarios) else {
      throw ExitStatus.badInput.exit
    }
    guard files.count == 1, let file = files.first else {
      Terminal.writeToStandardError(
        "\(scenario): error: \(files.count) scenarios; a trace is of one")
      throw ExitStatus.usage.exit
    }
    try SizeCheck.require(chosen.size.map { [$0] } ?? [], seed: chosen.seed, of: files)
    let target = output == "-" ? nil : try OutputFile(output)
    let trace = try file.recordedTrace(size: chosen.size, seed: chosen.seed)
    let run = ScenarioPlayback(
      file.scenario, size: chosen.size, seed: chosen.seed,
      makeSolver: { SolverStrategy.standard.makeSolver() })
    let text = TraceOrigin(run).added(to: TraceWriter.text(of: trace))
    if let target {
      try target.write(text)
    } else {
      Terminal.write(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    }
  }
}
