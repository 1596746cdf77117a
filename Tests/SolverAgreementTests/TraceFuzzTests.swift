import LinearConstraints
import SolverCatalog
import SolverWorkloads
import Statistics
import Testing

/// Damaged traces must be refused, or replayed without harm.
///
/// A few seeds in every run, more for the environment variable that ``Seeds`` names.
@Suite struct TraceFuzzTests {
  @Test func damagedTracesDoNoHarm() throws {
    var accepted = 0
    for seed in Seeds.fuzz {
      var generator = SeededGenerator(seed: seed)
      let views = 2 + generator.number(below: 3)
      let trace = RandomSystem.trace(seed: seed, views: views, solves: 4, hasConflicts: true)
      let bytes = damaged(Array(TraceWriter.text(of: trace).utf8), &generator)
      let read: Trace
      do {
        read = try TraceReader.read(bytes)
      } catch {
        #expect(!error.diagnostics.isEmpty, "seed \(seed)")
        continue
      }
      accepted += 1
      let again = try TraceReader.read(TraceWriter.text(of: read))
      #expect(again == read, "seed \(seed)")
      for strategy in SolverStrategy.allCases { replay(read, strategy, seed) }
    }
    // Damage that the reader always notices would leave the solver untested.
    #expect(accepted > Seeds.fuzz.count / 20)
  }

  private func replay(_ trace: Trace, _ strategy: SolverStrategy, _ seed: UInt64) {
    let solver = strategy.makeSolver()
    var replay = TraceReplay(trace, on: solver)
    let steps = replay.steps
    let isTame = SelfCheck.isTame(trace)
    for step in steps {
      do {
        try replay.perform(step)
      } catch {
        // Absurd numbers may be beyond the solver's reach, but it has to state it.
        guard case .numericalBreakdown = error.error else {
          Issue.record("\(strategy) seed \(seed), line \(error.line): \(error.error)")
          return
        }
      }
      let areFinite = solver.violations.allSatisfy { $0.sum.isFinite || $0.sum == .infinity }
      #expect(areFinite, "\(strategy) seed \(seed), line \(step.line)")
      _ = solver.ambiguousVariables()
      let contradictions = isTame ? SelfCheck.contradictions(in: solver) : []
      #expect(contradictions == [], "\(strategy) seed \(seed), line \(step.line)")
    }
  }

  private func damaged(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<1 + generator.number(below: 3) {
      let position = 8 + generator.number(below: max(result.count - 8, 1))
      guard position < result.count else { continue }
      switch generator.number(below: 7) {
      case 0: result[position] = UInt8(truncatingIfNeeded: generator.next())
      case 1: result[position] ^= 1 << UInt8(generator.number(below: 8))
      case 2: result.remove(at: position)
      case 3: result.replaceSubrange(digits(around: position, in: result), with: number(&generator))
      case 4: result.replaceSubrange(digits(around: position, in: result), with: number(&generator))
      case 5: result.removeSubrange(line(around: position, in: result))
      default:
        let line = result[line(around: position, in: result)]
        result.insert(contentsOf: line, at: self.line(around: position, in: result).lowerBound)
      }
    }
    return result
  }

  private func number(_ generator: inout SeededGenerator) -> [UInt8] {
    Array(
      generator.pick([
        "0", "1", "-1", "1e-9", "1e9", "1e300", "1e-300", "-0", "0.1", "3", "1000", "1e308",
        "5e-324", "12345.678",
      ]).utf8)
  }

  private func digits(around position: Int, in bytes: [UInt8]) -> Range<Int> {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    var start = position
    while start > 0, isDigit(bytes[start - 1]) { start -= 1 }
    var end = position
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    return start..<end
  }

  private func line(around position: Int, in bytes: [UInt8]) -> Range<Int> {
    let start = bytes[..<position].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}
