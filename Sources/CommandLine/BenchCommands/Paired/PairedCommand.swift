import ArgumentParser
import Benchmarking
import FileReading
import Foundation
import ProcessEnvironment
import ResultStore
import ScenarioEngine
import SolverCatalog

/// `bench ab`: two built programs, measured in turn.
struct PairedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ab",
    abstract: "Measure two built bench programs in turn, and compare them pair by pair.",
    discussion: """
      Each round runs both twice on every scenario, in turns of some milliseconds; rounds are added \
      while a step is undecided and the budget lasts. Exact metrics and times decide the exit status: \
      0 unchanged, 2 regressed, 4 improved, 5 inconclusive, or not one step was decided. The same \
      program twice shows the noise, and is 0. Ctrl-C, SIGTERM and SIGHUP end both programs and are 130.
      """)

  @Argument(help: ArgumentHelp("The baseline program.", valueName: "path-a"))
  var baseline: String

  @Argument(help: ArgumentHelp("The candidate program.", valueName: "path-b"))
  var candidate: String

  @Option(name: .customLong("scenario"), help: "Only these scenarios: names, files or patterns.")
  var names: [String] = []

  @Option(help: "How much to run: smoke, standard or full.")
  var tier: ScenarioTier = .smoke

  @OptionGroup var strategies: StrategyOptions

  @Option(help: ArgumentHelp("Seconds of samples a case and run.", valueName: "s"))
  var timeBudget: Double = 0.15

  @Option(help: ArgumentHelp("Seconds after which no further round begins.", valueName: "s"))
  var budget: Double = 300

  @Option(
    help: ArgumentHelp("Seconds after which a run is ended as one that hangs.", valueName: "s"))
  var runLimit: Double = 1_800

  @Option(help: "The most rounds for any scenario.")
  var rounds = 20

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  @Option(name: .shortAndLong, help: "Keep the rounds in this file, for bench gate.")
  var output: String?

  @Option(name: .customLong("inject"), help: .hidden)
  var faults: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  @Flag(help: "Show no progress.")
  var quiet = false

  func validate() throws {
    guard timeBudget > 0, timeBudget <= 3_600, budget >= 0, budget <= 86_400 else {
      throw ValidationError("--time-budget and --budget take seconds, up to an hour and a day.")
    }
    guard runLimit > 0, runLimit <= 86_400 else {
      throw ValidationError("--run-limit takes seconds, up to a day.")
    }
    guard (1...1_000).contains(rounds) else {
      throw ValidationError("--rounds takes a number from 1 to 1000.")
    }
    if let faults, FaultInjection(words: faults) == nil {
      throw ValidationError(
        "--inject takes slow=<percent>, allocation, frame and counter, by commas.")
    }
  }

  func run() throws {
    let chosen = try strategies.strategies()
    for program in [baseline, candidate]
    where !FileManager.default.isExecutableFile(atPath: program) {
      let isThere = FileManager.default.fileExists(atPath: program)
      let reason = isThere ? "is no program that may be run" : "there is no such program"
      Terminal.writeToStandardError("\(program): error: \(reason)")
      throw ExitStatus.badInput.exit
    }
    for program in [baseline, candidate] { InputRegister.current?.note(path: program) }
    guard var files = ScenarioFiles.read(names, below: scenarios) else {
      throw ExitStatus.badInput.exit
    }
    _ = try output.map(OutputFile.init)
    if names.isEmpty { files = files.filter { $0.scenario.tiers.contains(tier) } }
    guard !files.isEmpty else {
      Terminal.writeToStandardError("error: no scenario has the tier asked for")
      throw ExitStatus.usage.exit
    }
    Interruption.installHandlers(overwritesLine: Terminal.showsProgress)
    EnvironmentVariable.isPaired.set("1")
    // A run counts the time in which the other has its turns as well.
    let words = [
      "--tier", tier.rawValue, "--time-budget", "\(min(2 * timeBudget, 3_600))", "--strategy",
      chosen.map(\.rawValue).joined(separator: ","),
    ]
    var measurement = PairedMeasurement(
      baseline: baseline, candidate: candidate,
      candidateWords: faults.map { ["--inject", $0] } ?? [], runLimit: runLimit,
      units: files.map { PairedMeasurement.Unit(scenario: $0.path, words: words) }, budget: budget,
      maximumRoundCount: rounds, policy: GatePolicy(),
      showsProgress: !quiet && Terminal.showsProgress)
    do throws(ChildRunError) {
      try measurement.run()
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus.badInput.exit
    }
    guard let result = measurement.result else {
      guard Interruption.isRequested else { throw ExitStatus.internalError.exit }
      Terminal.write(json ? #"{"verdict":"interrupted"}"# : "verdict: interrupted")
      throw ExitStatus.interrupted.exit
    }
    try report(result)
  }

  private func report(_ result: PairedComparison) throws {
    let report = PairedReport(result)
    if let output {
      do throws(RecordError) {
        try PairedFile.write(result, to: output)
      } catch {
        Terminal.writeToStandardError(error.description)
        throw ExitStatus.unavailable.exit
      }
    }
    if json {
      Terminal.write(try report.json())
    } else {
      for line in report.lines { Terminal.write(line) }
    }
    if Interruption.isRequested { throw ExitStatus.interrupted.exit }
    if let status = ExitStatus(report.verdict) { throw status.exit }
  }
}

extension ExitStatus {
  /// What a verdict ends a program with; nothing for unchanged.
  init?(_ verdict: Verdict) {
    switch verdict {
    case .unchanged: return nil
    case .regressed: self = .regression
    case .improved: self = .improvement
    case .inconclusive: self = .inconclusive
    }
  }
}
