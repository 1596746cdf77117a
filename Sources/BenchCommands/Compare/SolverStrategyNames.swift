import SolverCatalog

/// The names that the command line knows solver strategies by.
enum SolverStrategyNames {
  static let all = SolverStrategy.allCases.map(\.rawValue)
}
