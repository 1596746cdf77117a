import ProcessEnvironment

/// The measuring program behind `scripts/peers`: writes the workloads as traces, and replays a
/// trace on a strategy with the clock of its thread.
///
///     solver-peers traces DIRECTORY [--sizes 100,300] [--cases list,grid] [--seed 1]
///     solver-peers replay STRATEGY FILE
///
/// `replay` prints one line a label, `time LABEL SOLVES NANOSECONDS` (for each solve), with the sums
/// after its last solve, `after LABEL PRIORITY SUM`, then `count NAME NUMBER` for the work done, and the final `violation PRIORITY SUM` and
/// `value NAME NUMBER` of every determined variable.
@main
struct SolverPeers {
  static func main() {
    MeasuringProgram.run("solver-peers", run)
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "traces": try TraceFolder(arguments.dropFirst()).write()
    case "replay": try MeasuredReplay(arguments.dropFirst()).run()
    default: throw MeasuringProgramError.usage
    }
  }
}

extension MeasuringProgramError {
  static let usage = MeasuringProgramError(
    message: "expected 'traces DIRECTORY …' or 'replay STRATEGY FILE'", status: 64)
}
