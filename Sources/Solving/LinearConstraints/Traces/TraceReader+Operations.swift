// One function an operation. Each reports all that is wrong with its line, and declares what the
// line means to declare even then, so that later lines are not blamed for it.
extension TraceReader {
  mutating func read(_ keyword: TraceKeyword) {
    let before = diagnostics.count
    let operation = self.operation(keyword)
    if diagnostics.count == before, let operation {
      trace.append(operation, line: Int32(clamping: line))
    }
  }

  private mutating func operation(_ keyword: TraceKeyword) -> TraceOperation? {
    switch keyword {
    case .variable: readDeclaration()
    case .discard: readDiscard()
    case .constraint: readConstraint()
    case .remove: readRemoval()
    case .constant: constraint(1, number(2)) { .setConstant($0, $1) }
    case .priority: constraint(1, priority(2)) { .setPriority($0, $1) }
    case .rank: constraint(1, breakRank(2)) { .setBreakRank($0, $1) }
    case .multiplier: readMultiplier()
    case .edit: readEdit()
    case .suggest: readSuggestion()
    case .endedit: readEndOfEdit()
    case .solve: readSolve()
    case .expect:
      expectation(name(1), number(2), tolerance(3)) { .value($0, $1, tolerance: $2) }
    case .expectViolation:
      expectation(priority(1), number(2), tolerance(3)) { .violation($0, sum: $1, tolerance: $2) }
    case .expectViolated: .expect(.violated(constraints()))
    case .expectConflict: .expect(.conflict(constraints()))
    case .expectChanged: .expect(.changed(variables()))
    case .expectAmbiguous: .expect(.ambiguous(variables()))
    }
  }

  private mutating func readDeclaration() -> TraceOperation? {
    guard hasNameLength(fields[1]) else { return nil }
    let name = text(fields[1])
    guard !name.utf8.contains(UInt8(ascii: "*")) else {
      reject(at: fields[1].lowerBound, "expected a name without '*', \(found(fields[1]))")
      return nil
    }
    guard system.declareVariable(name) else {
      reject(at: fields[1].lowerBound, "variable '\(name)' is declared already")
      return nil
    }
    _ = trace.declareVariable(name, line: Int32(clamping: line))
    return nil
  }

  /// Whether a name is within its bound; reports one that is not.
  private mutating func hasNameLength(_ field: Range<Int>) -> Bool {
    guard field.count > Self.nameLimit else { return true }
    reject(
      at: field.lowerBound,
      "expected a name of at most \(Self.nameLimit) bytes, found one of \(field.count)")
    return false
  }

  private mutating func readDiscard() -> TraceOperation? {
    guard let variable = variable(fields[1]) else { return nil }
    if let use = system.use(of: variable) {
      reject(
        at: fields[1].lowerBound,
        "expected a variable without uses, found one with \(use)")
      return nil
    }
    system.discard(text(fields[1]))
    return .discard(TraceVariable(index: variable))
  }

  private mutating func readConstraint() -> TraceOperation? {
    let before = diagnostics.count
    guard hasNameLength(fields[1]) else { return nil }
    let name = text(fields[1])
    let relation = Relation(symbol: text(fields[2]))
    if relation == nil {
      reject(at: fields[2].lowerBound, "expected '==', '<=' or '>=', \(found(fields[2]))")
    }
    let priority = priority(3)
    let constant = number(4)
    var terms: [TraceTerm] = []
    for field in fields.dropFirst(5) {
      if let term = term(field) { terms.append(term) }
    }
    if diagnostics.count == before, let problem = system.problem(with: terms) {
      reject(at: fields.last?.upperBound ?? 0, problem)
    }
    guard system.addConstraint(name, terms) else {
      reject(at: fields[1].lowerBound, "constraint '\(name)' is declared already")
      return nil
    }
    guard diagnostics.count == before, let relation, let priority, let constant else { return nil }
    _ = trace.addConstraint(
      name, terms, ConstraintShape(relation, constant: constant, priority: priority),
      line: Int32(clamping: line))
    return nil
  }

  private mutating func readRemoval() -> TraceOperation? {
    guard let constraint = constraint(fields[1]) else { return nil }
    system.removeConstraint(text(fields[1]), constraint)
    return .remove(TraceConstraint(index: constraint))
  }

  private mutating func readMultiplier() -> TraceOperation? {
    let constraint = constraint(fields[1])
    let term = term(fields[2])
    guard let constraint, let term else { return nil }
    guard system.uses(constraint, term.variable.index) else {
      reject(
        at: fields[2].lowerBound,
        "expected a variable of constraint '\(text(fields[1]))', \(found(fields[2]))")
      return nil
    }
    return .setCoefficient(TraceConstraint(index: constraint), term)
  }

  private mutating func readEdit() -> TraceOperation? {
    let variable = variable(fields[1])
    let priority = priority(2)
    if let priority, priority.isRequired {
      reject(at: fields[2].lowerBound, "expected an edit's priority below 1000, found 1000")
    }
    guard let variable else { return nil }
    guard system.beginEditing(variable) else {
      reject(at: fields[1].lowerBound, "variable '\(text(fields[1]))' is edited already")
      return nil
    }
    return priority.map { .beginEditing(TraceVariable(index: variable), $0) }
  }

  private mutating func readSuggestion() -> TraceOperation? {
    let variable = editedVariable()
    let value = number(2)
    guard let variable, let value else { return nil }
    return .suggest(TraceVariable(index: variable), value)
  }

  private mutating func readEndOfEdit() -> TraceOperation? {
    guard let variable = editedVariable() else { return nil }
    system.endEditing(variable)
    return .endEditing(TraceVariable(index: variable))
  }

  private mutating func readSolve() -> TraceOperation? {
    system.step += 1
    return .solve(label: fields.count > 1 ? text(fields[1]) : nil)
  }
}
