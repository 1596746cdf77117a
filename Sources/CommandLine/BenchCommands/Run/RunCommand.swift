public import ArgumentParser
import Benchmarking
import Foundation
import Metering
import ProcessEnvironment
import ResultStore
public import ScenarioEngine
import SolverCatalog

/// `bench run`: lays out, measures, records and judges scenarios.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run scenarios: check every expected frame, measure, write a record.",
    discussion: """
      Without names, all scenarios of the tier run. A missed frame, a conflict, an ambiguous frame or \
      a feedback loop that the scenario does not expect, strategies whose determined frames differ, \
      runs of one strategy that differ in a bit, or with --certify a solve whose certificate fails \
      make the exit status 1; a \
      scenario file that is wrong makes it 65 and nothing is written. A strategy is measured up to \
      the size that its time budget admits; what is left out is named. \
      Of a step of several display frames, times are those of a frame, allocations and work those of \
      all its frames together. \
      A narrow terminal shows the most telling columns, a pipe all. Ctrl-C ends a run within about a \
      second and keeps the cases that were done.

      --sweep and --ramp ask another question of the generated scenarios: how their costs grow, \
      and how large they may be to fit a display frame.
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

  @Option(
    help: ArgumentHelp(
      "Seconds of samples a case; one play may take a third of it.", valueName: "s"))
  var timeBudget: Double?

  @Flag(help: "First play every case once with the certificate of every solve checked.")
  var certify = false

  @Flag(help: "Fit how the costs of generated scenarios grow with their size.")
  var sweep = false

  @Flag(help: "Find the largest generated hierarchies that fit 8.3 and 16.7 ms.")
  var ramp = false

  @Option(
    name: .customLong("trace-events"),
    help: ArgumentHelp(
      "Write what each queue did when, for Perfetto or Chrome.", valueName: "file"))
  var traceEvents: String?

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
      throw ValidationError(
        "--inject takes slow=<percent>, allocation, frame and counter, by commas.")
    }
    if let timeBudget, !(timeBudget > 0 && timeBudget <= 3_600) {
      throw ValidationError("--time-budget takes seconds, over 0 and up to 3600.")
    }
    guard !(sweep && ramp) else { throw ValidationError("Give either --sweep or --ramp.") }
    guard traceEvents == nil || !(sweep || ramp) else {
      throw ValidationError("--trace-events is for ordinary runs, not for --sweep or --ramp.")
    }
    guard !certify || !(sweep || ramp) else {
      throw ValidationError("--certify is for ordinary runs, not for --sweep or --ramp.")
    }
    guard queues.numbers.allSatisfy({ $0 <= 64 }) else {
      throw ValidationError("--queues takes numbers from 1 to 64.")
    }
    if sweep, let sizes, sizes.numbers.count < 3 {
      throw ValidationError(
        "--sweep fits growth to three sizes or more: give at least three, or none for the tier's "
          + "size and its halves.")
    }
    if ramp, sizes != nil { throw ValidationError("--ramp looks for the size: give none.") }
    if sweep || ramp {
      guard queues.numbers == [1] else {
        throw ValidationError("--queues is for ordinary runs: --sweep and --ramp use one.")
      }
      guard shard == nil else {
        throw ValidationError("--shard is for ordinary runs, not for --sweep or --ramp.")
      }
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
      Terminal.writeToStandardError("error: no scenario has the tag and tier asked for")
      throw ExitStatus.usage.exit
    }
    try SizeCheck.require(sizes?.numbers ?? [], seed: seed, of: files)
    let plan = RunPlan(
      files, tier: tier, sizes: sizes?.numbers ?? [], strategies: strategies,
      queues: queues.numbers, seed: seed)
    // Before the session looks at the machine, which takes a while on a busy one.
    Interruption.installHandlers(gracePeriod: 1, overwritesLine: Terminal.showsProgress)
    if sweep || ramp {
      try runScaling(plan)
    } else {
      try runCases(plan)
    }
  }

  private var store: RunStore? { save ? RunStore(folder: results) : nil }
  private var showsProgress: Bool { !quiet && Terminal.showsProgress }

  private func runCases(_ plan: RunPlan) throws {
    let events = try traceEvents.map(OutputFile.init)
    let timeBudget = timeBudget ?? plan.timeBudget(of: tier)
    let shard = try resolvedShard()
    let planRecord = plan.record(
      tier: tier.rawValue, timeBudget: timeBudget, scope: scope(of: plan), shard: shard)
    var session = RunSession(
      plan: shard.map { plan.only($0, timeBudget: timeBudget) } ?? plan, planRecord: planRecord,
      timeBudget: timeBudget, store: store, recordsTimelines: traceEvents != nil,
      certifies: certify,
      fault: faults.flatMap { FaultInjection(words: $0) } ?? .none)
    let status = run(&session)
    // Without a first record nothing was measured, and the reason has been reported.
    if status == .unavailable, session.outcomes.isEmpty { throw ExitStatus.unavailable.exit }
    let report = RunReport(
      session.record, findings: session.findings, certifiedSolves: session.certifiedSolves,
      isInterrupted: status == .interrupted)
    try finish(session.record, report.lines, report.findings, session.recording.savedPath)
    for note in session.recording.updateHistory() { Terminal.writeToStandardError(note) }
    try events?.write(session.trace.json)
    if let status { throw status.exit }
    if !report.findings.isEmpty { throw ExitStatus.findings.exit }
  }

  /// Which cases the command line asks for, so that a gate knows which are missing.
  private func scope(of plan: RunPlan) -> PlanScope {
    func each<Value: Hashable>(_ values: [Value]) -> [Value] {
      var seen: Set<Value> = []
      return values.filter { seen.insert($0).inserted }
    }
    let isWhole = names.isEmpty && filter == nil
    return PlanScope(
      scenarios: isWhole ? nil : each(plan.cases.map(\.key.scenario)),
      strategies: each(plan.cases.map(\.key.strategy)), queues: queues.numbers,
      sizes: sizes?.numbers, seed: seed)
  }

  private func resolvedShard() throws -> ShardRecord? {
    do throws(ShardChoiceError) {
      return try shard?.resolved(in: EnvironmentVariable.current)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private func runScaling(_ plan: RunPlan) throws {
    var session = ScalingSession(
      plan: plan, question: ramp ? .ramp : .sweep(sizes: sizes?.numbers ?? []),
      timeBudget: timeBudget ?? plan.timeBudget(of: tier) * 3, store: store)
    guard !session.cases.isEmpty else {
      Terminal.writeToStandardError("error: none of the scenarios is generated, so none has a size")
      throw ExitStatus.usage.exit
    }
    let status = run(&session)
    if status == .unavailable { throw ExitStatus.unavailable.exit }
    try finish(
      session.recording.record, ScalingReport.lines(of: session.recording.record),
      session.failures, session.recording.savedPath)
    if let status { throw status.exit }
    if !session.failures.isEmpty { throw ExitStatus.findings.exit }
  }

  /// Measures, with a bar of progress.
  ///
  /// - Returns: The exit status, where it is not for the findings to decide.
  private func run(_ session: inout some MeasuringSession) -> ExitStatus? {
    var bar = ProgressBar(
      total: session.costOfCase * Double(session.cases.count), isShown: showsProgress)
    let end = session.run { bar.show($0) }
    // The rest is not long, and writes what is to be read.
    Interruption.acknowledge()
    bar.clear()
    switch end {
    case .finished: return nil
    case .interrupted: return .interrupted
    case .notSaved(let error):
      Terminal.writeToStandardError(error.description)
      return .unavailable
    }
  }

  /// Prints what was found, and where it was saved.
  private func finish(
    _ record: RunRecord, _ lines: [String], _ findings: [String], _ path: String?
  ) throws {
    if json {
      Terminal.write(String(decoding: try RunFile.encode(record), as: UTF8.self))
    } else {
      for line in lines.dropLast() { Terminal.write(line) }
    }
    for line in findings { Terminal.writeToStandardError(line) }
    if let names = record.injectedFaults {
      Terminal.writeToStandardError(
        "FAULTS WERE PUT IN ON PURPOSE: \(names.joined(separator: ", "))")
    }
    if json { return }
    if let path { Terminal.write("record: \(path)") }
    // The verdict is the last line, below everything that may be long.
    guard let verdict = lines.last else { return }
    Terminal.writeVerdict(
      verdict, RunReport.tone(isPartial: record.isPartial, findings: findings))
  }
}

extension ScenarioTier: ExpressibleByArgument {}
