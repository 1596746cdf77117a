/// Writes a trace as text that ``TraceReader`` reads back as the same trace.
public struct TraceWriter {
  private let trace: Trace
  private var text = "trace 1\n"

  /// The text of a trace, ending in a line feed.
  ///
  /// - Complexity: O(length of the text).
  public static func text(of trace: Trace) -> String {
    var writer = TraceWriter(trace: trace)
    for operation in trace.operations {
      writer.write(operation)
      writer.text += "\n"
    }
    return writer.text
  }

  private init(trace: Trace) {
    self.trace = trace
  }

  private mutating func write(_ operation: TraceOperation) {
    switch operation {
    case .declare(let variable): write("variable", trace.name(of: variable))
    case .discard(let variable): write("discard", trace.name(of: variable))
    case .add(let constraint, let terms, let shape):
      write(
        "constraint", trace.name(of: constraint), shape.relation.symbol,
        TraceNumber.text(shape.priority.value), TraceNumber.text(shape.constant))
      for term in terms { write(term) }
    case .remove(let constraint): write("remove", trace.name(of: constraint))
    case .setConstant(let constraint, let value):
      write("constant", trace.name(of: constraint), TraceNumber.text(value))
    case .setPriority(let constraint, let priority):
      write("priority", trace.name(of: constraint), TraceNumber.text(priority.value))
    case .setBreakRank(let constraint, let rank):
      write("rank", trace.name(of: constraint), String(rank))
    case .setCoefficient(let constraint, let term):
      write("multiplier", trace.name(of: constraint))
      write(term)
    case .beginEditing(let variable, let priority):
      write("edit", trace.name(of: variable), TraceNumber.text(priority.value))
    case .suggest(let variable, let value):
      write("suggest", trace.name(of: variable), TraceNumber.text(value))
    case .endEditing(let variable): write("endedit", trace.name(of: variable))
    case .solve(nil): write("solve")
    case .solve(let label?): write("solve", label)
    case .expect(let expectation): write(expectation)
    }
  }

  private mutating func write(_ expectation: TraceExpectation) {
    switch expectation {
    case .value(let variable, let value, let tolerance):
      write("expect", trace.name(of: variable), TraceNumber.text(value))
      write(tolerance: tolerance)
    case .violation(let priority, let sum, let tolerance):
      write("expect-violation", TraceNumber.text(priority.value), TraceNumber.text(sum))
      write(tolerance: tolerance)
    case .violated(let constraints): write("expect-violated", constraints)
    case .conflict(let constraints): write("expect-conflict", constraints)
    case .changed(let variables): write("expect-changed", variables)
    case .ambiguous(let variables): write("expect-ambiguous", variables)
    }
  }

  private mutating func write(_ fields: String...) {
    text += fields.joined(separator: " ")
  }

  private mutating func write(_ term: TraceTerm) {
    text += " \(TraceNumber.text(term.coefficient))*\(trace.name(of: term.variable))"
  }

  private mutating func write(tolerance: Double) {
    if tolerance != TraceExpectation.defaultTolerance { text += " \(TraceNumber.text(tolerance))" }
  }

  private mutating func write(_ keyword: String, _ constraints: [TraceConstraint]) {
    text += keyword
    for constraint in constraints { text += " \(trace.name(of: constraint))" }
  }

  private mutating func write(_ keyword: String, _ variables: [TraceVariable]) {
    text += keyword
    for variable in variables { text += " \(trace.name(of: variable))" }
  }
}
