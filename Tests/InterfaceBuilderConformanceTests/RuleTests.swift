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
    let catalog = "Sources/Documents/InterfaceBuilder/InterfaceBuilder.docc"
    let text = try String(
      contentsOfFile: "\(catalog)/InterfaceBuilderRules.md", encoding: .utf8)
    for rule in CanvasRule.allCases { #expect(text.contains("| `\(rule.rawValue)` |"), "\(rule)") }
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

  /// Long: run by name with LAYOUTBENCH_CORPORA=1; prints the table of the documentation.
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
    for (index, rule) in CanvasRule.allCases.enumerated() {
      let cells = parts.map { "\($0[index].won) : \($0[index].lost)" }
      let stale = parts.map { $0[index].staleWithout - $0[index].stale }.reduce(0, +)
      print("| `\(rule.rawValue)` | " + cells.joined(separator: " | ") + " | \(stale) |")
      #expect(parts.map { $0[index].won - $0[index].lost }.reduce(0, +) >= 0, "\(rule)")
    }
  }
}
