/// The objective of one priority: the reduced cost of every nonbasic symbol at that priority.
///
/// The weights of Cassowary are symbolic here: the cost of a symbol is a vector over all levels,
/// most entries of which are zero, and vectors are compared lexicographically. So the levels are
/// stored one by one, each as a row of the tableau whose basic symbol would be the level's sum of
/// violations.
struct ObjectiveLevel<Number: TableauNumber> {
  /// The priority, below 1000.
  let priority: Double
  /// The reduced costs: `d` in the literature.
  var reducedCosts = TableauRow<Number>()
  /// The number of constraints at this priority.
  var useCount = 0

  init(priority: Double) {
    self.priority = priority
  }
}
