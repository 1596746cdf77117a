import InterfaceBuilder
import ScreenChecks
import SolverCatalog

/// Documents checked side by side: each queue takes the next document that no other has taken, and
/// results stand in the order of the documents, whatever the number of queues.
struct ScreenCheckRun {
  /// What came of the documents.
  struct Outcome {
    /// What was found in each document that could be read, in order.
    var checks: [DocumentCheck] = []
    /// What is wrong with the others.
    var problems: [UnreadableDocumentError.Problem] = []
    /// How many documents the configuration leaves out.
    var ignoredCount = 0

    /// All findings, the worst first, those of one weight in the order of the documents.
    var findings: [ScreenFinding] {
      let all = checks.flatMap(\.findings)
      return FindingSeverity.allCases.reversed().flatMap { severity in
        all.filter { $0.severity == severity }
      }
    }

    /// What was looked at.
    var coverage: ScreenCoverage {
      var coverage = checks.reduce(into: ScreenCoverage()) { $0.add($1.coverage) }
      if ignoredCount > 0 {
        coverage.skipped["documents that the configuration leaves out"] = ignoredCount
      }
      return coverage
    }
  }

  let matrix: ScreenMatrix
  let settings: (String) -> CheckSettings
  let queues: Int

  private typealias Outcomes = Result<DocumentCheck, UnreadableDocumentError>

  /// Checks documents.
  ///
  /// - Parameter paths: The documents.
  /// - Returns: What came of them; what is wrong was not reported yet.
  func outcome(of paths: [String]) -> Outcome {
    let settings = paths.map(settings)
    let matrix = matrix
    let results = SideBySide.map(count: paths.count, queues: queues) { index -> Outcomes in
      do throws(UnreadableDocumentError) {
        let checker = ScreenChecker(matrix: matrix, settings: settings[index]) {
          SolverStrategy.standard.makeSolver()
        }
        return .success(checker.check(try DocumentFiles.load(paths[index])))
      } catch {
        return .failure(error)
      }
    }
    return results.reduce(into: Outcome()) { outcome, result in
      switch result {
      case .success(let check): outcome.checks.append(check)
      case .failure(let error): outcome.problems += error.problems
      }
    }
  }
}
