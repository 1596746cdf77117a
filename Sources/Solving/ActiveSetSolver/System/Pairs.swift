import FlatStorage
import LinearConstraints

/// Pairs: two optional inequalities of one unknown that meet in one number, as one row.
///
/// A label asks for at least its content's width at one priority and for at most that width at another.
/// Their penalties have one breakpoint in common, so one row has both: its slope below zero is that of
/// the first, at its level, its slope above zero that of the second. What would be an exchange of one
/// for the other, each time the label begins or ceases to give way, is a change of sides then.
///
/// The row declared first *stands for* the second, which is *represented*: it keeps its record, and
/// takes part in nothing. Both are asked for their violations as any other row; the multiplier of a
/// pair is that of the row that pulls. A change that leaves the two a pair is made to both; any other
/// separates them, for good.
extension Problem {
  /// Declares two rows as a pair, as two declarations one after the other would leave them.
  ///
  /// A third of the instructions of these: what a row of one term is need not be found out.
  mutating func addPair(_ pair: PairDeclaration) {
    let level = levels.retain(priority: pair.standingPriority.value)
    let partnerLevel = levels.retain(priority: pair.representedPriority.value)
    var row = Row()
    row.kind = .constraint
    row.relation = .lessThanOrEqual
    row.level = level
    row.partner = pair.represented
    row.partnerLevel = partnerLevel
    row.breakRank = pair.breakRank
    row.constant = pair.constant
    declare(row, at: storeOne(of: pair.unknown), count: 1, as: pair.standing)
    link(row: pair.standing)
    row.kind = .represented
    row.relation = .greaterThanOrEqual
    row.level = partnerLevel
    row.partner = pair.standing
    row.partnerLevel = .none
    declare(row, at: storeOne(of: pair.unknown), count: 1, as: pair.represented)
  }

  /// Lets the row declared before it stand for a new one, if the two are a pair that was never solved.
  ///
  /// - Returns: whether it does.
  mutating func represent(_ index: RowIndex, by lastIndex: RowIndex) -> Bool {
    let row = rows[index]
    let place = places[index]
    guard place.coefficientCount == 1, isPairable(row), !lastIndex.isNone else { return false }
    let last = rows[lastIndex]
    let lastPlace = places[lastIndex]
    guard lastPlace.mark == RowPlace.unsolved, lastPlace.coefficientCount == 1, last.partner.isNone,
      isPairable(last), last.relation != row.relation, last.weight == row.weight,
      last.constant == row.constant
    else { return false }
    let one = coefficients[lastPlace.firstCoefficient]
    let other = coefficients[place.firstCoefficient]
    guard one.unknown == other.unknown, one.value == other.value else { return false }
    rows[lastIndex].partner = index
    rows[lastIndex].partnerLevel = row.level
    rows[index].partner = lastIndex
    rows[index].kind = .represented
    return true
  }

  /// Whether a row is an inequality that may be violated.
  private func isPairable(_ row: Row) -> Bool {
    row.kind == .constraint && row.relation != .equal && row.level != PriorityLevels.required
  }

  /// Ends a pair; the represented row is one of its own from now on, which takes no part yet.
  ///
  /// - Parameter row: either of the two.
  /// - Returns: the row that was represented.
  mutating func separate(_ row: RowIndex) -> RowIndex {
    let represented = rows[row].kind == .represented ? row : rows[row].partner
    let standing = rows[represented].partner
    rows[standing].partner = .none
    rows[standing].partnerLevel = .none
    rows[represented].partner = .none
    rows[represented].kind = .constraint
    link(row: represented)
    return represented
  }

  /// The rank of the most important level at which a row pulls.
  @inline(__always)
  func firstRank(of row: Row) -> Int32 {
    let rank = levels.slots[row.level].rank
    return row.representsPair ? min(rank, levels.slots[row.partnerLevel].rank) : rank
  }
}

/// Two rows, neither of them required, that are declared at once as a pair.
struct PairDeclaration {
  /// The row of `x + constant <= 0`.
  var standing: RowIndex
  /// The row of `x + constant >= 0`.
  var represented: RowIndex
  var unknown: UnknownIndex
  var constant: Double
  var standingPriority: Priority
  var representedPriority: Priority
  var breakRank: Int8
}
