package import LinearConstraints
import SolverWorkloads
import Statistics

/// A random constraint system and what happens to it, as a trace: the same one for the same kind
/// and seed on every machine.
///
/// Batches mix additions, removals, constants, suggestions, priorities, coefficients, edits and
/// break ranks, in proportions that depend on the kind. The trace is valid by construction: it
/// writes and reads back as itself.
package struct RandomTimeline {
  /// A row that stands.
  struct Row {
    var id: TraceConstraint
    var terms: [TraceTerm]
    var constant: Double
    var priority: Priority
    /// The group of rows that come and go together; 0 for those that stay.
    var group: Int
  }

  /// An unknown that is declared.
  struct Unknown {
    var variable: TraceVariable
    var name: String
    /// The number of rows that mention it.
    var useCount = 0
    var isEdited = false
    var group: Int
  }

  /// The unknowns of a view, as indices in the order of declaration: for each axis the
  /// origin and the length.
  typealias View = [(origin: TraceVariable, length: TraceVariable)]

  let kind: TimelineKind
  var generator: SeededGenerator
  var trace = Trace()
  var rows: [Row] = []
  var unknowns: [Unknown] = []
  var views: [(view: View, group: Int)] = []
  private var constraintCount = 0

  /// The timeline of a seed.
  package static func trace(_ kind: TimelineKind, seed: UInt64) -> Trace {
    var timeline = RandomTimeline(kind, seed: seed)
    switch kind {
    case .mixed: timeline.playMixedBatches()
    case .awkward: timeline.playAwkwardEdits()
    case .excursions: timeline.playExcursions()
    case .scales: timeline.playWildScales()
    case .leftovers: timeline.playLeftovers()
    }
    return timeline.trace
  }

  private init(_ kind: TimelineKind, seed: UInt64) {
    self.kind = kind
    // Neighbouring seeds and kinds give unrelated numbers.
    let salt = UInt64(TimelineKind.allCases.firstIndex(of: kind) ?? 0) + 1
    generator = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ salt)
  }
}

// Operations, each of which keeps account of what stands.
extension RandomTimeline {
  /// Whether an event of the given percentage happens.
  mutating func chance(_ percent: Int) -> Bool { generator.number(below: 100) < percent }

  mutating func solve(_ label: String) { trace.append(.solve(label: label)) }

  mutating func declare(_ name: String, group: Int = 0) -> TraceVariable {
    let variable = trace.declareVariable(name)
    unknowns.append(Unknown(variable: variable, name: name, group: group))
    return variable
  }

  /// Adds a row; terms of one unknown are summed, and a row without any is left out.
  mutating func add(
    _ relation: Relation, _ summands: [Summand], _ constant: Double, at priority: Priority,
    group: Int = 0
  ) {
    var terms: [TraceTerm] = []
    for (coefficient, variable) in summands {
      if let index = terms.firstIndex(where: { $0.variable == variable }) {
        terms[index].coefficient += coefficient
      } else {
        terms.append(TraceTerm(coefficient, variable))
      }
    }
    terms.removeAll { $0.coefficient == 0 }
    guard !terms.isEmpty else { return }
    let id = trace.addConstraint(
      "c\(constraintCount)", terms,
      ConstraintShape(relation, constant: constant, priority: priority))
    constraintCount += 1
    rows.append(Row(id: id, terms: terms, constant: constant, priority: priority, group: group))
    for term in terms { count(term.variable, 1) }
  }

  mutating func removeRow(at index: Int) {
    trace.append(.remove(rows[index].id))
    for term in rows[index].terms { count(term.variable, -1) }
    rows.remove(at: index)
  }

  mutating func discardUnknown(at index: Int) {
    if unknowns[index].isEdited { trace.append(.endEditing(unknowns[index].variable)) }
    trace.append(.discard(unknowns[index].variable))
    let variable = unknowns[index].variable
    unknowns.remove(at: index)
    views.removeAll { $0.view.contains { $0.origin == variable || $0.length == variable } }
  }

  mutating func setConstant(_ value: Double, ofRowAt index: Int) {
    rows[index].constant = value
    trace.append(.setConstant(rows[index].id, value))
  }

  mutating func setPriority(_ priority: Priority, ofRowAt index: Int) {
    rows[index].priority = priority
    trace.append(.setPriority(rows[index].id, priority))
  }

  mutating func setCoefficient(_ value: Double, ofTerm term: Int, inRowAt index: Int) {
    rows[index].terms[term].coefficient = value
    trace.append(.setCoefficient(rows[index].id, rows[index].terms[term]))
  }

  /// Makes an unknown an edit variable, mostly with a target at once.
  mutating func beginEditing(
    unknownAt index: Int, at priority: Priority, target: Double?
  ) {
    guard !unknowns[index].isEdited else { return }
    unknowns[index].isEdited = true
    trace.append(.beginEditing(unknowns[index].variable, priority))
    if let target { trace.append(.suggest(unknowns[index].variable, target)) }
  }

  mutating func endEditing(unknownAt index: Int) {
    unknowns[index].isEdited = false
    trace.append(.endEditing(unknowns[index].variable))
  }

  private mutating func count(_ variable: TraceVariable, _ change: Int) {
    guard let index = unknowns.firstIndex(where: { $0.variable == variable }) else { return }
    unknowns[index].useCount += change
  }
}
