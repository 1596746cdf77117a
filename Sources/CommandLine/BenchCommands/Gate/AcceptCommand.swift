import ArgumentParser
import Foundation
import ResultStore

/// `bench accept`: keeps the decision that a change is wanted.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept a record's exact metrics and checksums as the right ones.",
    discussion: """
      A case is named by its scenario, by scenario/size, or by its whole line as the gate prints \
      it; 'all' means every case of the record. A case that was accepted before and that the record \
      does not have is named by its whole line, or all of them by --missing: it is missed no longer. \
      What is accepted is kept in \
      accepted/ beside the records, with the reason, and belongs in version control; what is left \
      out is named. An interrupted run is never accepted.
      """)

  @Argument(help: ArgumentHelp("The cases.", valueName: "case"))
  var cases: [String]

  @Flag(help: "Miss no longer what was accepted before and this run's plan covers, but lacks.")
  var missing = false

  @Option(help: "Why the change is wanted.")
  var reason: String

  @Option(help: "The record whose figures are accepted.")
  var record = "latest"

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  func validate() throws {
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError("--reason needs words.")
    }
  }

  func run() throws {
    let store = RunStore(folder: results)
    do throws(RecordError) {
      let path = try store.find(record)
      let found = try store.read(record)
      guard !found.isPartial else { throw RecordError.interrupted(path: path) }
      try require(found, store)
      let accepted = try store.acceptances().standing
      var keys = try chosen(of: found, accepted: accepted.map(\.key))
      let own = Set(found.cases.map(\.key))
      if missing {
        keys += accepted.filter { acceptance in
          !own.contains(acceptance.key) && !keys.contains(acceptance.key)
            && found.asks(for: acceptance.key, tier: acceptance.tier)
        }.map(\.key)
      }
      let date = RunIdentity.text(of: Date())
      let file = try store.accept(
        Acceptance.all(of: keys, in: found, at: path, reason: reason, date: date))
      let retired = keys.filter { !own.contains($0) }
      for key in retired { Terminal.write("no longer missed: \(key)") }
      for line in try leftOut(of: found, store) { Terminal.write("left out: \(line)") }
      Terminal.write(
        "\(Units.counted(keys.count - retired.count, "case")) of \(RunFile.fileName(of: found)) "
          + "accepted: \(file)")
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus(error).exit
    }
  }

  /// Refuses runs that no other run may be held against.
  private func require(_ found: RunRecord, _ store: RunStore) throws(RecordError) {
    func unfit(_ reason: String) -> RecordError { .damaged(path: record, reason: reason) }
    if let faults = found.injectedFaults {
      throw unfit("faults were put in on purpose: \(faults.joined(separator: ", "))")
    }
    if let shard = found.plan?.shard {
      throw unfit("it is shard \(shard) of a whole: bench history --import merges all of them")
    }
    // Only what lies in the folder is found again.
    guard FileManager.default.fileExists(atPath: store.path(of: found)) else {
      throw unfit("it is not in \(store.folder): bench history --import takes it in")
    }
    let gate = try Gate(store: store, index: try HistoryIndex())
    for gap in gate.judgeExactMetrics(of: found).gaps where gap.cause == .dated {
      throw unfit(gap.reason)
    }
  }

  private func chosen(
    of record: RunRecord, accepted: [CaseKey]
  ) throws(RecordError) -> [CaseKey] {
    let all = record.cases.map(\.key)
    var chosen: [CaseKey] = []
    for word in cases {
      var found = all.filter { word == "all" || $0.isNamed(word) }
      if found.isEmpty { found = accepted.filter { $0.description == word } }
      if all.isEmpty, word == "all" {
        throw .damaged(path: RunFile.fileName(of: record), reason: "it has no case to accept")
      }
      guard !found.isEmpty else {
        throw .noCase(name: word, place: RunFile.fileName(of: record))
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen
  }

  /// What a gate would still not pass of this run.
  private func leftOut(of found: RunRecord, _ store: RunStore) throws(RecordError) -> [String] {
    let report = try Gate(store: store, index: try HistoryIndex()).judgeExactMetrics(of: found)
    let changed = report.findings.filter { $0.verdict != .unchanged && $0.rule != .expectation }
    return ComparisonGap.lines(report.gaps) + changed.map(\.description)
  }
}

extension CaseKey {
  /// Whether a word of the command line means this case.
  func isNamed(_ word: String) -> Bool {
    word == scenario || word == description || word == "\(scenario) \(strategy)"
      || (size.map { word == "\(scenario)/\($0)" || word == "\(scenario)/\($0) \(strategy)" }
        ?? false)
  }
}
