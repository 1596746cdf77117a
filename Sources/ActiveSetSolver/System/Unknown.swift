/// One unknown as the method sees it, but for its value.
struct Unknown: BitwiseCopyable {
  /// The active row that determines it, or ``held``.
  var pivotRow = Unknown.held
  /// The block of unknowns that must be solved together, or none when it stands alone.
  var block = BlockIndex.none
  var columnStart: Int32 = 0
  var columnCount: Int32 = 0
  /// The head of the list of the multipliers of the row (or hold) that determines it.
  var multipliers: Int32 = -1
  /// When the unknown was last visited by a search.
  var mark: Int32 = -1
  /// The solve in which the value was last recorded before a change.
  var changeMark: Int32 = -1
  /// The room of its column is 2 to the power of this; 0 means no room.
  var columnClass: UInt8 = 0
  /// Whether it waits in the queue of candidates for leaving the basis.
  var isQueued = false
  /// Whether a search for a free unknown through it is known to fail.
  var isExhausted = false

  /// No row determines the unknown: it stays where it is, as if an active row of slope zero held it.
  static let held = RowIndex.none
}
