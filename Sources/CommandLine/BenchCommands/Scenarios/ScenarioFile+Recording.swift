import Benchmarking
import LinearConstraints
import ScenarioEngine
import SolverCatalog

extension ScenarioFile {
  /// The constraint trace of the scenario, as the standard strategy is asked.
  ///
  /// - Parameters:
  ///   - size: The size of a generated hierarchy; nil for that of the smoke tier.
  ///   - seed: The seed of a generated hierarchy; nil for its own.
  /// - Returns: The trace.
  /// - Throws: the exit status of what went wrong, which a line on standard error explains.
  func recordedTrace(size: Int?, seed: UInt64?) throws -> Trace {
    do throws(ScenarioPlaybackError) {
      return try scenario.recordedTrace(
        size: size, seed: seed, makeSolver: { SolverStrategy.standard.makeSolver() })
    } catch {
      Terminal.writeToStandardError("\(path): error: \(error)")
      throw ExitStatus.internalError.exit
    }
  }
}
