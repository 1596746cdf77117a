import ArgumentParser
import Foundation
import ResultStore

/// `bench compare`: compares two runs, or two strategies of one run.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Compare two records, commits or strategies, metric by metric.",
    discussion: """
      A record is named by its path, its file, the beginning of its id, or 'latest'; a commit by \
      four digits or more. Two strategies are compared within the newest record, or the one given \
      with --record; --strategies shows all of them at once. Counts, allocations and checksums decide the exit status: 0 unchanged, \
      2 regressed, 4 improved, 5 inconclusive. Times only warn.
      """)

  /// How a comparison is printed.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text
    case markdown
    case csv
    case json
  }

  @Argument(help: ArgumentHelp("The baseline.", valueName: "a"))
  var baseline: String?

  @Argument(help: ArgumentHelp("The candidate.", valueName: "b"))
  var candidate: String?

  @Flag(help: "The table of all strategies of one record, in place of two runs.")
  var strategies = false

  @Option(help: "The record whose strategies are compared.")
  var record = "latest"

  @Option(help: "The folder of run records.")
  var results: String = ProjectFolders.results

  @Option(help: "How to print it: text, markdown, csv or json.")
  var format: Format = .text

  @Flag(help: "Print one JSON document; the same as --format json.")
  var json = false

  @Flag(help: "Show metrics that did not change as well.")
  var all = false

  func validate() throws {
    let names = [baseline, candidate].compactMap { $0 }.count
    guard names == (strategies ? 0 : 2) else {
      throw ValidationError(
        strategies
          ? "--strategies compares those of one record, named by --record."
          : "Two records, commits or strategies are compared.")
    }
    // A strategy beside a record is a slip of the pen; the store would look for a record of its name.
    let known = [baseline, candidate].compactMap { $0 }.map(SolverStrategyNames.all.contains)
    if known.contains(true), known.contains(false) {
      throw ValidationError(
        "A strategy is compared with a strategy: "
          + "\(SolverStrategyNames.all.joined(separator: ", ")).")
    }
  }

  func run() throws {
    if strategies {
      try runStrategies()
      return
    }
    let comparison: RunComparison
    do throws(RecordError) {
      comparison = try compare(baseline ?? "", candidate ?? "")
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus.badInput.exit
    }
    for line in try lines(of: comparison) { Terminal.write(line) }
    if !json, format == .text {
      Terminal.writeVerdict(comparison.verdictLine, comparison.verdictTone)
    }
    switch comparison.verdict {
    case .unchanged: break
    case .regressed: throw ExitStatus.regression.exit
    case .improved: throw ExitStatus.improvement.exit
    case .inconclusive: throw ExitStatus.inconclusive.exit
    }
  }

  private func runStrategies() throws {
    let report: StrategyReport
    do throws(RecordError) {
      let store = RunStore(folder: results)
      report = StrategyReport(
        table: StrategyTable(try store.read(record)))
    } catch {
      Terminal.writeToStandardError(error.description)
      throw ExitStatus(error).exit
    }
    let lines =
      switch json ? .json : format {
      case .text: report.lines()
      case .markdown: report.markdown()
      case .csv: report.csv()
      case .json: try report.json()
      }
    if !json, format == .text, let verdict = lines.last {
      for line in lines.dropLast() { Terminal.write(line) }
      Terminal.writeVerdict(verdict, report.hasDifferences ? .bad : .plain)
    } else {
      for line in lines { Terminal.write(line) }
    }
    if report.hasDifferences { throw ExitStatus.findings.exit }
  }

  private func compare(
    _ baseline: String, _ candidate: String
  ) throws(RecordError) -> RunComparison {
    let store = RunStore(folder: results)
    if let both = try strategiesOfOneRecord(baseline, candidate, store) {
      return RunComparison(
        baseline: both.restricted(toStrategy: baseline),
        candidate: both.restricted(toStrategy: candidate),
        areStrategies: true)
    }
    return RunComparison(
      baseline: try store.read(baseline),
      candidate: try store.read(candidate))
  }

  /// The record that has both names as strategies, if they are such names.
  private func strategiesOfOneRecord(
    _ baseline: String, _ candidate: String, _ store: RunStore
  ) throws(RecordError) -> RunRecord? {
    let known = SolverStrategyNames.all
    guard known.contains(baseline), known.contains(candidate) else { return nil }
    return try store.read(record)
  }

  private func lines(of comparison: RunComparison) throws -> [String] {
    switch json ? .json : format {
    case .json:
      let document = CompareDocument(
        verdict: comparison.verdict, warning: comparison.warning, comparison: comparison)
      return [try SortedJSON.document(document)]
    case .markdown:
      return Self.withoutLastBreak(comparison.markdown(includesUnchanged: all))
    case .csv:
      return Self.withoutLastBreak(comparison.csv())
    case .text:
      // The case is reported once, above its rows.
      var table = TextTable(
        zip(ComparisonTable.titles.dropFirst(), [false, false, true, true, true, false]).map {
          (title: $0, alignment: $1 ? .right : .left)
        }, expendable: ["before", "after"])
      var name: String?
      for row in ComparisonTable(comparison, includesUnchanged: all).rows {
        if row.first != name {
          name = row.first
          table.appendHeading(row[0])
        }
        table.append(Array(row.dropFirst()))
      }
      return comparison.summary + (table.isEmpty ? [] : [""] + table.lines) + [""]
    }
  }

  private static func withoutLastBreak(_ text: String) -> [String] {
    [text.hasSuffix("\n") ? String(text.dropLast()) : text]
  }
}

/// A comparison as `--json` prints it: the verdicts first.
private struct CompareDocument: Encodable {
  var verdict: Verdict
  var warning: Verdict
  var comparison: RunComparison
}
