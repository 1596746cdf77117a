/// What a replay came to.
public struct TraceReplayResult: Sendable {
  /// The expectations that were not met, in the order of the trace.
  public var unmet: [UnmetExpectation]
  /// The sums of violations after the last solve, highest priority first.
  public var violations: [LevelViolation]
  /// The values after the last solve of the variables that stand then, in order of declaration.
  public var values: [(name: String, value: Double)]
  /// The variables among them whose value is not determined, in order of declaration.
  public var ambiguous: [String]
  /// A checksum over the names and values of the determined variables.
  ///
  /// Equal for all correct solvers: values are rounded to a grid of 2^-10 first, whose cells are
  /// shifted by an irrational amount, so that no number that occurs in layouts lies at an edge.
  public var checksum: UInt64
  /// What the solver did.
  public var work: SolverWork
  /// Whether every correct solver has the same determined values: no edit took its target from a
  /// value that was not determined.
  public var isComparable = true
}

extension TraceReplayResult {
  /// The first determined value in which another strategy's result differs, as a sentence; nil when
  /// they agree or need not.
  ///
  /// Values differ by over ``Tolerances/agreement`` times the largest value of the two results.
  public func difference(
    from other: TraceReplayResult, named name: String
  ) -> String? {
    guard isComparable, other.isComparable else { return nil }
    let (free, otherFree) = (Set(ambiguous), Set(other.ambiguous))
    let largest = (values + other.values).reduce(1) { max($0, $1.value.magnitude) }
    for (own, theirs) in zip(values, other.values) {
      let isFree = free.contains(own.name)
      if isFree != otherFree.contains(own.name) {
        return "\(own.name) is \(isFree ? "not determined" : "determined"), with \(name) it is"
          + (isFree ? "" : " not")
      }
      let isClose = (own.value - theirs.value).magnitude <= Tolerances.agreement * largest
      if !isFree, !isClose {
        return "\(own.name) is \(own.value), with \(name) it is \(theirs.value)"
      }
    }
    return nil
  }
}

extension TraceReplay {
  /// Why a certificate fails, in the names of the trace.
  public func description(of failure: CertificateError) -> String {
    let (trace, variables, constraints) = (trace, variables, constraints)
    return failure.description(
      variableName: { handle in
        variables.lastIndex(of: handle).map { trace.variableNames[$0] } ?? "a variable"
      },
      constraintName: { handle in
        constraints.lastIndex(of: handle).map { trace.constraintNames[$0] } ?? "a constraint"
      })
  }

  /// The answers after the last step.
  ///
  /// - Complexity: that of the solver's search for ambiguity.
  public func result(unmet: [UnmetExpectation]) -> TraceReplayResult {
    let ambiguous = Set(solver.ambiguousVariables())
    var result = TraceReplayResult(
      unmet: unmet, violations: solver.violations, values: [], ambiguous: [],
      checksum: TraceChecksum.empty, work: solver.work)
    for index in standingVariables() {
      let name = trace.variableNames[index]
      let value = solver.value(of: variables[index])
      result.values.append((name, value))
      if ambiguous.contains(variables[index]) {
        result.ambiguous.append(name)
      } else {
        TraceChecksum.add(name, value, to: &result.checksum)
      }
    }
    return result
  }

  /// The declarations that stand at the last solve.
  private func standingVariables() -> [Int] {
    var stands = Array(repeating: false, count: variables.count)
    for operation in trace.operations[..<(steps.last?.batch.upperBound ?? 0)] {
      switch operation {
      case .declare(let variable): stands[Int(variable.index)] = true
      case .discard(let variable): stands[Int(variable.index)] = false
      default: break
      }
    }
    return stands.indices.filter { stands[$0] }
  }
}

/// The hash of names and rounded values, the same in every run: FNV-1a, 64 bits.
enum TraceChecksum {
  static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  static func add(_ name: String, _ value: Double, to checksum: inout UInt64) {
    for byte in name.utf8 { add(byte, to: &checksum) }
    add(0, to: &checksum)
    let cell = (value * 1_024 + 0.381_966_011_250_105).rounded(.down)
    var rest = UInt64(bitPattern: Int64(exactly: cell) ?? (cell < 0 ? .min : .max))
    for _ in 0..<8 {
      add(UInt8(truncatingIfNeeded: rest), to: &checksum)
      rest >>= 8
    }
  }

  private static func add(_ byte: UInt8, to checksum: inout UInt64) {
    checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
