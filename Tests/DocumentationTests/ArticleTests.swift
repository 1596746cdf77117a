import Foundation
import LinearConstraints
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// What the articles show is what the program does.
@Suite struct ArticleTests {
  private static let tour = "Sources/CommandLine/BenchCommands/BenchCommands.docc/GuidedTour.md"
  private static let pivot =
    "Sources/Solving/ActiveSetSolver/ActiveSetSolver.docc/HowAPivotWorks.md"
  private static let formats = "Sources/CommandLine/BenchCommands/BenchCommands.docc/FileFormats.md"
  private static let writing =
    "Sources/CommandLine/BenchCommands/BenchCommands.docc/WritingAScenario.md"

  private static func blocks(_ language: String, in path: String) throws -> [String] {
    try Article(path).blocks.filter { $0.language == language }.map(\.text)
  }

  /// The regions of the tour's test, without their indentation.
  private static func regions() throws -> [String] {
    let text = try ProjectFolder.text(of: "Tests/DocumentationTests/GuidedTourTests.swift")
    return text.components(separatedBy: "// tour: ").dropFirst().map { part in
      let lines = part.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
        .prefix { !$0.hasSuffix("// end") }
      return lines.map { $0.isEmpty ? "" : String($0.dropFirst(4)) }.joined(separator: "\n") + "\n"
    }
  }

  @Test func theTourShowsTheCodeThatItsTestRuns() throws {
    let regions = try Self.regions()
    #expect(regions.count == 3)
    #expect(try Self.blocks("swift", in: Self.tour) == regions)
  }

  @Test(
    arguments: try ArticleTests.blocks("yaml", in: ArticleTests.tour)
      + ArticleTests.blocks("yaml", in: ArticleTests.writing))
  func scenariosOfArticlesMeetTheirFrames(_ text: String) throws {
    let scenario = try ScenarioReader.scenario(from: text)
    for strategy in SolverStrategy.allCases {
      let run = ScenarioPlayback(scenario, makeSolver: { strategy.makeSolver() })
      #expect(try run.play().isEmpty, "\(strategy)")
    }
  }

  @Test(
    arguments: try ArticleTests.blocks("trace", in: ArticleTests.tour)
      + ArticleTests.blocks("trace", in: ArticleTests.pivot)
      + ArticleTests.blocks("trace", in: ArticleTests.formats))
  func tracesOfArticlesMeetTheirExpectations(_ text: String) throws {
    let trace = try TraceReader.read(Array(text.utf8))
    for strategy in SolverStrategy.allCases {
      let unmet = try Self.replayed(trace, strategy).unmet
      #expect(unmet.isEmpty, "\(strategy): \(unmet)")
    }
  }

  @Test func thePivotOfTheArticleIsOne() throws {
    let text = try #require(Self.blocks("trace", in: Self.pivot).first)
    let work = try Self.replayed(try TraceReader.read(Array(text.utf8)), .activeSet).work
    #expect(work.pivots == 1)
  }

  private static func replayed(
    _ trace: Trace, _ strategy: SolverStrategy
  ) throws -> TraceReplayResult {
    var replay = TraceReplay(trace, on: strategy.makeSolver())
    return try replay.run()
  }

  @Test func everyReferenceToAnArticleHasOne() throws {
    let articles = try Article.all()
    #expect(articles.count >= 20)
    for article in articles {
      let folder = article.path.split(separator: "/").dropLast().joined(separator: "/")
      for match in article.text.matches(of: /<doc:([A-Za-z0-9]+)>/) {
        let path = "\(folder)/\(match.1).md"
        #expect(articles.contains { $0.path == path }, "\(article.path): \(match.1)")
      }
    }
  }

  @Test func everyFileThatAnArticleNamesIsThere() throws {
    for article in try Article.all() {
      for match in article.text.matches(of: /`((?:Sources|Tests|scripts|Scenarios)\/[^`\s*<…]+)`/) {
        let path = Article.package.appending(path: String(match.1)).path()
        #expect(
          FileManager.default.fileExists(atPath: path)
            || String(match.1).contains("Your") || String(match.1).contains("my-"),
          "\(article.path): \(match.1)")
      }
    }
  }
}
