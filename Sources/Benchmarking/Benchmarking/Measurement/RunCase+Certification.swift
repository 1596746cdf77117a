import LinearConstraints
import ScenarioEngine
import SolverCatalog

extension RunCase {
  /// Plays the case once and checks the certificate of every solve.
  ///
  /// - Returns: How many solves there were.
  /// - Throws: at the first that is refused or not certified.
  func certify() throws(CaseError) -> Int {
    let solver = CertifyingSolver(strategy.makeSolver())
    let run = ScenarioPlayback(
      file.scenario, tier: tier, size: size, seed: size == nil ? nil : seed,
      makeSolver: { solver })
    for phase in run.phases { try run.play(phase) }
    return solver.certifiedSolveCount
  }
}
