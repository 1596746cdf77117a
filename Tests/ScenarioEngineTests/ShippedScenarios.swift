import Foundation
import LinearConstraints
import ScenarioEngine
import SolverCatalog
import TestSupport
import Testing

/// The scenario files of the repository.
enum ShippedScenarios {
  static let directory = ProjectFolder.url(of: "Scenarios")

  /// The names of all files, without their ending, in order.
  static let names: [String] =
    ProjectFolder.names(in: "Scenarios", ending: ".yaml").map { String($0.dropLast(5)) }

  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: directory.appending(path: "\(name).yaml")))
  }

  static func scenario(_ name: String) throws -> Scenario {
    try ScenarioReader.scenario(
      from: bytes(name), file: directory.appending(path: "\(name).yaml").path)
  }
}

/// A way to make solvers, by its name.
struct Strategy: Sendable, CustomTestStringConvertible {
  var name: String
  var makeSolver: @Sendable () -> any IncrementalSolver

  var testDescription: String { name }

  /// All strategies of the catalogue.
  static let all: [Strategy] = SolverStrategy.allCases.map { strategy in
    Strategy(name: strategy.rawValue) { strategy.makeSolver() }
  }
}

extension Scenario {
  /// A size that every strategy lays out at once, and at which the expectations make sense.
  var smallSize: Int {
    guard case .generated(let request) = content else { return 1 }
    return max(12, request.admittedSizes.lowerBound)
  }
}
