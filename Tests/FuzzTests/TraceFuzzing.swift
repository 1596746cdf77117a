import LinearConstraints
import SolverCatalog
import TestSupport

/// Traces: read, written again, and replayed by every strategy.
enum TraceFuzzing: FuzzedReader {
  static let words = [
    "variable x", "constraint a == 1000 0 1*x", "remove a", "discard x", "edit x 999",
    "suggest x 5",
    "endedit x", "solve", "solve\n", "expect x 5", "expect-violation 1000 0", "expect-conflict a",
    "expect-changed x", "expect-ambiguous", "multiplier a 2*x", "priority a 3", "constant a 4",
    "\n",
    "\r\n", " ", "  ", "#", "*", "==", "1000", "trace 1", "\u{FEFF}", "break-rank a 1",
  ]

  static func fixtures() throws -> [[UInt8]] {
    try ProjectFolder.contents(of: "Tests/Traces", ending: ".trace")
  }

  static func examine(_ bytes: [UInt8]) throws -> Bool {
    let trace: Trace
    do throws(TraceSyntaxError) {
      trace = try TraceReader.read(bytes)
    } catch {
      try BrokenPromise.check(
        error.diagnostics.map { ($0.line, $0.column, $0.message) }, in: bytes)
      return false
    }
    guard try TraceReader.read(TraceWriter.text(of: trace)) == trace else {
      throw BrokenPromise("what is written reads as another trace")
    }
    for strategy in SolverStrategy.allCases {
      var replay = TraceReplay(trace, on: strategy.makeSolver())
      let result: TraceReplayResult
      do throws(TraceReplayError) {
        result = try replay.run()
      } catch {
        guard case .numericalBreakdown = error.error else {
          throw BrokenPromise("\(strategy), line \(error.line): \(error.error)")
        }
        continue
      }
      guard result.values.allSatisfy({ $0.value.isFinite }) else {
        throw BrokenPromise("\(strategy): a value is not finite")
      }
    }
    return true
  }
}
