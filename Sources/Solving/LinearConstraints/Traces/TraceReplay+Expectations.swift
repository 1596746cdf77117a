/// An expectation of a trace that a solver did not meet.
public struct UnmetExpectation: Hashable, Sendable, CustomStringConvertible {
  /// The line of the expectation.
  public var line: Int32
  /// What the trace expects.
  public var expected: String
  /// What the solver answered.
  public var found: String

  /// Line, expectation and answer, to be put behind the name of the file and a colon.
  public var description: String { "\(line): expected \(expected), found \(found)" }
}

extension TraceReplay {
  /// The expectations between two solves that the answers of the last one do not meet.
  ///
  /// To be asked when just the first `count` steps are performed.
  public func unmetExpectations(afterSteps count: Int) -> [UnmetExpectation] {
    let start = count == 0 ? 0 : steps[count - 1].batch.upperBound + 1
    let end = count < steps.count ? steps[count].batch.upperBound : trace.operations.count
    var unmet: [UnmetExpectation] = []
    for position in start..<end {
      guard case .expect(let expectation) = trace.operations[position],
        let difference = difference(from: expectation)
      else { continue }
      unmet.append(
        UnmetExpectation(
          line: trace.lines[position], expected: difference.expected, found: difference.found))
    }
    return unmet
  }

  private func difference(
    from expectation: TraceExpectation
  ) -> (expected: String, found: String)? {
    switch expectation {
    case .value(let variable, let expected, let tolerance):
      let found = value(of: variable)
      return difference("\(trace.name(of: variable)) = ", expected, found, tolerance)
    case .violation(let priority, let expected, let tolerance):
      let level = solver.violations.first { $0.priority == priority }
      let label = "violations at priority \(TraceNumber.text(priority.value)) of "
      return difference(label, expected, level?.sum ?? 0, tolerance)
    case .violated(let expected):
      let found = declarations(of: solver.violatedConstraints)
      return difference("violated constraints", names(expected), names(found))
    case .conflict(let expected):
      return conflictDifference(names(expected))
    case .changed(let expected):
      return difference(
        "changed variables", names(expected), names(declarations(of: solver.changedVariables)))
    case .ambiguous(let expected):
      let found = declarations(of: solver.ambiguousVariables())
      return difference("undetermined variables", names(expected), names(found))
    }
  }

  private func difference(
    _ label: String, _ expected: Double, _ found: Double, _ tolerance: Double
  ) -> (expected: String, found: String)? {
    guard (found - expected).magnitude <= tolerance else {
      return (label + TraceNumber.text(expected), TraceNumber.text(found))
    }
    return nil
  }

  private func difference(
    _ label: String, _ expected: [String], _ found: [String]
  ) -> (expected: String, found: String)? {
    expected == found ? nil : ("\(label) \(list(expected))", list(found))
  }

  private func conflictDifference(_ expected: [String]) -> (expected: String, found: String)? {
    var found: [[String]] = []
    for conflict in solver.conflicts { found.append(names(declarations(of: conflict.members))) }
    guard expected.isEmpty ? !found.isEmpty : !found.contains(expected) else { return nil }
    return (
      expected.isEmpty ? "no conflict" : "conflict \(list(expected))",
      found.isEmpty ? "none" : found.map { list($0) }.joined(separator: ", ")
    )
  }

  /// The value of a variable, 0 when the solver has not heard of it yet.
  func value(of variable: TraceVariable) -> Double {
    let handle = variables[Int(variable.index)]
    return handle.slot < 0 ? 0 : solver.value(of: handle)
  }

  private func names(_ declarations: [TraceVariable]) -> [String] {
    var names: [String] = []
    for declaration in Set(declarations) { names.append(trace.name(of: declaration)) }
    return names.sorted()
  }

  private func names(_ declarations: [TraceConstraint]) -> [String] {
    var names: [String] = []
    for declaration in Set(declarations) { names.append(trace.name(of: declaration)) }
    return names.sorted()
  }

  /// What the trace calls variables of the solver.
  package func declarations(of handles: [Variable]) -> [TraceVariable] {
    // A later declaration never has the handle of an earlier one: generations differ.
    let sought = Set(handles)
    var found: [TraceVariable] = []
    for index in variables.indices where sought.contains(variables[index]) {
      found.append(TraceVariable(index: Int32(index)))
    }
    return found
  }

  /// What the trace calls constraints of the solver.
  package func declarations(of handles: [ConstraintID]) -> [TraceConstraint] {
    let sought = Set(handles)
    var found: [TraceConstraint] = []
    for index in constraints.indices where sought.contains(constraints[index]) {
      found.append(TraceConstraint(index: Int32(index)))
    }
    return found
  }
}

private func list(_ names: [String]) -> String {
  names.isEmpty ? "none" : "{\(names.joined(separator: " "))}"
}
