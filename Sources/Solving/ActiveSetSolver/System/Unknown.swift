import FlatStorage

/// One unknown as the matrix and the basis see it: what walks along rows and columns passes here.
struct Unknown: BitwiseCopyable {
  /// The active row that determines it, or ``held``.
  var pivotRow = Unknown.held
  /// The bump of unknowns that must be solved together, or none when it stands alone.
  var bump = BumpIndex.none
  var columnStart: Int32 = 0
  var columnCount: Int32 = 0
  /// When the unknown was last visited by a search.
  var mark: Int32 = -1
  /// The room of its column is 2 to the power of this; 0 means no room.
  var columnClass: UInt8 = 0
  /// Whether a search for a free unknown through it is known to fail.
  var isExhausted = false
  /// The mark of the generation in which it was found rigid: see `Problem+Rigidity.swift`.
  var rigidity: UInt16 = 0

  /// How many rows the column has room for.
  var columnRoom: Int32 {
    @inline(__always) get { columnClass == 0 ? 0 : 1 << Int32(columnClass) }
  }

  /// No row determines the unknown: it stays where it is, as if an active row of slope zero held it.
  static let held = RowIndex.none
}
