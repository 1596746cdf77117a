// One function a kind of field; each reports what is wrong with it.
extension TraceReader {
  /// A finite decimal number.
  mutating func number(_ field: Int) -> Double? {
    guard let value = TraceNumber.parse(slice(fields[field])) else {
      reject(
        at: fields[field].lowerBound, "expected a finite decimal number, \(found(fields[field]))")
      return nil
    }
    return value
  }

  /// A priority in its range.
  mutating func priority(_ field: Int) -> Priority? {
    guard let value = number(field) else { return nil }
    guard let priority = Priority(value) else {
      reject(
        at: fields[field].lowerBound,
        "expected a priority above 0 and up to 1000, \(found(fields[field]))")
      return nil
    }
    return priority
  }

  /// A break rank in its range.
  mutating func breakRank(_ field: Int) -> Int8? {
    guard let rank = Int8(text(fields[field])) else {
      reject(
        at: fields[field].lowerBound,
        "expected a whole number from -128 to 127, \(found(fields[field]))")
      return nil
    }
    return rank
  }

  /// The tolerance of an expectation, or its default where the line has no such field.
  mutating func tolerance(_ field: Int) -> Double? {
    guard field < fields.count else { return TraceExpectation.defaultTolerance }
    guard let value = number(field) else { return nil }
    guard value >= 0 else {
      reject(
        at: fields[field].lowerBound, "expected a tolerance of 0 or more, \(found(fields[field]))")
      return nil
    }
    return value
  }

  /// `<coefficient>*<name>`.
  mutating func term(_ range: Range<Int>) -> TraceTerm? {
    guard let star = slice(range).firstIndex(of: UInt8(ascii: "*")) else {
      reject(at: range.lowerBound, "expected '<coefficient>*<name>', \(found(range))")
      return nil
    }
    let factor = range.lowerBound..<star
    let coefficient = TraceNumber.parse(slice(factor))
    if coefficient == nil {
      reject(at: range.lowerBound, "expected a finite decimal coefficient, \(found(factor))")
    } else if coefficient == 0 {
      reject(at: range.lowerBound, "expected a coefficient other than 0, \(found(factor))")
    }
    let variable = variable(star + 1..<range.upperBound)
    guard let coefficient, coefficient != 0, let variable else { return nil }
    return TraceTerm(coefficient, TraceVariable(index: variable))
  }

  /// A variable that stands.
  mutating func variable(_ range: Range<Int>) -> Int32? {
    let name = text(range)
    if let declaration = system.variables.declaration(of: name) { return declaration }
    rejectUnknown(
      range, "variable", "discarded", wasDeclared: system.variables.wasDeclared(name))
    return nil
  }

  /// The variable in the first field, which must be under edit.
  mutating func editedVariable() -> Int32? {
    guard let variable = variable(fields[1]) else { return nil }
    guard system.isEdited(variable) else {
      reject(
        at: fields[1].lowerBound, "expected an edit variable ('edit' first), \(found(fields[1]))")
      return nil
    }
    return variable
  }

  /// A constraint that stands.
  mutating func constraint(_ range: Range<Int>) -> Int32? {
    let name = text(range)
    if let declaration = system.constraints.declaration(of: name) { return declaration }
    rejectUnknown(
      range, "constraint", "removed", wasDeclared: system.constraints.wasDeclared(name))
    return nil
  }

  private mutating func rejectUnknown(
    _ range: Range<Int>, _ kind: String, _ end: String, wasDeclared: Bool
  ) {
    reject(
      at: range.lowerBound,
      "expected a declared \(kind), \(found(range))\(wasDeclared ? ", which was \(end)" : "")")
  }

  /// An operation on a constraint and one more value.
  mutating func constraint<Value>(
    _ field: Int, _ value: Value?, _ make: (TraceConstraint, Value) -> TraceOperation
  ) -> TraceOperation? {
    guard let constraint = constraint(fields[field]), let value else { return nil }
    return make(TraceConstraint(index: constraint), value)
  }

  /// An expectation of three values, each there or reported already.
  func expectation<Subject>(
    _ subject: Subject?, _ value: Double?, _ tolerance: Double?,
    _ make: (Subject, Double, Double) -> TraceExpectation
  ) -> TraceOperation? {
    guard let subject, let value, let tolerance else { return nil }
    return .expect(make(subject, value, tolerance))
  }

  /// A variable at the last solve.
  mutating func name(_ field: Int) -> TraceVariable? {
    let name = text(fields[field])
    guard let index = system.variables.declarationAtLastSolve(of: name, step: system.step) else {
      _ = variable(fields[field])
      return nil
    }
    return TraceVariable(index: index)
  }

  /// The variables at the last solve named in all fields after the keyword.
  mutating func variables() -> [TraceVariable] {
    var result: [TraceVariable] = []
    for field in fields.indices.dropFirst() {
      if let variable = name(field) { result.append(variable) }
    }
    return result
  }

  /// The constraints at the last solve named in all fields after the keyword.
  mutating func constraints() -> [TraceConstraint] {
    var result: [TraceConstraint] = []
    for field in fields.indices.dropFirst() {
      let name = text(fields[field])
      if let index = system.constraints.declarationAtLastSolve(of: name, step: system.step) {
        result.append(TraceConstraint(index: index))
      } else {
        _ = constraint(fields[field])
      }
    }
    return result
  }
}
