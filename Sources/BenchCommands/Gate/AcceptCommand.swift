import ArgumentParser
import Foundation
import ResultStore

/// `bench accept`: keeps someone's word that a change is wanted.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Accept a record's exact metrics and checksums as the right ones.",
    discussion: """
      A case is named by its scenario, by scenario/size, or by its whole line as the gate prints \
      it; 'all' means every case of the record. What is accepted is kept in accepted/ beside the \
      records, with the reason, and belongs in version control.
      """)

  @Argument(help: ArgumentHelp("The cases.", valueName: "case"))
  var cases: [String]

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
      let found = try store.read(record)
      guard found.injectedFaults == nil else {
        Terminal.report("error: faults were put into this record on purpose")
        throw RecordError.damaged(path: record, reason: "it is no honest run")
      }
      let keys = try chosen(of: found)
      let date = RunIdentity.text(of: Date())
      let path = try store.accept(
        keys.map { Acceptance(key: $0, run: found.id, reason: reason, date: date) })
      Terminal.write(
        "\(Units.counted(keys.count, "case")) of \(RunFile.fileName(of: found)) accepted: \(path)")
    } catch {
      Terminal.report(error.description)
      throw ExitStatus(error).exit
    }
  }

  private func chosen(of record: RunRecord) throws(RecordError) -> [CaseKey] {
    let all = record.cases.map(\.key)
    var chosen: [CaseKey] = []
    for word in cases {
      let found = all.filter { word == "all" || $0.isNamed(word) }
      guard !found.isEmpty else {
        throw .noCase(name: word, place: RunFile.fileName(of: record))
      }
      chosen += found.filter { !chosen.contains($0) }
    }
    return chosen
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
