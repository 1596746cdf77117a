import Foundation
import InterfaceBuilder
import InterfaceBuilderConformance
import ProcessEnvironment
import SolverCatalog
import Testing

struct RuleTests {
  @Test("every rule says what it is, since when, and what it was seen on")
  func facts() {
    for rule in CanvasRule.allCases {
      #expect(rule.facts.statement.hasSuffix("."), "\(rule)")
      #expect(!rule.facts.evidence.isEmpty, "\(rule)")
    }
  }

  @Test("the documentation has a line for every rule")
  func documentation() throws {
    let lines = try Self.documentedLines()
    for rule in CanvasRule.allCases { #expect(lines[rule.rawValue] != nil, "\(rule)") }
  }

  /// The cells of the documentation's table, by rule: views won and lost on each set of documents.
  private static func documentedLines() throws -> [String: [String]] {
    let catalog = "Sources/Documents/InterfaceBuilder/InterfaceBuilder.docc"
    let text = try String(contentsOfFile: "\(catalog)/InterfaceBuilderRules.md", encoding: .utf8)
    var lines: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      lines[cells[0].trimmingCharacters(in: ["`"])] = Array(cells.dropFirst())
    }
    return lines
  }

  /// The views that a rule won on the further documents less those that it lost there, as documented; 0
  /// where none are.
  private static func documentedGain(_ cells: [String]) -> Int {
    guard cells.count > 3 else { return 0 }
    let counts = cells[3].split(separator: " : ").compactMap { Int($0) }
    return counts.count == 2 ? counts[0] - counts[1] : 0
  }

  @Test("a rule that is left out shows where it counts")
  func leavingOut() throws {
    let path = try #require(Documents.own.first { $0.contains("table-cells") })
    let document = try Documents.document(path)
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let evaluations = RuleEvaluation.evaluations(
      of: [document], rules: [.cellMargins, .wideSwitch], scorer: scorer)
    #expect(evaluations.map(\.lost) == [0, 0])
    #expect(evaluations[0].won > 0)
    #expect(evaluations[1].won == 0)
  }

  /// Long: run by name with LAYOUTBENCH_CORPORA=1; prints the tables of the documentation, which have to
  /// say the same.
  ///
  /// A rule that loses views here stays only where the further documents, which are not at hand, give more
  /// than that back.
  @Test(
    "what each rule is worth on either half",
    .enabled(if: EnvironmentVariable.testsCorpora.isSet))
  func evidence() throws {
    let scorer = ConformanceScorer { SolverStrategy.standard.makeSolver() }
    let parts = [
      Documents.corpus, Documents.secondCorpus.tuning, Documents.secondCorpus.judging,
    ]
    .map { paths in
      RuleEvaluation.evaluations(
        of: paths.lazy.compactMap { try? Documents.document($0) }, scorer: scorer)
    }
    let documented = try Self.documentedLines()
    for (index, rule) in CanvasRule.allCases.enumerated() {
      let line = documented[rule.rawValue] ?? []
      let evaluations = parts.map { $0[index] }
      // The second table is of layouts without sizes from the file, and has no column of stale views.
      let isOfText = line.count == 5
      let counts = evaluations.map {
        isOfText ? ($0.measuredWon, $0.measuredLost) : ($0.won, $0.lost)
      }
      let cells = counts.map { "\($0.0) : \($0.1)" }
      let stale = evaluations.map { $0.staleWithout - $0.stale }.reduce(0, +)
      print("| `\(rule.rawValue)` | " + cells.joined(separator: " | ") + " | \(stale) |")
      #expect(Array(line.prefix(3)) == cells, "\(rule)")
      #expect(isOfText ? stale == 0 : line.last == "\(stale)", "\(rule)")
      let gain = counts.map { $0.0 - $0.1 }.reduce(Self.documentedGain(line), +)
      #expect(gain >= 0, "\(rule)")
    }
  }
}
