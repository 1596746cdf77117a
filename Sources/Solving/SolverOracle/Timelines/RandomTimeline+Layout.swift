import LinearConstraints
import SolverWorkloads
import Statistics

// Rows as layouts have them.
extension RandomTimeline {
  static let constants: [Double] = [0, 8, 12.5, 16, 20, 33.3, 44, 100, 1.0 / 3, -8, -12.5, -50]
  static let exactRatios: [Double] = [1, 0.5, 2, 1.5, 0.75, 16.0 / 9, 0.7, 1.2]
  static let awkwardRatios: [Double] = [
    2.0 / 3, 0.666667, 4.0 / 3, 1.333333, 16.0 / 9, 1.777778, 1.0 / 3, 0.333333, 0.1, 1.5,
    2.0 / 3, 0.66667, 4.0 / 3, 1.3333,
  ]
  /// Twenty priorities, the middle of the range as densely used as in real layouts.
  static let priorities: [Double] = [
    999.5, 999, 998, 752, 751, 750, 749, 600, 501, 500, 499, 300, 252, 251, 250, 249, 51, 50, 49, 1,
  ]

  /// An optional priority.
  mutating func optionalPriority() -> Priority {
    Priority(generator.pick(Self.priorities)) ?? .required
  }

  /// A priority, required with the given percentage.
  mutating func priority(requiredPercent: Int) -> Priority {
    chance(requiredPercent) ? .required : optionalPriority()
  }

  mutating func relation() -> Relation {
    generator.pick([.equal, .equal, .equal, .greaterThanOrEqual, .lessThanOrEqual])
  }

  mutating func ratio() -> Double {
    generator.pick(kind == .awkward || chance(20) ? Self.awkwardRatios : Self.exactRatios)
  }

  /// A root whose origin is fixed and whose lengths are required constants or edits.
  mutating func buildRoot(axes: Int) {
    var view: View = []
    for axis in 0..<axes {
      let names = axis == 0 ? ("root.x", "root.w") : ("root.y", "root.h")
      let origin = declare(names.0)
      add(.equal, [(1, origin)], 0, at: .required)
      let length = declare(names.1)
      let size: Double = axis == 0 ? 375 : 812
      if chance(50), let high = Priority(generator.pick([999.5, 999, 750])) {
        beginEditing(unknownAt: unknowns.count - 1, at: high, target: size)
      } else {
        add(.equal, [(1, length)], -size, at: .required)
      }
      view.append((origin, length))
    }
    views.append((view, 0))
  }

  /// A view with rows that tie it to earlier views.
  mutating func buildView(_ name: String, axes: Int, group: Int, requiredPercent: Int) {
    var view: View = []
    for axis in 0..<axes {
      let origin = declare(name + (axis == 0 ? ".x" : ".y"), group: group)
      let length = declare(name + (axis == 0 ? ".w" : ".h"), group: group)
      view.append((origin, length))
      if chance(75) {
        add(.greaterThanOrEqual, [(1, length)], 0, at: .required, group: group)
      }
    }
    views.append((view, group))
    for axis in 0..<axes {
      for _ in 0..<generator.pick([1, 2, 2, 3, 4]) {
        relate(views.count - 1, axis, requiredPercent: requiredPercent)
      }
    }
  }

  /// One row between a view and an earlier one, or on its own length.
  mutating func relate(_ index: Int, _ axis: Int, requiredPercent: Int) {
    guard index > 0 else { return }
    let (own, group) = (views[index].view, views[index].group)
    // Neighbours make chains; any earlier view makes trees.
    let otherIndex = chance(50) ? index - 1 : generator.number(below: index)
    let other = views[otherIndex].view
    guard axis < own.count, axis < other.count else { return }
    let (origin, length) = own[axis]
    let (otherOrigin, otherLength) = other[axis]
    let constant = generator.pick(Self.constants)
    let relation = relation()
    let priority = priority(requiredPercent: requiredPercent)
    let summands: [Summand]
    switch generator.number(below: 7) {
    case 0: summands = [(1, origin), (-1, otherOrigin)]
    case 1: summands = [(1, origin), (-1, otherOrigin), (-1, otherLength)]
    case 2: summands = [(1, origin), (1, length), (-1, otherOrigin), (-1, otherLength)]
    case 3: summands = [(1, origin), (0.5, length), (-1, otherOrigin), (-0.5, otherLength)]
    case 4: summands = [(1, length), (-ratio(), otherLength)]
    case 5:
      let across = own[own.count - 1 - axis].length
      summands = across == length ? [(1, length)] : [(1, length), (-ratio(), across)]
    default: summands = [(1, length)]
    }
    let isAlone = summands.count == 1
    add(
      relation, summands, isAlone ? -constant.magnitude : constant, at: priority, group: group)
  }
}
