import HTMLReport
import ResultStore

/// Which runs a report is about, found from the words of the command line.
struct ReportSubject {
  var focus: ReportInput.Focus
  var run: RunRecord
  var baseline: RunRecord?
  var history: RunHistory
  /// What the gate found in the run; absent for a comparison of two.
  var gate: GateResult?

  init(words: [String], history isHistory: Bool, store: RunStore) throws(RecordError) {
    let all = RunHistory(store)
    if words.count == 2 {
      focus = .comparison
      baseline = try store.read(words[0])
      run = try store.read(words[1])
    } else {
      focus = isHistory ? .history : .run
      run = try store.read(words.first ?? "latest")
      baseline = ReportSubject.before(run, in: all)
    }
    // Runs after it cannot show since when.
    let date = run.date
    if focus != .comparison {
      gate = try Gate(store: store, index: try HistoryIndex.reading(store).index).judge(run)
    }
    history = RunHistory(all.runs.filter { $0.date <= date }, problems: all.problems)
  }

  /// The newest complete run of the same plan before another that has cases in common with it: of
  /// the same machine where there is one, and of another program where the programs are known.
  private static func before(_ run: RunRecord, in history: RunHistory) -> RunRecord? {
    let keys = Set(run.cases.map(\.key))
    let earlier = history.runs.filter { other in
      (other.date, other.id) < (run.date, run.id) && !other.isPartial
        && other.isOfSamePlan(as: run) && other.cases.contains { keys.contains($0.key) }
    }
    let sameMachine = earlier.filter { $0.machine.isComparable(to: run.machine) }
    let otherProgram = sameMachine.filter {
      $0.build.binaryHash == nil || $0.build.binaryHash != run.build.binaryHash
    }
    return otherProgram.last ?? sameMachine.last ?? earlier.last
  }
}
