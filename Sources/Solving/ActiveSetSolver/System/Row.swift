import FlatStorage
import LinearConstraints

/// One constraint, or the preference of an edit variable, as the method sees it.
///
/// It reads `sum(coefficients) + constant` *relation* 0, scaled by a power of two so that the
/// largest coefficient lies in 1..<2. A penalty on its residual has one breakpoint, at zero, and
/// two slopes: at one level, or at two where the row stands for a pair (see `Pairs.swift`).
struct Row: BitwiseCopyable {
  /// The scaled constant.
  var constant = 0.0
  /// The scaled left side at the present values; kept only while the row is inactive.
  var residual = 0.0
  /// The violation per scaled unit: what the row was divided by.
  var weight: Float = 1
  /// The slot of its level.
  var level = PriorityLevels.required
  /// The other row of its pair, or none.
  var partner = RowIndex.none
  /// The level of the partner for which the row stands; none in any other row.
  var partnerLevel = LevelIndex.none
  /// When it was declared; ties between required rows are broken by it.
  var sequence: Int32 = 0
  /// The relation as -1, 0 or +1: the public type is not known to be plain bits.
  private var relationSign: Int8 = 0
  /// +1 or -1: the side of the breakpoint, a state of its own at residual zero; 0 when unset.
  var side: Int8 = 0
  /// Who yields in a conflict.
  var breakRank: Int8 = 0
  var kind = Kind.free

  enum Kind: UInt8, BitwiseCopyable {
    case free, constraint, edit
    /// A required constraint left out because of a conflict.
    case broken
    /// An optional constraint for which its partner stands.
    case represented
    /// A required bound of one unknown that was not crossed yet.
    case deferred
  }

  var relation: Relation {
    get { relationSign == 0 ? .equal : relationSign > 0 ? .greaterThanOrEqual : .lessThanOrEqual }
    set { relationSign = newValue.rawValue }
  }

  /// Whether the row takes part or may enter: it is not free, broken, represented or deferred.
  var mayEnter: Bool { kind == .constraint || kind == .edit }

  /// Whether the columns of its unknowns mention the row.
  var isMentioned: Bool { kind != .represented && kind != .deferred }

  /// Whether the row stands for its partner as well.
  var representsPair: Bool { !partnerLevel.isNone }

  /// The slope of the penalty below zero.
  var lowerSlope: LevelSlope { slope(onSide: -1) }

  /// The slope of the penalty above zero.
  var upperSlope: LevelSlope { slope(onSide: 1) }

  /// The slope on the side where the row is; zero where that is unset.
  var slope: LevelSlope { slope(onSide: side) }

  /// The slope on one side: that of the row where it is violated, else that of its partner, if any.
  @inline(__always)
  func slope(onSide side: Int8) -> LevelSlope {
    let value = Double(side) * Double(weight)
    if relationSign != side { return LevelSlope(level: level, value: value) }
    return representsPair
      ? LevelSlope(level: partnerLevel, value: value) : LevelSlope(level: level, value: 0)
  }

  /// What the slope of a row that is no pair rises by at zero.
  var rise: Double { relationSign == 0 ? 2 * Double(weight) : Double(weight) }

  /// The residual below which the row's side is not decided, were its terms of size one.
  var primalTolerance: Double { primalTolerance(NumericalTolerances.primal) }

  /// The same for another threshold.
  func primalTolerance(_ threshold: Double) -> Double { threshold / Double(max(1, weight)) }
  /// Whether the residual lies on the other side, or violates a required row by more than rounding.
  @inline(__always)
  var hasNotableResidual: Bool {
    residual * Double(side) < 0
      || (level == PriorityLevels.required && side != relationSign
        && violation > NumericalTolerances.suspicion)
  }

  /// The violation in the constraint's own units.
  var violation: Double {
    let depth = relationSign == 0 ? abs(residual) : max(0, -Double(relationSign) * residual)
    return depth * Double(weight)
  }
}

/// A slope of the objective at one level.
struct LevelSlope: BitwiseCopyable {
  var level: LevelIndex
  var value: Double
}

/// One coefficient of a row.
struct Coefficient: BitwiseCopyable {
  var value: Double
  var unknown: UnknownIndex
  /// Where the column of the unknown mentions it, counted from the column's start.
  var columnOffset: Int32
}
