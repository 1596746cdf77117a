import Foundation

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
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let error as PeersError {
      FileHandle.standardError.write(Data("solver-peers: \(error.message)\n".utf8))
      exit(error.status)
    } catch {
      FileHandle.standardError.write(Data("solver-peers: \(error)\n".utf8))
      exit(70)
    }
  }

  private static func run(_ arguments: [String]) throws {
    switch arguments.first {
    case "traces": try TraceFolder(arguments.dropFirst()).write()
    case "replay": try MeasuredReplay(arguments.dropFirst()).run()
    default: throw PeersError.usage
    }
  }
}

/// Why the program stops.
struct PeersError: Error {
  var message: String
  /// As the BSD convention has it: 64 usage, 65 bad input.
  var status: Int32

  static let usage = PeersError(
    message: "expected 'traces DIRECTORY …' or 'replay STRATEGY FILE'", status: 64)
}
