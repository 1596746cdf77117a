import Dispatch
import FileReading
import Foundation
import InterfaceBuilder
import ScreenChecks
import SolverCatalog
import Synchronization

/// Documents checked side by side: each queue takes the next document that no other has taken, and
/// results stand in the order of the documents, whatever the number of queues.
struct ScreenCheckRun {
  /// What came of the documents.
  struct Outcome {
    /// What was found in each document that could be read, in order.
    var checks: [DocumentCheck] = []
    /// What is wrong with the others.
    var problems: [UnreadableDocument.Problem] = []

    /// All findings, the worst first, those of one weight in the order of the documents.
    var findings: [ScreenFinding] {
      let all = checks.flatMap(\.findings)
      return FindingSeverity.allCases.reversed().flatMap { severity in
        all.filter { $0.severity == severity }
      }
    }

    /// What was looked at.
    var coverage: ScreenCoverage {
      checks.reduce(into: ScreenCoverage()) { $0.add($1.coverage) }
    }
  }

  let matrix: ScreenMatrix
  let settings: (String) -> CheckSettings
  let queues: Int

  private typealias Slot = Result<DocumentCheck, UnreadableDocument>

  /// Checks documents.
  ///
  /// - Parameter paths: The documents.
  /// - Returns: What came of them; what is wrong was not told yet.
  func outcome(of paths: [String]) -> Outcome {
    let settings = paths.map(settings)
    let slots = Mutex([Slot?](repeating: nil, count: paths.count))
    let next = Mutex(0)
    let register = InputRegister.current
    let matrix = matrix
    DispatchQueue.concurrentPerform(iterations: max(min(queues, paths.count), 1)) { _ in
      InputRegister.$current.withValue(register) {
        while let index = next.withLock({ Self.take(&$0, below: paths.count) }) {
          let result: Slot
          do throws(UnreadableDocument) {
            let checker = ScreenChecker(matrix: matrix, settings: settings[index]) {
              SolverStrategy.standard.makeSolver()
            }
            result = .success(checker.check(try DocumentFiles.load(paths[index])))
          } catch {
            result = .failure(error)
          }
          slots.withLock { $0[index] = result }
        }
      }
    }
    return slots.withLock { slots in
      slots.reduce(into: Outcome()) { outcome, slot in
        switch slot {
        case .success(let check): outcome.checks.append(check)
        case .failure(let error): outcome.problems += error.problems
        case nil: break
        }
      }
    }
  }

  private static func take(_ next: inout Int, below count: Int) -> Int? {
    guard next < count else { return nil }
    next += 1
    return next - 1
  }

  /// The number of queues without another wish: one a processor.
  static var defaultQueues: Int { ProcessInfo.processInfo.activeProcessorCount }
}
