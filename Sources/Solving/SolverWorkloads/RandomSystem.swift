package import LinearConstraints
import Statistics

/// Random layout systems with random changes, to find where solvers disagree.
///
/// Views hang from earlier views by edges, sizes, ratios and centres, at few priorities and with
/// few different constants, so that ties and redundant constraints abound. Everything that a
/// trace can hold happens: edits, constants, priorities, coefficients, removals, new constraints,
/// discarded variables, and with `hasConflicts` required constraints that contradict each other.
package struct RandomSystem {
  private var builder: WorkloadBuilder
  private let hasConflicts: Bool
  private var frames: [[TraceVariable]] = []
  private var standing: [(id: TraceConstraint, terms: [TraceTerm], isRequired: Bool)] = []
  private var edited: [TraceVariable] = []

  private static let priorities: [Double] = [1_000, 999, 750, 500, 251, 250, 50]
  private static let constants: [Double] = [0, 8, 16, 20, 44, 100, -8, -50]

  /// The trace of a seed.
  package static func trace(
    seed: UInt64, views: Int, solves: Int, hasConflicts: Bool
  ) -> Trace {
    var system = RandomSystem(seed: seed, hasConflicts: hasConflicts)
    system.build(views: views)
    for _ in 1..<max(solves, 1) {
      for _ in 0..<system.builder.generator.pick([1, 1, 1, 2, 4]) { system.change() }
      system.builder.solve("change")
    }
    return system.builder.trace
  }

  private init(seed: UInt64, hasConflicts: Bool) {
    builder = WorkloadBuilder(seed: seed)
    self.hasConflicts = hasConflicts
  }

  private mutating func build(views: Int) {
    for view in 0..<views {
      frames.append(["x", "y", "w", "h"].map { builder.variable("v\(view).\($0)") })
      if view == 0 {
        for variable in frames[0].prefix(2) { add(.equal, [(1, variable)], 0, at: 1_000) }
        for variable in frames[0].suffix(2) { beginEdit(of: variable, at: 999, value: 400) }
      } else {
        for variable in frames[view].suffix(2) {
          add(.greaterThanOrEqual, [(1, variable)], 0, at: 1_000)
        }
        for axis in 0...1 {
          for _ in 0..<builder.generator.pick([1, 2, 2, 3]) { relate(view, axis) }
        }
      }
    }
    builder.solve("build")
  }

  /// Ties a view to another one, or its size to a number.
  private mutating func relate(_ view: Int, _ axis: Int) {
    let frame = frames[view]
    let other = frames[builder.generator.number(below: view)]
    let (start, size) = (frame[axis], frame[axis + 2])
    let (otherStart, otherSize) = (other[axis], other[axis + 2])
    let relation = builder.generator.pick([
      Relation.equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual,
    ])
    var priority = builder.generator.pick(Self.priorities)
    if hasConflicts {
      if builder.generator.number(below: 3) > 0 { priority = 1_000 }
    } else if priority == 1_000 {
      priority = 999
    }
    let constant = builder.generator.pick(Self.constants)
    let ratio = builder.generator.pick([1, 0.5, 2, 1.5, 1.7777777777777777])
    switch builder.generator.number(below: 6) {
    case 0: add(relation, [(1, start), (-1, otherStart)], constant, at: priority)
    case 1:
      add(
        relation, [(1, start), (1, size), (-1, otherStart), (-1, otherSize)], constant,
        at: priority)
    case 2:
      add(
        relation, [(1, start), (0.5, size), (-1, otherStart), (-0.5, otherSize)], 0,
        at: priority)
    case 3: add(relation, [(1, size), (-ratio, otherSize)], constant, at: priority)
    case 4:
      add(relation, [(1, size), (-ratio, frame[3 - axis])], constant, at: priority)
    default: add(relation, [(1, size)], -constant.magnitude, at: priority)
    }
  }

  private mutating func change() {
    let kind = builder.generator.number(below: 12)
    switch kind {
    case 0...4:
      guard !edited.isEmpty else { return }
      let variable = builder.generator.pick(edited)
      let value = Double(50 + 10 * builder.generator.number(below: 100))
      builder.append(.suggest(variable, value))
    case 5:
      // The first view stands by itself.
      guard frames.count > 1 else { return }
      relate(1 + builder.generator.number(below: frames.count - 1), kind % 2)
    case 6:
      let variable = builder.generator.pick(builder.generator.pick(frames))
      if let position = edited.firstIndex(of: variable) {
        edited.remove(at: position)
        builder.append(.endEditing(variable))
      } else {
        beginEdit(of: variable, at: builder.generator.pick([999, 750, 500, 50]), value: 120)
      }
    default:
      guard !standing.isEmpty else { return }
      changeConstraint(builder.generator.number(below: standing.count), kind)
    }
  }

  private mutating func changeConstraint(_ index: Int, _ kind: Int) {
    let (id, terms, isRequired) = standing[index]
    let isSafe = hasConflicts || !isRequired
    switch kind {
    case 7,
      8 where isSafe:
      builder.append(.setConstant(id, builder.generator.pick(Self.constants)))
    case 9 where isSafe:
      let priority = builder.generator.pick(Array(Self.priorities.dropFirst(hasConflicts ? 0 : 1)))
      guard let priority = Priority(priority) else { return }
      standing[index].isRequired = priority.isRequired
      builder.append(.setPriority(id, priority))
    case 10 where isSafe:
      let term = builder.generator.pick(terms)
      builder.append(
        .setCoefficient(id, TraceTerm(term.coefficient * 0.5, term.variable)))
    default:
      builder.append(.remove(id))
      standing.remove(at: index)
    }
  }

  private mutating func beginEdit(of variable: TraceVariable, at priority: Double, value: Double) {
    guard let priority = Priority(priority) else { return }
    builder.edit(variable, at: priority, from: value)
    edited.append(variable)
  }

  private mutating func add(
    _ relation: Relation, _ summands: [Summand], _ constant: Double, at priority: Double
  ) {
    guard let priority = Priority(priority) else { return }
    let id = builder.add(relation, summands, constant, at: priority)
    let terms = summands.map { TraceTerm($0.coefficient, $0.variable) }
    standing.append((id, terms, priority.isRequired))
  }
}
