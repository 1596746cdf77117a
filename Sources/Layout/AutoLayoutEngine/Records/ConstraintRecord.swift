package import LayoutModel
package import LinearConstraints

/// A constraint of the model as plain values, and the row that it became.
///
/// In 64 bytes, a line of the cache: a device that is turned has thousands of them looked at. The priority is
/// not among them, since the solver keeps it and the constraint does.
package struct ConstraintRecord: BitwiseCopyable {
  /// The items, by handle; negative where there is none.
  package var first: Int32 = -1
  package var second: Int32 = -1
  /// The view in whose coordinates the row is written: the nearest common ancestor of the items.
  package var owner: Int32 = -1
  package var firstAttribute = LayoutAttribute.notAnAttribute
  package var secondAttribute = LayoutAttribute.notAnAttribute
  package var relation = LayoutRelation.equal
  package var breakRank: Int8 = 0
  var state = State(rawValue: 0)
  /// The row; none while the items' unknowns cancel out and nothing is left to solve.
  var row = ConstraintID.none
  package var multiplier = 1.0
  package var constant = 0.0
  /// The row's constant is `offset + scale * constant`.
  var offset = 0.0
  /// A hash of the row's terms.
  var fingerprint = Fingerprint()

  /// What became of the constraint so far.
  struct State: OptionSet {
    let rawValue: UInt8

    /// Some constraint has the handle.
    static let live = State(rawValue: 1 << 0)
    /// It waits to be lowered, or for its row to be brought up to date.
    static let queued = State(rawValue: 1 << 1)
    /// Its values were read, and it was lowered.
    static let lowered = State(rawValue: 1 << 2)
    /// It is taken out of the system for a while: see ``LayoutEngine/solveFittingSize(of:_:)``.
    static let lifted = State(rawValue: 1 << 3)
    /// A side is a distance between places.
    static let measuresDistances = State(rawValue: 1 << 4)
    /// Both sides measure the same.
    static let compatible = State(rawValue: 1 << 5)
    /// A right-to-left direction turns the equation around.
    static let mirrored = State(rawValue: 1 << 6)
  }

  /// Creates a record of nothing.
  package init() {}

  /// Takes the values of a constraint over, but for its priority.
  mutating func read(_ hosted: HostedConstraint) {
    first = hosted.first
    second = hosted.second
    owner = hosted.owner
    firstAttribute = hosted.firstAttribute
    secondAttribute = hosted.secondAttribute
    relation = hosted.relation
    breakRank = BreakRank.rank(of: hosted)
    multiplier = hosted.multiplier
    constant = hosted.constant
    if hosted.measuresDistances { state.insert(.measuresDistances) }
    if hosted.isCompatible { state.insert(.compatible) }
  }

  /// Inserts or removes a part of the state.
  @inline(__always)
  mutating func set(_ part: State, to isThere: Bool) {
    if isThere {
      state.insert(part)
    } else {
      state.remove(part)
    }
  }

  /// Takes the numbers of a row over that is to be made, in place of another if there was one.
  ///
  /// - Returns: All of the row but its terms; nil where both sides do not measure the same.
  @inline(__always)
  mutating func beginRow(
    offset: Double, fingerprint: Fingerprint, priority: Priority
  ) -> ConstraintShape? {
    self.offset = offset
    self.fingerprint = fingerprint
    row = .none
    guard state.contains(.compatible) else { return nil }
    return ConstraintShape(
      rowRelation, constant: rowConstant, priority: priority, breakRank: breakRank)
  }

  /// The factor of the model's constant in the row: -1, or 1 where a right-to-left direction turns the
  /// equation around.
  package var scale: Double { state.contains(.mirrored) ? 1 : -1 }

  /// The constant of the row.
  var rowConstant: Double { offset + scale * constant }

  /// The relation of the row: `-first == -second + c` reads `first - second + c == 0`, and its
  /// inequalities turn around.
  package var rowRelation: Relation {
    switch state.contains(.mirrored) ? relation.mirrored : relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  /// Whether the constraint relates an edge within the margins of an item.
  func mentionsMargin(of item: Int32) -> Bool {
    firstAttribute.isMargin && first == item || secondAttribute.isMargin && second == item
  }

  /// Whether the constraint relates places or lengths of an item that follow some of its edges.
  func follows(_ item: Int32, at edges: EdgeSet) -> Bool {
    let isMirrored = state.contains(.mirrored)
    return state.contains(.measuresDistances)
      || first == item
        && !edges.isDisjoint(with: EdgeSet(of: firstAttribute, isMirrored: isMirrored))
      || second == item
        && !edges.isDisjoint(with: EdgeSet(of: secondAttribute, isMirrored: isMirrored))
  }

  /// Whether the constraint relates a baseline of an item, which moves with its content.
  func mentionsBaseline(of item: Int32) -> Bool {
    first == item && firstAttribute.isBaseline || second == item && secondAttribute.isBaseline
  }
}

/// Where the distances begin that a constraint relates.
package struct DistanceRecord {
  package var first: Int32
  package var firstAttribute: LayoutAttribute
  package var second: Int32
  package var secondAttribute: LayoutAttribute

  init(_ starts: DistanceStarts) {
    first = starts.firstItem?.hostHandle ?? -1
    firstAttribute = starts.firstAttribute
    second = starts.secondItem?.hostHandle ?? -1
    secondAttribute = starts.secondAttribute
  }
}

/// Ranks constraints by origin: in a conflict the one of greatest rank is broken, among equals the one
/// activated last.
///
/// Apple does not document its rule; public logs show an application's constraint, and never one
/// of the system's, being broken. This order is LayoutBench's own; Interface Builder documents
/// rank theirs besides, see ``LayoutConstraint/applicationBreakRank``.
enum BreakRank {
  static let extent: Int8 = -2
  static let encapsulatedLayout: Int8 = -1
  /// A hidden view takes no room in a stack view, whatever length it, or what it holds, asks for.
  static let hiding: Int8 = -1
  static let autoresizingMask: Int8 = 0
  static let contentSize: Int8 = 0
  static let layoutGuide: Int8 = 1
  static let stackView: Int8 = 2
  static let application: Int8 = 3

  static func rank(of constraint: HostedConstraint) -> Int8 {
    switch constraint.origin {
    case .application: application + min(constraint.applicationBreakRank, .max - application)
    case .contentSize: contentSize
    case .stackView: constraint.hidesView ? hiding : stackView
    case .layoutGuide: layoutGuide
    case .autoresizingMask: autoresizingMask
    case .encapsulatedLayout: encapsulatedLayout
    }
  }
}

extension HostedConstraint {
  /// Whether the constraint takes a hidden view its room: no other rule of a stack view requires a
  /// length by itself.
  fileprivate var hidesView: Bool { second < 0 && priority == .required }
}

extension Priority {
  /// The solver's priority; the model refuses what is not in 0 < p <= 1000 where it is set.
  init(_ priority: LayoutPriority) {
    guard let legal = Priority(priority.rawValue) else {
      preconditionFailure(LayoutError.illegalPriority(priority.rawValue).message)
    }
    self = legal
  }
}
