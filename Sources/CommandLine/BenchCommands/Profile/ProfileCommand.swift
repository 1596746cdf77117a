import ArgumentParser
import Benchmarking
import Drawing
import LinearConstraints
import Metering
import ResultStore
import ScenarioEngine
import SolverCatalog

/// `bench profile`: where a scenario's memory is asked for, where its time goes, and what its phases
/// do.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Profile a scenario's allocations and time by site, and its work by phase.",
    discussion: """
      Counts of allocations are exact: every request is recorded. Time is sampled: the scenario is \
      played for some seconds, and for up to ten until there is a sample; each sample weighs as much \
      as the processor time since the last one. With --output, writes allocations.folded, \
      time.folded and profile.html, whose flame graphs zoom and search, into a folder. Sites of \
      allocations are found by jemalloc's heap profiler and named by jeprof, from Debian's \
      libjemalloc-dev; functions are named by nm, from binutils.
      """)

  @Argument(help: "The scenario: a name or a file.")
  var scenario: String

  @OptionGroup var strategies: StrategyOptions

  @Option(help: "The size of a generated hierarchy.")
  var size: Int?

  @Option(help: "The tier that decides the size where --size does not.")
  var tier: ScenarioTier = .smoke

  @Option(help: "Only this phase.")
  var phase: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write the stacks and the flame graph.", valueName: "folder"))
  var output: String?

  @Flag(help: "Count requests in stacks instead of bytes.")
  var requests = false

  @Option(help: "How many seconds to sample the processor; 0 for not at all.")
  var seconds = 2.0

  @Option(help: "How many sites to show.")
  var sites = 15

  @Option(help: "The folder of scenario files.")
  var scenarios: String = ProjectFolders.scenarios

  @Flag(help: "Print one JSON document.")
  var json = false

  func validate() throws {
    guard (1...1_000).contains(sites) else {
      throw ValidationError("--sites takes 1 to 1000.")
    }
    guard (0...60).contains(seconds) else {
      throw ValidationError("--seconds takes 0 to 60.")
    }
  }

  func run() throws {
    let strategies = try strategies.strategies()
    guard strategies.count == 1 else {
      throw ValidationError("One strategy is profiled at a time.")
    }
    guard let files = ScenarioFiles.read([scenario], below: scenarios) else {
      throw ExitStatus.badInput.exit
    }
    guard files.count == 1 else {
      throw ValidationError(
        "One scenario is profiled at a time; '\(scenario)' means \(files.count).")
    }
    try SizeCheck.require(size.map { [$0] } ?? [], of: files)
    let targets = try output.map { folder in
      (
        stacks: try OutputFile("allocations.folded", inFolder: folder),
        time: try OutputFile("time.folded", inFolder: folder),
        page: try OutputFile("profile.html", inFolder: folder)
      )
    }
    do throws(ProfileError) {
      try HeapProfiler.restartProfiled()
    } catch {
      Terminal.writeToStandardError("error: \(error.reason)")
      throw error.status.exit
    }
    let plan = RunPlan(
      files, tier: tier, sizes: size.map { [$0] } ?? [], strategies: strategies, queues: [1],
      seed: nil)
    let profile: ScenarioProfile
    do throws(ProfileError) {
      profile = try ScenarioProfile(
        of: plan.cases[0], phase: phase, countsRequests: requests, seconds: seconds)
    } catch {
      Terminal.writeToStandardError("error: \(error.reason)")
      throw error.status.exit
    }
    if let targets {
      try targets.stacks.write(profile.stacks.text)
      if let time = profile.time { try targets.time.write(time.stacks.text) }
      try targets.page.write(Terminal.printable(profile.page.html))
    }
    if json {
      Terminal.write(try profile.json(sites: sites))
    } else {
      for line in profile.lines(sites: sites) { Terminal.write(line) }
    }
  }
}
