import SolverCatalog

/// The names that the command line knows solver strategies by.
enum SolverStrategyNames {
  static var all: [String] { BenchAdditions.knownStrategies.map(\.rawValue) }
}
