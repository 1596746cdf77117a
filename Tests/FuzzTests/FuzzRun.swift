import Foundation
import ProcessEnvironment

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Rounds of one reader from one seed, to be run in a process of its own.
///
/// Each input is written to a file before it is read, so that a crash or a hang leaves the bytes.
struct FuzzRun {
  let reader: String
  let seed: UInt64
  let rounds: Int
  /// The file that holds the input being read.
  let file: String

  /// An input that takes longer hangs; even a debug build on a busy machine needs a hundredth.
  static let patience: UInt32 = 60

  /// How many rounds each reader gets: `LAYOUTBENCH_FUZZ_ROUNDS`, or so few that all of them take
  /// some seconds.
  static let rounds = EnvironmentVariable.fuzzRounds.value.flatMap { Int($0) }
  /// The first seed: `LAYOUTBENCH_FUZZ_SEED`, or 1.
  static let firstSeed = EnvironmentVariable.fuzzSeed.number(default: UInt64(1))

  /// Runs all rounds.
  ///
  /// - Throws: the first promise that was broken, with the round.
  func run() throws {
    guard let kind = FuzzedReaders.named(reader) else {
      throw BrokenPromise("there is no reader '\(reader)'")
    }
    // A small input that asks for this much is a fault, and must not take the machine down.
    var limit = rlimit(rlim_cur: 12 << 30, rlim_max: 12 << 30)
    _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    var mutator = Mutator(seed: seed, fixtures: try kind.fixtures(), words: kind.words)
    var accepted = 0
    for round in 0..<rounds {
      let bytes = mutator.next()
      try Data(bytes).write(to: URL(filePath: file))
      alarm(Self.patience)
      do {
        if try kind.examine(bytes) { accepted += 1 }
      } catch {
        try Data("round \(round): \(error)".utf8).write(to: URL(filePath: file + ".txt"))
        throw error
      }
      alarm(0)
    }
    // Changes that a reader always notices would leave what comes after it untested.
    guard rounds < 50 || accepted > rounds / 200 else {
      let reason = "only \(accepted) of \(rounds) inputs were accepted"
      try Data(reason.utf8).write(to: URL(filePath: file + ".txt"))
      throw BrokenPromise(reason)
    }
  }
}
