import Foundation
import ResultStore
import TestSupport
import Testing

/// What `bench gate`, `accept`, `compare`, `history` and `report` print of two nights, of which the
/// second has one pivot more in each case.
@Suite struct RecordCommandTests {
  private static let first = "20200101T000000Z-aaaa0001a-aaaa0001.json"
  private static let second = "20200102T000000Z-aaaa0002a-aaaa0002.json"
  private static let unpaired = "no paired measurement: times are only held against stored history"
  private static let advice =
    "what is wanted of this: bench accept CASE --reason WORDS; CASE may be all"

  /// A folder with records of both nights.
  private static func folder(
    _ nights: [RunRecord] = [Nights.night(1), Nights.night(2, pivots: 101)]
  ) throws -> HostileFolder {
    let folder = try HostileFolder()
    let store = RunStore(folder: folder.path + "/Results")
    for night in nights { try store.write(night) }
    return folder
  }

  private static func check(_ examples: [CommandExample], in folder: HostileFolder) throws {
    for example in examples { try example.check(in: folder, adding: ["--results", "Results"]) }
  }

  /// One command after the other, on the same records.
  @Test func whatIsAcceptedIsNoRegressionAnyMore() throws {
    let grid = "counter: regressed: grid active-set on iphone-x, start pivots: 100 became 101"
    try Self.check(
      [
        CommandExample(
          "gate", Self.unpaired,
          "not compared: no run is accepted, so there is nothing to hold 2 cases against; make "
            + "this run the first baseline: bench accept all --record \(Self.second) --reason WORDS",
          "\(Self.second): inconclusive; 0 cases held against 0 records, 1 not compared", status: 5),
        CommandExample(
          "accept all --reason base --record aaaa0001",
          "2 cases of \(Self.first) accepted: DIR/Results/accepted/1.json"),
        CommandExample(
          "gate aaaa0001", Self.unpaired,
          "\(Self.first): unchanged; 2 cases held against 1 record"),
        CommandExample(
          "gate", "counter: regressed: list/7 tableau, start pivots: 100 became 101", grid,
          Self.unpaired, Self.advice, "\(Self.second): regressed; 2 cases held against 1 record",
          status: 2),
        CommandExample(
          "gate --markdown", "## Gate: regressed", "",
          "\(Self.second): 2 cases held against 1 record", "",
          "| rule | verdict | case | where | found |", "|---|---|---|---|---|",
          "| counter | regressed | list/7 tableau | start pivots | 100 became 101 |",
          "| counter | regressed | grid active-set on iphone-x | start pivots | 100 became 101 |",
          "", "- \(Self.unpaired)", status: 2),
        CommandExample(
          "accept list --reason so", "left out: \(grid)",
          "1 case of \(Self.second) accepted: DIR/Results/accepted/2.json"),
        CommandExample(
          "gate", grid, Self.unpaired, Self.advice,
          "\(Self.second): regressed; 2 cases held against 2 records", status: 2),
        CommandExample(
          "accept nobody --reason so", status: 65,
          errors: "error: no case of \(Self.second) goes by the name 'nobody'; 'bench history' "
            + "lists them"),
        CommandExample(
          "accept grid list/7 grid --reason so",
          "2 cases of \(Self.second) accepted: DIR/Results/accepted/3.json"),
        CommandExample(
          "gate", Self.unpaired, "\(Self.second): unchanged; 2 cases held against 1 record"),
      ], in: Self.folder())
  }

  /// All the words that mean a case, and some that do not.
  @Test(arguments: [
    ("list", true), ("list/7", true), ("list/7_tableau", true), ("list_tableau", true),
    ("list/8", false), ("tableau", false), ("list_active-set", false), ("lis", false),
  ])
  func aCaseHasSeveralNames(_ name: String, _ isKnown: Bool) throws {
    let folder = try Self.folder()
    let words = ["accept", name.replacing("_", with: " "), "--reason", "so"]
    let status = Runs.status(words, results: folder.path + "/Results")
    #expect(status == (isKnown ? 0 : 65))
  }

  /// A case that is gone is missed until it is accepted that it is.
  @Test func whatIsGoneIsMissedUntilItIsRetired() throws {
    let folder = try Self.folder([Nights.night(1), Nights.night(2, cases: 1)])
    try Self.check(
      [
        CommandExample(
          "accept all --reason base --record aaaa0001",
          "2 cases of \(Self.first) accepted: DIR/Results/accepted/1.json")
      ], in: folder)
    let gate = try folder.bench("gate", "--results", "Results")
    #expect(gate.status == 5, "\(gate)")
    #expect(gate.output.contains("grid active-set on iphone-x"), "\(gate)")
    try Self.check(
      [
        CommandExample(
          "accept list --missing --reason so", "no longer missed: grid active-set on iphone-x",
          "1 case of \(Self.second) accepted: DIR/Results/accepted/2.json"),
        CommandExample(
          "gate", Self.unpaired, "\(Self.second): unchanged; 1 case held against 1 record"),
      ], in: folder)
  }

  @Test(arguments: [
    CommandExample(
      "compare aaaa0001 aaaa0002", "exact metrics: regressed; times: unchanged",
      "2 cases compared", "", "where  metric  before  after  ratio  verdict",
      "----------------------------------------------", "list/7 tableau",
      "start  pivots     100    101  1.010  regressed", "grid active-set on iphone-x",
      "start  pivots     100    101  1.010  regressed", "",
      "regressed: counters 2 worse, 8 unchanged; times not compared", status: 2),
    CommandExample(
      "compare aaaa0002 aaaa0001", "exact metrics: improved; times: unchanged",
      "2 cases compared", "", "where  metric  before  after  ratio  verdict",
      "---------------------------------------------", "list/7 tableau",
      "start  pivots     101    100  0.990  improved", "grid active-set on iphone-x",
      "start  pivots     101    100  0.990  improved", "",
      "improved: counters 2 better, 8 unchanged; times not compared", status: 4),
    CommandExample(
      "compare aaaa0001 latest --all", "exact metrics: regressed; times: unchanged",
      "2 cases compared", "", "where  metric    before  after  ratio  verdict",
      "------------------------------------------------", "list/7 tableau",
      "       checksum                        unchanged",
      "start  pivots       100    101  1.010  regressed",
      "turn   flips          3      3  1.000  unchanged",
      "start  requests      10     10  1.000  unchanged",
      "start  bytes      1,000  1,000  1.000  unchanged", "grid active-set on iphone-x",
      "       checksum                        unchanged",
      "start  pivots       100    101  1.010  regressed",
      "turn   flips          3      3  1.000  unchanged",
      "start  requests      10     10  1.000  unchanged",
      "start  bytes      1,000  1,000  1.000  unchanged", "",
      "regressed: counters 2 worse, 8 unchanged; times not compared", status: 2),
    CommandExample(
      "compare aaaa0001 aaaa0001", "exact metrics: unchanged; times: unchanged",
      "2 cases compared", "both are the same record, \(first): nothing can differ", "",
      "unchanged: both names mean the same record, \(first)"),
    CommandExample(
      "compare --strategies",
      "strategy    ratio               allocations   bytes   peak  pivots  results",
      "---------------------------------------------------------------------------", "list/7",
      "tableau     alone at this size           10  1000 B  200 B     101  agree",
      "grid on iphone-x",
      "active-set  alone at this size           10  1000 B  200 B     101  agree", "",
      "* faster than every other by its whole interval",
      "of 2 cases: 2 undecided, all results agree"),
    CommandExample(
      "compare --strategies --record aaaa0001 --format csv",
      "case,strategy,time,ratio,allocations,bytes,peak,pivots,nonzeros,results",
      "list/7,tableau,,alone at this size,10,1000 B,200 B,100,,agree",
      "grid on iphone-x,active-set,,alone at this size,10,1000 B,200 B,100,,agree"),
    CommandExample(
      "compare --strategies --format markdown",
      "| case | strategy | time | ratio | allocations | bytes | peak | pivots | nonzeros | "
        + "results |", "|---|---|---|---|---|---|---|---|---|---|",
      "| list/7 | tableau |  | alone at this size | 10 | 1000 B | 200 B | 101 |  | agree |",
      "| grid on iphone-x | active-set |  | alone at this size | 10 | 1000 B | 200 B | 101 |  | "
        + "agree |", "", "- of 2 cases: 2 undecided, all results agree"),
    CommandExample(
      "history", "case                         runs  last run",
      "-------------------------------------------------------",
      "grid active-set on iphone-x     2  2020-01-02T00:00:00Z",
      "list/7 tableau                  2  2020-01-02T00:00:00Z"),
    CommandExample(
      "history list/7", "list/7 tableau  2 runs",
      "  where  metric  least  last      changes",
      "  ------------------------------------------------------------------------",
      "  start  pivots    100   101  ▁█  100 to 101 (x1.010) aaaa0001a..aaaa0002a",
      "  3 exact metrics never changed"),
    CommandExample(
      "history list --all", "list/7 tableau  2 runs",
      "  where  metric    least   last      changes",
      "  ---------------------------------------------------------------------------",
      "  start  pivots      100    101  ▁█  100 to 101 (x1.010) aaaa0001a..aaaa0002a",
      "  turn   flips         3      3  ▄▄", "  start  requests     10     10  ▄▄",
      "  start  bytes     1,000  1,000  ▄▄"),
    CommandExample(
      "history nobody", status: 65,
      errors: "error: no case of the records in Results goes by the name 'nobody'; "
        + "'bench history' lists them"),
  ])
  func twoNightsArePrinted(_ example: CommandExample) throws {
    let folder = try Self.folder()
    try example.check(in: folder, adding: ["--results", "Results"])
  }

  /// The last three changes are shown, the newest first; the others are counted.
  @Test(arguments: [(4, ""), (5, "; … and 1 before"), (6, "; … and 2 before")])
  func olderChangesAreCounted(_ count: Int, _ more: String) throws {
    let nights = (1...count).map { Nights.night($0, pivots: 100 + $0 * $0) }
    let folder = try Self.folder(nights)
    let result = try folder.bench("history", "list", "--results", "Results")
    let changes = (1...3).map { back -> String in
      let (from, to) = (count - back, count - back + 1)
      let values = (100 + from * from, 100 + to * to)
      let ratio = String(format: "%.3f", Double(values.1) / Double(values.0))
      return "\(values.0) to \(values.1) (x\(ratio)) aaaa000\(from)a..aaaa000\(to)a"
    }
    #expect(
      result.lines[3].hasSuffix("█  " + changes.joined(separator: "; ") + more), "\(result)")
  }
}
