import BenchCommands
import Foundation
import LinearConstraints
import Metering
import SolverCatalog
import TestSupport
import Testing

/// `bench replay`: answers of traces, what is not met in them, and tables of times.
@Suite struct ReplayCommandTests {
  /// A required, a high and a low constraint, of which the last two contradict each other.
  private static let met = """
    trace 1
    variable left
    variable width
    constraint a == 1000 -20 1*left
    constraint b == 750 -100 1*width
    constraint c == 250 -50 1*width
    solve first
    expect left 20
    expect width 100

    """
  private static let unmet = """
    trace 1
    variable width
    constraint b == 750 -100 1*width
    solve
    expect width 90

    """

  /// A folder with traces of all kinds.
  private static func folder() throws -> HostileFolder {
    let folder = try HostileFolder()
    try folder.write("met.trace", met)
    try folder.write("unmet.trace", unmet)
    try folder.write("no-solve.trace", "trace 1\nvariable x\n")
    try folder.write(
      "wild.trace", "trace 1\nvariable x\nconstraint a == 1000 1e300 1e-300*x\nsolve\n")
    try folder.write("wrong.trace", "trace 1\nvariabel x\nsolve\nfoo\n")
    try folder.write(
      "open.trace", "trace 1\nvariable x\nvariable y\nconstraint b == 1000 -9 1*x 1*y\nsolve\n")
    return folder
  }

  private static let work =
    "  work: solves 1, factorizations 1, factorNonzeros 2, solveNonzeros 4, blocksTouched 1, "
    + "changedVariables 2"
  private static let oneWork =
    "  work: solves 1, factorizations 1, factorNonzeros 1, solveNonzeros 1, blocksTouched 1, "
    + "changedVariables 1"
  private static let tableauWork =
    "  work: solves 1, pivots 2, solveNonzeros 6, blocksTouched 1, changedVariables 2"
  private static let end = "  every expectation met; checksum 423d0511f3f7a06d"

  @Test(arguments: [
    CommandExample(
      "met.trace", "met.trace  [active-set]", work, "  violations: 50.0 @250", end),
    CommandExample(
      "met.trace --certify --explain width", "met.trace  [active-set]", work,
      "  violations: 50.0 @250", "  width = 100.0, because of", "    b: width - 100 == 0 @750",
      "    against c: width - 50 == 0 @250", end, "certified: 1 of 1 solves"),
    CommandExample(
      "met.trace --strategy active-set,tableau --certify", "met.trace  [active-set]", work,
      "  violations: 50.0 @250", end, "met.trace  [tableau]", tableauWork,
      "  violations: 50.0 @250", end, "certified: 2 of 2 solves",
      "2 replays: every expectation met"),
    CommandExample("met.trace --certify --quiet"),
    CommandExample(
      "unmet.trace", "unmet.trace  [active-set]", oneWork, "  violations: none",
      "  1 expectation not met; checksum 1f144ab56ff81c4", status: 1,
      errors: "unmet.trace:5: expected width = 90, found 100 (active-set)"),
    CommandExample(
      "met.trace unmet.trace unmet.trace --quiet", status: 1,
      errors: "unmet.trace:5: expected width = 90, found 100 (active-set)",
      "unmet.trace:5: expected width = 90, found 100 (active-set)"),
    CommandExample(
      "open.trace --explain x", "open.trace  [active-set]",
      "  work: solves 1, factorizations 1, factorNonzeros 2, solveNonzeros 1, blocksTouched 1, "
        + "changedVariables 1",
      "  violations: none", "  x = 9.0, because of", "    b: x + y - 9 == 0 @1000",
      "    a default: nothing determines it",
      "  every expectation met; checksum cbf29ce484222325"),
    CommandExample(
      "met.trace --explain nobody", status: 64,
      errors: "met.trace: error: no variable 'nobody' to explain"),
    CommandExample(
      "no-solve.trace met.trace --quiet", status: 65,
      errors: "no-solve.trace:1:1: error: there is no 'solve' in it, so nothing to replay"),
    CommandExample(
      "wild.trace", status: 65,
      errors: "wild.trace:4: error: active-set: the numbers are too large or too small to solve: "
        + "the answer's certificate fails; from nothing: the answer's certificate fails"),
    CommandExample(
      "wrong.trace none.trace", status: 65,
      errors: "wrong.trace:2:1: error: expected an operation such as 'variable', 'constraint', "
        + "'suggest' or 'solve', found 'variabel'",
      "wrong.trace:4:1: error: expected an operation such as 'variable', 'constraint', "
        + "'suggest' or 'solve', found 'foo'",
      "none.trace: error: cannot be read: No such file or directory"),
    CommandExample(
      "met.trace --strategy cassowary", status: 64,
      errors: "Error: There is no strategy 'cassowary'. There are active-set, cold, "
        + "tableau, and all."),
  ])
  func tracesAreAnswered(_ example: CommandExample) throws {
    let folder = try Self.folder()
    try CommandExample(example, verb: "replay").check(in: folder, adding: ["--repeat", "0"])
  }

  @Test func aReplayIsALineOfJSON() throws {
    let json = { (strategy: String, counters: String) in
      #"{"certified":1,"checksum":"423d0511f3f7a06d","counters":{"blocksTouched":1,"#
        + #""changedVariables":2,\#(counters),"solves":1},"#
        + #""explanation":["left = 20.0, because of","  a: left - 20 == 0 @1000"],"#
        + #""file":"met.trace","labels":[],"strategy":"\#(strategy)","unmet":[],"#
        + #""values":{"left":20,"width":100},"violations":[{"priority":1000,"sum":0},"#
        + #"{"priority":750,"sum":0},{"priority":250,"sum":50}]}"#
    }
    try CommandExample(
      "replay met.trace --repeat 0 --json --certify --explain left --strategy active-set,tableau",
      json(
        "active-set",
        #""factorNonzeros":2,"factorizations":1,"flips":0,"pivots":0,"refinements":0,"#
          + #""solveNonzeros":4"#),
      json(
        "tableau",
        #""factorNonzeros":0,"factorizations":0,"flips":0,"pivots":2,"refinements":0,"#
          + #""solveNonzeros":6"#)
    ).check(in: try Self.folder())
  }

  // MARK: Times

  /// A report with known times: of `first` two plays of two solves, of `last` one of a second.
  private static func report() throws -> ReplayReport {
    var replay = TraceReplay(
      try TraceReader.read(Array(met.utf8)), on: SolverStrategy.activeSet.makeSolver())
    var report = ReplayReport(file: "met.trace", strategy: "active-set", result: try replay.run())
    report.labels = [
      ReplayReport.Label(
        label: "first", samples: [1e6, 2e6, 3e6, 4e6], repetitions: 2,
        allocations: [
          AllocationCount(requests: 5, bytes: 1_000), AllocationCount(requests: 7, bytes: 48),
        ]),
      ReplayReport.Label(label: "last", samples: [1e9], repetitions: 1, allocations: []),
      ReplayReport.Label(label: "none", samples: [], repetitions: 0, allocations: []),
    ]
    return report
  }

  @Test func timesOfLabelsAreATable() throws {
    #expect(
      try Self.report().lines == [
        "met.trace  [active-set]",
        "  label  solves   median      p95      max  of all    allocations     bytes",
        "  " + String(repeating: "-", count: 73),
        "  first       2  2.50 ms  4.00 ms  4.00 ms  ▏                  12  1.02 KiB",
        "  last        1   1.00 s   1.00 s   1.00 s  ███████▉            0       0 B",
        Self.work, "  violations: 50.0 @250", Self.end,
      ])
  }

  /// Times in microseconds; the total is of one play.
  @Test func timesOfLabelsAreInTheJSON() throws {
    let json = try Self.report().json()
    #expect(
      json.contains(
        #""labels":[{"allocations":12,"bytes":1048,"label":"first","max_us":4000,"#
          + #""median_us":2500,"p95_us":4000,"solves":2,"total_us":5000},"#
          + #"{"allocations":0,"bytes":0,"label":"last","max_us":1000000,"median_us":1000000,"#
          + #""p95_us":1000000,"solves":1,"total_us":1000000}]"#), "\(json)")
  }

  /// Each of the labels is played as often as was asked for.
  @Test func everyLabelIsTimed() throws {
    let folder = try Self.folder()
    try folder.write(
      "two.trace",
      Self.met + "solve second\n")
    let result = try folder.bench("replay", "two.trace", "--repeat", "2", "--json")
    #expect(result.status == 0, "\(result)")
    for label in ["first", "second"] {
      #expect(result.output.contains(#""label":"\#(label)""#), "\(result)")
    }
    #expect(result.output.matches(of: #/"solves":1,"total_us"/#).count == 2, "\(result)")
  }
}
