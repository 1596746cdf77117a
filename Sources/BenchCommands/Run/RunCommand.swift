public import ArgumentParser
import Foundation
import ResultStore
public import ScenarioEngine
import SolverCatalog

/// `bench run`: lays out, measures, records and judges scenarios.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios: check every expected frame, measure, write a record.",
    discussion: """
      Without names, all scenarios of the tier run. A missed frame, or strategies whose determined \
      frames differ, make the exit status 1; a scenario file that is wrong makes it 65 and nothing \
      is written.
      """)

  @Argument(help: "Scenarios: names, files, folders or patterns.")
  var names: [String] = []

  @Option(help: "How much to run: smoke, standard or full.")
  var tier: ScenarioTier = .standard

  @OptionGroup var strategies: StrategyOptions

  @Option(name: .customLong("size"), help: "Sizes of generated hierarchies, by commas.")
  var sizes: NumberList?

  @Option(help: "Numbers of Dispatch queues, by commas.")
  var queues: NumberList = NumberList([1])

  @Option(help: "Only scenarios with this tag.")
  var filter: String?

  @Option(help: ArgumentHelp("Seconds of samples a case.", valueName: "s"))
  var timeBudget: Double?

  @Option(help: "The seed of generated hierarchies, in place of the scenarios' own.")
  var seed: UInt64?

  @Option(
    help: ArgumentHelp(
      "Only this part of the cases; auto takes it from Slurm or Kubernetes.",
      valueName: "i/n|auto|auto/n"))
  var shard: ShardChoice?

  @Flag(inversion: .prefixedNo, help: "Write the run record.")
  var save = true

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  @Flag(help: "Print the run record as one JSON document.")
  var json = false

  @Flag(help: "Show no progress.")
  var quiet = false

  @Option(name: .customLong("inject"), help: .hidden)
  var faults: String?

  func validate() throws {
    if let faults, FaultInjection(words: faults) == nil {
      throw ValidationError("--inject takes slow=<percent>, allocation and frame, by commas.")
    }
    if let timeBudget, !(timeBudget > 0 && timeBudget <= 3_600) {
      throw ValidationError("--time-budget takes seconds, over 0 and up to 3600.")
    }
    guard queues.numbers.allSatisfy({ $0 <= 64 }) else {
      throw ValidationError("--queues takes numbers from 1 to 64.")
    }
    guard (sizes?.numbers ?? []).allSatisfy({ $0 <= 1_000_000 }) else {
      throw ValidationError("--size takes numbers from 1 to 1,000,000.")
    }
  }

  func run() throws {
    let strategies = try strategies.strategies()
    guard var files = ScenarioFiles.read(names, below: scenarios) else {
      throw ExitStatus.badInput.exit
    }
    if names.isEmpty { files = files.filter { $0.scenario.tiers.contains(tier) } }
    if let filter { files = files.filter { $0.scenario.tags.contains(filter) } }
    guard !files.isEmpty else {
      Terminal.report("error: no scenario has the tag and tier asked for")
      throw ExitStatus.usage.exit
    }
    var plan = RunPlan(
      files, tier: tier, sizes: sizes?.numbers ?? [], strategies: strategies,
      queues: queues.numbers, seed: seed)
    let timeBudget = timeBudget ?? tier.timeBudget
    let shard = try resolvedShard()
    let planRecord = plan.record(tier: tier.rawValue, timeBudget: timeBudget, shard: shard)
    if let shard { plan = plan.only(shard, timeBudget: timeBudget) }
    var session = RunSession(
      plan: plan, planRecord: planRecord, timeBudget: timeBudget,
      store: save ? RunStore(folder: results) : nil,
      showsProgress: !quiet && Terminal.showsProgress,
      fault: faults.flatMap { FaultInjection(words: $0) } ?? .none)
    let status = session.run()
    let report = RunReport(session)
    if json {
      Terminal.write(String(decoding: try RunFile.encode(session.record), as: UTF8.self))
    } else {
      for line in report.lines { Terminal.write(line) }
    }
    for line in report.findings { Terminal.report(line) }
    if let names = session.record.injectedFaults {
      Terminal.report("FAULTS WERE PUT IN ON PURPOSE: \(names.joined(separator: ", "))")
    }
    if let path = session.savedPath, !json { Terminal.write("record: \(path)") }
    if let status { throw status.exit }
    if !report.findings.isEmpty { throw ExitStatus.findings.exit }
  }

  private func resolvedShard() throws -> ShardRecord? {
    do throws(ShardChoice.Unclear) {
      return try shard?.resolved(in: ProcessInfo.processInfo.environment)
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension ScenarioTier: ExpressibleByArgument {}

/// Whole numbers from 1, separated by commas.
struct NumberList: ExpressibleByArgument {
  var numbers: [Int]

  init(_ numbers: [Int]) {
    self.numbers = numbers
  }

  init?(argument: String) {
    numbers = []
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(part), number >= 1 else { return nil }
      if !numbers.contains(number) { numbers.append(number) }
    }
  }

  var defaultValueDescription: String { numbers.map(String.init).joined(separator: ",") }
}
