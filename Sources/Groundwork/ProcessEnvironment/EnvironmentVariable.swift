#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A variable of the environment that the program or its tests read.
///
/// Nothing else is read, and by no other way: a test looks for one. `CONTRIBUTING.md` states about each
/// what it does.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  // What the user and the system set.

  /// The folders of installed programs.
  case path = "PATH"
  /// Whether results have no colours.
  case noColor = "NO_COLOR"
  /// The width of results where they go to no terminal.
  case columns = "COLUMNS"
  /// The allocator's options; kept in records.
  case allocatorOptions = "MALLOC_CONF"
  /// Whether hashing is the same in every run; kept in records.
  case deterministicHashing = "SWIFT_DETERMINISTIC_HASHING"

  // What schedulers set, for `--shard auto`.

  /// The number of a task of a Slurm array.
  case slurmTask = "SLURM_ARRAY_TASK_ID"
  /// How many tasks the array has.
  case slurmTaskCount = "SLURM_ARRAY_TASK_COUNT"
  /// The first number of the array.
  case slurmFirstTask = "SLURM_ARRAY_TASK_MIN"
  /// The distance of numbers of the array.
  case slurmTaskStep = "SLURM_ARRAY_TASK_STEP"
  /// The number of a pod of an indexed Kubernetes job.
  case kubernetesIndex = "JOB_COMPLETION_INDEX"

  // What the program sets for the process that it becomes, or for those that it starts.

  /// The process became itself with the heap profiler.
  case isHeapProfiled = "LAYOUTBENCH_HEAP_PROFILE"
  /// The run is one of the many of a paired measurement, which finds neighbours on the cores by itself.
  case isPaired = "LAYOUTBENCH_PAIRED"

  // What tests and scripts set.

  /// The debug build prints no warning.
  case keepsDebugBuild = "LAYOUTBENCH_KEEP_DEBUG"
  /// Texts that tests compare are written anew.
  case refreshesTexts = "LAYOUTBENCH_REFRESH"
  /// Pinned work counters are written anew.
  case refreshesCounters = "LAYOUTBENCH_REFRESH_COUNTERS"
  /// Tests that take long run.
  case runsLongTests = "LAYOUTBENCH_LONG_TESTS"
  /// Tests of whole nights run, which take minutes.
  case runsNights = "LAYOUTBENCH_LONG"
  /// Tests on the public documents beside the repository run in full.
  case testsCorpora = "LAYOUTBENCH_CORPORA"
  /// How many random systems strategies are compared on.
  case agreementSeeds = "LAYOUTBENCH_AGREEMENT_SEEDS"
  /// How many random timelines there are of each kind.
  case timelineSeeds = "LAYOUTBENCH_TIMELINE_SEEDS"
  /// The seed of the first random timeline.
  case firstTimelineSeed = "LAYOUTBENCH_TIMELINE_SEED"
  /// How many damaged traces are read.
  case traceSeeds = "LAYOUTBENCH_FUZZ_SEEDS"
  /// How many random scenarios are played.
  case scenarioSeeds = "LAYOUTBENCH_SCENARIO_SEEDS"
  /// The seed of the first random scenario.
  case firstScenarioSeed = "LAYOUTBENCH_SCENARIO_FIRST"
  /// How many changed inputs each reader gets.
  case fuzzRounds = "LAYOUTBENCH_FUZZ_ROUNDS"
  /// The seed of the first changed input.
  case fuzzSeed = "LAYOUTBENCH_FUZZ_SEED"
  /// How many folders of records are damaged.
  case mutations = "LAYOUTBENCH_MUTATIONS"
  /// The seed of the first damaged folder.
  case mutationSeed = "LAYOUTBENCH_SEED"

  /// The value; nil where the variable is not set.
  package var value: String? {
    unsafe getenv(rawValue).map { unsafe String(cString: $0) }
  }

  /// Whether the variable is set, to whatever value.
  package var isSet: Bool { value != nil }

  /// The value as a whole number; `standard` where the variable is not set or is none.
  package func number<Number: FixedWidthInteger>(default standard: Number) -> Number {
    value.flatMap { Number($0) } ?? standard
  }

  /// Sets the variable for the processes that this one starts or becomes.
  ///
  /// Before other threads read the environment.
  package func set(_ value: String) {
    unsafe setenv(rawValue, value, 1)
  }

  /// All variables of the list that are set, by name.
  package static var current: [String: String] {
    var values: [String: String] = [:]
    for variable in allCases { values[variable.rawValue] = variable.value }
    return values
  }
}
