import InterfaceBuilder
import InterfaceBuilderConformance
import SolverCatalog

/// Compares all documents below a folder with the frames they store.
struct ConformanceRun {
  let folder: String
  let strategy: SolverStrategy

  func report(insets: ConformanceScorer.Insets) -> ConformanceReport {
    let scorer = ConformanceScorer(insets: insets) { strategy.makeSolver() }
    var trees: [TreeScore] = []
    var refused: [String] = []
    let paths = DocumentFiles.paths([folder])
    for path in paths {
      guard let document = DocumentFiles.read(path) else {
        refused.append(path)
        continue
      }
      trees += scorer.scores(of: document)
    }
    var report = ConformanceReport(trees: trees, insets: insets)
    report.documents = paths.count
    report.refused = refused
    return report
  }

  /// Whether strategies give the documents the same frames.
  func agreement(of strategies: [SolverStrategy]) -> StrategyAgreement {
    var agreement = StrategyAgreement()
    for path in DocumentFiles.paths([folder]) {
      guard let document = DocumentFiles.read(path, isQuiet: true) else { continue }
      agreement.add(document, makers: strategies.map { strategy in { strategy.makeSolver() } })
    }
    return agreement
  }
}
