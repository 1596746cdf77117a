import ArgumentParser
import Formatting
import Foundation
import LinearConstraints
import SolverOracle

/// Checks many timelines; each finding, and each system for another solver, is a line of JSON.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check timelines: number i has kind i mod kinds and seed FIRST + i / kinds.")

  @OptionGroup var choice: TimelineChoice

  @Option(help: "The seed of the first timeline of each kind.")
  var seed: UInt64 = 1

  @Option(help: "How many timelines there are, over all kinds.")
  var count = 100

  @Option(help: "Check only every n-th timeline.")
  var stride = 1

  @Option(help: "Which of each n timelines to check.")
  var offset = 0

  @Option(help: "Write systems of every n-th timeline; 0 for none.")
  var systemsEvery = 0

  @Option(help: "How many systems of a timeline to write at most.")
  var systemsPerTimeline = 6

  @Option(help: "The folder in which shrunk traces of findings are kept.")
  var keep: String?

  @Option(help: "How many findings of one strategy and sort to shrink.")
  var shrunk = 5

  func validate() throws {
    guard stride > 0, (0..<stride).contains(offset), count >= 0, systemsEvery >= 0 else {
      throw ValidationError("--stride, --offset, --count or --systems-every is out of range.")
    }
  }

  func run() throws {
    let kinds = try choice.kinds()
    let candidates = try choice.candidates()
    let comparison = StrategyComparison(candidates)
    var counts = StrategyComparison.Counts()
    var shrunkCounts: [String: Int] = [:]
    for number in Swift.stride(from: offset, to: count, by: stride) {
      let kind = kinds[number % kinds.count]
      let seed = seed &+ UInt64(number / kinds.count)
      let trace = RandomTimeline.trace(kind, seed: seed)
      // Counted within this kind and share, so that every kind has its part.
      let writes = systemsEvery > 0 && (number / kinds.count).isMultiple(of: systemsEvery)
      let stepCount = trace.operations.count { if case .solve = $0 { true } else { false } }
      let interval = max(1, stepCount / max(systemsPerTimeline, 1))
      do throws(OracleFinding) {
        try comparison.check(trace, &counts) { solved in
          guard writes, (solved.step.index + 1).isMultiple(of: interval) else { return }
          print(
            SystemText.line(
              solved.solver, strategy: solved.strategy,
              origin: "\(kind.rawValue) \(seed)", line: solved.step.line,
              includesFree: solved.step.index == stepCount - 1))
        }
      } catch {
        report(error, kind, seed, trace, candidates, &shrunkCounts)
      }
    }
    print(
      """
      {"type":"counts","timelines":\(counts.timelines),"solves":\(counts.solves),\
      "certified":\(counts.certifiedSolves),"refusals":\(counts.refusals)}
      """)
  }

  private func report(
    _ finding: OracleFinding, _ kind: TimelineKind, _ seed: UInt64, _ trace: Trace,
    _ candidates: [SolverCandidate], _ shrunkCounts: inout [String: Int]
  ) {
    var file: String?
    shrunkCounts[finding.signature, default: 0] += 1
    if let keep, shrunkCounts[finding.signature, default: 0] <= shrunk {
      let names = finding.strategy.split(separator: "/").map(String.init)
      let comparison = StrategyComparison(
        candidates.filter { names.contains($0.name) }, ambiguityInterval: 1)
      let text = TraceShrinker.shrink(trace, limit: 4_000) {
        comparison.firstFinding(in: $0)?.signature == finding.signature
      }
      let path =
        "\(keep)/\(kind.rawValue)-\(seed)-\(names.joined(separator: "-")).trace"
      let lines = text.split(separator: "\n", maxSplits: 1)
      let shrunkTrace = try? TraceReader.read(text)
      let now = shrunkTrace.flatMap { comparison.firstFinding(in: $0) } ?? finding
      let comment =
        "# kind \(kind.rawValue), seed \(seed), shrunk: \(now.strategy) is "
        + "\(now.kind.rawValue): \(now.message.replacing("\n", with: " "))"
      let whole = "\(lines[0])\n\(comment)\n\(lines.count > 1 ? lines[1] : "")"
      if (try? whole.write(toFile: path, atomically: true, encoding: .utf8)) != nil { file = path }
    }
    print(
      """
      {"type":"finding","kind":\(JSONString.quoted(kind.rawValue)),"seed":\(seed),\
      "strategy":\(JSONString.quoted(finding.strategy)),"sort":"\(finding.kind.rawValue)",\
      "line":\(finding.line),"message":\(JSONString.quoted(finding.message)),\
      "file":\(file.map(JSONString.quoted) ?? "null")}
      """)
  }
}
